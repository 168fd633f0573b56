import type { Page } from '@playwright/test'
import { DESKTOP, expect, PHONE, test } from '../support/browser.ts'
import { findSimple } from '../support/catalogue.ts'
import { ADDRESS } from '../support/checkout.ts'
import { fa, storeAt, visit } from '../support/screen.ts'

/** Places an order without a browser. */
const placed = async (origin: string) => {
  const store = storeAt(origin)
  const product = await findSimple(origin)
  const products = [{ product_id: product.id, quantity: 1 }]
  const draft = await store.createDraft({ products, customer_id: 0, one_page: 1, platform: 'web' })
  const { quote } = await store.checkout(draft, { state: ADDRESS.state, city: ADDRESS.city })
  const { order_id } = await store.place(draft, {
    billing: ADDRESS,
    shipping_rate: quote.shipping.rates[0]?.id,
    payment_method: 'cod',
    terms: true,
  })
  return { number: String(order_id), product }
}

const ask = async (page: Page, number: string, contact: string) => {
  await page.getByLabel(fa('checkout_track_number')).fill(number)
  await page.getByLabel(fa('checkout_track_contact')).fill(contact)
  await page.getByRole('button', { name: fa('checkout_track_submit'), exact: true }).click()
}

test.describe('tracking an order', () => {
  test.use({ viewport: DESKTOP })

  test('needs its number and who placed it', async ({ page, origin }) => {
    const { number, product } = await placed(origin)
    await visit(page, '/track-order')
    await ask(page, number, '09120000000')
    await expect(page.getByRole('alert')).toHaveText(fa('checkout_track_not_found'))
    await expect(page.getByLabel(fa('checkout_track_number'))).toHaveValue(number)
    await expect(page.getByText(product.name)).toBeHidden()

    await ask(page, number, ADDRESS.email)
    await expect(page.getByRole('heading', { name: fa('checkout_order_timeline') })).toBeVisible()
    await expect(page.getByText(product.name)).toBeVisible()
    await expect(page.getByText(fa('checkout_status_processing')).first()).toBeVisible()
  })
})

test.describe('tracking an order without script', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })

  test('works, also with Persian digits', async ({ page, origin }) => {
    const { number, product } = await placed(origin)
    await page.goto('/track-order')
    await ask(page, number, ADDRESS.phone)
    await expect(page.getByText(product.name)).toBeVisible()
    await expect(page.getByText(ADDRESS.address_1)).toBeVisible()
  })
})
