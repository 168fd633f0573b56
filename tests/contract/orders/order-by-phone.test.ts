import { beforeAll, expect, test } from 'vitest'
import { BLANK, type NewOrder, orderBody, quoteOf } from '#admin/orders/create/new-order.ts'
import { writeShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import { type Quote, quote as quoteSchema } from '#store-api/contract/cart.ts'
import type { Buyer } from '#store-api/contract/office.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { couponRow } from '#tests/support/rows/coupon-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { settingRow, usSettings } from '#tests/support/rows/setting-row.ts'
import { taxRateRow } from '#tests/support/rows/tax-rate-row.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const GROCER = customerRow({ id: 2, email: 'grocer@shop.test', role: 'wholesale_customer' })
const MINA = customerRow({ id: 3, email: 'mina@shop.test' })
const [JAM, TEA] = [1, 2]

let store: TestStore
let headers: Record<string, string>

beforeAll(async () => {
  store = await createTestStore((db) =>
    writeShop(db, {
      customers: [managerRow(), GROCER, MINA],
      settings: [
        ...usSettings(),
        settingRow('calc_taxes', true),
        settingRow('prices_include_tax', true),
        settingRow('tax_display_cart', 'incl'),
      ],
      products: [
        // of seven the price without tax, rounded, has another tax than the exact one
        productRow({ id: JAM, name: 'Jam', regular_price: 597, wholesale_price: 434, virtual: 1 }),
        productRow({ id: TEA, name: 'Tea', regular_price: 1299, virtual: 1 }),
      ],
      coupons: [
        couponRow({ id: 1, code: 'once', usage_limit_per_user: 1 }),
        couponRow({ id: 2, code: 'minas', email_restrictions: toJson([MINA.email]) }),
      ],
      tax_rates: [taxRateRow(1)],
    }),
  )
  headers = await customerHeaders(store, managerRow())
})

const post = (path: string, body: object, as = headers) =>
  store.call(`/wp-json/${path}`, { method: 'POST', headers: as, body })

const formFor = (buyer: { id: number } | null, more: Partial<NewOrder> = {}): NewOrder => ({
  ...BLANK,
  customer: buyer as Buyer | null,
  billing: { country: 'US', state: 'CA', city: 'Los Angeles', postcode: '90001' },
  line_items: [
    { name: 'Jam', product_id: JAM, variation_id: 0, quantity: 7 },
    { name: 'Tea', product_id: TEA, variation_id: 0, quantity: 1 },
  ],
  ...more,
})

const quoteFor = async (form: NewOrder): Promise<Quote> => {
  const response = await post('ghab/v1/cart/quote', quoteOf(form))
  expect(response.status).toBe(200)
  return quoteSchema.parse(await response.json())
}

const place = async (form: NewOrder, quote: Quote) => {
  const response = await post('wc/v3/orders', orderBody(form, quote, String))
  expect(response.status).toBe(201)
  return response.json()
}

test('an order by phone has the prices of its buyer’s role, and the totals that were shown', async () => {
  for (const coupons of [[], ['once']]) {
    const form = formFor(GROCER, { coupons })
    const quote = await quoteFor(form)
    expect(quote.lines.map(({ price }) => price)).toEqual(['4.34', '12.99'])
    const order = await place(form, quote)
    expect([order.total, order.total_tax]).toEqual([quote.totals.total, quote.totals.tax])
    expect(order.customer_id).toBe(GROCER.id)
  }
})

test('who pays the prices of the catalogue is charged what was shown, too', async () => {
  for (const buyer of [MINA, null]) {
    const form = formFor(buyer)
    const quote = await quoteFor(form)
    expect(quote.lines.map(({ price }) => price)).toEqual(['5.97', '12.99'])
    const order = await place(form, quote)
    expect([order.total, order.total_tax]).toEqual([quote.totals.total, quote.totals.tax])
  }
})

test('a coupon is judged by the buyer, not by who writes the order', async () => {
  const form = formFor(MINA, { coupons: ['minas'] })
  expect((await quoteFor(form)).refused_coupons).toEqual([])
  const refused = (await quoteFor(formFor(GROCER, { coupons: ['minas'] }))).refused_coupons
  expect(refused).toMatchObject([{ code: 'minas', reason: 'email_restricted' }])

  const own = formFor(managerRow(), { coupons: ['once'] })
  await place(own, await quoteFor(own))
  expect((await quoteFor(own)).refused_coupons).toMatchObject([{ reason: 'usage_limit_per_user' }])
  for (const buyer of [MINA, null]) {
    expect((await quoteFor(formFor(buyer, { coupons: ['once'] }))).refused_coupons).toEqual([])
  }
})

test('nobody but who writes orders is told what another buyer pays, and only of accounts that there are', async () => {
  const body = quoteOf(formFor(GROCER))
  for (const as of [{}, await customerHeaders(store, MINA), await customerHeaders(store, GROCER)]) {
    expect((await post('ghab/v1/cart/quote', body, as)).status).toBe(403)
  }
  const unknown = await post('ghab/v1/cart/quote', { ...body, customer_id: 999 })
  expect(unknown.status).toBe(400)
  expect((await unknown.json()).data.params).toHaveProperty('customer_id')
})
