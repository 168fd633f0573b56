import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { openMemoryDatabase } from '#store/database/connection.ts'
import { up } from '#store/database/migrations/0006-vendor-owners.ts'
import { cancelOrder, completeOrder, refundOrder } from '#store/modules/orders/orders.ts'
import type {
  VendorDashboard,
  VendorOrder,
  VendorOrderSummary,
  VendorProduct,
} from '#store-api/contract/vendor-dashboard.ts'
import { ADDRESS, type Item, placed } from '#tests/support/checkout.ts'
import { customerHeaders, customerRow, PASSWORD, PASSWORD_HASH } from '#tests/support/people/customers.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { vendorRow } from '#tests/support/rows/vendor-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const START = Date.UTC(2026, 10, 21, 12)
const DAY = 86_400_000
const PATH = '/wp-json/ghab/v1/vendor'
/** sells the cup, what is gone, and a draft */
const SARA = { id: 7, role: 'vendor' }
/** sells what is endless, and the song */
const REZA = { id: 8, role: 'vendor' }

let now: number
let store: TestStore

const context = () => ({ db: store.db, clock: () => now, actor: SYSTEM })
const headersOf = (who: { id: number; role?: string }) => customerHeaders(store, who, () => now)

beforeEach(async () => {
  now = START
  const shop = smallShop()
  const vendorOf: Record<number, number> = { 1: 1, 3: 1, 6: 2, 4: 2 }
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        ...shop,
        products: [
          ...(shop.products ?? []).map((row) => ({ ...row, vendor_id: vendorOf[row.id ?? 0] ?? 0 })),
          productRow({ id: 7, vendor_id: 1, name: 'Saucer', slug: 'saucer', status: 'draft', created_at: 5 }),
          productRow({ id: 8, vendor_id: 1, name: 'Thrown away', slug: 'thrown', status: 'trash' }),
        ],
        customers: [
          customerRow({ ...SARA, password_hash: PASSWORD_HASH }),
          customerRow(REZA),
          customerRow({ id: 9 }),
          customerRow({ id: 10, role: 'vendor' }),
          customerRow({ id: 11, role: 'administrator' }),
          customerRow({ id: 12, role: 'vendor' }),
        ],
        vendors: [
          vendorRow({ id: 1, customer_id: 7, store_name: 'Cups of Sara' }),
          vendorRow({ id: 2, customer_id: 8 }),
          vendorRow({ id: 3, customer_id: 9 }),
          vendorRow({ id: 4, customer_id: 12, enabled: 0 }),
        ],
      }),
    () => now,
  )
})

const buy = async (products: Item[], changes: object = {}): Promise<number> =>
  (await placed(store, products, changes)).order_id

const ask = async <T>(who: { id: number; role?: string }, path = '') => {
  const response = await store.call(PATH + path, { headers: await headersOf(who) })
  return { status: response.status, headers: response.headers, body: (await response.json()) as T }
}
const ordersOf = async (who: { id: number }, query = '') =>
  (await ask<VendorOrderSummary[]>(who, `/orders${query}`)).body

describe('who may ask', () => {
  const paths = async () => ['', '/orders', `/orders/${await buy([{ product_id: 1 }])}`, '/products']

  test('guests are sent to sign in', async () => {
    for (const path of await paths()) expect((await store.call(PATH + path)).status, path).toBe(401)
  })

  test.each([
    ['a customer, even one whom a vendor names', 9],
    ['a seller without a shop', 10],
    ['who runs the whole shop', 11],
    ['a seller whose shop is closed', 12],
  ])('%s is refused', async (_, id) => {
    for (const path of await paths()) {
      const { status, body } = await ask<{ code: string }>({ id }, path)
      expect([status, body.code], path).toEqual([403, 'rest_forbidden'])
    }
  })

  test('a customer who leaves runs no shop any more', async () => {
    const headers = await headersOf(SARA)
    const body = { password: PASSWORD }
    const left = await store.call('/wp-json/ghab/v1/customer', { method: 'DELETE', headers, body })
    expect(left.status).toBe(200)
    await store.runJobs()
    const { customer_id } = await store.db
      .selectFrom('vendors')
      .select('customer_id')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    expect(customer_id).toBeNull()
  })

  test('answers are kept by nobody', async () => {
    for (const path of await paths()) {
      expect((await ask(SARA, path)).headers.get('cache-control'), path).toBe('no-store')
    }
  })
})

describe('orders', () => {
  test('are those with something of the seller, newest first, by page and by status', async () => {
    const shared = await buy([{ product_id: 1, quantity: 2 }, { product_id: 6 }])
    await buy([{ product_id: 6 }])
    await buy([{ product_id: 5 }])
    now += DAY
    const unpaid = await buy([{ product_id: 1 }], { payment_method: 'testbank' })

    expect((await ordersOf(SARA)).map(({ id }) => id)).toEqual([unpaid, shared])
    expect(await ordersOf(SARA, '?status=processing,completed')).toMatchObject([
      { id: shared, status: 'processing', items: 2, total: '200000', city: ADDRESS.city },
    ])
    const page = await ask<VendorOrderSummary[]>(SARA, '/orders?per_page=1&page=2')
    expect(page.headers.get('X-WP-Total')).toBe('2')
    expect(page.headers.get('X-WP-TotalPages')).toBe('2')
    expect(page.body.map(({ id }) => id)).toEqual([shared])
    expect((await ask(SARA, '/orders?page=0')).status).toBe(400)
  })

  test('hold nothing of other sellers, of the buyer’s contacts, or of payment', async () => {
    const id = await buy(
      [{ product_id: 1, quantity: 2 }, { product_id: 6, quantity: 3 }, { product_id: 5 }],
      {
        customer_note: 'For the Endless one',
      },
    )
    const { body: order } = await ask<VendorOrder>(SARA, `/orders/${id}`)
    expect(order.line_items.map(({ name, quantity, total }) => [name, quantity, total])).toEqual([
      ['Cup', 2, '200000'],
    ])
    expect(order).toMatchObject({
      number: String(id),
      status: 'processing',
      total: '200000',
      shipping: { first_name: 'مینا', city: 'تهران', address_1: ADDRESS.address_1 },
      timeline: [{ status: 'processing' }],
    })
    expect(Object.keys(order).sort()).toEqual(
      [
        'currency',
        'date_created_gmt',
        'id',
        'line_items',
        'number',
        'shipping',
        'shipping_method',
        'status',
        'timeline',
        'total',
      ].sort(),
    )
    for (const answer of [order, await ordersOf(SARA)]) {
      const text = JSON.stringify(answer)
      for (const secret of ['Endless', 'Single', 'mina@example.com', '9123456789', '"cod"', 'order_key']) {
        expect(text).not.toContain(secret)
      }
    }
  })

  test('of other sellers, of nobody, and in the trash do not exist', async () => {
    const id = await buy([{ product_id: 1 }])
    for (const other of [id, 99_999, 'x', '1e3']) {
      const { status, body } = await ask<{ code: string }>(REZA, `/orders/${other}`)
      expect([status, body.code]).toEqual([404, 'woocommerce_rest_shop_order_invalid_id'])
    }
    expect((await ask(SARA, `/orders/${id}`)).status).toBe(200)
    await store.db.updateTable('orders').set({ status: 'trash' }).execute()
    expect((await ask(SARA, `/orders/${id}`)).status).toBe(404)
    expect(await ordersOf(SARA, '?status=trash')).toEqual([])
  })

  test('tell where to send only what is to be sent', async () => {
    const shippingOf = async (who: { id: number }, id: number) =>
      (await ask<VendorOrder>(who, `/orders/${id}`)).body.shipping
    const unpaid = await buy([{ product_id: 1 }], { payment_method: 'testbank' })
    expect(await shippingOf(SARA, unpaid)).toBeNull()
    const mixed = await buy([{ product_id: 1 }, { product_id: 4 }])
    expect(await shippingOf(SARA, mixed)).toMatchObject({ city: 'تهران' })
    expect(await shippingOf(REZA, mixed)).toBeNull()
    await cancelOrder(context(), mixed)
    expect(await shippingOf(SARA, mixed)).toBeNull()
    expect((await ordersOf(SARA)).map(({ city }) => city)).toEqual(['', ''])
  })

  test('keep to themselves what the shop wrote to the buyer', async () => {
    const id = await buy([{ product_id: 1 }])
    await store.db
      .insertInto('order_notes')
      .values({
        order_id: id,
        author: 'shop',
        note: 'The Endless one is late',
        customer_note: 1,
        status: null,
        created_at: now,
      })
      .execute()
    const { body } = await ask<VendorOrder>(SARA, `/orders/${id}`)
    expect(body.timeline).toEqual([{ status: 'processing', date_gmt: '2026-11-21T12:00:00' }])
  })
})

test('a shop knows what waits, what is sold out, and what it sold lately', async () => {
  const early = await buy([{ product_id: 1, quantity: 3 }])
  await completeOrder(context(), early)
  now += 31 * DAY
  const done = await buy([{ product_id: 1 }, { product_id: 6 }])
  await completeOrder(context(), done)
  await buy([{ product_id: 1, quantity: 2 }])
  await buy([{ product_id: 1 }], { payment_method: 'testbank' })
  const { body } = await ask<VendorDashboard>(SARA)
  expect(body).toMatchObject({
    id: 1,
    name: 'Cups of Sara',
    orders_to_send: 1,
    products_total: 3,
    products_out_of_stock: 1,
    sold_lately: '300000',
  })
})

describe('what was refunded', () => {
  /** Gives money back for pieces of one line. */
  const refund = async (id: number, name: string, quantity: number, total: number): Promise<void> => {
    const line = await store.db
      .selectFrom('order_items')
      .select('id')
      .where('order_id', '=', id)
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    const lines = [{ id: line.id, quantity, total, taxes: [] }]
    const { ok } = await refundOrder(context(), id, { reason: '', restocks: false, lines })
    expect(ok).toBe(true)
  }
  const figuresOf = async (who: { id: number; role: string }) => {
    const { orders_to_send, sold_lately } = (await ask<VendorDashboard>(who)).body
    return [orders_to_send, sold_lately]
  }
  const orderOf = async (id: number) => (await ask<VendorOrder>(SARA, `/orders/${id}`)).body

  test('is neither sent by its vendor nor sold', async () => {
    const id = await buy([{ product_id: 1, quantity: 3 }, { product_id: 6 }])
    expect(await figuresOf(SARA)).toEqual([1, '300000'])
    await refund(id, 'Cup', 1, 100_000)
    expect(await ordersOf(SARA)).toMatchObject([{ items: 2, total: '200000' }])
    expect(await orderOf(id)).toMatchObject({
      total: '200000',
      line_items: [{ quantity: 2, subtotal: '200000', total: '200000', price: 100_000 }],
    })
    expect(await figuresOf(SARA)).toEqual([1, '200000'])
    expect(await figuresOf(REZA)).toEqual([1, '30000'])

    await refund(id, 'Cup', 2, 150_000)
    expect(await ordersOf(SARA)).toMatchObject([{ items: 0, total: '50000', pictures: [], city: '' }])
    expect(await orderOf(id)).toMatchObject({
      total: '50000',
      line_items: [],
      shipping: null,
      shipping_method: '',
    })
    expect(await figuresOf(SARA)).toEqual([0, '50000'])
  })

  test('takes no more than its share of a discount along', async () => {
    const id = await buy([{ product_id: 1, quantity: 4 }], { coupons: ['ten'] })
    await refund(id, 'Cup', 1, 90_000)
    expect((await orderOf(id)).line_items).toMatchObject([
      { quantity: 3, subtotal: '300000', total: '270000' },
    ])
    await refund(id, 'Cup', 0, 6000)
    expect((await orderOf(id)).line_items).toMatchObject([
      { quantity: 3, subtotal: '294000', total: '264000' },
    ])
  })
})

describe('products', () => {
  const productsOf = async (who: { id: number }, query = '') => {
    const { body } = await ask<VendorProduct[]>(who, `/products${query}`)
    return body.map(({ name }) => name)
  }

  test('are the seller’s own of any status but trash, the newest first', async () => {
    expect(await productsOf(SARA)).toEqual(['Saucer', 'Gone', 'Cup'])
    expect((await productsOf(REZA)).sort()).toEqual(['Endless', 'Song'])
    const { headers, body } = await ask<VendorProduct[]>(SARA, '/products?per_page=1&page=3')
    expect([headers.get('X-WP-Total'), headers.get('X-WP-TotalPages')]).toEqual(['3', '3'])
    expect(body).toMatchObject([
      {
        name: 'Cup',
        status: 'publish',
        price: '100000',
        manage_stock: true,
        stock_quantity: 10,
        stock_status: 'instock',
        total_sales: 0,
        rating_count: 0,
        permalink: 'http://shop.test/product/cup',
        image: null,
      },
    ])
  })

  test('are found by name, by status and by stock', async () => {
    expect(await productsOf(SARA, '?search=cup')).toEqual(['Cup'])
    expect(await productsOf(SARA, '?search=endless')).toEqual([])
    expect(await productsOf(SARA, '?search=sauce')).toEqual(['Saucer'])
    expect(await productsOf(SARA, '?status=draft')).toEqual(['Saucer'])
    expect(await productsOf(SARA, '?stock_status=outofstock')).toEqual(['Gone'])
    expect(await productsOf(SARA, '?status=trash')).toEqual(['Thrown away'])
    expect((await ask(SARA, '/products?status=sold')).status).toBe(400)
  })
})

test('shops seeded before find their owner by the e-mail address, one each', async () => {
  const db = await openMemoryDatabase()
  await db.schema.dropIndex('vendors_customer_id').execute()
  await db.schema.dropIndex('order_items_vendor_id').execute()
  await db.schema.alterTable('vendors').dropColumn('customer_id').execute()
  const rows = [
    { id: 1, email: 'Sara@shop.test' },
    { id: 2, email: 'sara@shop.test' },
    { id: 3, email: 'plain@shop.test' },
  ].map((given) => {
    const { customer_id: _, ...row } = vendorRow(given)
    return row
  })
  await db
    .insertInto('vendors')
    .values(rows as never)
    .execute()
  await writeShop(db, {
    customers: [
      customerRow({ ...SARA, email: 'sara@shop.test' }),
      customerRow({ id: 9, email: 'plain@shop.test' }),
    ],
  })
  await up(db as never)
  const vendors = await db.selectFrom('vendors').select(['id', 'customer_id']).orderBy('id').execute()
  expect(vendors).toEqual([
    { id: 1, customer_id: 7 },
    { id: 2, customer_id: null },
    { id: 3, customer_id: null },
  ])
  await db.destroy()
})
