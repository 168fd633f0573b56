import type { Page } from '@playwright/test'
import type { Product, Variation } from '#store-api/contract/products.ts'
import { DESKTOP, expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { BUYERS } from '#tests/support/people/buyers.ts'
import { visit, wake } from '#tests/support/screen.ts'
import { findVariable } from '#tests/support/shops/catalogue.ts'
import { word } from '#tests/support/words.ts'

/** each orders once with the coupon */
const NUMBERS = {
  fa: { phone: '۰۹۳۵۱۱۱۲۲۳۳', desktop: '۰۹۳۵۱۱۱۲۲۳۴' },
  en: { phone: '+1 555 010 0177', desktop: '+1 555 010 0178' },
}
type Locale = keyof typeof NUMBERS
type Device = keyof (typeof NUMBERS)['fa']

const COUPON = 'welcome10'

const search = async (page: Page, locale: Locale, text: string, isPhone: boolean) => {
  if (isPhone)
    await page
      .getByRole('navigation')
      .getByRole('link', { name: word(locale, 'ui_search') })
      .click()
  const field = page.getByRole('combobox', { name: word(locale, 'search_label') }).first()
  await field.fill(text)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\?/)
}

const chooseOptions = async (page: Page, product: Product, variation: Variation) => {
  for (const choice of variation.attributes) {
    const group = page.getByRole('group', { name: new RegExp(`^${choice.name}`) })
    await group.getByRole('radio', { name: choice.option, exact: true }).check()
  }
  await expect(page).toHaveURL(/attribute_/)
  expect(product.variations).toContain(variation.id)
}

const fillAddress = async (page: Page, locale: Locale, device: Device, email: string) => {
  const buyer = { ...BUYERS[locale], email, phone: NUMBERS[locale][device] }
  await page.locator('[name="state"]').selectOption(buyer.state)
  for (const [name, value] of Object.entries(buyer)) {
    if (name === 'state') continue
    const field = page.locator(`[name="${name}"]`)
    if (await field.count()) await field.fill(value)
  }
  await page.locator('[name="email"], [name="phone"]').first().press('Tab')
}

for (const locale of ['fa', 'en'] as const) {
  for (const [device, viewport] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    test.describe(`${locale}, ${device}`, () => {
      const isPhone = device === 'phone'
      test.use({ shop: locale, viewport, hasTouch: isPhone })

      test('a guest finds a product, buys it and tracks the order', async ({ page, context, origin }) => {
        const { product, variation } = await findVariable(origin)
        // a coupon may be used once by each customer, known by e-mail and mobile
        const email = `${device}-${BUYERS[locale].email}`

        await visit(page, '/')
        await expect(page.locator('html')).toHaveAttribute('dir', locale === 'fa' ? 'rtl' : 'ltr')
        await search(page, locale, product.name, isPhone)
        await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).first().click()

        await expect(page.getByRole('heading', { level: 1, name: product.name, exact: true })).toBeVisible()
        await wake(page)
        await page
          .getByRole('button', { name: word(locale, 'product_add_to_cart'), exact: true })
          .first()
          .click()
        await expect(page.getByText(word(locale, 'product_select_all_options')).first()).toBeVisible()
        await chooseOptions(page, product, variation)
        await page
          .getByRole('button', { name: word(locale, 'product_add_to_cart'), exact: true })
          .first()
          .click()
        await expect(page.getByText(word(locale, 'cart_added')).first()).toBeVisible()

        await visit(page, '/cart')
        await expect(page.getByText(product.name).first()).toBeVisible()
        await page.getByRole('textbox', { name: word(locale, 'cart_coupon') }).fill(COUPON)
        await page.getByRole('button', { name: word(locale, 'ui_apply') }).click()
        await expect(page.getByText(word(locale, 'orders_discount')).first()).toBeVisible()
        await expectAccessible(page)

        const opened = context.waitForEvent('page')
        const drafting = page.waitForRequest(/\/ionic_data_link/)
        await page
          .getByRole('button', { name: word(locale, 'cart_checkout') })
          .first()
          .click()
        const draft = (await drafting).postDataJSON()
        expect(draft.products).toMatchObject([
          { product_id: product.id, variation_id: variation.id, quantity: 1 },
        ])
        expect(draft.coupons).toEqual([{ code: COUPON, discount: expect.stringMatching(/^\d+(\.\d+)?$/) }])
        expect(Number(draft.coupons[0].discount)).toBeGreaterThan(0)
        const checkout = await opened
        await checkout.waitForURL(/mobile-checkout/)
        await fillAddress(checkout, locale, device, email)
        await expect(checkout.locator('[name="shipping_rate"]').first()).toBeVisible()
        await checkout.locator('[name="payment_method"][value="testbank"]').check()
        const terms = checkout.locator('[name="terms"]')
        if (await terms.count()) await terms.check()
        await expectAccessible(checkout)
        await checkout.getByRole('button', { name: word(locale, 'checkout_place'), exact: true }).click()

        await checkout.waitForURL(/test-bank/)
        await checkout.locator('button[value="pay"]').click()
        await checkout.waitForURL(/order-received/)
        await expect(
          checkout.getByRole('heading', { level: 1, name: word(locale, 'checkout_thanks_title') }),
        ).toBeVisible()
        await expect(checkout.getByText(word(locale, 'order_status_processing')).first()).toBeVisible()
        await expectAccessible(checkout)

        // the shop's own tab hears of it and empties the cart
        await expect(page.getByRole('listitem').filter({ hasText: product.name })).toHaveCount(0)

        const number = /order-received\/(\d+)/.exec(checkout.url())?.[1] ?? ''
        await visit(page, '/track-order')
        await page.getByLabel(word(locale, 'orders_order_number')).fill(number)
        await page.getByLabel(word(locale, 'tracking_contact')).fill(email)
        await page.getByRole('button', { name: word(locale, 'tracking_submit'), exact: true }).click()
        await expect(page.getByText(word(locale, 'orders_timeline'))).toBeVisible()
        await expectAccessible(page)
      })
    })
  }
}
