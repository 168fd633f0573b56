import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { createApiKey } from '#store/modules/customers/customers.ts'
import { cancelOrder, refundOrder } from '#store/modules/orders/orders.ts'
import { placed } from '#tests/support/checkout.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_CIPHER, type TestStore } from '#tests/support/test-store.ts'

const NOW = Date.UTC(2026, 10, 21, 8)
let store: TestStore
let authorization: string

const owner = {
  id: 1,
  email: 'owner@shop.test',
  username: 'owner',
  password_hash: null,
  role: 'administrator',
  first_name: '',
  last_name: '',
  mobile: '',
  avatar_id: null,
  billing: '{}',
  shipping: '{}',
  is_paying_customer: 0,
  meta_data: '[]',
  created_at: NOW,
  updated_at: NOW,
}

beforeEach(async () => {
  const clock = () => NOW
  store = await createTestStore((db) => writeShop(db, { ...smallShop(), customers: [owner] }), clock)
  const context = { db: store.db, clock, actor: SYSTEM }
  const key = await createApiKey(context, TEST_CIPHER, {
    customerId: 1,
    description: '',
    permissions: 'read_write',
  })
  authorization = `Basic ${Buffer.from(`${key.consumerKey}:${key.consumerSecret}`).toString('base64')}`
})

const get = (path: string) => store.call(`/wp-json/wc/v3/${path}`, { headers: { authorization } })
const list = async (path: string) => {
  const response = await get(path)
  return { ids: ((await response.json()) as { id: number }[]).map(({ id }) => id), headers: response.headers }
}

test('an order in full, as WooCommerce shows it', async () => {
  const { order_id, order_key } = await placed(store, [{ product_id: 1, quantity: 2 }], { coupons: ['ten'] })
  const order = await (await get(`orders/${order_id}`)).json()
  expect(order).toMatchObject({
    id: order_id,
    number: String(order_id),
    status: 'processing',
    currency: 'IRT',
    currency_symbol: 'تومان',
    date_created: '2026-11-21T11:30:00',
    date_created_gmt: '2026-11-21T08:00:00',
    date_paid: null,
    total: '220000',
    discount_total: '20000',
    order_key,
    created_via: 'checkout',
    needs_payment: false,
    needs_processing: true,
    is_editable: false,
    line_items: [{ name: 'Cup', quantity: 2, subtotal: '200000', total: '180000', price: 90_000, taxes: [] }],
    shipping_lines: [{ method_id: 'flat_rate', instance_id: '1', total: '40000' }],
    coupon_lines: [{ code: 'ten', discount: '20000', discount_type: 'percent', nominal_amount: 10 }],
    refunds: [],
    _links: { self: [{ href: `http://shop.test/wp-json/wc/v3/orders/${order_id}` }] },
  })
})

test('lists are filtered, sorted and paged', async () => {
  const first = (await placed(store, [{ product_id: 1 }])).order_id
  const second = (await placed(store, [{ product_id: 6 }], { payment_method: 'bacs' })).order_id
  const { ids, headers } = await list('orders?per_page=1')
  expect(ids).toEqual([second])
  expect(headers.get('x-wp-total')).toBe('2')
  expect(headers.get('link')).toContain('rel="next"')
  expect((await list('orders?orderby=id&order=asc')).ids).toEqual([first, second])
  expect((await list(`orders?include=${first},${second}&orderby=include`)).ids).toEqual([first, second])
  expect((await list('orders?status=on-hold')).ids).toEqual([second])
  expect((await list('orders?product=1')).ids).toEqual([first])
  expect((await list('orders?search=endless')).ids).toEqual([second])
  expect((await list(`orders?search=${encodeURIComponent('مینا')}`)).ids).toEqual([second, first])
  expect((await list('orders?search=first_name')).ids).toEqual([])
  for (const words of ['مینا راد', '۰۹۱۲۳۴۵۶۷۸۹', '+98 912 345 6789', '0912345']) {
    expect((await list(`orders?search=${encodeURIComponent(words)}`)).ids).toEqual([second, first])
  }
  expect((await list(`orders?search=${encodeURIComponent('مینا کیان')}`)).ids).toEqual([])
  const persian = String(second).replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
  for (const number of [persian, `#${persian}`, `#${second}`]) {
    expect((await list(`orders?search=${encodeURIComponent(number)}`)).ids).toContain(second)
  }
  expect((await list('orders?search=%25')).ids).toEqual([])
  expect((await list('orders?after=2027-01-01T00:00:00')).ids).toEqual([])
  expect((await list('orders?customer=7')).ids).toEqual([])
})

const send = async (method: string, path: string, body?: unknown) => {
  const response = await store.call(`/wp-json/wc/v3/${path}`, { method, headers: { authorization }, body })
  return { status: response.status, location: response.headers.get('location'), body: await response.json() }
}

test('a note is written and deleted', async () => {
  const { order_id } = await placed(store, [{ product_id: 1 }])
  const notes = `orders/${order_id}/notes`
  const { status, location, body } = await send('POST', notes, { note: 'Packed', customer_note: true })
  expect(status).toBe(201)
  expect(location).toBe(`http://shop.test/wp-json/wc/v3/${notes}/${body.id}`)
  expect(body).toMatchObject({ note: 'Packed', customer_note: true, author: 'WooCommerce' })
  const own = await send('POST', notes, { note: 'By me', added_by_user: true })
  expect(own.body).toMatchObject({ author: 'owner', customer_note: false })
  expect(await send('POST', notes, {})).toMatchObject({
    status: 400,
    body: { code: 'rest_missing_callback_param', data: { params: ['note'] } },
  })
  expect((await send('POST', 'orders/9999/notes', { note: 'x' })).status).toBe(404)
  expect((await send('DELETE', `${notes}/${body.id}`)).status).toBe(501)
  expect((await send('DELETE', `${notes}/${body.id}?force=true`)).body).toEqual(body)
  expect((await send('GET', `${notes}/${body.id}`)).status).toBe(404)
})

test('the note about a status that is set by hand names who set it', async () => {
  const authors = async (id: number) =>
    ((await (await get(`orders/${id}/notes`)).json()) as { author: string }[]).map(({ author }) => author)
  const made = await send('POST', 'orders', { manual_update: true })
  expect(await authors(made.body.id)).toEqual(['owner'])
  const path = `orders/${made.body.id}`
  expect((await send('PUT', path, { status: 'on-hold' })).status).toBe(200)
  expect((await send('PUT', path, { status: 'completed', manual_update: true })).status).toBe(200)
  expect(await authors(made.body.id)).toEqual(['owner', 'WooCommerce', 'owner'])
  expect((await send('PUT', path, { status: 'completed', manual_update: true })).status).toBe(200)
  expect(await authors(made.body.id)).toHaveLength(3)
})

test('notes, newest first, and what is not there', async () => {
  const { order_id } = await placed(store, [{ product_id: 1 }])
  const notes = (await (await get(`orders/${order_id}/notes`)).json()) as { id: number }[]
  expect(notes.length).toBeGreaterThan(0)
  expect((await get(`orders/${order_id}/notes/${notes[0]?.id}`)).status).toBe(200)
  expect(await (await get(`orders/${order_id}/notes/999`)).json()).toMatchObject({
    code: 'woocommerce_rest_invalid_id',
  })
  expect(await (await get('orders/999')).json()).toEqual({
    code: 'woocommerce_rest_shop_order_invalid_id',
    message: 'Invalid ID.',
    data: { status: 404 },
  })
  expect(await (await get(`orders/${order_id}/refunds`)).json()).toEqual([])
})

test('nothing without a key', async () => {
  for (const path of ['orders', 'refunds', 'payment_gateways', 'reports', 'reports/sales']) {
    expect((await store.call(`/wp-json/wc/v3/${path}`)).status).toBe(401)
  }
})

test('payment gateways with their settings', async () => {
  const gateways = (await (await get('payment_gateways')).json()) as { id: string }[]
  expect(gateways.map(({ id }) => id)).toEqual(['cod', 'bacs', 'testbank', 'zarinpal'])
  expect(await (await get('payment_gateways/zarinpal')).json()).toMatchObject({
    enabled: true,
    title: 'ZarinPal',
    settings: { merchant_id: { value: 'm-1', type: 'password' } },
  })
  expect((await get('payment_gateways/nope')).status).toBe(404)
})

test('sales of the day, best sellers and totals by status', async () => {
  await placed(store, [{ product_id: 1, quantity: 2 }])
  await placed(store, [{ product_id: 6 }], { payment_method: 'testbank' })
  const [sales] = (await (await get('reports/sales')).json()) as object[]
  expect(sales).toMatchObject({
    total_sales: '240000',
    net_sales: '200000',
    total_orders: 1,
    total_items: 2,
    totals_grouped_by: 'day',
    totals: { '2026-11-21': { sales: '240000', orders: 1, items: 2, shipping: '40000' } },
  })
  expect(await (await get('reports/top_sellers?period=week')).json()).toMatchObject([
    { name: 'Cup', product_id: 1, quantity: 2 },
  ])
  const totals = (await (await get('reports/orders/totals')).json()) as object[]
  expect(totals).toContainEqual({ slug: 'pending', name: 'در انتظار پرداخت', total: 1 })
  expect(totals).toContainEqual({ slug: 'checkout-draft', name: 'پیش‌نویس', total: 0 })
  expect((await get('reports/sales?date_min=yesterday')).status).toBe(400)
})

test('an order that was refunded is in the sales, not among the best sellers', async () => {
  const { order_id } = await placed(store, [{ product_id: 1, quantity: 2 }])
  await store.db.updateTable('orders').set({ status: 'refunded' }).where('id', '=', order_id).execute()
  expect(await (await get('reports/sales')).json()).toMatchObject([{ total_orders: 1, total_items: 2 }])
  expect(await (await get('reports/top_sellers')).json()).toEqual([])
})

test('statuses in the language of the shop, and customers by whether they have paid', async () => {
  const statuses = (await (await get('orders/statuses')).json()) as { slug: string; name: string }[]
  expect(statuses.slice(0, 2)).toEqual([
    { slug: 'pending', name: 'در انتظار پرداخت' },
    { slug: 'processing', name: 'در حال انجام' },
  ])
  expect(statuses.map(({ slug }) => slug)).toContain('pws-courier')
  const person = { ...owner, role: 'customer' }
  await store.db
    .insertInto('customers')
    .values([
      { ...person, id: 2, email: 'a@shop.test', username: 'a', is_paying_customer: 1 },
      { ...person, id: 3, email: 'b@shop.test', username: 'b' },
      { ...person, id: 4, email: 'c@shop.test', username: 'c' },
    ])
    .execute()
  expect(await (await get('reports/customers/totals')).json()).toEqual([
    { slug: 'paying', name: 'Paying customer', total: 1 },
    { slug: 'non_paying', name: 'Non-paying customer', total: 2 },
  ])
  for (const path of ['orders/statuses', 'reports/customers/totals']) {
    expect((await store.call(`/wp-json/wc/v3/${path}`)).status).toBe(401)
  }
})

test('what was returned of orders that are no sales is not taken off the sales', async () => {
  const context = { db: store.db, clock: () => NOW, actor: SYSTEM }
  const [sold, returned, cancelled] = [
    await placed(store, [{ product_id: 1 }]),
    await placed(store, [{ product_id: 1 }]),
    await placed(store, [{ product_id: 1 }]),
  ].map(({ order_id }) => order_id)
  for (const [id = 0, amount] of [
    [sold, 10_000],
    [returned, 140_000],
    [cancelled, 30_000],
  ] as const) {
    await refundOrder(context, id, { amount, reason: '', lines: [], restocks: false })
  }
  await cancelOrder(context, cancelled ?? 0)
  const [sales] = (await (await get('reports/sales')).json()) as object[]
  expect(sales).toMatchObject({ total_orders: 2, total_sales: '130000', total_refunds: 150_000 })
})
