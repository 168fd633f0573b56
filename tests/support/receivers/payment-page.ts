import type { Page } from '@playwright/test'
import type { StoreClient } from '#store-api/client/store-client.ts'
import type { Product } from '#store-api/contract/products.ts'
import { expect } from '../browser.ts'
import { ADDRESS } from '../checkout.ts'
import { fa, storeAt, visit } from '../screen.ts'

/** The URL of the payment page of a new draft, by default a guest's. */
export const draftOf = async (
  origin: string,
  product: Product,
  {
    quantity = 1,
    coupons = [],
    store = storeAt(origin),
  }: { quantity?: number; coupons?: { code: string }[]; store?: StoreClient } = {},
): Promise<string> => {
  const products = [{ product_id: product.id, quantity }]
  const draft = await store.createDraft({ products, coupons, customer_id: 0, one_page: 1, platform: 'web' })
  return `/mobile-checkout/?order_id=${draft}`
}

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

export const fill = async (page: Page, changes: Partial<typeof ADDRESS> = {}) => {
  const { state, ...typed } = { ...ADDRESS, ...changes }
  await field(page, 'state').selectOption(state)
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value)
}

export const place = (page: Page) => page.getByRole('button', { name: fa('checkout_place'), exact: true })

export const rates = (page: Page) =>
  page.getByRole('group', { name: fa('checkout_step_delivery') }).getByRole('radio')

/** Fills everything in and presses the button. */
export const orderHere = async (page: Page, method: string, changes: Partial<typeof ADDRESS> = {}) => {
  await fill(page, changes)
  await field(page, 'city').press('Tab')
  await expect(rates(page).first()).toBeVisible()
  await page.locator(`[name="payment_method"][value="${method}"]`).check()
  await field(page, 'terms').check()
  await place(page).click()
}

/** {@link orderHere}, on the payment page at this path. */
export const order = async (
  page: Page,
  path: string,
  method: string,
  changes: Partial<typeof ADDRESS> = {},
) => {
  await visit(page, path)
  await orderHere(page, method, changes)
}
