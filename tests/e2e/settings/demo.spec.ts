import { expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { fa, storeAt, visit } from '#tests/support/screen.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'
import { word } from '#tests/support/words.ts'

const headerColor = () => getComputedStyle(document.querySelector('header') ?? document.body).backgroundColor

test.use({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })

test('what is chosen shows at once, on every page, for this visitor alone', async ({
  page,
  origin,
  browserOf,
}) => {
  await visit(page, '/demo')
  await expectAccessible(page)
  await page.getByRole('radio', { name: fa('demo_color_plum') }).check({ force: true })
  await expect.poll(() => page.evaluate(headerColor)).toBe('rgb(68, 179, 255)')
  await page
    .getByRole('group', { name: fa('demo_header_icon') })
    .getByRole('radio', { name: fa('cart_title') })
    .check({ force: true })
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: fa('cart_title'), exact: true }).first()).toBeVisible()
  await visit(page, '/')
  expect(await page.evaluate(headerColor)).toBe('rgb(68, 179, 255)')

  const other = await browserOf.newPage()
  await other.goto(`${origin}/`)
  expect(await other.evaluate(headerColor)).toBe('rgb(81, 104, 143)')
  await other.close()

  await visit(page, '/demo')
  await page.getByRole('button', { name: fa('demo_reset') }).click()
  await expect.poll(() => page.evaluate(headerColor)).toBe('rgb(81, 104, 143)')
})

test.describe('a colour of its own', () => {
  test.use({ provoked: [422] })

  test('is refused with the reason beside it, and what was typed stays', async ({ page }) => {
    await visit(page, '/demo')
    const field = page.getByRole('textbox', { name: fa('demo_custom') })
    await field.fill('#12345')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(new RegExp(fa('demo_custom_wrong')))
    await expect(field).toHaveValue('#12345')
    await field.fill('#0a5')
    await field.press('Enter')
    await expect.poll(() => page.evaluate(headerColor)).toBe('rgb(0, 170, 85)')
    await expect(page.getByText('#ff55aa')).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the choice is sent as a form, on the pages of the other language, too', async ({ page }) => {
    await page.goto('/en/demo')
    await page.getByRole('textbox').first().fill('#3c51a6')
    await page.getByRole('button', { name: word('en', 'demo_save') }).click()
    await expect(page).toHaveURL(/[^/]\/en\/demo$/)
    await expect(page.locator('[name="custom_color"]')).toHaveValue('#3c51a6')
  })
})

test('the dialogs open, and the scratch card has a coupon that counts', async ({ page, origin }) => {
  await visit(page, '/demo')
  await page.getByRole('button', { name: fa('ui_refund') }).click()
  await expect(page.getByRole('dialog', { name: fa('ui_refund') })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: fa('demo_scratch') }).click()
  const card = page.getByRole('dialog', { name: fa('ui_scratch_title') })
  await card.getByRole('button', { name: fa('ui_scratch_reveal') }).click()
  const code = (await card.locator('p bdi').textContent()) ?? ''
  const { id, price } = await findSimple(origin, (product) => Number(product.price) > 0)
  const { coupons } = await storeAt(origin).quote({
    lines: [{ cart_id: 'a', product_id: id, quantity: 1, price }],
    coupons: [code],
  })
  expect(coupons.map((coupon) => coupon.code)).toEqual([code])
})

test.describe('a shop in production', () => {
  test.use({ provoked: [404] })

  test('has no demo, and what was chosen in one does not count', async ({ page, context, originWith }) => {
    const origin = await originWith({ is_demo: false, appInProduction: true })
    await context.addCookies([{ name: 'vitrin_demo', value: 'palette_color%3Dplum', url: origin }])
    await visit(page, `${origin}/`)
    expect(await page.evaluate(headerColor)).toBe('rgb(81, 104, 143)')
    expect((await page.goto(`${origin}/demo`))?.status()).toBe(404)
  })
})

test('a shop that is not in production has a button to it on every screen', async ({ page, originWith }) => {
  const origin = await originWith({ is_demo: false, appInProduction: false })
  await visit(page, `${origin}/cart`)
  await page.getByRole('link', { name: fa('demo_title') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fa('demo_title'))
})
