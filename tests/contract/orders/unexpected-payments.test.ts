import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import {
  cancelOrder,
  findNotes,
  findOrder,
  listDownloadsOfOrder,
  writeNewOrder,
  writeOrder,
} from '#store/modules/orders/orders.ts'
import { approveReceipt } from '#store/modules/payments/payments.ts'
import type { PlaceAnswer } from '#store-api/contract/checkout.ts'
import { atTheBank, comeBack, type Item, orderOf, placed, stockOf } from '#tests/support/checkout.ts'
import { fakeZarinpal } from '#tests/support/receivers/fake-zarinpal.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const NOW = Date.UTC(2026, 10, 21, 8)
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const OWNER = 'owner@shop.test'
const SONG = toJson([{ id: 'song-1', name: 'Song', file: 'downloads/song.txt' }])
let store: TestStore

beforeEach(async () => {
  store = await createTestStore(
    (db) => writeShop(db, smallShop()),
    () => NOW,
    { fetch: fakeZarinpal().fetch },
  )
  await store.db.updateTable('products').set({ downloads: SONG }).where('id', '=', 4).execute()
})

const context = () => ({ db: store.db, clock: () => NOW, actor: SYSTEM })
const setStatus = async (id: number, status: string) =>
  expect((await writeOrder(context(), id, { status })).ok).toBe(true)

const atBank = (items: Item[], changes: object = {}) =>
  placed(store, items, { payment_method: 'testbank', ...changes })
/** The buyer goes to pay in this way. */
const choose = async ({ order_id, order_key }: PlaceAnswer, payment_method: string): Promise<PlaceAnswer> => {
  const response = await store.call(`/wp-json/ghab/v1/orders/${order_id}/pay`, {
    method: 'POST',
    body: { key: order_key, payment_method },
  })
  return response.json() as Promise<PlaceAnswer>
}
const payAtBank = async ({ redirect }: PlaceAnswer) =>
  comeBack(store, await atTheBank(store, redirect, 'pay'))

/** An order that waits for a transfer, with the picture of a receipt. */
const transferred = async (): Promise<PlaceAnswer> => {
  const answer = await placed(store, [{ product_id: 1 }], { payment_method: 'bacs' })
  const body = new FormData()
  body.set('key', answer.order_key)
  body.set('receipt', new File([PICTURE], 'receipt.png', { type: 'image/png' }))
  const url = `${TEST_ORIGIN}/wp-json/ghab/v1/orders/${answer.order_id}/receipt`
  expect((await store.fetch(new Request(url, { method: 'POST', body }))).status).toBe(200)
  return answer
}
const approve = async () => {
  const { id } = await store.db
    .selectFrom('payments')
    .select('id')
    .where('gateway', '=', 'bacs')
    .executeTakeFirstOrThrow()
  expect((await approveReceipt(context(), id, '12345')).ok).toBe(true)
}

const lastNote = async (id: number) => (await findNotes(context(), id)).at(-1)?.note
/** Why people of the shop were asked to look at an order. */
const attentions = async (): Promise<string[]> => {
  const events = await store.db
    .selectFrom('events')
    .select('payload')
    .where('type', '=', 'order.needs-attention')
    .orderBy('id')
    .execute()
  return events.map(({ payload }) => JSON.parse(payload).reason)
}

const ASKS_FOR_MONEY = 'پس از رسیدن مبلغ'
/** Messages that a buyer gets, in order. */
const toBuyer = async () => {
  await store.runJobs()
  return (await store.outbox()).filter(({ recipient }) => recipient !== OWNER)
}

test('money from an open page of the bank for an order that became one of cash on delivery pays it', async () => {
  const answer = await atBank([{ product_id: 1 }, { product_id: 4 }])
  const id = answer.order_id
  expect(await choose(answer, 'cod')).toMatchObject({ status: 'processing' })
  await store.runJobs()
  const messages = (await store.outbox()).length
  await payAtBank(answer)
  expect(await findOrder(context(), id)).toMatchObject({
    status: 'processing',
    paid_at: NOW,
    transaction_id: expect.stringMatching(/^\d+$/),
    payment_method: 'testbank',
    payment_method_title: 'Test bank',
  })
  expect(await lastNote(id)).toMatch(/^پرداخت از راه Test bank دریافت شد/)
  await store.runJobs()
  expect((await listDownloadsOfOrder(context(), id))?.permissions).toHaveLength(1)
  expect(await store.outbox()).toHaveLength(messages)
  expect(await attentions()).toEqual([])
})

test('the bank that was paid is the way an order was paid, whichever was chosen after it', async () => {
  const answer = await atBank([{ product_id: 1 }])
  const chosen = await choose(answer, 'zarinpal')
  expect(chosen.redirect).toContain('https://bank.test/')
  expect(await orderOf(store, answer)).toMatchObject({ payment_method: 'zarinpal' })
  await payAtBank(answer)
  expect(await orderOf(store, answer)).toMatchObject({
    status: 'processing',
    payment_method: 'testbank',
    payment_method_title: 'Test bank',
  })
})

test.each(['approved', 'pws-need-review'])(
  'a receipt that is approved after its order was set to %s pays it',
  async (status) => {
    const answer = await transferred()
    await setStatus(answer.order_id, status)
    await approve()
    expect(await orderOf(store, answer)).toMatchObject({ status, transaction_id: '12345' })
    expect(await findOrder(context(), answer.order_id)).toMatchObject({ paid_at: NOW })
    expect(await attentions()).toEqual([])
  },
)

test('… and another amount is told of', async () => {
  const answer = await transferred()
  await setStatus(answer.order_id, 'approved')
  await store.db.updateTable('orders').set({ total: 150_000 }).execute()
  await approve()
  expect(await findOrder(context(), answer.order_id)).toMatchObject({ status: 'approved', paid_at: NOW })
  expect(await lastNote(answer.order_id)).toContain('یکی نیست')
  expect(await attentions()).toEqual(['other_amount'])
})

test('a second payment of an order on its way is to be returned', async () => {
  const answer = await atBank([{ product_id: 1 }])
  await setStatus(answer.order_id, 'processing')
  await payAtBank(answer)
  expect(await attentions()).toEqual(['paid_twice'])
})

test('a transfer that was taken for paid by mistake is waited for again, and its receipt pays it', async () => {
  const answer = await transferred()
  await setStatus(answer.order_id, 'processing')
  await setStatus(answer.order_id, 'on-hold')
  expect(await orderOf(store, answer)).toMatchObject({ status: 'on-hold', date_paid_gmt: null })
  await approve()
  expect(await orderOf(store, answer)).toMatchObject({ status: 'processing', transaction_id: '12345' })
  expect(await attentions()).toEqual([])
})

test('… and it gives its pieces back when it is thrown away', async () => {
  const { order_id } = await transferred()
  for (const status of ['processing', 'on-hold', 'trash']) await setStatus(order_id, status)
  expect(await stockOf(store, 1)).toBe(10)
})

test('a transfer whose receipt was approved stays paid when it is put on hold', async () => {
  const answer = await transferred()
  await approve()
  await setStatus(answer.order_id, 'on-hold')
  expect(await findOrder(context(), answer.order_id)).toMatchObject({ status: 'on-hold', paid_at: NOW })
  expect(await orderOf(store, answer)).toMatchObject({ transfer: null, needs_receipt: false })
})

test('… and its buyer is told that the money is there', async () => {
  await transferred()
  const before = await toBuyer()
  expect(before[0]?.text).toContain(ASKS_FOR_MONEY)
  await store.db.updateTable('orders').set({ total: 150_000 }).execute()
  await approve()
  const told = (await toBuyer()).slice(before.length)
  expect(told.map(({ channel, text }) => [channel, text])).toEqual([
    ['mail', expect.stringContaining('پرداخت شما رسید')],
    ['sms', expect.stringContaining('در انتظار بررسی')],
  ])
})

const usesOfOnce = async (): Promise<number> => {
  const coupon = store.db.selectFrom('coupons').select('usage_count').where('code', '=', 'once')
  return (await coupon.executeTakeFirstOrThrow()).usage_count
}

test('a coupon for one use pays for one order: a late payment of another with it waits for a person', async () => {
  const first = await atBank([{ product_id: 1 }], { coupons: ['once'] })
  await cancelOrder(context(), first.order_id)
  const second = await atBank([{ product_id: 1 }], { coupons: ['once'] })
  await payAtBank(second)
  expect((await orderOf(store, second)).status).toBe('processing')
  await payAtBank(first)
  expect(await findOrder(context(), first.order_id)).toMatchObject({
    status: 'on-hold',
    paid_at: NOW,
    transaction_id: expect.stringMatching(/^\d+$/),
    stock_reduced: 1,
  })
  expect(await lastNote(first.order_id)).toContain('کد تخفیف once')
  expect(await attentions()).toEqual(['coupon_used'])
  await store.runJobs()
  expect(await store.outbox()).toContainEqual(
    expect.objectContaining({
      recipient: OWNER,
      text: expect.stringContaining('با کد تخفیفی پرداخت شد که دیگر به آن نمی‌رسد'),
    }),
  )
  const told = (await toBuyer()).map(({ text }) => text).join()
  expect(told).toContain('پرداخت شما رسید')
  expect(told).not.toContain(ASKS_FOR_MONEY)
  // who looks at it may let it pass, or cancel it: the other order keeps the use
  await setStatus(first.order_id, 'processing')
  await setStatus(first.order_id, 'cancelled')
  expect(await usesOfOnce()).toBe(1)
})

test('… and where the coupon is still free the order takes it again and goes on', async () => {
  const answer = await atBank([{ product_id: 1 }], { coupons: ['once'] })
  await cancelOrder(context(), answer.order_id)
  expect(await usesOfOnce()).toBe(0)
  await payAtBank(answer)
  expect((await orderOf(store, answer)).status).toBe('processing')
  expect(await usesOfOnce()).toBe(1)
})

test.each(['trash', 'pws-deleted'])(
  'the first payment of an order that was set to %s is kept, and it is not asked for again',
  async (status) => {
    const answer = await atBank([{ product_id: 1 }])
    await setStatus(answer.order_id, status)
    await payAtBank(answer)
    expect(await findOrder(context(), answer.order_id)).toMatchObject({
      status,
      paid_at: NOW,
      transaction_id: expect.stringMatching(/^\d+$/),
    })
    expect(await lastNote(answer.order_id)).toMatch(/^پرداخت از راه Test bank دریافت شد.* بسته شده بود/)
    expect(await attentions()).toEqual(['paid_over'])
    await store.runJobs()
    expect((await store.outbox()).at(-1)).toMatchObject({
      recipient: OWNER,
      text: expect.stringContaining('پس از بسته شدن پرداخت شد'),
    })
    await setStatus(answer.order_id, 'pending')
    expect(await orderOf(store, answer)).toMatchObject({ status: 'pending', can_pay: false })
    expect(await choose(answer, 'testbank')).toMatchObject({ code: 'not_payable' })
  },
)

/** An order by phone that its buyer goes to pay when the goods are sold to others. */
const orderedByPhone = async (): Promise<PlaceAnswer> => {
  const written = await writeNewOrder(context(), {
    status: 'pending',
    paymentMethod: 'testbank',
    items: { lines: [{ productId: 1, quantity: 1 }] },
  })
  if (!written.ok) throw new Error(written.error.code)
  await store.db.updateTable('products').set({ stock_quantity: 0 }).where('id', '=', 1).execute()
  const { id, order_key } = written.value
  return choose({ order_id: id, order_key, status: 'pending', redirect: '' }, 'testbank')
}

test('an order by phone that is paid when the goods are gone waits for a person, who is told why', async () => {
  const answer = await orderedByPhone()
  await payAtBank(answer)
  expect(await findOrder(context(), answer.order_id)).toMatchObject({ status: 'on-hold', paid_at: NOW })
  expect(await lastNote(answer.order_id)).toContain('موجودی کافی نیست')
  expect(await attentions()).toEqual(['out_of_stock'])
  await store.runJobs()
  const told = (await store.outbox()).filter(({ recipient }) => recipient === OWNER).map(({ text }) => text)
  expect(told.join()).toContain('موجودی کافی نیست')
  expect(told.join()).not.toContain('پس از لغو')
})

test('… and of another amount, too', async () => {
  const answer = await orderedByPhone()
  await store.db.updateTable('orders').set({ total: 150_000 }).execute()
  await payAtBank(answer)
  expect(await lastNote(answer.order_id)).toMatch(/یکی نیست.*موجودی کافی نیست/)
  expect(await attentions()).toEqual(['other_amount', 'out_of_stock'])
})
