import { expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { fa, faNumber, visit } from '#tests/support/screen.ts'
import { findChoosy, findSimple } from '#tests/support/shops/catalogue.ts'

test.use({ viewport: PHONE, hasTouch: true })

test('a wish list is shared by a link, and whoever opens it takes all of it over', async ({
  page,
  context,
  browserOf,
  origin,
}) => {
  const [one, { product: other }] = await Promise.all([findSimple(origin), findChoosy(origin)])
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const { slug } of [one, other]) {
    await visit(page, `/product/${slug}`)
    await page.getByRole('button', { name: fa('product_wish'), exact: true }).tap()
    await expect(page.getByText(fa('product_wish_added'))).toBeVisible()
  }
  await visit(page, '/wish-list')
  await page.getByRole('button', { name: fa('catalog_wish_list_share') }).tap()
  await expect(page.getByText(fa('ui_link_copied'))).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${origin}/wish-list/shared?ids=${other.id},${one.id}`)

  const friend = await browserOf.newContext({ viewport: PHONE, hasTouch: true, serviceWorkers: 'block' })
  const theirs = await friend.newPage()
  await visit(theirs, link)
  await expect(theirs.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  for (const { name } of [one, other])
    await expect(theirs.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
  await expect(
    theirs.getByRole('button', { name: fa('catalog_add_named', { name: one.name }) }),
  ).toBeVisible()
  await expectAccessible(theirs)
  const all = theirs.getByRole('button', { name: fa('catalog_wish_list_add_all') })
  await all.tap()
  await expect(theirs.getByText(fa('catalog_wish_list_added', { count: faNumber(2) }))).toBeVisible()
  const heart = theirs.getByRole('button', { name: fa('catalog_wish_named', { name: one.name }) })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await all.tap()
  await expect(theirs.getByText(fa('catalog_wish_list_none_added'))).toBeVisible()
  await theirs.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await friend.close()
})

test.describe('a link that is broken or oversized', () => {
  test.use({ provoked: [404] })

  for (const query of ['', '?ids=', '?ids=1,x', `?ids=${'1,'.repeat(60)}1`]) {
    test(`says so: ${query.slice(0, 20)}`, async ({ page }) => {
      const response = await page.goto(`/wish-list/shared${query}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: fa('catalog_link_broken') })).toBeVisible()
    })
  }
})

test('a list whose goods are all gone says so, and is no broken link', async ({ page }) => {
  const response = await page.goto('/wish-list/shared?ids=999999998,999999999')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: fa('catalog_wish_list_all_gone') })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a shared list shows its goods', async ({ page, origin }) => {
    const { id, name } = await findSimple(origin)
    await page.goto(`/wish-list/shared?ids=${id},999999999`)
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
    await expect(page.getByText(fa('catalog_wish_list_gone', { count: faNumber(1) }))).toBeVisible()
    await expect(page.getByRole('button', { name: fa('catalog_wish_list_add_all') })).toBeHidden()
  })
})
