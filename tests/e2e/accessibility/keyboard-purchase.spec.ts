import type { Locator, Page } from '@playwright/test'
import { DESKTOP, expect, PHONE, test } from '#tests/support/browser.ts'
import { BUYERS } from '#tests/support/people/buyers.ts'
import { storeAt, visit, wake } from '#tests/support/screen.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'
import { word } from '#tests/support/words.ts'

/** more than any screen of this journey has to be passed */
const MOST = 120

/** Presses Tab until this has the focus. */
const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await expect(wanted).toBeAttached()
  const passed: string[] = []
  for (let pressed = 0; pressed < MOST; pressed++) {
    const other = await wanted.evaluate((element) => {
      const { activeElement } = document
      return activeElement === element ? null : (activeElement?.outerHTML.slice(0, 100) ?? 'nothing')
    })
    if (other === null) return
    passed.push(other)
    await page.keyboard.press('Tab')
  }
  const html = await wanted.evaluate(({ outerHTML }) => outerHTML)
  throw new Error(`Tab does not lead to ${html}, but to ${passed.join('\n')}`)
}

for (const locale of ['fa', 'en'] as const) {
  for (const [device, viewport] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    test.describe(`${locale}, ${device}`, () => {
      test.use({ shop: locale, viewport, provoked: [400] })

      test('buys by keyboard alone', async ({ page, context, origin }) => {
        const text = (key: string) => word(locale, key)
        const button = (on: Page, key: string) => on.getByRole('button', { name: text(key), exact: true })
        const { slug } = await findSimple(origin, ({ stock_quantity: stock }) => (stock ?? 0) > 5)
        await visit(page, `/product/${slug}`)
        await tabTo(page, button(page, 'product_add_to_cart'))
        await page.keyboard.press('Enter')
        await expect(button(page, 'cart_view')).toBeVisible()
        // the key is listened to a moment after the message shows
        await expect(async () => {
          await page.keyboard.press('F6')
          await expect(button(page, 'cart_view')).toBeFocused({ timeout: 500 })
        }).toPass()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/\/cart$/)

        await tabTo(page, button(page, 'cart_checkout').locator('visible=true').first())
        const opening = context.waitForEvent('page')
        await page.keyboard.press('Enter')
        const checkout = await opening
        await checkout.waitForURL(/mobile-checkout/)
        await wake(checkout)
        const place = button(checkout, 'checkout_place')
        await tabTo(checkout, place)
        await checkout.keyboard.press('Enter')
        const faults = checkout.getByRole('alert')
        await expect(faults.locator('..')).toBeFocused()
        await checkout.keyboard.press('Tab')
        await checkout.keyboard.press('Enter')
        await expect(checkout.locator('[name="first_name"]')).toBeFocused()

        const { fields, states } = await storeAt(origin).checkout(
          new URL(checkout.url()).searchParams.get('order_id') ?? '',
        )
        const buyer = { ...BUYERS[locale], email: 'keyboard@example.com' }
        for (const [name, value] of Object.entries(buyer)) {
          if (fields[name] === 'hidden') continue
          await tabTo(checkout, checkout.locator(`[name="${name}"]`))
          const position = name === 'state' ? states.findIndex(({ code }) => code === value) : -1
          // the list begins with an entry that chooses none
          if (position < 0) await checkout.keyboard.type(value)
          else for (let down = 0; down <= position; down++) await checkout.keyboard.press('ArrowDown')
        }
        await checkout.keyboard.press('Tab')
        await expect(checkout.locator('[name="shipping_rate"]').first()).toBeAttached()
        await tabTo(checkout, checkout.locator('[name="payment_method"]:checked'))
        const cash = checkout.locator('[name="payment_method"][value="cod"]')
        for (let pressed = 0; pressed < 6 && !(await cash.isChecked()); pressed++)
          await checkout.keyboard.press('ArrowDown')
        await expect(cash).toBeChecked()
        await tabTo(checkout, checkout.locator('[name="terms"]'))
        await checkout.keyboard.press('Space')
        await tabTo(checkout, place)
        await checkout.keyboard.press('Enter')
        await expect(
          checkout.getByRole('heading', { level: 1, name: text('checkout_thanks_title') }),
        ).toBeVisible()
      })
    })
  }
}
