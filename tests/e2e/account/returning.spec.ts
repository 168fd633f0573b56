import { expect, PHONE, test } from '#tests/support/browser.ts'
import { signInByCode } from '#tests/support/people/sign-in.ts'
import { draftOf, order } from '#tests/support/receivers/payment-page.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

test.use({ viewport: PHONE, serviceWorkers: 'block' })

test('what a guest ordered is in the account of who proves its number', async ({ page, origin }) => {
  await order(page, await draftOf(origin, await findSimple(origin)), 'cod', {
    phone: '۰۹۳۵۱۱۱۴۴۵۵',
    email: 'guest-4455@shop.example',
  })
  await page.waitForURL(/\/order-received\/\d+/)
  const [, id] = /order-received\/(\d+)/.exec(page.url()) ?? []
  await signInByCode(page, '09351114455', '/my-orders')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(1)
  await cards.getByRole('link').click()
  await page.waitForURL((url) => url.searchParams.get('id') === id)
  await expect(page.locator('address')).toContainText('مینا راد')
})
