import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { completeOrder, refundOrder } from '#store/modules/orders/orders.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import type { CheckoutView, PlaceAnswer } from '#store-api/contract/checkout.ts'
import type { Order, OrderSummary, ReorderAnswer } from '#store-api/contract/orders.ts'
import {
  ADDRESS,
  draftOf,
  type Item,
  orderOf,
  place,
  placeBody,
  placed,
  stockOf,
} from '#tests/support/checkout.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const START = Date.UTC(2026, 10, 21, 12)
const HOUR = 3_600_000
const MINA = { id: 7, mobile: '09123456789' }
const OTHER = { id: 8 }

let now: number
let store: TestStore
let mina: { Authorization: string }
let other: { Authorization: string }

const context = () => ({ db: store.db, clock: () => now, actor: SYSTEM })

beforeEach(async () => {
  now = START
  const shop = smallShop()
  store = await createTestStore(
    (db) => writeShop(db, { ...shop, customers: [customerRow(MINA), customerRow(OTHER), managerRow()] }),
    () => now,
  )
  mina = await customerHeaders(store, MINA, () => now)
  other = await customerHeaders(store, OTHER, () => now)
})

/** Places an order as somebody who is signed in. */
const bought = async (
  products: Item[],
  headers: Record<string, string> = mina,
  changes: object = {},
): Promise<number> => {
  const drafted = await store.call('/api/appsettings/ionic_data_link/', {
    method: 'POST',
    headers,
    body: { products, customer_id: 7, one_page: 1, platform: 'web' },
  })
  const placing = await place(store, (await drafted.json()) as string, changes)
  return ((await placing.json()) as { order_id: number }).order_id
}

const listOf = async (headers: Record<string, string>, query = ''): Promise<OrderSummary[]> =>
  (await store.call(`/wp-json/ghab/v1/orders${query}`, { headers })).json() as Promise<OrderSummary[]>

const act = (id: number, verb: string, headers: Record<string, string> = mina, body: object = {}) =>
  store.call(`/wp-json/ghab/v1/orders/${id}/${verb}`, { method: 'POST', headers, body })

test('a customer sees their orders, newest first, by page and by status', async () => {
  const first = await bought([{ product_id: 1 }])
  now += HOUR
  const second = await bought([{ product_id: 6, quantity: 2 }, { product_id: 1 }], mina, {
    payment_method: 'testbank',
  })
  const theirs = await bought([{ product_id: 1 }], other)

  const all = await listOf(mina)
  expect(all.map(({ id }) => id)).toEqual([second, first])
  expect(all[0]).toMatchObject({ status: 'pending', items: 3, can_pay: true, total: '200000' })
  expect((await listOf(mina, '?status=processing,completed')).map(({ id }) => id)).toEqual([first])
  const page = await store.call('/wp-json/ghab/v1/orders?per_page=1&page=2', { headers: mina })
  expect(page.headers.get('X-WP-Total')).toBe('2')
  expect(await page.json()).toMatchObject([{ id: first }])
  expect((await listOf(other)).map(({ id }) => id)).toEqual([theirs])
})

test('an order of a guest that joins an account is among those modified since', async () => {
  const { order_id } = await placed(store, [{ product_id: 1 }])
  now += HOUR
  expect((await listOf(mina)).map(({ id }) => id)).toEqual([order_id])
  const query = 'modified_after=2026-11-21T12:30:00&dates_are_gmt=true'
  const headers = await managerHeaders(store, 'read')
  const modified = await store.call(`/wp-json/wc/v3/orders?${query}`, { headers })
  expect(await modified.json()).toMatchObject([{ id: order_id, customer_id: MINA.id }])
})

test('orders of others do not exist, and guests are refused', async () => {
  const id = await bought([{ product_id: 1 }])
  for (const verb of ['cancel', 'reorder', 'pay']) {
    expect((await act(id, verb, other)).status).toBe(404)
  }
  expect((await store.call(`/wp-json/ghab/v1/orders/${id}`, { headers: other })).status).toBe(404)
  expect((await store.call(`/wp-json/ghab/v1/orders/${id}`)).status).toBe(401)
  for (const path of ['orders', 'downloads', 'points', 'notifications', 'wish-list']) {
    expect((await store.call(`/wp-json/ghab/v1/${path}`)).status).toBe(401)
  }
  expect((await act(id, 'cancel', {} as never)).status).toBe(401)
})

test('an order says how many pieces of each line were refunded, and how much money', async () => {
  const id = await bought([{ product_id: 1, quantity: 3 }, { product_id: 6 }])
  const read = async () =>
    (await (await store.call(`/wp-json/ghab/v1/orders/${id}`, { headers: mina })).json()) as Order
  const {
    line_items: [cup],
    refunded_total: before,
  } = await read()
  expect(before).toBe('0')
  for (const quantity of [1, 1]) {
    const lines = [{ id: cup!.id, quantity, total: 100_000, taxes: [] }]
    expect((await refundOrder(context(), id, { reason: '', restocks: false, lines })).ok).toBe(true)
  }
  const { line_items, refunded_total } = await read()
  expect(line_items.map((line) => [line.quantity, line.refunded_quantity])).toEqual([
    [3, 2],
    [1, 0],
  ])
  expect(refunded_total).toBe('200000')
})

test('an order is cancelled in time, and its pieces come back', async () => {
  const id = await bought([{ product_id: 2 }])
  expect(await stockOf(store, 2)).toBe(0)
  const shown = await store.call(`/wp-json/ghab/v1/orders/${id}`, { headers: mina })
  expect(await shown.json()).toMatchObject({ cancel_until_gmt: '2026-11-21T14:00:00' })
  now += 2 * HOUR - 1
  const cancelled = await act(id, 'cancel')
  expect(cancelled.status).toBe(200)
  const order = (await cancelled.json()) as Order
  expect(order).toMatchObject({ status: 'cancelled', cancel_until_gmt: null })
  expect(order.timeline.map(({ status }) => status)).toEqual(['processing', 'cancelled'])
  expect(await stockOf(store, 2)).toBe(1)
  expect(await (await act(id, 'cancel')).json()).toMatchObject({ code: 'cancel_not_allowed' })
})

test('after the hours that the shop gives, it is too late', async () => {
  const id = await bought([{ product_id: 1 }])
  now += 2 * HOUR
  const refused = await act(id, 'cancel')
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    code: 'cancel_too_late',
    message: 'Order Cancelation Time Expires!',
  })
  expect(await stockOf(store, 1)).toBe(9)
  await saveSettings(context(), { cancel_order_hours: 3 })
  expect((await act(id, 'cancel')).status).toBe(200)
  const done = await bought([{ product_id: 1 }])
  await completeOrder(context(), done)
  expect(await (await act(done, 'cancel')).json()).toMatchObject({ code: 'cancel_not_allowed' })
})

test('an unpaid order is paid by its customer without its key', async () => {
  const id = await bought([{ product_id: 1 }], mina, { payment_method: 'testbank' })
  const paid = await act(id, 'pay')
  expect(paid.status).toBe(200)
  expect(((await paid.json()) as { redirect: string }).redirect).toContain('/test-bank/')
})

test('whose session has ended is asked to sign in for an order of theirs, and told nothing of others', async () => {
  const id = await bought([{ product_id: 1 }])
  const ended = { Authorization: 'A'.repeat(43) }
  for (const headers of [{}, ended]) {
    const answers = [id, 99_999].map((order) => store.call(`/wp-json/ghab/v1/orders/${order}`, { headers }))
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 401])
    expect((await act(id, 'pay', headers as never)).status).toBe(401)
  }
  expect((await store.call(`/wp-json/ghab/v1/orders/${id}`, { headers: other })).status).toBe(404)
})

test('a checkout that a guest began belongs to who signs in before the order is placed', async () => {
  await store.db
    .updateTable('customers')
    .set({ billing: JSON.stringify(ADDRESS) })
    .where('id', '=', MINA.id)
    .execute()
  const draft = await draftOf(store, [{ product_id: 1 }])
  const path = `/wp-json/ghab/v1/checkout/${draft}`
  const view = (await (await store.call(path, { headers: mina })).json()) as CheckoutView
  expect(view.saved).toMatchObject([{ kind: 'billing', address: { city: ADDRESS.city } }])
  const placing = await store.call(`${path}/place`, { method: 'POST', headers: mina, body: placeBody() })
  const { order_id } = (await placing.json()) as PlaceAnswer
  expect((await listOf(mina)).map(({ id }) => id)).toEqual([order_id])
  expect(await listOf(other)).toEqual([])
})

test('an order belongs to who places it, also where another customer began the checkout', async () => {
  const drafted = await store.call('/api/appsettings/ionic_data_link/', {
    method: 'POST',
    headers: mina,
    body: { products: [{ product_id: 1 }], customer_id: MINA.id, one_page: 1, platform: 'web' },
  })
  const path = `/wp-json/ghab/v1/checkout/${(await drafted.json()) as string}/place`
  const placing = await store.call(path, { method: 'POST', headers: other, body: placeBody() })
  const { order_id } = (await placing.json()) as PlaceAnswer
  expect((await listOf(other)).map(({ id }) => id)).toEqual([order_id])
  expect(await listOf(mina)).toEqual([])
})

test('buying again tells what has vanished and what there is less of', async () => {
  const id = await bought([{ product_id: 1, quantity: 3 }, { product_id: 2 }, { product_id: 6 }])
  const change = (id: number, values: object) =>
    store.db.updateTable('products').set(values).where('id', '=', id).execute()
  await change(1, { stock_quantity: 2 })
  await change(2, { status: 'trash' })
  const answer = (await (await act(id, 'reorder')).json()) as ReorderAnswer
  expect(answer.lines).toMatchObject([
    { product_id: 1, quantity: 2, requested_quantity: 3, notices: ['quantity_clamped'] },
    { product_id: 6, quantity: 1, notices: [] },
  ])
  expect(answer.removed).toMatchObject([{ name: 'Last', reason: 'vanished' }])
})

test('a guest finds the first order after signing up with the same mobile number', async () => {
  const guest = await placed(store, [{ product_id: 1 }])
  const another = await place(store, await draftOf(store, [{ product_id: 1 }]), {
    billing: { ...(await orderOf(store, guest)).billing, phone: '09350000000', email: '' },
  })
  expect(another.status).toBe(200)
  expect((await listOf(other)).length).toBe(0)
  expect((await listOf(mina)).map(({ id }) => id)).toEqual([guest.order_id])
  // the key that the guest was given still works
  expect((await orderOf(store, guest)).id).toBe(guest.order_id)
})

test('an e-mail address joins orders only once a mailed link was followed', async () => {
  const owner = customerRow({ id: 9, email: 'mina@example.com' })
  await store.db.insertInto('customers').values(owner).execute()
  const guest = await placed(store, [{ product_id: 6 }])
  const headers = await customerHeaders(store, { id: 9 }, () => now)
  expect(await listOf(headers)).toEqual([])

  await store.call('/api/appusers/forgot_password/?insecure=cool&email=mina@example.com')
  await store.runJobs()
  const token = (await store.outbox()).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]).find(Boolean)
  const reset = await store.call('/wp-json/ghab/v1/auth/reset-password', {
    method: 'POST',
    body: { token, password: 'a-long-new-password' },
  })
  expect(reset.status).toBe(200)
  const again = await customerHeaders(store, { id: 9 }, () => now)
  expect((await listOf(again)).map(({ id }) => id)).toEqual([guest.order_id])
})

test('the shop hears of a paid order that its customer cancels', async () => {
  const id = await bought([{ product_id: 1 }])
  await store.db.updateTable('orders').set({ paid_at: now }).where('id', '=', id).execute()
  await act(id, 'cancel')
  await store.runJobs()
  const mails = await store.db
    .selectFrom('outbox_messages')
    .select(['recipient', 'subject'])
    .where('recipient', '=', 'owner@shop.test')
    .orderBy('id')
    .execute()
  expect(mails.at(-1)?.subject).toContain('لغو کرد')
})

test('an order in the currency that the shop had before cannot be paid, and nothing offers it', async () => {
  const id = await bought([{ product_id: 1 }], mina, { payment_method: 'testbank' })
  const offers = async () => {
    const one = await store.call(`/wp-json/ghab/v1/orders/${id}`, { headers: mina })
    const [listed] = await listOf(mina)
    return [((await one.json()) as Order).can_pay, listed?.can_pay]
  }
  expect(await offers()).toEqual([true, true])
  await store.db.updateTable('orders').set({ currency: 'USD' }).where('id', '=', id).execute()
  expect(await offers()).toEqual([false, false])
})
