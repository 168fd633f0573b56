import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { applyBulkPortion, stopBulkChange } from '#store/modules/bulk/bulk.ts'
import { orderBulkChanges } from '#store/modules/orders/orders.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import type { Points } from '#store-api/contract/account-data.ts'
import type { OrderBulkReport } from '#store-api/contract/bulk-changes.ts'
import { atTheBank, buyCups, comeBack, orderOf, placed, stockOf } from '#tests/support/checkout.ts'
import { giveUpJob } from '#tests/support/give-up-job.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { orderRow } from '#tests/support/rows/order-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const PATH = '/wp-json/ghab/v1/orders/bulk-changes'
const NOW = Date.UTC(2026, 10, 21, 8)
const MINUTE = 60_000
const MANY = 130
const FIRST = 1000
const MINA = { id: 7, mobile: '09123456789' }
const SUPPORT = customerRow({ id: 902, role: 'support' })
const EDITOR = customerRow({ id: 903, role: 'editor' })

let now: number
let store: TestStore
let headers: Record<string, string>

const ids = Array.from({ length: MANY }, (_, at) => FIRST + at)
const billing = toJson({ email: 'mina@example.com', phone: '' } as never)
const orders = ids.map((id) =>
  orderRow({ id, billing, status: 'processing', coupons_counted: 1, created_at: NOW, updated_at: NOW }),
)
const clock = () => now

beforeEach(async () => {
  now = NOW
  const customers = [customerRow(MINA), managerRow(), SUPPORT, EDITOR]
  store = await createTestStore((db) => writeShop(db, { ...smallShop(), customers }), clock)
  for (let at = 0; at < MANY; at += 100) {
    await store.db
      .insertInto('orders')
      .values(orders.slice(at, at + 100))
      .execute()
  }
  headers = await customerHeaders(store, SUPPORT, clock)
})
afterEach(() => store.close())

const context = () => ({ db: store.db, clock, actor: SYSTEM })
const send = (body: unknown, path = PATH) => store.call(path, { method: 'POST', headers, body })
const changed = async (body: unknown, path = PATH): Promise<OrderBulkReport> => {
  const answer = await send(body, path)
  expect(answer.status).toBe(201)
  return answer.json()
}
const read = async (id: number): Promise<OrderBulkReport> =>
  (await store.call(`${PATH}/${id}`, { headers })).json()
const statusOf = async (id: number): Promise<string> =>
  (await store.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const statuses = async () => {
  const rows = await store.db.selectFrom('orders').select('status').where('id', 'in', ids).execute()
  return [...new Set(rows.map(({ status }) => status))]
}
const setAside = async (id: number, status: string) => {
  const answer = await store.call(`/wp-json/wc/v3/orders/${id}`, {
    method: 'PUT',
    headers: await managerHeaders(store, 'write'),
    body: { status },
  })
  expect(answer.status).toBe(200)
}

test('a few orders are changed before it is answered, with all that a single change brings: points, mail, note, stock', async () => {
  const points = { enable_wp_point_reward: true, points_per_amount: 10_000, point_value: 500 }
  await saveSettings(context(), points)
  const mina = await customerHeaders(store, MINA, clock)
  const [one, other] = [await buyCups(store, mina), await buyCups(store, mina)]
  await store.runJobs()
  const mails = async () =>
    (
      await store.db
        .selectFrom('outbox_messages')
        .select('id')
        .where('dedupe_key', 'like', `order:${one}:%`)
        .execute()
    ).length
  const before = await mails()

  const done = await changed({ status: 'completed', order_ids: [one] })
  expect(done).toMatchObject({
    status: 'done',
    change: { status: 'completed' },
    progress: { total: 1, done: 1, percentage: 100 },
    result: { changed: 1, kept: 0, refused: 0 },
  })
  await store.runJobs()
  expect(await mails()).toBeGreaterThan(before)
  const { balance } = (await (
    await store.call('/wp-json/ghab/v1/points', { headers: mina })
  ).json()) as Points
  expect(balance).toBe(20)
  const notes = await store.db.selectFrom('order_notes').select('note').where('order_id', '=', one).execute()
  expect(notes.at(-1)?.note).toBe('وضعیت سفارش از «در حال انجام» به «تکمیل شده» تغییر کرد.')

  const stock = await stockOf(store, 1)
  await changed({ status: 'cancelled', order_ids: [other] })
  expect(await stockOf(store, 1)).toBe((stock ?? 0) + 2)

  const logged = await store.db
    .selectFrom('audit_log')
    .select(['actor_id', 'actor_role', 'via', 'via_id'])
    .where('resource', '=', 'order')
    .where('resource_id', '=', String(one))
    .execute()
  expect(logged).toContainEqual({
    actor_id: SUPPORT.id,
    actor_role: 'support',
    via: 'bulk_change',
    via_id: String(done.id),
  })
})

test('many are changed by a job in portions, and a process that begins anew goes on behind those that are done', async () => {
  const { id, ...begun } = await changed({ status: 'completed', order_ids: ids })
  expect(begun).toMatchObject({ status: 'running', progress: { total: MANY, done: 0, percentage: 0 } })

  // a portion by a process that dies before its job is done
  await applyBulkPortion(context(), orderBulkChanges, id, { queueNext: async () => {} })
  const { progress, status } = await read(id)
  expect(status).toBe('running')
  expect(progress.done).toBeGreaterThan(0)
  expect(progress.done).toBeLessThan(MANY)
  // and one that is undone whole
  const queueNext = () => Promise.reject(new Error('the process dies'))
  await expect(applyBulkPortion(context(), orderBulkChanges, id, { queueNext })).rejects.toThrow('dies')
  expect((await read(id)).progress.done).toBe(progress.done)

  await store.runJobs()
  expect(await read(id)).toMatchObject({
    status: 'done',
    progress: { total: MANY, done: MANY, percentage: 100 },
    result: { changed: MANY, kept: 0, refused: 0 },
  })
  expect(await statuses()).toEqual(['completed'])
  const { notes } = await store.db
    .selectFrom('order_notes')
    .select(({ fn }) => fn.countAll<number>().as('notes'))
    .where('order_id', 'in', ids)
    .executeTakeFirstOrThrow()
  expect(Number(notes)).toBe(MANY)
})

test('what is refused is named with the reason, and the others are changed', async () => {
  await setAside(FIRST + 1, 'completed')
  now += 5 * MINUTE
  // two people look at the list, and one of them was quicker
  await setAside(FIRST + 2, 'cancelled')
  now += MINUTE
  const one = await changed({
    status: 'completed',
    order_ids: [FIRST, FIRST + 1, FIRST + 2, 999_999],
    seen_ago: 3 * MINUTE,
  })
  expect(one.result).toEqual({ changed: 1, kept: 1, refused: 2 })
  expect(one.refused).toEqual([
    { id: FIRST + 2, name: String(FIRST + 2), reason: 'changed_since' },
    { id: 999_999, name: '', reason: 'unknown' },
  ])
  expect(await statusOf(FIRST + 2)).toBe('cancelled')
})

test('the same again with the same key is the change that it began, however long ago the list was read', async () => {
  const body = { status: 'completed', order_ids: [FIRST], key: 'a-key-of-mine' }
  const first = await changed({ ...body, seen_ago: 10 })
  await setAside(FIRST, 'on-hold')
  const second = await changed({ ...body, seen_ago: 5000 })
  expect(second.id).toBe(first.id)
  expect(await statusOf(FIRST)).toBe('on-hold')
})

test('undo brings orders back, but for those that somebody moved on, or whose money went back', async () => {
  await setAside(FIRST + 2, 'refunded')
  const order_ids = [FIRST, FIRST + 1, FIRST + 2]
  const one = await changed({ status: 'completed', order_ids })
  await setAside(FIRST + 1, 'pws-returned')
  const undo = await changed(undefined, `${PATH}/${one.id}/undo`)
  expect(undo).toMatchObject({ undoes: one.id, change: {}, result: { changed: 1, kept: 0, refused: 2 } })
  expect(undo.refused.map(({ id, reason }) => [id, reason])).toEqual([
    [FIRST + 1, 'changed_since'],
    [FIRST + 2, 'not_allowed'],
  ])
  expect(await statusOf(FIRST)).toBe('processing')
  expect((await read(one.id)).undone_by).toBe(undo.id)
  const twice = await send(undefined, `${PATH}/${one.id}/undo`)
  expect([twice.status, (await twice.json()).code]).toEqual([409, 'ghab_bulk_change_undone'])
})

const needAttention = () =>
  store.db.selectFrom('events').select('payload').where('type', '=', 'order.needs-attention').execute()

/** An order with cash on delivery whose buyer was at the bank before, and may still pay there. */
const cashAfterBank = async () => {
  const answer = await placed(store, [{ product_id: 1 }], { payment_method: 'testbank' })
  const pay = async () => comeBack(store, await atTheBank(store, answer.redirect, 'pay'))
  const chosen = await store.call(`/wp-json/ghab/v1/orders/${answer.order_id}/pay`, {
    method: 'POST',
    body: { key: answer.order_key, payment_method: 'cod' },
  })
  expect(await chosen.json()).toMatchObject({ status: 'processing' })
  return { answer, pay }
}
const completeAndUndo = async (id: number) => {
  const one = await changed({ status: 'completed', order_ids: [id] })
  now += MINUTE
  await changed(undefined, `${PATH}/${one.id}/undo`)
}

test.each(['processing', 'on-hold', 'pws-shipping'])(
  'cash on delivery that was completed by mistake is still to come once it is undone to %s, and a bank may pay',
  async (status) => {
    const { answer, pay } = await cashAfterBank()
    await setAside(answer.order_id, status)
    await completeAndUndo(answer.order_id)
    const unpaid = { status, date_paid_gmt: null, date_completed_gmt: null }
    expect(await orderOf(store, answer)).toMatchObject(unpaid)
    await pay()
    expect((await orderOf(store, answer)).date_paid_gmt).not.toBeNull()
    expect(await needAttention()).toEqual([])
  },
)

test.each(['a bank', 'the shop'])('… but what %s said is paid before stays so', async (who) => {
  const { answer, pay } = await cashAfterBank()
  if (who === 'a bank') await pay()
  else await store.db.updateTable('orders').set({ paid_at: NOW }).where('id', '=', answer.order_id).execute()
  now += MINUTE
  const { date_paid_gmt } = await orderOf(store, answer)
  expect(date_paid_gmt).not.toBeNull()
  await completeAndUndo(answer.order_id)
  expect(await orderOf(store, answer)).toMatchObject({ status: 'processing', date_paid_gmt })
})

test('one that stopped goes on when it is told to', async () => {
  const { id } = await changed({ status: 'completed', order_ids: ids })
  await stopBulkChange(context(), id)
  await store.runJobs()
  expect((await read(id)).status).toBe('stopped')
  expect((await send(undefined, `${PATH}/${id}/continue`)).status).toBe(200)
  await store.runJobs()
  expect((await read(id)).status).toBe('done')
  expect(await statuses()).toEqual(['completed'])
})

test('one whose job is given up by hand has stopped', async () => {
  const { id } = await changed({ status: 'completed', order_ids: ids })
  const manager = await customerHeaders(store, managerRow(), clock)
  expect(await giveUpJob(store, context(), { kind: 'bulk-order-change', headers: manager })).toBe(200)
  expect((await read(id)).status).toBe('stopped')
})

test('changes of orders and of products are told apart', async () => {
  const { id } = await changed({ status: 'completed', order_ids: [FIRST] })
  const manager = await customerHeaders(store, managerRow(), clock)
  const products = '/wp-json/ghab/v1/bulk-changes'
  expect(await (await store.call(products, { headers: manager })).json()).toEqual([])
  expect((await store.call(`${products}/${id}`, { headers: manager })).status).toBe(404)
  expect(await (await store.call(PATH, { headers })).json()).toMatchObject([{ id, refused: [] }])
})

test.each([
  ['money that goes back', { status: 'refunded', order_ids: [1] }, 'status'],
  ['the bin', { status: 'trash', order_ids: [1] }, 'status'],
  ['no status', { order_ids: [1] }, 'status'],
  ['no orders', { status: 'completed', order_ids: [] }, 'order_ids'],
  [
    'too many orders',
    { status: 'completed', order_ids: Array.from({ length: 10_001 }, (_, at) => at + 1) },
    'order_ids',
  ],
])('%s is refused beside its cause before anything is taken', async (_, body, field) => {
  const answer = await send(body)
  expect(answer.status).toBe(400)
  expect(Object.keys((await answer.json()).data.params)).toEqual([field])
  expect(await (await store.call(PATH, { headers })).json()).toEqual([])
})

test.each([
  ['GET', PATH],
  ['POST', PATH],
  ['GET', `${PATH}/1`],
  ['POST', `${PATH}/1/undo`],
  ['POST', `${PATH}/1/continue`],
])('%s %s is for who answers for orders, by their session', async (method, path) => {
  const body = method === 'POST' ? { status: 'completed', order_ids: [FIRST] } : undefined
  const call = async (who: Record<string, string>) =>
    (await store.call(path, { method, headers: who, ...(body && { body }) })).status
  expect(await call({})).toBe(401)
  expect(await call(await customerHeaders(store, EDITOR, clock))).toBe(403)
  expect(await statusOf(FIRST)).toBe('processing')
})

test.each(['', '/undo', '/continue'])('one that there is not is not found%s', async (way) => {
  const answer = await store.call(`${PATH}/77${way}`, { method: way ? 'POST' : 'GET', headers })
  expect([answer.status, (await answer.json()).code]).toEqual([404, 'ghab_bulk_change_unknown'])
})
