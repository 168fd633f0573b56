import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, PHONE, test } from '#tests/support/browser.ts'
import { ADDRESS } from '#tests/support/checkout.ts'
import { holdLock } from '#tests/support/processes/hold-lock.ts'
import { draftOf, field, fill, place, rates } from '#tests/support/receivers/payment-page.ts'
import { fa } from '#tests/support/screen.ts'
import { startServer } from '#tests/support/server.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

/** Orders while another process holds the database, and again once it lets it go. */
const orderWhileBusy = async (page: Page, askForRates: () => Promise<void>) => {
  const server = await startServer('fa')
  let letGo = async () => {}
  try {
    await page.goto(server.origin + (await draftOf(server.origin, await findSimple(server.origin))))
    await fill(page)
    await askForRates()
    await expect(rates(page).first()).toBeVisible()
    await page.locator('[name="payment_method"][value="cod"]').check()
    await field(page, 'terms').check()
    letGo = await holdLock(join(server.dataDir, 'vitrin.db'))
    await place(page).click()
    await expect(page.getByRole('alert')).toContainText(fa('checkout_error_unavailable'), { timeout: 15_000 })
    await expect(field(page, 'address_1')).toHaveValue(ADDRESS.address_1)
    await letGo()
    await place(page).click()
    await expect(page).toHaveURL(/order-received\/\d+\/?\?key=/)
  } finally {
    await letGo()
    // the page leaves before its server does
    await page.goto('about:blank')
    await server.stop()
  }
}

test.describe('a shop that cannot save an order', () => {
  test.use({ viewport: PHONE, serviceWorkers: 'block' })

  test('says so, keeps what was typed, and takes it later', async ({ page }) => {
    await orderWhileBusy(page, () => field(page, 'city').press('Tab'))
  })
})

test.describe('a shop that cannot save an order, without script', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })

  test('says so, keeps what was typed, and takes it later', async ({ page }) => {
    await orderWhileBusy(page, () =>
      page.getByRole('button', { name: fa('checkout_update_delivery') }).click(),
    )
  })
})
