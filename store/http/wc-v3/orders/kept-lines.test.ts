import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import { customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { couponRow } from '#tests/support/rows/coupon-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { settingRow } from '#tests/support/rows/setting-row.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const JANE = 2
const [SHIRT, BLUE, RED, BELT, SET, SIZED] = [10, 11, 12, 13, 14, 15]
let store: TestStore
let headers: Record<string, string>
const blue = { id: 1, name: 'Color', slug: 'pa_color', option: 'Blue' }

beforeEach(async () => {
  store = await createTestStore((db) =>
    writeShop(db, {
      customers: [managerRow(), customerRow({ id: JANE, email: 'jane@example.com', username: 'jane' })],
      settings: [
        settingRow('locale', 'en'),
        settingRow('currency', { code: 'USD', symbol: '$', decimals: 2, position: 'left', display_as: '' }),
        settingRow('calc_taxes', true),
      ],
      attributes: [
        { id: 1, name: 'Color', slug: 'pa_color', type: 'select', order_by: 'name', has_archives: 0 },
      ],
      attribute_terms: [
        { id: 7, attribute_id: 1, name: 'Blue', slug: 'bl', description: '', menu_order: 0, swatch: null },
      ],
      products: [
        productRow({ id: SHIRT, name: 'Shirt', type: 'variable' }),
        productRow({
          id: BLUE,
          type: 'variation',
          parent_id: SHIRT,
          name: '',
          regular_price: 3000,
          attributes: toJson([blue]),
        }),
        productRow({ id: RED, type: 'variation', parent_id: SHIRT, name: '', regular_price: 2000 }),
        productRow({
          id: SIZED,
          type: 'variation',
          parent_id: SHIRT,
          name: '',
          regular_price: 3000,
          attributes: toJson([blue, { id: 0, name: 'Size', slug: 'Size', option: '' }]),
        }),
        productRow({ id: BELT, name: 'Belt', regular_price: 5500, manage_stock: 1, stock_quantity: 9 }),
        productRow({ id: SET, name: 'Set', type: 'grouped', grouped_ids: toJson([BELT, RED]) }),
      ],
      coupons: [
        couponRow({ id: 3, code: 'five', discount_type: 'fixed_cart', amount: 500, free_shipping: 1 }),
      ],
      tax_rates: [
        {
          id: 1,
          country: 'US',
          state: 'CA',
          postcode: '',
          city: '',
          rate: 82_500,
          name: 'State tax',
          priority: 2,
          compound: 0,
          shipping: 1,
          rate_order: 0,
          class: '',
        },
      ],
    }),
  )
  headers = await managerHeaders(store)
})

const send = async (method: string, path: string, body?: object) => {
  const response = await store.call(`/wp-json/wc/v3/${path}`, { method, headers, body })
  return response.json()
}
const made = (body: object) => send('POST', 'orders', body)

test('an option of a shared attribute is kept by its slug and shown by its name', async () => {
  const { line_items } = await made({ line_items: [{ product_id: SHIRT, variation_id: BLUE, quantity: 1 }] })
  expect(line_items[0].meta_data).toEqual([
    { id: 1, key: 'pa_color', value: 'bl', display_key: 'Color', display_value: 'Blue' },
  ])
})

test('an order sent back as it was read keeps the options that were chosen', async () => {
  const order = await made({ line_items: [{ product_id: SHIRT, variation_id: BLUE, quantity: 1 }] })
  const [{ id, meta_data }] = order.line_items
  expect((await send('PUT', `orders/${order.id}`, order)).line_items).toMatchObject([{ meta_data }])
  const alone = await send('PUT', `orders/${order.id}`, { line_items: [{ id, meta_data }] })
  expect(alone.line_items).toMatchObject([{ meta_data }])
})

test('an option that is given by its slug is shown by its name, of any line', async () => {
  const { line_items } = await made({
    line_items: [{ product_id: BELT, quantity: 1, meta_data: [{ key: 'pa_color', value: 'bl' }] }],
  })
  expect(line_items[0].meta_data).toEqual([
    { id: 1, key: 'pa_color', value: 'bl', display_key: 'Color', display_value: 'Blue' },
  ])
})

test('a line keeps its options while it is for its product, and the rest of its metadata for any', async () => {
  const meta = [
    { key: 'Size', value: 'M' },
    { key: 'Engraving', value: 'AB' },
  ]
  const { id: order, line_items } = await made({
    line_items: [{ product_id: SHIRT, variation_id: SIZED, quantity: 1, meta_data: meta }],
  })
  const [{ id, meta_data, name }] = line_items
  const change = async (line: object) =>
    (await send('PUT', `orders/${order}`, { line_items: [{ id, ...line }] })).line_items[0]
  const kept = { product_id: SHIRT, variation_id: SIZED, name, meta_data }
  expect(meta_data).toMatchObject([{ key: 'pa_color', value: 'bl' }, ...meta])
  expect(await change({ product_id: SHIRT, variation_id: SIZED, quantity: 3 })).toMatchObject(kept)
  expect(await change({ product_id: SHIRT, quantity: 4 })).toMatchObject({ ...kept, quantity: 4 })
  const belt = await change({ product_id: BELT })
  expect(belt).toMatchObject({ product_id: BELT, variation_id: 0, name: 'Belt' })
  expect(belt.meta_data).toMatchObject([{ key: 'Engraving', value: 'AB' }])
  const { meta_data: again } = await change({ product_id: SHIRT, variation_id: BLUE })
  expect(again).toMatchObject([
    { key: 'pa_color', value: 'bl' },
    { id: belt.meta_data[0].id, key: 'Engraving', value: 'AB' },
  ])
  expect(new Set(again.map((entry: { id: number }) => entry.id)).size).toBe(2)
})

test('a product without a price of its own costs what the cheapest in it costs', async () => {
  const { line_items } = await made({
    line_items: [
      { product_id: SHIRT, quantity: 2 },
      { product_id: SET, quantity: 1 },
    ],
  })
  expect(line_items).toMatchObject([{ subtotal: '40.00' }, { subtotal: '20.00' }])
})

test('a line for no product has no words of one', async () => {
  const { line_items } = await made({ line_items: [{ product_id: 999, quantity: 1 }] })
  expect(line_items).toMatchObject([
    { name: '', sku: null, global_unique_id: null, image: { id: 0, src: '' } },
  ])
})

test('an order sent back as it was read keeps a line for no product', async () => {
  const { id } = await made({ line_items: [{ product_id: 999, quantity: 2 }] })
  const { line_items } = await send('GET', `orders/${id}`)
  expect((await send('PUT', `orders/${id}`, { line_items })).line_items).toEqual(line_items)
})

test('a line goes for null in what names it, or for no quantity; null of anything else says nothing', async () => {
  const after = async (list: 'line_items' | 'shipping_lines' | 'fee_lines', change: object) => {
    const { id } = await made({
      line_items: [{ product_id: BELT, quantity: 1 }],
      shipping_lines: [{ method_id: 'flat_rate', instance_id: '3', total: '5.00' }],
      fee_lines: [{ name: 'Wrap', total: '2.00' }],
    })
    const line = (await send('GET', `orders/${id}`))[list][0]
    return (await send('PUT', `orders/${id}`, { [list]: [{ id: line.id, ...change }] }))[list]
  }
  const keep = { subtotal: null, total: null, sku: null }
  expect(await after('line_items', keep)).toMatchObject([{ quantity: 1, total: '55.00' }])
  expect(await after('shipping_lines', { instance_id: null, total: null })).toMatchObject([
    { instance_id: '3', total: '5.00' },
  ])
  expect(await after('fee_lines', { total: null })).toMatchObject([{ total: '2.00' }])
  for (const change of [{ product_id: null }, { name: null }, { quantity: null }, { quantity: 0 }]) {
    expect(await after('line_items', change)).toEqual([])
  }
  for (const change of [{ method_id: null }, { method_title: null }]) {
    expect(await after('shipping_lines', change)).toEqual([])
  }
  expect(await after('fee_lines', { name: null })).toEqual([])
})

test('taxes, fees and coupons are named as WooCommerce names them', async () => {
  const order = await made({
    billing: { country: 'US', state: 'CA' },
    line_items: [{ product_id: BELT, quantity: 1 }],
    fee_lines: [{ name: 'Wrap', total: '2.00' }],
    coupon_lines: [{ code: 'five' }],
  })
  expect(order).toMatchObject({
    tax_lines: [{ label: 'State tax', rate_code: 'US-CA-STATE TAX-2' }],
    fee_lines: [{ amount: '', total: '2.00' }],
    coupon_lines: [{ meta_data: [{ key: 'coupon_info', value: '[3,"five",null,5,true]' }] }],
  })
})

test('a line tells what it took out of stock while it holds it', async () => {
  const { id } = await made({ status: 'processing', line_items: [{ product_id: BELT, quantity: 2 }] })
  const metaIn = async (status: string) => {
    const { line_items } = await send('PUT', `orders/${id}`, { status })
    return line_items[0].meta_data.map(({ key, value }: { key: string; value: string }) => `${key}=${value}`)
  }
  expect(await metaIn('completed')).toEqual(['_reduced_stock=2'])
  expect(await metaIn('cancelled')).toEqual([])
  expect(await metaIn('processing')).toEqual(['_reduced_stock=2'])
})

test('a draft of the checkout waits to be paid', async () => {
  const lines = { line_items: [{ product_id: BELT, quantity: 1 }] }
  expect((await made({ status: 'checkout-draft', ...lines })).needs_payment).toBe(true)
  expect((await made({ status: 'on-hold', ...lines })).needs_payment).toBe(false)
})

test('whoever had an order completed is a paying customer', async () => {
  const totals = async () =>
    (await send('GET', 'reports/customers/totals')).map(({ total }: { total: number }) => total)
  const { id } = await made({ customer_id: JANE, line_items: [{ product_id: BELT, quantity: 1 }] })
  expect(await totals()).toEqual([0, 1])
  await send('PUT', `orders/${id}`, { status: 'completed' })
  expect((await send('GET', `customers/${JANE}`)).is_paying_customer).toBe(true)
  expect(await totals()).toEqual([1, 0])
})

test('notes of the store are by WooCommerce', async () => {
  const { id } = await made({ line_items: [{ product_id: BELT, quantity: 1 }] })
  const notes = await send('GET', `orders/${id}/notes`)
  expect(notes.map(({ author }: { author: string }) => author)).toEqual(['WooCommerce'])
})
