import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { createGateways, returnPayment, settleReturns } from '#store/modules/payments/payments.ts'
import { IDEMPOTENCY_KEY } from '#store-api/contract/idempotency.ts'
import { atTheBank, comeBack, placed } from '#tests/support/checkout.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const ANN = 2
const KEY = 'a-key-of-a-request'
let store: TestStore
let headers: Record<string, string>
let now: number

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 8)
  store = await createTestStore(
    (db) => writeShop(db, { ...smallShop(), customers: [managerRow(), customerRow({ id: ANN })] }),
    () => now,
  )
  headers = await customerHeaders(store, managerRow(), () => now)
})

// biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
const call = async (method: string, path: string, body?: object, key?: string): Promise<any> => {
  const sent = key ? { ...headers, [IDEMPOTENCY_KEY]: key } : headers
  return (await store.call(`/wp-json/${path}`, { method, headers: sent, body })).json()
}
/** Two cups at 100000 and delivery for 40000. */
const orderPaidBy = async (payment_method: 'cod' | 'testbank'): Promise<number> => {
  const { order_id, redirect } = await placed(store, [{ product_id: 1, quantity: 2 }], { payment_method })
  if (payment_method === 'testbank') await comeBack(store, await atTheBank(store, redirect, 'pay'))
  return order_id
}
const bankReturns = () => store.db.selectFrom('test_bank_returns').select('amount').execute()

describe('what staff send twice with one key counts once, and without a key each time', () => {
  /** Sends it as given, and answers how many there are then. */
  type Send = (key?: string) => Promise<unknown>
  const cases: [name: string, open: () => Promise<{ send: Send; count: () => Promise<number> }>][] = [
    [
      'an order',
      async () => ({
        send: async (key) =>
          (await call('POST', 'wc/v3/orders', { line_items: [{ product_id: 1, quantity: 1 }] }, key)).id,
        count: async () => (await call('GET', 'wc/v3/orders')).length,
      }),
    ],
    [
      'a note',
      async () => {
        const notes = `wc/v3/orders/${await orderPaidBy('cod')}/notes`
        const { length: before } = await call('GET', notes)
        return {
          send: async (key) =>
            (await call('POST', notes, { note: 'On its way', customer_note: true }, key)).id,
          count: async () => (await call('GET', notes)).length - before,
        }
      },
    ],
    [
      'a refund',
      async () => {
        const refunds = `wc/v3/orders/${await orderPaidBy('cod')}/refunds`
        return {
          send: async (key) => (await call('POST', refunds, { amount: '50000', api_refund: false }, key)).id,
          count: async () => (await call('GET', refunds)).length,
        }
      },
    ],
    [
      'a refund by the bank',
      async () => {
        const refunds = `wc/v3/orders/${await orderPaidBy('testbank')}/refunds`
        return {
          send: async (key) => (await call('POST', refunds, { amount: '50000' }, key)).id,
          count: async () => (await bankReturns()).length,
        }
      },
    ],
    [
      'points',
      async () => {
        const points = `ghab/v1/customers/${ANN}/points`
        return {
          send: async (key) => (await call('POST', points, { points: 5, reason: 'Sorry' }, key)).id,
          count: async () => (await call('GET', points)).length,
        }
      },
    ],
    [
      'a note on a customer',
      async () => {
        const customer = `ghab/v1/customers/${ANN}`
        return {
          send: async (key) =>
            (await call('POST', `${customer}/notes`, { note: 'Rings twice' }, key)).notes[0].id,
          count: async () => (await call('GET', customer)).notes.length,
        }
      },
    ],
    [
      'an offer',
      async () => ({
        send: (key) =>
          call(
            'POST',
            'ghab/v1/notifications',
            { kind: 'offer', title: 'A', text: 'B', customer_ids: [ANN] },
            key,
          ),
        count: async () => (await store.db.selectFrom('customer_notifications').selectAll().execute()).length,
      }),
    ],
    [
      'a campaign',
      async () => ({
        send: async (key) =>
          (await call('POST', 'ghab/v1/campaigns', { channel: 'mail', title: 'A', text: 'B' }, key)).id,
        count: async () => (await call('GET', 'ghab/v1/campaigns')).length,
      }),
    ],
  ]

  test.each(cases)('%s', async (_name, open) => {
    const { send, count } = await open()
    const first = await send(KEY)
    now += 1000
    expect(await send(KEY)).toEqual(first)
    expect(await count()).toBe(1)
    await send('another-key')
    await send()
    await send()
    expect(await count()).toBe(4)
  })

  test('but for the same order twice in one batch', async () => {
    const order = { line_items: [{ product_id: 1, quantity: 1 }] }
    const { create } = await call('POST', 'wc/v3/orders/batch', { create: [order, order] }, KEY)
    expect(new Set(create.map(({ id }: { id: number }) => id)).size).toBe(2)
  })

  test('and with another body it is another request', async () => {
    const refunds = `wc/v3/orders/${await orderPaidBy('cod')}/refunds`
    for (const amount of ['100', '200']) await call('POST', refunds, { amount, api_refund: false }, KEY)
    expect(await call('GET', refunds)).toHaveLength(2)
  })
})

describe('a refund that the bank answers late', () => {
  const context = () => ({ db: store.db, clock: () => now, actor: SYSTEM })
  const REFUND = { amount: 50_000, reason: '', lines: [], restocks: true }
  const gateways = createGateways(fetch)
  const silent = new Map(gateways)
  const testBank = gateways.get('testbank') as NonNullable<ReturnType<typeof gateways.get>>
  silent.set('testbank', { ...testBank, refund: async () => ({ outcome: 'unreachable' }) })

  test('is the same one when it is asked for again, before and after', async () => {
    const order = await orderPaidBy('testbank')
    const ask = (of: typeof gateways) => returnPayment(context(), of, order, REFUND, KEY)
    expect(await ask(silent)).toEqual({ ok: false, error: 'bank_unreachable' })
    expect(await ask(gateways)).toEqual({ ok: false, error: 'underway' })
    now += 60_000
    await settleReturns(context(), gateways)
    const [{ id }] = await call('GET', `wc/v3/orders/${order}/refunds`)
    expect(await ask(gateways)).toEqual({ ok: true, value: id })
    expect(await bankReturns()).toEqual([{ amount: 50_000 }])
  })

  test('may be asked for again with the same key once the bank has refused it', async () => {
    const order = await orderPaidBy('testbank')
    const refusing = new Map(gateways)
    refusing.set('testbank', { ...testBank, refund: async () => ({ outcome: 'refused' }) })
    const ask = (of: typeof gateways) => returnPayment(context(), of, order, REFUND, KEY)
    expect(await ask(refusing)).toEqual({ ok: false, error: 'bank_refused' })
    expect((await ask(gateways)).ok).toBe(true)
    expect(await bankReturns()).toEqual([{ amount: 50_000 }])
  })
})
