import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { couponRow } from '#tests/support/rows/coupon-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { usSettings } from '#tests/support/rows/setting-row.ts'
import { shippingMethodRow } from '#tests/support/rows/shipping-method-row.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const CART = '/wp-json/wc/store/v1/cart'
let store: TestStore
let now = Date.UTC(2026, 10, 21)

beforeAll(async () => {
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        settings: [...usSettings()],
        products: [
          productRow({ id: 1, name: 'T-Shirt', slug: 't-shirt', regular_price: 1800 }),
          productRow({
            id: 2,
            name: 'Belt',
            slug: 'belt',
            regular_price: 5500,
            manage_stock: 1,
            stock_quantity: 3,
          }),
        ],
        coupons: [
          couponRow({ id: 1, code: 'ten' }),
          couponRow({ id: 2, code: 'alone', individual_use: 1 }),
          couponRow({ id: 3, code: 'five', amount: 500 }),
          couponRow({ id: 4, code: 'sent', amount: 0, free_shipping: 1 }),
          couponRow({ id: 5, code: 'off10' }),
        ],
        shipping_methods: [
          shippingMethodRow(1, 'flat_rate', 'Flat rate', { cost: '5' }),
          shippingMethodRow(2, 'local_pickup', 'Local pickup'),
          shippingMethodRow(3, 'free_shipping', 'Free', { requires: 'coupon' }),
        ],
      }),
    () => now,
  )
})

const begin = async (): Promise<string> => (await store.call(CART)).headers.get('Cart-Token') ?? ''

const write = async (token: string, path: string, body?: unknown, method = 'POST') => {
  const response = await store.call(`${CART}/${path}`, { method, body, headers: { 'Cart-Token': token } })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}

test('a cart is filled, changed and emptied by its token', async () => {
  const token = await begin()
  const added = await write(token, 'add-item', { id: 1, quantity: 2 })
  expect(added.status).toBe(201)
  expect(added.body.items[0]).toMatchObject({ key: 'c4ca4238a0b923820dcc509a6f75849b', quantity: 2 })
  expect(added.body.totals).toMatchObject({
    total_items: '3600',
    total_shipping: '500',
    total_price: '4100',
    currency_prefix: '$',
  })
  const { key } = added.body.items[0]
  const pickup = await write(token, 'select-shipping-rate', { package_id: 0, rate_id: 'local_pickup:2' })
  expect(pickup.body.totals.total_price).toBe('3600')
  const couponed = await write(token, 'apply-coupon', { code: 'TEN' })
  expect(couponed.body.coupons).toMatchObject([{ code: 'ten' }])
  const more = await write(token, 'update-item', { key, quantity: 3 })
  expect(more.body.items_count).toBe(3)
  expect((await write(token, `items/${key}`, undefined, 'DELETE')).status).toBe(204)
  const left = await store.call(CART, { headers: { 'Cart-Token': token } })
  expect(await left.json()).toMatchObject({ items: [], totals: { total_price: '0', total_shipping: null } })
})

test('the rate that is selected stays so while it is offered, whatever a coupon adds', async () => {
  const token = await begin()
  await write(token, 'add-item', { id: 1 })
  const selected = ({ body }: Awaited<ReturnType<typeof write>>) =>
    body.shipping_rates[0].shipping_rates
      .filter((rate: { selected: boolean }) => rate.selected)
      .map(({ rate_id }: { rate_id: string }) => rate_id)
  const sent = await write(token, 'apply-coupon', { code: 'sent' })
  expect(selected(sent)).toEqual(['flat_rate:1'])
  const free = await write(token, 'select-shipping-rate', { package_id: 0, rate_id: 'free_shipping:3' })
  expect(selected(free)).toEqual(['free_shipping:3'])
  expect(selected(await write(token, 'remove-coupon', { code: 'sent' }))).toEqual(['flat_rate:1'])
  expect(selected(await write(token, 'apply-coupon', { code: 'sent' }))).toEqual(['flat_rate:1'])
})

test('a coupon for individual use takes the place of others', async () => {
  const token = await begin()
  await write(token, 'add-item', { id: 1 })
  await write(token, 'apply-coupon', { code: 'ten' })
  const alone = await write(token, 'apply-coupon', { code: 'alone' })
  expect(alone.body.coupons.map(({ code }: { code: string }) => code)).toEqual(['alone'])
  expect(await write(token, 'apply-coupon', { code: 'ten' })).toMatchObject({
    status: 400,
    body: {
      code: 'woocommerce_rest_cart_coupon_error',
      message:
        '&quot;alone&quot; has already been applied and cannot be used in conjunction with other coupons.',
    },
  })
})

test('a coupon typed on another keyboard is kept as the shop spells it', async () => {
  const token = await begin()
  await write(token, 'add-item', { id: 1 })
  const added = await write(token, 'coupons', { code: 'OFF۱۰' })
  expect(added).toMatchObject({ status: 201, body: { code: 'off10' } })
  expect((await write(token, 'coupons', { code: 'off۱۰' })).status).toBe(201)
  expect((await write(token, 'coupons/off۱۰', undefined, 'GET')).body.code).toBe('off10')
  expect((await write(token, 'apply-coupon', { code: 'off۱۰' })).status).toBe(400)
  expect(await write(token, 'remove-coupon', { code: 'off10' })).toMatchObject({
    status: 200,
    body: { coupons: [] },
  })
})

test('a coupon is taken off by any spelling of its code', async () => {
  const token = await begin()
  await write(token, 'add-item', { id: 1 })
  await write(token, 'apply-coupon', { code: 'off10' })
  expect(await write(token, 'remove-coupon', { code: 'off۱۰' })).toMatchObject({
    status: 200,
    body: { coupons: [] },
  })
  await write(token, 'apply-coupon', { code: 'off۱۰' })
  expect((await write(token, 'coupons/OFF۱۰', undefined, 'DELETE')).status).toBe(204)
})

test('of changes made to a cart at once none is lost', async () => {
  const token = await begin()
  await write(token, 'add-item', { id: 1 })
  const done = await Promise.all([
    write(token, 'apply-coupon', { code: 'ten' }),
    write(token, 'apply-coupon', { code: 'five' }),
    write(token, 'apply-coupon', { code: 'ten' }),
    write(token, 'add-item', { id: 1, quantity: 2 }),
  ])
  expect(done.map(({ status }) => status).sort()).toEqual([200, 200, 201, 400])
  const kept = await store.call(CART, { headers: { 'Cart-Token': token } })
  expect(await kept.json()).toMatchObject({
    items: [{ quantity: 3 }],
    coupons: expect.arrayContaining([
      expect.objectContaining({ code: 'ten' }),
      expect.objectContaining({ code: 'five' }),
    ]),
  })
})

test('pieces added at once are refused beyond what there is', async () => {
  const token = await begin()
  const add = () => write(token, 'add-item', { id: 2, quantity: 2 })
  const done = await Promise.all([add(), add()])
  expect(done.map(({ status }) => status).sort()).toEqual([201, 400])
})

test('a line is refused where there is not so much of it', async () => {
  const token = await begin()
  expect(await write(token, 'add-item', { id: 2, quantity: 4 })).toMatchObject({
    status: 400,
    body: { code: 'woocommerce_rest_product_partially_out_of_stock' },
  })
  expect((await write(token, 'add-item', { id: 99 })).body.code).toBe('woocommerce_rest_cart_invalid_product')
  expect((await write(token, 'add-item', { id: 1, quantity: 0 })).body.code).toBe(
    'woocommerce_rest_product_invalid_quantity',
  )
  const unknown = await write(token, 'update-item', { key: 'deadbeef', quantity: 1 })
  expect(unknown).toMatchObject({ status: 409, body: { data: { cart: { items: [] } } } })
})

test('a write needs a token or a nonce; what is forged or old is none', async () => {
  const opened = await store.call(CART)
  const token = opened.headers.get('Cart-Token') ?? ''
  await write(token, 'add-item', { id: 1 })
  const [head, claims = '', signature] = token.split('.')
  const other = Buffer.from(
    JSON.stringify({
      ...JSON.parse(Buffer.from(claims, 'base64url').toString()),
      user_id: `t_${'0'.repeat(32)}`,
    }),
  ).toString('base64url')
  for (const forged of ['bad', `${head}.${other}.${signature}`, `${head}.${claims}.`, '..', 'é']) {
    expect((await write(encodeURI(forged), 'add-item', { id: 1 })).body.code).toBe(
      'woocommerce_rest_missing_nonce',
    )
  }
  const withNonce = (nonce: string) =>
    store.call(`${CART}/add-item`, { method: 'POST', body: { id: 1 }, headers: { Nonce: nonce } })
  expect((await withNonce('0000000000')).status).toBe(403)
  expect((await withNonce(opened.headers.get('Nonce') ?? '')).status).toBe(201)
  now += 49 * 3600_000
  expect((await write(token, 'add-item', { id: 1 })).status).toBe(401)
  const read = await store.call(CART, { headers: { 'Cart-Token': token } })
  expect(await read.json()).toMatchObject({ items: [] })
})

test('an IP address begins sixty carts and not a thousand, and goes on with those it has', async () => {
  const address = '203.0.113.9'
  const nonce = (await store.call(CART)).headers.get('Nonce') ?? ''
  const add = (headers: Record<string, string>) =>
    store.call(`${CART}/add-item`, { method: 'POST', body: { id: 1 }, headers, address })
  const first = await add({ Nonce: nonce })
  const statuses = new Set<number>()
  for (let at = 0; at < 70; at++) statuses.add((await add({ Nonce: nonce })).status)
  expect([...statuses]).toEqual([201, 429])
  expect((await add({ 'Cart-Token': first.headers.get('Cart-Token') ?? '' })).status).toBe(201)
})

test('the data of an extension that nobody registered are refused', async () => {
  expect(await write(await begin(), 'extensions', { namespace: '<b>', data: {} })).toMatchObject({
    status: 400,
    body: {
      code: 'woocommerce_rest_cart_extensions_error',
      message: 'There is no such namespace registered: &lt;b&gt;.',
    },
  })
})

test('a batch runs its writes in turn, and no other route', async () => {
  const token = await begin()
  const batch = (requests: unknown[]) =>
    store.call('/wp-json/wc/store/v1/batch', { method: 'POST', body: { requests } })
  const headers = { 'Cart-Token': token }
  const done = await batch([
    { method: 'POST', path: '/wc/store/v1/cart/add-item', body: { id: 1 }, headers },
    { method: 'POST', path: '/wc/store/v1/cart/apply-coupon', body: { code: 'nope' }, headers },
    { method: 'POST', path: '/wc/store/../../wc/v3/products', body: {}, headers },
  ])
  expect(done.status).toBe(207)
  const { responses } = (await done.json()) as { responses: { status: number }[] }
  expect(responses.map(({ status }) => status)).toEqual([201, 400, 404])
  expect((await batch([{ path: '/wc/v3/products' }])).status).toBe(400)
  expect((await batch(Array(26).fill({ path: '/wc/store/v1/cart/add-item' }))).status).toBe(400)
})

const PATHS = [
  'cart/add-item',
  'cart/update-item',
  'cart/remove-item',
  'cart/apply-coupon',
  'cart/remove-coupon',
  'cart/update-customer',
  'cart/select-shipping-rate',
  'cart/extensions',
  'cart/items',
  'cart/coupons',
  'batch',
]
const value = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(1, 2, 0, -1, 1e15, '1', 'ten', 'c4ca4238a0b923820dcc509a6f75849b', 'flat_rate:1', 'US'),
)
const address = fc.record({ country: value, state: value, postcode: value }, { requiredKeys: [] })
const body = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      id: value,
      quantity: value,
      key: value,
      code: value,
      rate_id: value,
      package_id: value,
      variation: fc.oneof(value, fc.array(fc.record({ attribute: value, value }))),
      billing_address: fc.oneof(value, address),
      shipping_address: fc.oneof(value, address),
      requests: fc.array(
        fc.record({ path: fc.constantFrom(...PATHS.map((path) => `/wc/store/v1/${path}`)), body: value }),
      ),
    },
    { requiredKeys: [] },
  ),
)

test.each(['12345-67890', '۱۲۳۴۵۶۷۸۹۰'])('a postcode typed as %s is kept in ten digits', async (postcode) => {
  const token = await begin()
  const address = { country: 'IR', postcode, phone: '۰۹۱۲ ۳۴۵ ۶۷۸۹' }
  const given = { billing_address: address, shipping_address: address }
  const kept = { postcode: '1234567890', phone: '09123456789' }
  expect(await write(token, 'update-customer', given)).toMatchObject({
    status: 200,
    body: { billing_address: kept, shipping_address: kept },
  })
})

test('no body makes a server error', async () => {
  const token = await begin()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PATHS), body, async (path, given) => {
      const response = await store.call(`/wp-json/wc/store/v1/${path}`, {
        method: 'POST',
        body: given,
        headers: { 'Cart-Token': token },
      })
      expect(response.status).toBeLessThan(500)
    }),
    { numRuns: 300 },
  )
})
