import { readFileSync } from 'node:fs'
import { expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { keptLine, visitCartWith } from '#tests/support/cart.ts'
import { sendCard, signIn, storeOfShopper } from '#tests/support/people/sign-in.ts'
import { fa, faNumber, visit } from '#tests/support/screen.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

test.use({ viewport: PHONE })

test('a file is downloaded and counted; others say why they are not', async ({ page, origin }) => {
  const files = await (await storeOfShopper(origin)).downloads()
  const left = Number(
    files.find(({ product_name }) => product_name.includes('صد فنجان'))?.downloads_remaining,
  )
  await signIn(page, 'fa', '/downloads')
  const card = page.getByRole('article').filter({ hasText: 'صد فنجان' })
  await expect(card).toContainText(fa('orders_remaining', { count: faNumber(left) }))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('link', { name: fa('orders_download_named', { name: 'صد فنجان' }) }).click(),
  ])
  expect(download.suggestedFilename()).toContain('صد فنجان')
  expect(readFileSync(await download.path()).byteLength).toBeGreaterThan(20)
  await expect(card).toContainText(fa('orders_remaining', { count: faNumber(left - 1) }))
  // a connection that broke goes on where it stopped, and is no second download
  const url = new URL(download.url())
  const rest = await page.request.get(url.pathname + url.search, { headers: { Range: 'bytes=10-' } })
  expect(rest.status()).toBe(206)
  expect(await rest.body()).toEqual(readFileSync(await download.path()).subarray(10))
  await visit(page, '/downloads')
  await expect(card).toContainText(fa('orders_remaining', { count: faNumber(left - 1) }))
  await expect(page.getByText(fa('orders_used_up'))).toBeVisible()
  await expect(page.getByText(fa('orders_expired'))).toBeVisible()
})

test('points become a coupon that the cart takes', async ({ page, origin }) => {
  const store = await storeOfShopper(origin)
  const { balance } = await store.points()
  await signIn(page)
  await visitCartWith(page, [keptLine(await findSimple(origin))])
  await page
    .getByRole('main')
    .getByRole('link', { name: fa('cart_points') })
    .click()
  await expect(page).toHaveURL(/\/reward-points$/)
  const field = page.getByLabel(fa('loyalty_redeem_field'))
  await field.fill('۹۹۹۹۹')
  await page.getByRole('button', { name: fa('loyalty_redeem') }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue('۹۹۹۹۹')
  await field.fill('۱۰')
  await page.getByRole('button', { name: fa('loyalty_redeem') }).click()
  await expect(page.getByText(fa('loyalty_redeemed', { amount: '۲٬۰۰۰ تومان' }))).toBeVisible()
  expect((await store.points()).balance).toBe(balance - 10)
  await expectAccessible(page)
  await page.getByRole('button', { name: fa('loyalty_use') }).click()
  await expect(page).toHaveURL(/\/cart$/)
})

test('the settings tell how much news there is to read', async ({ page, origin }) => {
  await sendCard(origin, `کارت ${Date.now()}`)
  const store = await storeOfShopper(origin)
  const { unseen } = await store.notifications()
  await signIn(page)
  const count = fa('settings_unseen', { count: faNumber(unseen) })
  const row = page.getByRole('main').getByRole('link', { name: fa('loyalty_notifications_title') })
  await expect(row).toHaveAccessibleName(new RegExp(count))
  await expectAccessible(page)
})

for (const by of ['pointer', 'keyboard'] as const) {
  test(`a card is scratched by ${by}, and its code is kept`, async ({ page, origin }) => {
    const title = `کارت ${by} ${Date.now()}`
    await sendCard(origin, title)
    await signIn(page, 'fa', '/notifications')
    const card = page.getByRole('article').filter({ hasText: title })
    await expect(card).toContainText(fa('loyalty_scratch_hidden'))
    await expect(card).not.toContainText('khosh15')
    await card.getByRole('button', { name: fa('loyalty_scratch'), exact: true }).press('Enter')
    const dialog = page.getByRole('dialog', { name: fa('ui_scratch_title') })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    const surface = dialog.locator('canvas')
    if (by === 'pointer') {
      const { x, y, width, height } = (await surface.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await page.mouse.move(x + 5, y + 10)
      await page.mouse.down()
      for (let row = 10; row < height && (await surface.count()) > 0; row += 30) {
        await page.mouse.move(x + width - 5, y + row, { steps: 8 })
        await page.mouse.move(x + 5, y + row, { steps: 8 })
      }
      await page.mouse.up()
    } else {
      await dialog.getByRole('button', { name: fa('ui_scratch_reveal') }).press('Enter')
    }
    await expect(surface).toHaveCount(0)
    await expect(dialog).toContainText('khosh15')
    await page.keyboard.press('Escape')
    const copy = card.getByRole('button', { name: fa('loyalty_copy', { code: 'khosh15' }) })
    await expect(copy).toBeVisible()
    const store = await storeOfShopper(origin)
    const isSeen = async () =>
      (await store.notifications()).notifications.find((one) => one.title === title)?.seen
    await expect.poll(isSeen).toBe(true)
    await visit(page, '/notifications')
    await expect(copy).toBeVisible()
  })
}

test('a wish made as a guest is in the account after signing in, and a wish taken back leaves it', async ({
  page,
  origin,
}) => {
  const product = await findSimple(origin)
  const store = await storeOfShopper(origin)
  const wished = async () => (await store.wishes()).map(({ id }) => id)
  await visit(page, `/product/${product.slug}`)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: fa('product_wish') })
    .first()
  await heart.click()
  await expect(page.getByText(fa('product_wish_added'))).toBeVisible()
  await signIn(page)
  await page.keyboard.press('Shift')
  await expect.poll(wished).toContain(product.id)
  const other = await findSimple(origin, ({ id }) => id !== product.id)
  await store.changeWishes({ add: [other.id] })
  await visit(page, '/wish-list')
  await page.keyboard.press('Shift')
  await expect(page.getByRole('main')).toContainText(other.name)
  await visit(page, `/product/${product.slug}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: fa('product_wish') })
    .first()
    .click()
  await expect.poll(wished).toEqual([other.id])
})
