import { expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import { ann } from '#tests/support/people/ann.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { settingRow, usSettings } from '#tests/support/rows/setting-row.ts'
import { shippingMethodRow } from '#tests/support/rows/shipping-method-row.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const API = '/wp-json/wc/store/v1'
const [SHIRT, BLUE, GLASSES] = [1, 2, 3]
const COLOR = { id: 1, name: 'Color', slug: 'pa_color' }

const open = (): Promise<TestStore> =>
  createTestStore((db) =>
    writeShop(db, {
      customers: [managerRow()],
      settings: [
        ...usSettings(),
        settingRow('gateways', {
          cod: { enabled: true, order: 1, title: '', description: '', settings: {} },
        }),
      ],
      attributes: [{ ...COLOR, type: 'select', order_by: 'menu_order', has_archives: 0 }],
      attribute_terms: [
        { id: 1, attribute_id: 1, name: 'Blue', slug: 'bl', description: '', menu_order: 0, swatch: null },
      ],
      products: [
        productRow({
          id: SHIRT,
          type: 'variable',
          name: 'Shirt',
          attributes: toJson([{ ...COLOR, position: 0, visible: true, variation: true, options: ['Blue'] }]),
        }),
        productRow({
          id: BLUE,
          type: 'variation',
          parent_id: SHIRT,
          name: '',
          regular_price: 2500,
          attributes: toJson([{ ...COLOR, option: 'Blue' }]),
        }),
        productRow({
          id: GLASSES,
          name: 'Glasses',
          regular_price: 9000,
          manage_stock: 1,
          stock_quantity: 1,
          backorders: 'notify',
        }),
      ],
      shipping_methods: [shippingMethodRow(1, 'flat_rate', 'Flat rate', { cost: '5' })],
    }),
  )

/** Buys a shirt and four glasses, of which one is there; answers the order as its buyer and as its shop see it. */
const buy = async () => {
  const store = await open()
  const token = (await store.call(`${API}/cart`)).headers.get('Cart-Token') ?? ''
  const post = async (path: string, body: object) => {
    const headers = { 'Cart-Token': token }
    return (await store.call(`${API}/${path}`, { method: 'POST', body, headers })).json()
  }
  await post('cart/add-item', { id: BLUE })
  await post('cart/add-item', { id: GLASSES, quantity: 4 })
  const placed = await post('checkout', { billing_address: ann, payment_method: 'cod' })
  const { order_id: id, order_key: key } = placed
  const read = async () =>
    (await store.call(`${API}/order/${id}?key=${key}&billing_email=${ann.email}`)).json()
  const headers = await managerHeaders(store)
  const write = async (body: object) =>
    (await store.call(`/wp-json/wc/v3/orders/${id}`, { method: 'PUT', headers, body })).json()
  return { read, write }
}

test('a line of an order names its options by slug and tells its metadata by id', async () => {
  const { read } = await buy()
  const [shirt] = (await read()).items
  expect(shirt).toMatchObject({
    variation: [{ raw_attribute: 'pa_color', attribute: 'Color', value: 'bl' }],
    item_data: {
      1: { key: 'pa_color', value: 'bl', display_key: 'Color', display_value: '<p>Blue</p>\n' },
    },
  })
})

test('what is sold beyond the stock is told by the line, and nothing of the stock that is left', async () => {
  const { read, write } = await buy()
  const { items } = await read()
  expect(items[1]).toMatchObject({
    low_stock_remaining: null,
    backorders_allowed: false,
    show_backorder_badge: false,
    variation: [],
    item_data: { 1: { key: 'Backordered', value: '3', display_value: '<p>3</p>\n' } },
  })
  const [, glasses] = (await write({ customer_note: 'x' })).line_items
  expect(glasses.meta_data).toMatchObject([
    { key: 'Backordered', value: '3' },
    { key: '_reduced_stock', value: '4' },
  ])
  const { line_items } = await write({ line_items: [{ id: glasses.id, meta_data: glasses.meta_data }] })
  expect(line_items[1].meta_data).toEqual(glasses.meta_data)
})

test('metadata that staff give a line is shown to the buyer but for what is private, and is no option', async () => {
  const { read, write } = await buy()
  const [{ id }] = (await write({ customer_note: 'x' })).line_items
  const meta_data = [
    { key: '_cost', value: '12' },
    { key: 'Engraving', value: '<script>x</script>Ann' },
  ]
  await write({ line_items: [{ id, meta_data }] })
  const [shirt] = (await read()).items
  expect(shirt.variation).toHaveLength(1)
  const shown = Object.values<{ key: string; display_value: string }>(shirt.item_data)
  expect(shown.map(({ key, display_value }) => [key, display_value])).toEqual([
    ['pa_color', '<p>Blue</p>\n'],
    ['Engraving', '<p>Ann</p>\n'],
  ])
})
