import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDialect } from '../dialect.ts'
import { openSqlite } from '../sqlite-file.ts'
import * as first from './0001-first.ts'
import * as loyalty from './0003-loyalty.ts'
import * as pointsOfGoods from './0067-points-of-goods.ts'

const ORDER = {
  status: 'completed',
  currency: 'USD',
  order_key: 'key',
  customer_id: 7,
  billing: '{}',
  shipping: '{}',
  payment_method: '',
  payment_method_title: '',
  transaction_id: '',
  customer_note: '',
  customer_ip_address: '',
  customer_user_agent: '',
  created_via: '',
  cart_hash: '',
  prices_include_tax: 0,
  discount_total: 0,
  discount_tax: 0,
  shipping_total: 300,
  shipping_tax: 20,
  cart_tax: 0,
  total: 2320,
  total_tax: 20,
  stock_reduced: 1,
  coupons_counted: 1,
  sales_counted: 1,
  meta_data: '[]',
  created_at: 1,
  updated_at: 1,
}
const REFUND = { order_id: 1, amount: 500, reason: '', refunded_by: 0, refunded_payment: 0, line_items: '[]' }
const ENTRY = { customer_id: 7, points: 3, reason: 'earned', order_id: 1, code: '', created_at: 5 }

test('points that an order gave say for how much of its goods, without what was refunded until then', async () => {
  const writer = await openSqlite(':memory:', { readOnly: false })
  const db = new Kysely<Record<string, Record<string, unknown>>>({
    dialect: createDialect({ writer, reader: null }),
  })
  for (const { up } of [first, loyalty]) await up(db as unknown as Kysely<unknown>)
  await db
    .insertInto('orders')
    .values([
      { id: 1, ...ORDER },
      { id: 2, ...ORDER, order_key: 'other' },
      { id: 3, ...ORDER, order_key: 'closed' },
    ])
    .execute()
  await db
    .insertInto('refunds')
    .values([
      { ...REFUND, created_at: 4 },
      { ...REFUND, created_at: 6 },
    ])
    .execute()
  await db
    .insertInto('point_entries')
    .values([
      { key: 'a', ...ENTRY },
      { key: 'b', ...ENTRY, order_id: 2 },
      { key: 'c', ...ENTRY, order_id: 3 },
      { key: 'd', ...ENTRY, order_id: 3, points: -3, reason: 'taken_back' },
      { key: 'e', ...ENTRY, order_id: 0, reason: 'adjusted' },
    ])
    .execute()
  await pointsOfGoods.up(db as unknown as Kysely<unknown>)
  const { rows } = await sql`select key, amount from point_entries order by key`.execute(db)
  expect(rows).toEqual([
    { key: 'a', amount: 1500 },
    { key: 'b', amount: 2000 },
    { key: 'c', amount: null },
    { key: 'd', amount: null },
    { key: 'e', amount: null },
  ])
  await db.destroy()
})
