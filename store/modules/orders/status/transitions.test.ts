import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { type Context, SYSTEM } from '#store/context.ts'
import { placed, stockOf } from '#tests/support/checkout.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'
import {
  cancelOrder,
  completeOrder,
  failOrder,
  findNotes,
  findOrder,
  payOrder,
  reopenForPayment,
  writeOrder,
} from '../orders.ts'

const NOW = Date.UTC(2026, 10, 21, 8)
const BANK = { id: 'testbank', title: 'Bank' }
let store: TestStore
let context: Context

beforeEach(async () => {
  const clock = () => NOW
  store = await createTestStore((db) => writeShop(db, smallShop()), clock)
  context = { db: store.db, clock, actor: SYSTEM }
})

const order = async (changes: object = {}, product = 1) =>
  (await placed(store, [{ product_id: product, quantity: 2 }], changes)).order_id
const salesOf = async (id: number) =>
  (await store.db.selectFrom('products').select('total_sales').where('id', '=', id).executeTakeFirstOrThrow())
    .total_sales
const usesOf = async (code: string) =>
  (
    await store.db
      .selectFrom('coupons')
      .select('usage_count')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).usage_count

test('stock, coupons and sales move once on the way, and what was sold stays counted', async () => {
  const id = await order({ coupons: ['ten'] })
  expect([await stockOf(store, 1), await usesOf('ten'), await salesOf(1)]).toEqual([8, 1, 2])
  for (const status of ['on-hold', 'processing']) {
    expect((await writeOrder(context, id, { status })).ok).toBe(true)
  }
  expect([await stockOf(store, 1), await usesOf('ten'), await salesOf(1)]).toEqual([8, 1, 2])
  const cancelled = await Promise.all([cancelOrder(context, id), cancelOrder(context, id)])
  expect(cancelled.map(({ ok }) => ok).sort()).toEqual([false, true])
  // WooCommerce does not take sales back either
  expect([await stockOf(store, 1), await usesOf('ten'), await salesOf(1)]).toEqual([10, 0, 2])
})

test('what nobody counted is not put into stock when it comes back', async () => {
  const id = await order({}, 6)
  await store.db
    .updateTable('products')
    .set({ manage_stock: 1, stock_quantity: 3 })
    .where('id', '=', 6)
    .execute()
  await cancelOrder(context, id)
  expect(await stockOf(store, 6)).toBe(3)
})

test('an unpaid order is not counted as sold until it is paid', async () => {
  const id = await order({ payment_method: 'testbank' })
  expect(await salesOf(1)).toBe(0)
  await payOrder(context, id, { reference: '5', amount: 240_000, method: BANK })
  expect(await salesOf(1)).toBe(2)
  expect(await findOrder(context, id)).toMatchObject({
    status: 'processing',
    paid_at: NOW,
    hold_until_at: null,
    transaction_id: '5',
  })
})

test('what needs neither making nor sending is complete once it is paid', async () => {
  const id = await order({ payment_method: 'testbank', shipping_rate: '' }, 4)
  await payOrder(context, id, { reference: '5', amount: 40_000, method: BANK })
  expect(await findOrder(context, id)).toMatchObject({ status: 'completed', completed_at: NOW })
})

test('a failed order holds its pieces and may be paid again', async () => {
  const id = await order({ payment_method: 'testbank' })
  expect((await failOrder(context, id, 'No.')).ok).toBe(true)
  expect(await stockOf(store, 1)).toBe(8)
  expect((await reopenForPayment(context, id)).ok).toBe(true)
  expect(await findOrder(context, id)).toMatchObject({ status: 'pending', hold_until_at: expect.any(Number) })
})

test('completing sets its dates; what is over is not changed', async () => {
  const id = await order()
  expect((await completeOrder(context, id)).ok).toBe(true)
  expect(await findOrder(context, id)).toMatchObject({ completed_at: NOW, paid_at: NOW })
  expect(await cancelOrder(context, id)).toEqual({ ok: false, error: 'not_allowed' })
  expect(await completeOrder(context, 999)).toEqual({ ok: false, error: 'unknown_order' })
})

test('every step is noted in the shop’s language and recorded as an event', async () => {
  const id = await order()
  await cancelOrder(context, id, 'خریدار تلفن زد.')
  const notes = await findNotes(context, id)
  expect(notes.map(({ note, status }) => [note, status])).toEqual([
    ['سفارش با وضعیت «در حال انجام» ثبت شد.', 'processing'],
    ['خریدار تلفن زد. وضعیت سفارش از «در حال انجام» به «لغو شده» تغییر کرد.', 'cancelled'],
  ])
  const events = await store.db
    .selectFrom('events')
    .select(['type', 'payload'])
    .where('type', 'like', 'order.%')
    .orderBy('id')
    .execute()
  expect(events).toEqual([
    { type: 'order.placed', payload: `{"id":${id},"status":"processing"}` },
    { type: 'order.status-changed', payload: `{"id":${id},"from":"processing","to":"cancelled"}` },
  ])
})
