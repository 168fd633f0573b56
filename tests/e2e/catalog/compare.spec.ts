import type { Page } from '@playwright/test'
import type { Category } from '#store-api/contract/products.ts'
import { DESKTOP, expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { fa, faNumber, startingWith, storeAt, untilFetchedAhead, visit } from '#tests/support/screen.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

test.use({ viewport: PHONE, hasTouch: true })

const choose = (page: Page) => page.getByRole('button', { name: fa('catalog_compare_mode') })
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^مقایسه: / })
const bar = (page: Page) => page.getByRole('complementary', { name: fa('catalog_compare_products') })

/** Categories whose products have no category below it: all of them can be compared. */
const wideCategories = async (origin: string) => {
  const categories = await storeAt(origin).categories()
  return categories.filter(({ id, count }) => count > 4 && categories.every(({ parent }) => parent !== id))
}

const someCategory = async (origin: string): Promise<Category> => (await wideCategories(origin))[0]!

const productsOf = async (origin: string, { id }: Category, per_page = 4) =>
  (await storeAt(origin).products({ category: String(id), per_page })).products

/** Products of one category, to be compared. */
const someProducts = async (origin: string) => productsOf(origin, await someCategory(origin))

test('products of a list are chosen, compared side by side and taken out again', async ({ page, origin }) => {
  await visit(page, `/product-category/${(await someCategory(origin)).slug}`)
  await expect(boxes(page)).toHaveCount(0)
  await choose(page).tap()
  await expect(choose(page)).toHaveAttribute('aria-pressed', 'true')
  await boxes(page).nth(0).tap()
  await expect(bar(page)).toContainText(fa('catalog_compare_one_more'))
  await boxes(page).nth(1).tap()
  await boxes(page).nth(2).tap()
  await expect(bar(page)).toContainText(fa('catalog_compare_chosen', { count: faNumber(3) }))
  await page.reload()
  await expect(bar(page)).toContainText(fa('catalog_compare_chosen', { count: faNumber(3) }))
  await bar(page)
    .getByRole('link', { name: fa('catalog_compare_show') })
    .tap()
  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+$/)
  const table = page.getByRole('table', { name: fa('catalog_compare_products') })
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  await expect(table.getByRole('rowheader', { name: startingWith(fa('product_price')) })).toBeVisible()
  await expectAccessible(page)
  await table
    .getByRole('link', { name: /^حذف از مقایسه/ })
    .first()
    .tap()
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await page.goBack()
  await expect(table.getByRole('columnheader')).toHaveCount(3)
})

test('two stand beside each other on a phone, without scrolling', async ({ page, origin }) => {
  const products = (await someProducts(origin)).slice(0, 2)
  await visit(page, `/compare?ids=${products.map(({ id }) => id).join(',')}`)
  const table = page.getByRole('region', { name: fa('catalog_compare_products') })
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('a product of another category is not mixed in: a message says so and offers to start anew with it', async ({
  page,
  origin,
}) => {
  const [first, second] = await wideCategories(origin)
  await visit(page, `/product-category/${first!.slug}`)
  await choose(page).tap()
  await boxes(page).nth(0).tap()
  await boxes(page).nth(1).tap()
  await visit(page, `/product-category/${second!.slug}`)
  const other = boxes(page).first()
  await other.tap()
  await expect(
    page.getByText(fa('catalog_compare_other', { category: `\u2068${first!.name}\u2069` })),
  ).toBeVisible()
  await expect(other).not.toBeChecked()
  await expect(bar(page)).toContainText(fa('catalog_compare_chosen', { count: faNumber(2) }))
  await expectAccessible(page)
  await page.getByRole('button', { name: fa('catalog_compare_anew') }).tap()
  await expect(other).toBeChecked()
  await expect(bar(page)).toContainText(fa('catalog_compare_one_more'))
  await boxes(page).nth(1).tap()
  await expect(bar(page)).toContainText(fa('catalog_compare_chosen', { count: faNumber(2) }))
})

test('four are the most', async ({ page, origin }) => {
  await visit(page, `/product-category/${(await someCategory(origin)).slug}`)
  await choose(page).tap()
  for (const index of [0, 1, 2, 3, 4]) await boxes(page).nth(index).tap()
  await expect(page.getByText(fa('catalog_compare_full', { count: faNumber(4) }))).toBeVisible()
  await expect(boxes(page).nth(4)).not.toBeChecked()
  await bar(page)
    .getByRole('button', { name: fa('catalog_compare_clear') })
    .tap()
  await expect(bar(page)).toHaveCount(0)
  await expect(boxes(page)).toHaveCount(0)
})

test('a product’s own page chooses it too', async ({ page, origin }) => {
  const { slug } = await findSimple(origin)
  await visit(page, `/product/${slug}`)
  const button = page.getByRole('button', { name: fa('product_compare'), exact: true })
  await button.tap()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(bar(page)).toBeVisible()
})

test('what is chosen covers no form and no printed page, and is there again where goods are', async ({
  page,
  origin,
}) => {
  const { slug } = await findSimple(origin)
  await visit(page, `/product/${slug}`)
  await page.getByRole('button', { name: fa('product_compare'), exact: true }).tap()
  await expect(bar(page)).toBeVisible()
  for (const path of ['/contact-us', '/signin', '/track-order']) {
    await visit(page, path)
    await expect(page.locator('form').last()).toBeVisible()
    await untilFetchedAhead(page)
    await expect(bar(page), path).toHaveCount(0)
  }
  await visit(page, '/shop')
  await expect(bar(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(bar(page)).toBeHidden()
})

test('the tap that begins to choose, and the one that chooses, fetch no code', async ({ page }) => {
  await page.goto('/shop')
  await untilFetchedAhead(page)
  const code: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') code.push(request.url())
  })
  await choose(page).tap()
  await boxes(page).first().tap()
  await expect(bar(page)).toBeVisible()
  expect(code).toEqual([])
})

test('on a phone it scrolls sideways while the names of the rows stay', async ({ page, origin }) => {
  const products = await someProducts(origin)
  await visit(page, `/compare?ids=${products.map(({ id }) => id).join(',')}`)
  const region = page.getByRole('region', { name: fa('catalog_compare_products') })
  const header = page.getByRole('rowheader').first()
  const before = await header.boundingBox()
  await region.evaluate((element) => element.scrollBy({ left: -200 }))
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(-100)
  expect((await header.boundingBox())?.x).toBe(before?.x)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})

test.describe('without script, on a wide screen', () => {
  test.use({ javaScriptEnabled: false, viewport: DESKTOP })

  test('the comparison is drawn by the server, marks what differs, and is kept out of search', async ({
    page,
    origin,
  }) => {
    const products = await someProducts(origin)
    await page.goto(`/compare?ids=${products.map(({ id }) => id).join(',')}`)
    await expect(page.getByRole('columnheader')).toHaveCount(products.length)
    for (const { name } of products) await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(
      page
        .getByRole('rowheader')
        .filter({ hasText: fa('catalog_compare_differs') })
        .first(),
    ).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })

  test('a link that names products of several categories opens, and says that they are', async ({
    page,
    origin,
  }) => {
    const mixed = fa('catalog_compare_mixed')
    const [first, second] = await wideCategories(origin)
    const [one, two] = await productsOf(origin, first!)
    const [other] = await productsOf(origin, second!)
    await page.goto(`/compare?ids=${one!.id},${other!.id}`)
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await expect(page.getByText(mixed)).toBeVisible()
    await page.goto(`/compare?ids=${one!.id},${two!.id}`)
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await expect(page.getByText(mixed)).toHaveCount(0)
  })

  for (const query of ['', '?ids=x', '?ids=1,2,3,4,5']) {
    test(`with nothing to compare it says what to do: ${query}`, async ({ page }) => {
      await page.goto(`/compare${query}`)
      await expect(page.getByRole('heading', { name: fa('catalog_compare_few') })).toBeVisible()
    })
  }
})
