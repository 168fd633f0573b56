import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { rewardOrder } from '#store/jobs/reward-order.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import type { Notifications, Points } from '#store-api/contract/account-data.ts'
import { ORDER_STATUSES } from '#store-api/contract/orders.ts'
import { buyCups, placed, stockOf } from '#tests/support/checkout.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
let now: number
const clock = () => now
const MINUTE = 60_000
const MINA = { id: 7, mobile: '09123456789' }

interface WcOrder {
  status: string
  customer_note: string
  date_paid_gmt: string | null
  date_completed_gmt: string | null
  refunds: { reason: string; total: string }[]
  line_items: { meta_data: object[] }[]
}

let store: TestStore
let mina: { Authorization: string }
let key: Record<string, string>

beforeEach(async () => {
  now = NOW
  const customers = [customerRow(MINA), customerRow({ id: 8 }), managerRow()]
  store = await createTestStore((db) => writeShop(db, { ...smallShop(), customers }), clock)
  const points = { enable_wp_point_reward: true, points_per_amount: 10_000, point_value: 500 }
  await saveSettings({ db: store.db, clock, actor: SYSTEM }, points)
  mina = await customerHeaders(store, MINA, clock)
  key = await managerHeaders(store, 'write')
})

const send = (method: string, path: string, body: unknown, headers: Record<string, string> = key) =>
  store.call(`/wp-json/wc/v3/orders/${path}`, { method, headers, body })
const edit = async (id: number, body: object): Promise<WcOrder> => {
  const answer = await send('PUT', String(id), body)
  expect(answer.status).toBe(200)
  await store.runJobs()
  return (await answer.json()) as WcOrder
}
const mine = async <T>(path: string): Promise<T> =>
  (await store.call(`/wp-json/ghab/v1/${path}`, { headers: mina })).json() as Promise<T>
const noticesOf = async (id: number): Promise<string[]> =>
  (await mine<Notifications>('notifications')).notifications
    .filter(({ order_id }) => order_id === id)
    .map(({ title }) => title)
/** Lets the work of what the order came to last be done once more. */
const tellAgain = async (id: number): Promise<void> => {
  await rewardOrder({ db: store.db, clock, actor: SYSTEM }, id)
  await store.runJobs()
}
const mailsOf = async (id: number): Promise<number> =>
  (
    await store.db
      .selectFrom('outbox_messages')
      .select('id')
      .where('dedupe_key', 'like', `order:${id}:%`)
      .execute()
  ).length
const notesOf = async (id: number): Promise<string[]> =>
  (await store.db.selectFrom('order_notes').select('note').where('order_id', '=', id).execute()).map(
    ({ note }) => note,
  )

test('a completed order gives points and is told of once, also when it is sent twice', async () => {
  const id = await buyCups(store, mina)
  await store.runJobs()
  const before = [(await noticesOf(id)).length, await mailsOf(id)]
  const order = await edit(id, { status: 'completed' })
  expect(order).toMatchObject({
    id,
    status: 'completed',
    date_completed_gmt: '2026-11-21T12:00:00',
    date_paid_gmt: '2026-11-21T12:00:00',
    _links: { self: [{ targetHints: { allow: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] } }] },
  })
  const once = [(await noticesOf(id)).length, await mailsOf(id)]
  expect(once[0]).toBe((before[0] ?? 0) + 1)
  expect(once[1]).toBeGreaterThan(before[1] ?? 0)
  expect((await mine<Points>('points')).balance).toBe(20)

  expect((await edit(id, { status: 'completed' })).status).toBe('completed')
  expect([(await noticesOf(id)).length, await mailsOf(id)]).toEqual(once)
  expect(await mine<Points>('points')).toMatchObject({ balance: 20, total: 1 })
  expect((await notesOf(id)).at(-1)).toBe('وضعیت سفارش از «در حال انجام» به «تکمیل شده» تغییر کرد.')
  expect(await notesOf(id)).toHaveLength(2)
})

test('refunding takes the points back and notes the money', async () => {
  const id = await buyCups(store, mina)
  await edit(id, { status: 'completed' })
  const order = await edit(id, { status: 'refunded' })
  expect(order.refunds).toMatchObject([{ reason: 'مبلغ سفارش به‌طور کامل مسترد شد.', total: '-240000' }])
  expect((await mine<Points>('points')).balance).toBe(0)
  expect((await edit(id, { status: 'refunded' })).refunds).toHaveLength(1)
})

test.each([8, 0])(
  'points are taken back from who got them, also once the order is of customer %i',
  async (other) => {
    const id = await buyCups(store, mina)
    await edit(id, { status: 'completed' })
    await edit(id, { customer_id: other })
    expect((await send('POST', `${id}/refunds`, { amount: '50000', api_refund: false })).status).toBe(201)
    await store.runJobs()
    expect((await mine<Points>('points')).balance).toBe(15)
    await edit(id, { status: 'refunded' })
    expect((await mine<Points>('points')).balance).toBe(0)
    const entries = store.db.selectFrom('point_entries').select('points').where('customer_id', '=', other)
    expect(await entries.execute()).toEqual([])
  },
)

test('completed again, an order gives its points to whose it is then, and takes them back from there', async () => {
  const id = await buyCups(store, mina)
  await edit(id, { status: 'completed' })
  await edit(id, { status: 'cancelled' })
  await edit(id, { customer_id: 8 })
  const entries = () => {
    const query = store.db.selectFrom('point_entries').select('points').where('customer_id', '=', 8)
    return query.orderBy('key').execute()
  }
  await edit(id, { status: 'completed' })
  expect(await entries()).toEqual([{ points: 20 }])
  await edit(id, { status: 'cancelled' })
  expect(await entries()).toEqual([{ points: 20 }, { points: -20 }])
  expect((await mine<Points>('points')).balance).toBe(0)
})

test.each(['cancelled', 'refunded'])(
  '%s by mistake and completed again, an order has its points once',
  async (status) => {
    const id = await buyCups(store, mina)
    for (const round of [1, 2, 3]) {
      await edit(id, { status: 'completed' })
      await tellAgain(id)
      expect(await mine<Points>('points')).toMatchObject({ balance: 20, total: 2 * round - 1 })
      await edit(id, { status })
      await tellAgain(id)
      expect(await mine<Points>('points')).toMatchObject({ balance: 0, total: 2 * round })
    }
  },
)

test('money is returned in parts, and with the last one the order is refunded', async () => {
  const id = await buyCups(store, mina)
  await edit(id, { status: 'completed' })
  const refund = (body: object, headers = key) => send('POST', `${id}/refunds`, body, headers)
  const part = await refund({ amount: '40000', reason: 'Late', api_refund: false })
  expect(part.status).toBe(201)
  const told = (await part.json()) as { id: number }
  expect(part.headers.get('location')).toBe(`${TEST_ORIGIN}/wp-json/wc/v3/orders/${id}/refunds/${told.id}`)
  expect(told).toMatchObject({ amount: '40000', reason: 'Late', refunded_by: 900, refunded_payment: false })
  expect(await edit(id, {})).toMatchObject({ status: 'completed', refunds: [{ total: '-40000' }] })

  for (const amount of ['200001', '0', '-1', 'all', undefined]) {
    const refused = await refund({ amount, api_refund: false })
    expect(await refused.json()).toEqual({
      code: 'woocommerce_rest_cannot_create_order_refund',
      message: 'Invalid refund amount.',
      data: { status: 400 },
    })
  }
  expect((await refund({ amount: '200000' })).status).toBe(400)
  expect((await refund({ amount: 200_000, api_refund: false })).status).toBe(400)
  expect((await send('POST', '999/refunds', { amount: '1', api_refund: false })).status).toBe(404)

  expect((await refund({ amount: '200000', api_refund: false })).status).toBe(201)
  await store.runJobs()
  expect(await edit(id, {})).toMatchObject({ status: 'refunded', refunds: [{}, {}] })
  expect((await mine<Points>('points')).balance).toBe(0)
})

test.each([
  ['50000', 15],
  ['220000', 0],
])('%s returned before the order is complete earns nothing', async (amount, balance) => {
  const id = await buyCups(store, mina)
  expect((await send('POST', `${id}/refunds`, { amount, api_refund: false })).status).toBe(201)
  await edit(id, { status: 'completed' })
  expect((await mine<Points>('points')).balance).toBe(balance)
})

describe('what is returned after the order is complete', () => {
  const giveBack = async (id: number, amount: string): Promise<void> => {
    expect((await send('POST', `${id}/refunds`, { amount, api_refund: false })).status).toBe(201)
    await store.runJobs()
  }
  const balance = async () => (await mine<Points>('points')).balance
  const pointPer = (amount: number) =>
    saveSettings({ db: store.db, clock, actor: SYSTEM }, { points_per_amount: amount })

  test('takes its points along, once and as they were earned, and all of them with the rest', async () => {
    const id = await buyCups(store, mina)
    await edit(id, { status: 'completed' })
    expect(await balance()).toBe(20)
    await giveBack(id, '50000')
    expect(await balance()).toBe(15)
    await tellAgain(id)
    await pointPer(1000)
    await tellAgain(id)
    expect(await mine<Points>('points')).toMatchObject({
      balance: 15,
      total: 2,
      history: expect.arrayContaining([expect.objectContaining({ points: -5, reason: 'taken_back' })]),
    })
    await giveBack(id, '1000')
    expect(await balance()).toBe(14)
    // for 140000 of 200000, of which 20 were earned; counted from the 14 for 149000 it would be 13
    await giveBack(id, '9000')
    expect(await balance()).toBe(14)
    await giveBack(id, '180000')
    expect(await edit(id, {})).toMatchObject({ status: 'refunded' })
    expect(await balance()).toBe(0)
  })

  test('is counted from the goods that were not returned before', async () => {
    const id = await buyCups(store, mina)
    await giveBack(id, '50000')
    await edit(id, { status: 'completed' })
    expect(await balance()).toBe(15)
    await giveBack(id, '75000')
    expect(await balance()).toBe(7)
  })

  test('earns nothing anew once all points are gone, whatever an amount is worth then', async () => {
    const id = await buyCups(store, mina)
    await edit(id, { status: 'completed' })
    await giveBack(id, '195000')
    expect(await balance()).toBe(0)
    await pointPer(1000)
    await tellAgain(id)
    expect(await balance()).toBe(0)
  })

  test('is earned again where the whole order was returned by mistake', async () => {
    const id = await buyCups(store, mina)
    await edit(id, { status: 'completed' })
    await giveBack(id, '200000')
    await giveBack(id, '40000')
    expect(await edit(id, {})).toMatchObject({ status: 'refunded' })
    expect(await balance()).toBe(0)
    await edit(id, { status: 'completed' })
    await tellAgain(id)
    expect(await balance()).toBe(20)
  })

  test('counts once where the order is cancelled by mistake and completed again', async () => {
    const id = await buyCups(store, mina)
    await edit(id, { status: 'completed' })
    await giveBack(id, '50000')
    await edit(id, { status: 'cancelled' })
    expect(await balance()).toBe(0)
    await edit(id, { status: 'completed' })
    await tellAgain(id)
    expect(await balance()).toBe(15)
  })

  test.each([
    ['in part', '50000', -2],
    ['as a whole', '240000', -17],
  ])('is owed where points were spent before, %s', async (_, amount, owed) => {
    const id = await buyCups(store, mina)
    await edit(id, { status: 'completed' })
    const redeem = { method: 'POST', headers: mina, body: { points: 17 } }
    expect((await store.call('/wp-json/ghab/v1/points/redeem', redeem)).status).toBe(200)
    await giveBack(id, amount)
    expect(await balance()).toBe(owed)
  })
})

test('a cancelled order gives its pieces back, and takes them again when it goes on', async () => {
  const { order_id: id } = await placed(store, [{ product_id: 1, quantity: 2 }])
  await edit(id, { status: 'cancelled' })
  expect(await stockOf(store, 1)).toBe(10)
  await edit(id, { status: 'pws-packaged' })
  expect(await stockOf(store, 1)).toBe(8)
  await edit(id, { status: 'cancelled' })
  await store.db.updateTable('products').set({ stock_quantity: 1 }).where('id', '=', 1).execute()
  expect((await edit(id, { status: 'processing' })).status).toBe('processing')
  expect(await stockOf(store, 1)).toBe(1)
  expect((await notesOf(id)).at(-1)).toContain('موجودی کافی نیست')
  await edit(id, { status: 'cancelled' })
  expect(await stockOf(store, 1)).toBe(1)
})

test.each([
  [1, { manage_stock: 0 }, { manage_stock: 1 }, 8, 10],
  [0, { manage_stock: 1 }, { manage_stock: 0 }, 10, 10],
])(
  'what an order took again it gives back, counted or not (%s)',
  async (counts, before, after, held, left) => {
    const cup = store.db.updateTable('products').where('id', '=', 1)
    await cup.set(before).execute()
    const { order_id: id } = await placed(store, [{ product_id: 1, quantity: 2 }])
    await edit(id, { status: 'cancelled' })
    await cup.set(after).execute()
    const { line_items } = await edit(id, { status: 'processing' })
    expect(await stockOf(store, 1)).toBe(held)
    expect(line_items[0]?.meta_data).toMatchObject(counts ? [{ key: '_reduced_stock', value: '2' }] : [])
    await cup.set({ manage_stock: 1 }).execute()
    await edit(id, { status: 'cancelled' })
    expect(await stockOf(store, 1)).toBe(left)
  },
)

test.each(['pws-deleted', 'refunded'])(
  '%s, an order that nobody paid lets go of all it held',
  async (status) => {
    const usesOfTen = async () =>
      (await store.db.selectFrom('coupons').select('usage_count').where('code', '=', 'ten').execute())[0]
    const buy = async (changes: object) =>
      (await placed(store, [{ product_id: 1, quantity: 2 }], { coupons: ['ten'], ...changes })).order_id
    const id = await buy({ payment_method: 'bacs' })
    await edit(id, { status })
    expect([await stockOf(store, 1), await usesOfTen()]).toEqual([10, { usage_count: 0 }])
    await edit(id, { status: 'processing' })
    expect([await stockOf(store, 1), await usesOfTen()]).toEqual([8, { usage_count: 1 }])
    await edit(id, { status })
    await edit(await buy({}), { status })
    expect([await stockOf(store, 1), await usesOfTen()]).toEqual([6, { usage_count: 2 }])
  },
)

test.each(['pending', 'failed'])('an order put back to %s lets go of its pieces in time', async (status) => {
  const { order_id: id } = await placed(store, [{ product_id: 1, quantity: 2 }], { payment_method: 'bacs' })
  await edit(id, { status })
  expect(await stockOf(store, 1)).toBe(8)
  now += 59 * MINUTE
  await store.runJobs()
  expect((await edit(id, {})).status).toBe(status)
  now += MINUTE
  await store.runJobs()
  expect((await edit(id, {})).status).toBe('cancelled')
  expect(await stockOf(store, 1)).toBe(10)
})

test('an order waits for payment for ever where the shop holds pieces for ever', async () => {
  await saveSettings({ db: store.db, clock, actor: SYSTEM }, { stock_hold_minutes: 0 })
  const { order_id: id } = await placed(store, [{ product_id: 1 }], { payment_method: 'bacs' })
  await edit(id, { status: 'pending' })
  now += 7 * 24 * 60 * MINUTE
  await store.runJobs()
  expect((await edit(id, {})).status).toBe('pending')
})

test('every status of the shop is taken, one after the other and back again', async () => {
  const { order_id: id } = await placed(store, [{ product_id: 1 }], { payment_method: 'bacs' })
  for (const status of [...ORDER_STATUSES, ...ORDER_STATUSES.toReversed()]) {
    expect((await edit(id, { status })).status).toBe(status)
  }
})

test('a transfer that the shop found is paid', async () => {
  const { order_id: id } = await placed(store, [{ product_id: 1 }], { payment_method: 'bacs' })
  expect((await edit(id, { status: 'on-hold' })).date_paid_gmt).toBeNull()
  expect((await edit(id, { status: 'processing' })).date_paid_gmt).toBe('2026-11-21T12:00:00')
})

test('the customer’s note is changed, by PATCH, POST or a form too', async () => {
  const { order_id: id } = await placed(store, [{ product_id: 1 }])
  for (const method of ['POST', 'PATCH', 'PUT']) {
    const answer = await send(method, String(id), { customer_note: `By ${method}` })
    expect(await answer.json()).toMatchObject({ customer_note: `By ${method}`, status: 'processing' })
  }
  const form = { method: 'PUT', headers: key, body: new URLSearchParams({ customer_note: 'By form' }) }
  const answer = await store.fetch(new Request(`${TEST_ORIGIN}/wp-json/wc/v3/orders/${id}`, form))
  expect(await answer.json()).toMatchObject({ customer_note: 'By form' })
})

test('what WooCommerce would not take is refused as there', async () => {
  const { order_id: id } = await placed(store, [{ product_id: 1 }])
  const problem = async (body: unknown, at = String(id)) => (await send('PUT', at, body)).json()
  expect(await problem({ status: 'wrong' })).toMatchObject({
    code: 'rest_invalid_param',
    message: 'Invalid parameter(s): status',
    data: { status: 400, details: { status: { code: 'rest_not_in_enum', data: null } } },
  })
  const wrong = { status: ['completed'], customer_note: 5 }
  expect(await problem(wrong)).toMatchObject({
    data: { params: { status: 'status is not of type string.' } },
  })
  expect(await problem({ status: 'completed' }, '999')).toEqual({
    code: 'woocommerce_rest_shop_order_invalid_id',
    message: 'Invalid ID.',
    data: { status: 400 },
  })
  const broken = {
    method: 'PUT',
    headers: { ...key, 'Content-Type': 'application/json' },
    body: '{"status":',
  }
  const answer = await store.fetch(new Request(`${TEST_ORIGIN}/wp-json/wc/v3/orders/${id}`, broken))
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'rest_invalid_json' }])
})

test('orders are changed by those who run the shop alone', async () => {
  const id = await buyCups(store, mina)
  const readKey = await managerHeaders(store, 'read')
  const customerKey = await managerHeaders(store, 'read_write', MINA.id)
  const refusals: [headers: Record<string, string>, status: number, code: string][] = [
    [{}, 401, 'woocommerce_rest_cannot_edit'],
    [readKey, 401, 'woocommerce_rest_authentication_error'],
    [customerKey, 403, 'woocommerce_rest_cannot_edit'],
    [mina, 403, 'woocommerce_rest_cannot_edit'],
  ]
  for (const [headers, status, code] of refusals) {
    for (const method of ['POST', 'PUT', 'PATCH']) {
      const refused = await send(method, String(id), { status: 'completed' }, headers)
      expect([refused.status, await refused.json()]).toMatchObject([status, { code }])
    }
    const refused = await send('POST', `${id}/refunds`, { amount: '1', api_refund: false }, headers)
    expect(refused.status).toBe(status)
  }
  for (const role of ['administrator', 'shop_manager']) {
    const session = await customerHeaders(store, { id: managerRow().id, role }, clock)
    await store.db.updateTable('customers').set({ role }).where('id', '=', managerRow().id).execute()
    const status = role === 'administrator' ? 'approved' : 'completed'
    expect((await send('PUT', String(id), { status }, session)).status).toBe(200)
  }
})
