import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import type { Overview } from '#store-api/contract/overview.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { lineRow, orderRow } from '#tests/support/rows/order-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { settingRow } from '#tests/support/rows/setting-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** noon of a Wednesday in Tehran, which is three and a half hours ahead */
const NOW = Date.UTC(2026, 10, 25, 8, 30)
const MIDNIGHT = NOW - 12 * HOUR

let now = NOW
let store: TestStore
let headers: Record<string, string>

const payment = (id: number, order_id: number, given: object) => ({
  id,
  order_id,
  gateway: 'zarinpal',
  amount: 500,
  status: 'failed',
  authority: `a${id}`,
  reference: '',
  receipt_media_id: null,
  details: '{}',
  created_at: NOW - HOUR,
  updated_at: NOW - HOUR,
  ...given,
})

const refund = (id: number, order_id: number, amount: number, created_at: number) => ({
  id,
  order_id,
  amount,
  reason: '',
  refunded_by: 0,
  refunded_payment: 0,
  meta_data: '[]',
  created_at,
})

const review = (id: number, status: string) => ({
  id,
  product_id: 1,
  customer_id: 0,
  reviewer: 'A',
  reviewer_email: '',
  review: 'x',
  rating: 5,
  status,
  verified: 0,
  created_at: NOW,
})

beforeAll(async () => {
  const shop = smallShop()
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        ...shop,
        settings: [...(shop.settings ?? []), settingRow('timezone', 'Asia/Tehran')],
        customers: [managerRow(), customerRow({ id: 7 })],
        products: [
          ...(shop.products ?? []),
          productRow({ id: 20, name: 'Few', manage_stock: 1, stock_quantity: 8, low_stock_amount: 9 }),
          productRow({ id: 21, name: 'None', manage_stock: 1, stock_quantity: 0 }),
          productRow({ id: 22, name: 'Draft', status: 'draft', manage_stock: 1, stock_quantity: 1 }),
          productRow({ id: 24, name: 'Thrown away', type: 'variable', status: 'trash' }),
          productRow({ id: 25, type: 'variation', parent_id: 24, manage_stock: 1, stock_quantity: 1 }),
          productRow({ id: 23, name: 'Handed in', status: 'pending' }),
        ],
        orders: [
          orderRow({ id: 1, total: 1000, created_at: MIDNIGHT }),
          orderRow({ id: 2, total: 500, status: 'pws-shipping', created_at: NOW - HOUR }),
          orderRow({ id: 3, total: 9000, status: 'failed', created_at: NOW - HOUR }),
          orderRow({ id: 4, total: 9000, status: 'on-hold', payment_method: 'bacs', created_at: 0 }),
          orderRow({ id: 5, total: 2000, status: 'completed', created_at: MIDNIGHT - 1 }),
          orderRow({ id: 6, total: 100, status: 'completed', created_at: MIDNIGHT - DAY }),
          orderRow({ id: 7, total: 40, status: 'completed', created_at: MIDNIGHT - 7 * DAY }),
        ],
        order_items: [
          { ...lineRow(1, 1, 1), name: 'Cup', quantity: 2, total: 900 },
          { ...lineRow(2, 2, 1), name: 'Cup', quantity: 1, total: 450 },
          { ...lineRow(3, 2, 2), name: 'Last', quantity: 1, total: 50 },
          { ...lineRow(4, 3, 5), name: 'Single', quantity: 9 },
        ],
        refunds: [refund(1, 5, 300, NOW - HOUR)],
        payments: [
          payment(1, 3, {}),
          payment(2, 1, {}),
          payment(3, 4, { gateway: 'bacs', status: 'claimed', authority: 'r.webp' }),
          payment(4, 1, { gateway: 'bacs', status: 'claimed', authority: 's.webp' }),
        ] as never,
        reviews: [review(1, 'hold'), review(2, 'approved')] as never,
        contact_messages: [
          { id: 1, name: 'A', email: 'a@b.test', phone: '', message: 'First', created_at: NOW },
          { id: 2, name: 'B', email: 'b@b.test', phone: '', message: 'Second', created_at: NOW + 1 },
        ],
      }),
    () => now,
  )
  headers = await customerHeaders(store, managerRow(), () => now)
})
afterAll(() => store.close())
beforeEach(() => {
  // beyond what is not summed again
  now += 20_000
})

const read = async (period: string): Promise<Overview> => {
  const answer = await store.call(`/wp-json/ghab/v1/overview?period=${period}`, { headers })
  expect(answer.status).toBe(200)
  return answer.json()
}

describe('sales', () => {
  test('of a day, by the hours of the shop’s own time, beside the day before', async () => {
    const { current, before } = await read('day')
    expect(current).toMatchObject({
      from: '2026-11-25T00:00:00',
      to: '2026-11-26T00:00:00',
      totals: { sales: '1500', refunds: '300', net: '1200', orders: 2, average: '750' },
    })
    expect(current.series).toHaveLength(24)
    expect(current.series.filter(({ orders }) => orders > 0)).toEqual([
      { date: '2026-11-25T00:00:00', sales: '1000', refunds: '0', net: '1000', orders: 1 },
      { date: '2026-11-25T11:00:00', sales: '500', refunds: '300', net: '200', orders: 1 },
    ])
    expect(before.totals).toMatchObject({ sales: '2100', orders: 2 })
    // yesterday's second order came after noon
    expect(before.so_far).toMatchObject({ sales: '100', orders: 1, average: '100' })
  })

  test('of seven days that end today, and of thirty', async () => {
    const week = await read('week')
    expect(week.current.series.map(({ date }) => date.slice(0, 10))).toEqual([
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
    ])
    expect(week.current.totals).toMatchObject({ sales: '3600', net: '3300', orders: 4 })
    expect(week.before).toMatchObject({ from: '2026-11-12T00:00:00', totals: { sales: '40', orders: 1 } })
    const month = await read('month')
    expect(month.current.series).toHaveLength(30)
    expect(month.current.totals).toMatchObject({ sales: '3640', orders: 5 })
  })

  test('are not summed again for ten seconds; what is to be done is counted each time', async () => {
    await read('day')
    await store.db
      .insertInto('orders')
      .values(orderRow({ id: 99, total: 7, created_at: now }))
      .execute()
    const again = await read('day')
    expect(again.current.totals.orders).toBe(2)
    expect(again.orders.by_status).toContainEqual(expect.objectContaining({ slug: 'processing', total: 2 }))
    now += 10_000
    expect((await read('day')).current.totals.orders).toBe(3)
    await store.db.deleteFrom('orders').where('id', '=', 99).execute()
  })
})

test('what is to be done is counted, with the latest of each', async () => {
  const told = await read('day')
  expect(told.orders.waiting).toBe(2)
  expect(told.orders.by_status).toContainEqual({ slug: 'pending', name: 'در انتظار پرداخت', total: 0 })
  expect(told.best_sellers).toEqual([
    { product_id: 1, name: 'Cup', quantity: 3, total: '1350' },
    { product_id: 2, name: 'Last', quantity: 1, total: '50' },
  ])
  expect(told.low_stock).toMatchObject({ low: 2, none: 1 })
  expect(told.low_stock.products.map(({ name, threshold }) => [name, threshold])).toEqual([
    ['Last', 2],
    ['Few', 9],
  ])
  expect(told).toMatchObject({
    products_pending: 1,
    reviews_waiting: 1,
    comments_waiting: 0,
    messages_unread: 2,
    jobs_given_up: 0,
  })
  const failed = { id: 1, order_id: 3, gateway: 'zarinpal', amount: '500', date_gmt: '2026-11-25T07:30:00' }
  expect(told.failed_payments).toEqual({ total: 1, latest: [failed] })
  expect(told.receipts).toMatchObject({ total: 1, latest: [{ id: 3, order_id: 4, gateway: 'bacs' }] })
})

test('the list of low stock has pages', async () => {
  const answer = await store.call('/wp-json/ghab/v1/low-stock?per_page=1&page=2', { headers })
  expect(answer.headers.get('x-wp-total')).toBe('2')
  expect(await answer.json()).toMatchObject([{ id: 20, stock_quantity: 8 }])
})

test('nothing is low while the shop keeps no stock', async () => {
  const keepStock = async (manage_stock: boolean) => {
    const saved = await saveSettings({ db: store.db, clock: () => now, actor: SYSTEM }, { manage_stock })
    expect(saved.ok).toBe(true)
  }
  await keepStock(false)
  const list = await store.call('/wp-json/ghab/v1/low-stock', { headers })
  expect([list.headers.get('x-wp-total'), await list.json()]).toEqual(['0', []])
  expect((await read('day')).low_stock).toEqual({ low: 0, none: 0, products: [] })
  await keepStock(true)
  expect((await read('day')).low_stock).toMatchObject({ low: 2, none: 1 })
})

test('messages to the shop are read, kept unread and deleted', async () => {
  const call = (method: string, path: string, body?: object) =>
    store.call(`/wp-json/ghab/v1/contact-messages${path}`, { method, headers, body })
  const read = await call('PUT', '/2', { read: true })
  expect(await read.json()).toMatchObject({ id: 2, name: 'B', message: 'Second', read: true })
  const list = async (query: string) => {
    const answer = await call('GET', query)
    const messages = (await answer.json()) as { id: number }[]
    return [answer.headers.get('x-wp-total'), messages.map(({ id }) => id)]
  }
  expect(await list('')).toEqual(['2', [2, 1]])
  expect(await list('?unread=true')).toEqual(['1', [1]])
  await call('PUT', '/2', { read: false })
  expect(await list('?unread=true')).toEqual(['2', [2, 1]])
  expect((await call('DELETE', '/1')).status).toBe(200)
  expect((await call('DELETE', '/1')).status).toBe(404)
  expect((await call('PUT', '/1', { read: true })).status).toBe(404)
})

test('a wrong period is refused by its name', async () => {
  const answer = await store.call('/wp-json/ghab/v1/overview?period=year', { headers })
  expect(answer.status).toBe(400)
  expect((await answer.json()).data.params).toHaveProperty('period')
})

test.each([
  [
    'orders_sales',
    'select created_at / 900000 as slot, sum(total) from orders where created_at >= 1 and created_at < 2 and status in (1, 2) group by slot',
  ],
  ['refunds_created_at', 'select * from refunds where created_at >= 1 and created_at < 2'],
  [
    'products_counted',
    `select count(*) from products where manage_stock = 1 and status = 'publish' and stock_quantity > 0 and (low_stock_amount is null and stock_quantity <= 2 or stock_quantity <= low_stock_amount)`,
  ],
  ['payments_status_updated_at', `select * from payments where status = 'failed' and updated_at >= 1`],
  ['comments_status', `select count(*) from comments where status = 'hold'`],
  ['contact_messages_read_at', 'select count(*) from contact_messages where read_at is null'],
])('%s serves what the overview asks', async (index, query) => {
  const plan = await sql<{ detail: string }>`explain query plan ${sql.raw(query)}`.execute(store.db)
  expect(plan.rows.map(({ detail }) => detail).join('\n')).toContain(index)
})
