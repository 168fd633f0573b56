import { beforeAll, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import { type Quote, quote as quoteSchema } from '#store-api/contract/cart.ts'
import { couponRow } from '#tests/support/rows/coupon-row.ts'
import { mediaRow } from '#tests/support/rows/media-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { settingRow } from '#tests/support/rows/setting-row.ts'
import { vendorRow } from '#tests/support/rows/vendor-row.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

let store: TestStore
let now = Date.UTC(2026, 10, 21)

const SIZE = { id: 1, name: 'اندازه', slug: 'pa_size' }
const sizeTerm = (id: number, name: string, slug: string) => ({
  id,
  attribute_id: SIZE.id,
  name,
  slug,
  description: '',
  menu_order: id,
  swatch: null,
})

const NINE_PERCENT = {
  id: 1,
  country: 'IR',
  state: '',
  postcode: '',
  city: '',
  rate: 90_000,
  name: 'VAT',
  priority: 1,
  compound: 0,
  shipping: 0,
  rate_order: 0,
  class: '',
}
const settingsContext = () => ({ db: store.db, clock: () => now, actor: SYSTEM })

beforeAll(async () => {
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        settings: [settingRow('locale', 'fa'), settingRow('country', 'IR')],
        media: [mediaRow({ id: 1, file: 'cup.webp' })],
        vendors: [vendorRow({ id: 1, slug: 'nila', store_name: 'نیلا' })],
        products: [
          productRow({
            id: 1,
            name: 'فنجان',
            slug: 'cup',
            regular_price: 200_000,
            sale_price: 150_000,
            manage_stock: 1,
            stock_quantity: 3,
            image_ids: toJson([1]),
            vendor_id: 1,
          }),
          productRow({ id: 2, name: 'بشقاب', slug: 'plate', regular_price: 60_000 }),
          productRow({
            id: 20,
            name: 'پیراهن',
            slug: 'shirt',
            type: 'variable',
            attributes: toJson([
              { ...SIZE, position: 0, visible: true, variation: true, options: ['متوسط', 'بزرگ'] },
            ]),
          }),
          productRow({
            id: 21,
            type: 'variation',
            parent_id: 20,
            name: '',
            regular_price: 90_000,
            attributes: toJson([{ ...SIZE, option: '' }]),
          }),
        ],
        attributes: [{ ...SIZE, type: 'select', order_by: 'menu_order', has_archives: 0 }],
        attribute_terms: [sizeTerm(1, 'متوسط', 'medium'), sizeTerm(2, 'بزرگ', 'large')],
        coupons: [
          couponRow({ id: 1, code: 'ten' }),
          couponRow({ id: 2, code: 'big', minimum_amount: 1_000_000 }),
        ],
        shipping_zones: [{ id: 1, name: 'تهران', zone_order: 1 }],
        shipping_zone_locations: [{ id: 1, zone_id: 1, type: 'state', code: 'IR:THR' }],
        shipping_methods: [
          {
            id: 1,
            zone_id: 1,
            method_id: 'flat_rate',
            title: 'پیک',
            method_order: 1,
            enabled: 1,
            settings: toJson({ cost: '40000' }),
          },
          {
            id: 2,
            zone_id: 1,
            method_id: 'free_shipping',
            title: 'رایگان',
            method_order: 2,
            enabled: 1,
            settings: toJson({ requires: 'min_amount', min_amount: '500000' }),
          },
        ],
      }),
    () => now,
  )
})

const ask = (body: unknown, address = '') =>
  store.call('/wp-json/ghab/v1/cart/quote', { method: 'POST', body, address })
const quoteOf = async (body: unknown): Promise<Quote> => {
  const response = await ask(body)
  expect(response.status).toBe(200)
  return quoteSchema.strict().parse(await response.json())
}

test('an empty cart costs nothing', async () => {
  const quote = await quoteOf({ lines: [] })
  expect(quote.totals).toEqual({
    items: 0,
    subtotal: '0',
    discount: '0',
    shipping: '0',
    fees: '0',
    tax: '0',
    tax_included: false,
    total: '0',
  })
  expect(quote.shipping).toEqual({ required: false, calculated: false, rates: [], free_from: null })
})

test('a whole cart, re-read', async () => {
  const quote = await quoteOf({
    lines: [
      { cart_id: '1-17', product_id: 1, quantity: 5, price: '200000' },
      { cart_id: '9-18', product_id: 9 },
    ],
    coupons: ['TEN', 'big', 'nope'],
    shipping_address: { state: 'THR' },
  })
  expect(quote.lines).toMatchObject([
    {
      cart_id: '1-17',
      name: 'فنجان',
      slug: 'cup',
      quantity: 3,
      requested_quantity: 5,
      max_quantity: 3,
      price: '150000',
      regular_price: '200000',
      previous_price: '200000',
      subtotal: '450000',
      total: '405000',
      on_sale: true,
      vendor: { id: 1, name: 'نیلا', slug: 'nila' },
      notices: ['price_changed', 'quantity_clamped'],
    },
  ])
  expect(quote.lines[0]?.image?.src).toBe('http://shop.test/media/cup.webp')
  expect(quote.removed).toEqual([{ cart_id: '9-18', name: '', reason: 'vanished' }])
  expect(quote.coupons).toEqual([
    { code: 'ten', discount: '45000', discount_type: 'percent', free_shipping: false },
  ])
  expect(quote.refused_coupons).toEqual([
    { code: 'big', reason: 'minimum_not_met', amount: '1000000' },
    { code: 'nope', reason: 'not_found' },
  ])
  expect(quote.shipping).toEqual({
    required: true,
    calculated: true,
    rates: [{ id: 'flat_rate:1', method_id: 'flat_rate', title: 'پیک', cost: '40000', selected: true }],
    free_from: { minimum: '500000', remaining: '95000' },
  })
  expect(quote.totals).toMatchObject({ items: 3, subtotal: '450000', discount: '45000', total: '445000' })
})

test('what was chosen of an option that a variation leaves open is told by slugs, too', async () => {
  const sized = (cart_id: string, value: string) => ({
    cart_id,
    product_id: 20,
    variation_id: 21,
    meta_data: [{ key: SIZE.name, value }],
  })
  const { lines } = await quoteOf({
    lines: [sized('m', 'متوسط'), sized('l', 'بزرگ'), { cart_id: 'cup', product_id: 2 }],
  })
  expect(lines.map(({ cart_id, open_options }) => [cart_id, open_options])).toEqual([
    ['m', { pa_size: 'medium' }],
    ['l', { pa_size: 'large' }],
    ['cup', undefined],
  ])
})

test('a line shows its prices in the basis of the cart, and tells the price as pages show it beside', async () => {
  await saveSettings(settingsContext(), {
    calc_taxes: true,
    prices_include_tax: true,
    tax_display_cart: 'excl',
  })
  await writeShop(store.db, { tax_rates: [NINE_PERCENT] })
  const lines = [{ cart_id: 'a', product_id: 1, quantity: 2, price: '150000' }]
  const lineOf = async () => (await quoteOf({ lines })).lines[0]
  expect(await lineOf()).toMatchObject({
    entered_price: '150000',
    price: '137615',
    regular_price: '183486',
    previous_price: null,
    subtotal: '275229',
    notices: [],
  })
  await saveSettings(settingsContext(), { tax_display_cart: 'incl' })
  expect(await lineOf()).toMatchObject({
    entered_price: '150000',
    price: '150000',
    regular_price: '200000',
  })
  await saveSettings(settingsContext(), { prices_include_tax: false })
  expect(await lineOf()).toMatchObject({
    entered_price: '150000',
    price: '163500',
    regular_price: '218000',
  })
  await saveSettings(settingsContext(), { calc_taxes: false, tax_display_cart: 'excl' })
  expect(await lineOf()).toMatchObject({
    entered_price: '150000',
    price: '150000',
    regular_price: '200000',
  })
  await store.db.deleteFrom('tax_rates').execute()
})

test('before the destination is known free delivery is promised as it holds in the whole country', async () => {
  const lines = [{ cart_id: 'a', product_id: 2, quantity: 10 }]
  const promise = async () => (await quoteOf({ lines })).shipping.free_from
  expect(await promise()).toEqual({ minimum: '500000', remaining: '0' })
  const method = { zone_id: 2, title: 'پست', method_order: 1, enabled: 1, settings: '{}' }
  await writeShop(store.db, {
    shipping_zones: [{ id: 2, name: 'فارس', zone_order: 2 }],
    shipping_zone_locations: [{ id: 2, zone_id: 2, type: 'state', code: 'IR:FRS' }],
    shipping_methods: [{ ...method, id: 8, method_id: 'flat_rate', settings: '{"cost":"90000"}' }],
  })
  expect(await promise()).toBe(null)
  const settings = '{"requires":"min_amount","min_amount":"900000"}'
  await writeShop(store.db, {
    shipping_methods: [{ ...method, id: 9, method_id: 'free_shipping', settings }],
  })
  expect(await promise()).toEqual({ minimum: '900000', remaining: '300000' })
  await store.db.deleteFrom('shipping_zones').where('id', '=', 2).execute()
  await store.db.deleteFrom('shipping_zone_locations').where('zone_id', '=', 2).execute()
  await store.db.deleteFrom('shipping_methods').where('zone_id', '=', 2).execute()
})

test('free delivery is chosen as soon as it is earned, unless another is wished', async () => {
  const lines = [
    { cart_id: 'a', product_id: 1, quantity: 3 },
    { cart_id: 'b', product_id: 2 },
  ]
  const shipping_address = { state: 'THR' }
  const selected = async (more: object) =>
    (await quoteOf({ lines, shipping_address, ...more })).shipping.rates.find((rate) => rate.selected)?.id
  expect(await selected({})).toBe('free_shipping:2')
  expect(await selected({ shipping_rate: 'flat_rate:1' })).toBe('flat_rate:1')
  expect(await selected({ lines: lines.slice(0, 1) })).toBe('flat_rate:1')
})

test('wrong types are 400 with the parameter named', async () => {
  const response = await ask({ lines: [{ cart_id: 1, product_id: 'x' }], coupons: 'ten' })
  expect(response.status).toBe(400)
  const { code, data } = await response.json()
  expect(code).toBe('rest_invalid_param')
  expect(data.params).toEqual({
    lines: 'lines[0][cart_id] is not of type string.',
    coupons: 'coupons is not of type array.',
  })
  expect((await ask({})).status).toBe(400)
})

test('absurd input is answered, not suffered', async () => {
  const line = { cart_id: 'a', product_id: 1, quantity: 9999 }
  const odd = [
    { lines: Array(201).fill(line) },
    { lines: [{ ...line, quantity: 1e9 }] },
    { lines: [{ ...line, product_id: 1.5 }] },
    { lines: [{ ...line, product_id: -1 }] },
  ]
  for (const body of odd) expect((await ask(body)).status).toBe(400)
  const many = await ask({
    lines: [{ ...line, product_id: Number.MAX_SAFE_INTEGER }],
    coupons: ["'; drop table coupons; --", '\u0000', '<script>'],
    shipping_address: { country: '__', state: '\u0000', postcode: '%' },
    shipping_rate: "x'y",
    email: '\u0000@',
  })
  expect(many.status).toBe(200)
})

test('guessing codes is throttled per IP address, and a cart without codes is not', async () => {
  const from = '192.0.2.1'
  const guess = (n: number) => ask({ lines: [], coupons: [`guess-${n}`] }, from)
  const statuses: number[] = []
  for (let n = 0; n < 21; n++) statuses.push((await guess(n)).status)
  expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true)
  expect(statuses[20]).toBe(429)
  expect((await ask({ lines: [] }, from)).status).toBe(200)
  expect((await ask({ lines: [], coupons: ['guess'] }, '192.0.2.2')).status).toBe(200)
  now += 10 * 60_000
  expect((await guess(99)).status).toBe(200)
})

test('provinces and cities for the address form', async () => {
  const response = await store.call('/wp-json/ghab/v1/geography?country=IR')
  const states = await response.json()
  expect(states).toHaveLength(31)
  expect(states.find(({ code }: { code: string }) => code === 'THR')).toMatchObject({ name: 'تهران' })
  const english = await (await store.call('/wp-json/ghab/v1/geography?locale=en')).json()
  expect(english[0].name).toBe('Alborz')
  expect(await (await store.call('/wp-json/ghab/v1/geography?country=XX')).json()).toEqual([])
  expect((await store.call('/wp-json/ghab/v1/geography?locale=xx')).status).toBe(400)
})
