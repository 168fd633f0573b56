import { expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { couponRow } from '#tests/support/rows/coupon-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { settingRow, usSettings } from '#tests/support/rows/setting-row.ts'
import { shippingMethodRow } from '#tests/support/rows/shipping-method-row.ts'
import { taxRateRow } from '#tests/support/rows/tax-rate-row.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const CART = '/wp-json/wc/store/v1/cart'

const open = (more: [string, unknown][] = []): Promise<TestStore> =>
  createTestStore((db) =>
    writeShop(db, {
      customers: [managerRow()],
      settings: [
        ...usSettings().filter(({ name }) => !more.some(([other]) => other === name)),
        settingRow('calc_taxes', true),
        ...more.map(([name, value]) => settingRow(name, value)),
      ],
      products: [
        productRow({ id: 1, name: 'Screw', slug: 'screw', regular_price: 1000 }),
        productRow({ id: 2, name: 'Bread', slug: 'bread', regular_price: 500, tax_class: 'reduced-rate' }),
        productRow({ id: 3, name: 'Old lamp', slug: 'lamp', regular_price: 900, sale_price: 800 }),
      ],
      coupons: [
        couponRow({ id: 1, code: 'nosale', exclude_sale_items: 1 }),
        couponRow({
          id: 2,
          code: 'notthese',
          discount_type: 'fixed_cart',
          excluded_product_ids: '[1,3]' as never,
        }),
        couponRow({ id: 3, code: 'rich', minimum_amount: 900_000 }),
      ],
      shipping_methods: [
        shippingMethodRow(1, 'flat_rate', 'Flat rate', { cost: '5.495' }),
        shippingMethodRow(2, 'flat_rate', 'Untaxed', { cost: '5', tax_status: 'none' }),
      ],
      tax_rates: [
        taxRateRow(1, { rate: 90_000, name: 'State', shipping: 1 }),
        taxRateRow(2, { rate: 0, name: 'Nothing', priority: 2 }),
        taxRateRow(3, { rate: 40_000, name: 'Reduced', class: 'reduced-rate' }),
      ],
      tax_classes: [{ slug: 'reduced-rate', name: 'Reduced rate' }],
    }),
  )

const fill = async (store: TestStore, lines: [number, number][]) => {
  const token = (await store.call(CART)).headers.get('Cart-Token') ?? ''
  const write = async (path: string, body: unknown) => {
    const response = await store.call(`${CART}/${path}`, {
      method: 'POST',
      body,
      headers: { 'Cart-Token': token },
    })
    return response.json()
  }
  let cart: Awaited<ReturnType<typeof write>>
  for (const [id, quantity] of lines) cart = await write('add-item', { id, quantity })
  return { cart, write }
}

const setPrice = async (store: TestStore, id: number, regular_price: string) => {
  const headers = await managerHeaders(store)
  const path = `/wp-json/wc/v3/products/${id}`
  return (await store.call(path, { method: 'PUT', headers, body: { regular_price } })).json()
}

test('a price with parts of the minor unit is kept, shown rounded, and counted as it is', async () => {
  const store = await open()
  expect(await setPrice(store, 1, '19.995')).toMatchObject({ regular_price: '19.995', price: '19.995' })
  const range = await store.call('/wp-json/wc/store/v1/products/collection-data?calculate_price_range=true')
  expect((await range.json()).price_range).toMatchObject({ min_price: '500', max_price: '2000' })
  const { cart } = await fill(store, [[1, 5]])
  expect(cart.items[0]).toMatchObject({
    prices: { price: '2000', raw_prices: { precision: 6, price: '19995000' } },
    totals: { line_subtotal: '9998', line_total: '9998', line_total_tax: '900' },
  })
  expect(cart.totals).toMatchObject({ total_items: '9998', total_shipping: '550', total_price: '11497' })
})

test('a delivery is offered rounded, with the tax of its exact cost', async () => {
  const { cart } = await fill(await open(), [[1, 1]])
  expect(cart.shipping_rates[0].shipping_rates[0]).toMatchObject({ price: '550', taxes: '49' })
})

test('taxes of nothing are not listed, those of the delivery come first', async () => {
  const { cart } = await fill(await open(), [
    [2, 1],
    [1, 1],
  ])
  expect(cart.totals.tax_lines.map(({ name }: { name: string }) => name)).toEqual(['State', 'Reduced'])
})

test('prices without tax are shown with it where the shop says so, each rounded', async () => {
  const store = await open([['tax_display_cart', 'incl']])
  await setPrice(store, 1, '19.995')
  expect((await fill(store, [[1, 2]])).cart.items[0].prices.price).toBe('2180')
})

test.each([
  ['nosale', 3, 'Sorry, coupon &quot;nosale&quot; is not applicable to selected products.'],
  ['notthese', 3, 'Sorry, coupon &quot;notthese&quot; is not applicable to the products: Screw, Old lamp.'],
  ['rich', 1, 'The minimum spend for coupon &quot;rich&quot; is $9000.00.'],
])('the coupon %s is refused in the words of WooCommerce', async (code, id, message) => {
  const lines: [number, number][] =
    code === 'notthese'
      ? [
          [3, 1],
          [1, 1],
        ]
      : [[id, 1]]
  const { write } = await fill(await open(), lines)
  expect(await write('apply-coupon', { code })).toMatchObject({
    code: 'woocommerce_rest_cart_coupon_error',
    message,
  })
})

test('a sign of a currency that is no ASCII is told in entities', async () => {
  const toman = { code: 'IRT', symbol: 'تومان', decimals: 0, position: 'left', display_as: '' }
  const { write } = await fill(await open([['currency', toman]]), [[1, 1]])
  const { message } = await write('apply-coupon', { code: 'rich' })
  expect(message).toContain('&#x62A;&#x648;&#x645;&#x627;&#x646;900000.')
})

test('an order counts as exact as it was given, and taxes no delivery of an untaxed method', async () => {
  const store = await open([['prices_include_tax', true]])
  const headers = await managerHeaders(store)
  const body = {
    line_items: [{ product_id: 1, quantity: 3 }],
    shipping_lines: [{ method_id: 'flat_rate', method_title: 'Untaxed', instance_id: '2', total: '5.00' }],
    coupon_lines: [{ code: 'nosale' }],
  }
  const order = await (await store.call('/wp-json/wc/v3/orders', { method: 'POST', headers, body })).json()
  expect(order.line_items[0]).toMatchObject({ subtotal: '27.52', total: '24.77', price: 24.770642 / 3 })
  expect(order.coupon_lines[0]).toMatchObject({ discount: '2.75', discount_tax: '0.25' })
  expect(order).toMatchObject({ shipping_tax: '0.00', total: '32.00' })
})
