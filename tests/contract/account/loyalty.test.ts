import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { completeOrder, writeOrder } from '#store/modules/orders/orders.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import type { Notifications, Points, RedeemAnswer, Wish } from '#store-api/contract/account-data.ts'
import type { Quote } from '#store-api/contract/cart.ts'
import { buyCups, placed } from '#tests/support/checkout.ts'
import { customerHeaders, customerRow, PASSWORD, PASSWORD_HASH } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { translationRow } from '#tests/support/rows/translation-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const clock = () => NOW
const MINA = { id: 7, mobile: '09123456789' }

let store: TestStore
let mina: { Authorization: string }
let other: { Authorization: string }
const context = () => ({ db: store.db, clock, actor: SYSTEM })

beforeEach(async () => {
  const customers = [
    customerRow({ ...MINA, password_hash: PASSWORD_HASH }),
    customerRow({ id: 8 }),
    managerRow(),
  ]
  store = await createTestStore((db) => writeShop(db, { ...smallShop(), customers }), clock)
  await saveSettings(context(), { enable_wp_point_reward: true, points_per_amount: 10_000, point_value: 500 })
  mina = await customerHeaders(store, MINA, clock)
  other = await customerHeaders(store, { id: 8 }, clock)
})

const get = async <T>(path: string, headers = mina): Promise<T> =>
  (await store.call(`/wp-json/ghab/v1/${path}`, { headers })).json() as Promise<T>
const send = (method: string, path: string, body: object, headers: Record<string, string> = mina) =>
  store.call(`/wp-json/ghab/v1/${path}`, { method, headers, body })

/** Tells the shop once more of something that it has heard of. */
const tellAgain = async (type: string): Promise<void> => {
  const { payload } = await store.db
    .selectFrom('events')
    .select('payload')
    .where('type', '=', type)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await inTransaction(context(), (inside) => recordEvent(inside, { type, payload: JSON.parse(payload) }))
  await store.runJobs()
}

test('a completed order gives points for what was paid for, once however often its event comes', async () => {
  const id = await buyCups(store, mina)
  await store.runJobs()
  expect((await get<Points>('points')).balance).toBe(0)
  await completeOrder(context(), id)
  await store.runJobs()
  await tellAgain('order.status-changed')
  const points = await get<Points>('points')
  expect(points).toMatchObject({ balance: 20, worth: '10000', total: 1 })
  expect(points.history).toMatchObject([{ points: 20, reason: 'earned', order_id: id }])
  expect((await get<Points>('points', other)).balance).toBe(0)
})

test.each(['cancelled', 'failed', 'pws-returned', 'pws-deleted'])(
  'points are taken back from an order that comes to %s',
  async (status) => {
    const id = await buyCups(store, mina)
    await completeOrder(context(), id)
    await store.runJobs()
    expect((await get<Points>('points')).balance).toBe(20)
    await writeOrder(context(), id, { status })
    await store.runJobs()
    expect((await get<Points>('points')).balance).toBe(0)
  },
)

test('points go back with the order, once', async () => {
  const id = await buyCups(store, mina)
  await completeOrder(context(), id)
  await store.runJobs()
  await inTransaction(context(), async (inside) => {
    await inside.db.updateTable('orders').set({ status: 'refunded' }).where('id', '=', id).execute()
    const payload = { id, from: 'completed', to: 'refunded' }
    await recordEvent(inside, { type: 'order.status-changed', payload })
  })
  await store.runJobs()
  await tellAgain('order.status-changed')
  const points = await get<Points>('points')
  expect(points.balance).toBe(0)
  expect(points.history.map(({ reason }) => reason).toSorted()).toEqual(['earned', 'taken_back'])
})

test('a refunded delivery takes no points, a refunded cup takes its share', async () => {
  const id = await buyCups(store, mina)
  await completeOrder(context(), id)
  await store.runJobs()
  const headers = await managerHeaders(store, 'read_write')
  const order = await (await store.call(`/wp-json/wc/v3/orders/${id}`, { headers })).json()
  const balanceAfter = async (line: object): Promise<number> => {
    const body = { line_items: [line], api_refund: false }
    const refund = await store.call(`/wp-json/wc/v3/orders/${id}/refunds`, { method: 'POST', headers, body })
    expect(refund.status).toBe(201)
    await store.runJobs()
    return (await get<Points>('points')).balance
  }
  expect(await balanceAfter({ id: order.shipping_lines[0].id, refund_total: '40000' })).toBe(20)
  expect(await balanceAfter({ id: order.line_items[0].id, quantity: 1, refund_total: '100000' })).toBe(10)
})

test('switched off, nothing is given', async () => {
  await saveSettings(context(), { enable_wp_point_reward: false })
  await completeOrder(context(), await buyCups(store, mina))
  await store.runJobs()
  expect((await get<Points>('points')).total).toBe(0)
  expect((await send('POST', 'points/redeem', { points: 1 })).status).toBe(409)
})

test('an order that a guest had completed gives its points when it is found', async () => {
  const { order_id } = await placed(store, [{ product_id: 1, quantity: 2 }])
  await completeOrder(context(), order_id)
  await store.runJobs()
  await get('orders')
  await store.runJobs()
  expect((await get<Points>('points')).balance).toBe(20)
})

test('points become a coupon that is used once, and no more of them than there are', async () => {
  await completeOrder(context(), await buyCups(store, mina))
  await store.runJobs()
  expect(await (await send('POST', 'points/redeem', { points: 21 })).json()).toMatchObject({
    code: 'too_few_points',
  })
  expect((await send('POST', 'points/redeem', { points: -5 })).status).toBe(400)
  const answers = await Promise.all([1, 2].map(() => send('POST', 'points/redeem', { points: 15 })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const redeemed = (await answers.find(({ status }) => status === 200)?.json()) as RedeemAnswer
  expect(redeemed).toMatchObject({ amount: '7500', balance: 5 })
  expect((await get<Points>('points')).history[0]).toMatchObject({ points: -15, code: redeemed.code })
  const quoted = await store.call('/wp-json/ghab/v1/cart/quote', {
    method: 'POST',
    body: { lines: [{ cart_id: 'a', product_id: 1, quantity: 1 }], coupons: [redeemed.code] },
  })
  const quote = (await quoted.json()) as Quote
  expect(quote.coupons).toMatchObject([{ code: redeemed.code, discount: '7500' }])
})

test('where no coupons are taken, no points are spent', async () => {
  await completeOrder(context(), await buyCups(store, mina))
  await store.runJobs()
  await saveSettings(context(), { enable_coupons: false })
  expect(await get<Points>('points')).toMatchObject({ balance: 20, worth: '0', point_value: 0 })
  const refused = await send('POST', 'points/redeem', { points: 15 })
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'points_off'])
  expect((await get<Points>('points')).balance).toBe(20)
  expect(await store.db.selectFrom('coupons').select('id').where('code', 'like', 'p-%').execute()).toEqual([])
})

test('news of an order are told in the reader’s language, once per event', async () => {
  await store.db
    .insertInto('translations')
    .values(translationRow('settings', 0, { site_name: 'Shop window' }))
    .execute()
  const id = await buyCups(store, mina)
  await store.runJobs()
  const english = { ...mina, 'Accept-Language': 'en' }
  const notices = await get<Notifications>('notifications', english)
  expect(notices.unseen).toBe(1)
  expect(notices.notifications).toMatchObject([
    { kind: 'order', order_id: id, title: `Your order ${id} is confirmed`, seen: false },
  ])
  expect(notices.notifications[0]?.text).toContain('Shop window')
  expect((await get<Notifications>('notifications')).notifications[0]?.title).toContain('ثبت شد')
  expect((await get<Notifications>('notifications', other)).notifications).toEqual([])
})

test('offers reach those they are for, and only their readers mark them as seen', async () => {
  const offer = { customer_ids: [7, 7], kind: 'scratch', title: 'Gift', text: 'Ten off', code: 'ten' }
  expect((await send('POST', 'notifications', offer)).status).toBe(403)
  expect((await send('POST', 'notifications', offer, {})).status).toBe(401)
  const manager = await customerHeaders(store, { id: managerRow().id, role: 'administrator' }, clock)
  expect((await send('POST', 'notifications', offer, manager)).status).toBe(201)
  const [card] = (await get<Notifications>('notifications')).notifications
  expect(card).toMatchObject({ kind: 'scratch', title: 'Gift', code: 'ten', seen: false })
  const seen = { seen: [card?.id] }
  expect(await (await send('PUT', 'notifications/', seen, other)).json()).toMatchObject({ unseen: 0 })
  expect((await get<Notifications>('notifications')).unseen).toBe(1)
  expect(await (await send('PUT', 'notifications/', seen)).json()).toMatchObject({
    unseen: 0,
    notifications: [{ seen: true, code: 'ten' }],
  })
  expect((await send('PUT', 'notifications/', { seen: 'all' })).status).toBe(400)
})

test('news of an order that is deleted for good are deleted with it', async () => {
  const [gone, left] = [await buyCups(store, mina), await buyCups(store, mina)]
  await store.runJobs()
  const headers = await managerHeaders(store)
  await store.call(`/wp-json/wc/v3/orders/${gone}?force=true`, { method: 'DELETE', headers })
  const told = async () => {
    const { unseen, notifications } = await get<Notifications>('notifications')
    return { unseen, orders: [...new Set(notifications.map(({ order_id }) => order_id))] }
  }
  expect(await told()).toEqual({ unseen: 1, orders: [left] })
  await store.runJobs()
  expect(await told()).toEqual({ unseen: 1, orders: [left] })
  const rows = await store.db.selectFrom('customer_notifications').select('order_id').execute()
  expect(rows).toEqual([{ order_id: left }])
})

test('an offer has a coupon that there is, and a scratch card always one', async () => {
  const manager = await customerHeaders(store, { id: managerRow().id, role: 'administrator' }, clock)
  const give = (body: object) =>
    send('POST', 'notifications', { customer_ids: [7], title: 'Gift', text: 'Ten off', ...body }, manager)
  const problemOf = async (answer: Response) => [answer.status, (await answer.json()).data.details.code.code]
  const unknown = [400, 'ghab_coupon_unknown']
  expect(await problemOf(await give({ kind: 'offer', code: 'nope' }))).toEqual(unknown)
  expect(await problemOf(await give({ kind: 'scratch', code: 'nope' }))).toEqual(unknown)
  expect(await problemOf(await give({ kind: 'scratch' }))).toEqual([400, 'ghab_coupon_missing'])
  expect((await get<Notifications>('notifications')).notifications).toEqual([])
  expect((await give({ kind: 'offer', code: ' TEN ' })).status).toBe(201)
  expect((await give({ kind: 'offer' })).status).toBe(201)
  const { notifications } = await get<Notifications>('notifications')
  expect(notifications.map(({ code }) => code).toSorted()).toEqual(['', 'ten'])
})

test('the wish list of two devices is one, and a change is made once', async () => {
  await send('PUT', 'wish-list/', { add: [1, 2] })
  await send('PUT', 'wish-list/', { add: [2, 6, 999], remove: [1] })
  const wishes = (await (await send('PUT', 'wish-list/', { remove: [1] })).json()) as Wish[]
  expect(wishes.map(({ id, slug }) => [id, slug])).toEqual([
    [2, 'last'],
    [6, 'endless'],
  ])
  expect(await get('wish-list', other)).toEqual([])
})

test('what was theirs goes with the account, and what the books need stays', async () => {
  await completeOrder(context(), await buyCups(store, mina))
  await send('PUT', 'wish-list/', { add: [1] })
  await store.runJobs()
  const deleted = await send('DELETE', 'customer', { password: PASSWORD })
  expect(deleted.status).toBe(200)
  await store.runJobs()
  for (const table of ['point_entries', 'customer_notifications', 'wish_list_items'] as const) {
    expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
  expect(await store.db.selectFrom('orders').select('customer_id').execute()).toEqual([{ customer_id: 0 }])
})

test('keys of the shop read nothing of a customer’s own', async () => {
  const headers = await managerHeaders(store)
  expect((await store.call('/wp-json/ghab/v1/points', { headers })).status).toBe(401)
})

test('points that are sent for twice with one idempotency key are spent once', async () => {
  await completeOrder(context(), await buyCups(store, mina))
  await store.runJobs()
  const redeem = (points: number, key: string, customer = mina) =>
    store.call('/wp-json/ghab/v1/points/redeem', {
      method: 'POST',
      headers: { ...customer, 'Idempotency-Key': key },
      body: { points },
    })
  const codeOf = async (answer: Response) => ((await answer.json()) as RedeemAnswer).code
  const first = await codeOf(await redeem(5, 'first-key'))
  const again = await Promise.all([1, 2].map(async () => codeOf(await redeem(5, 'first-key'))))
  expect(again).toEqual([first, first])
  expect((await get<Points>('points')).balance).toBe(15)

  // another key, another number of points, another customer: another request
  expect(await codeOf(await redeem(5, 'second-key'))).not.toBe(first)
  expect(await codeOf(await redeem(6, 'first-key'))).not.toBe(first)
  expect((await redeem(5, 'first-key', other)).status).toBe(409)
  expect((await get<Points>('points')).balance).toBe(4)

  // a refusal is not kept
  expect((await redeem(10, 'third-key')).status).toBe(409)
  await completeOrder(context(), await buyCups(store, mina))
  await store.runJobs()
  expect((await redeem(10, 'third-key')).status).toBe(200)
})
