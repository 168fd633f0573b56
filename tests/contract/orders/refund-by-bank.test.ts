import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import type { ReturnOutcome } from '#store/modules/payments/gateway.ts'
import { createGateways, returnPayment, settleReturns } from '#store/modules/payments/payments.ts'
import { testBank } from '#store/modules/payments/test-bank.ts'
import { readSettings, saveSettings } from '#store/modules/settings/settings.ts'
import { atTheBank, comeBack, placed, stockOf } from '#tests/support/checkout.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const MINUTE = 60_000
let store: TestStore
let headers: Record<string, string>
let now: number

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 8)
  store = await createTestStore(
    (db) => writeShop(db, { ...smallShop(), customers: [managerRow()] }),
    () => now,
  )
  headers = await managerHeaders(store)
})

// biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
const call = async (method: string, path: string, body?: object): Promise<{ status: number; body: any }> => {
  const answer = await store.call(`/wp-json/wc/v3/${path}`, { method, headers, body })
  return { status: answer.status, body: await answer.json() }
}

/** Two cups at 100000 and delivery for 40000, paid at the test bank. */
const paidOrder = async (): Promise<number> => {
  const answer = await placed(store, [{ product_id: 1, quantity: 2 }], { payment_method: 'testbank' })
  await comeBack(store, await atTheBank(store, answer.redirect, 'pay'))
  return answer.order_id
}
const refund = (order: number, body: object) => call('POST', `orders/${order}/refunds`, body)
const bankReturns = () => store.db.selectFrom('test_bank_returns').select('amount').execute()
const underway = () => store.db.selectFrom('payment_returns').selectAll().execute()
const notesOf = async (order: number): Promise<string[]> =>
  (await call('GET', `orders/${order}/notes`)).body.map(({ note }: { note: string }) => note)

describe('a refund by the bank', () => {
  test('gives money back, then all that is left, and the order is refunded', async () => {
    const order = await paidOrder()
    const part = await refund(order, { amount: '40000', reason: 'Late' })
    expect([part.status, part.body]).toMatchObject([
      201,
      { amount: '40000', reason: 'Late', refunded_payment: true, refunded_by: managerRow().id },
    ])
    const line = (await call('GET', `orders/${order}`)).body.line_items[0]
    const rest = await refund(order, {
      line_items: [{ id: line.id, quantity: 2, refund_total: '200000' }],
    })
    expect([rest.status, rest.body.amount]).toEqual([201, '200000'])
    expect((await call('GET', `orders/${order}`)).body.status).toBe('refunded')
    expect(await stockOf(store, 1)).toBe(10)
    expect((await bankReturns()).map(({ amount }) => amount)).toEqual([40_000, 200_000])
    expect(await underway()).toEqual([])
    const gateway = await call('GET', 'payment_gateways/testbank')
    expect(gateway.body.method_supports).toEqual(['products', 'refunds'])
  })

  test('asks the bank for nothing that the order cannot give back', async () => {
    const order = await paidOrder()
    const wrong = await Promise.all([
      refund(order, { amount: '240001' }),
      refund(order, { amount: '0' }),
      refund(order, { line_items: [{ id: 9999, quantity: 1, refund_total: '1' }] }),
    ])
    expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400])
    expect([await bankReturns(), await underway()]).toEqual([[], []])
  })

  test('is not there for what was paid in another way, or not paid', async () => {
    const cash = await placed(store, [{ product_id: 1 }])
    const unpaid = await placed(store, [{ product_id: 1 }], { payment_method: 'testbank' })
    for (const { order_id } of [cash, unpaid]) {
      const { status, body } = await refund(order_id, { amount: '1000' })
      expect([status, body.message]).toEqual([
        400,
        'The payment gateway for this order does not support automatic refunds.',
      ])
    }
    const cod = await call('GET', 'payment_gateways/cod')
    expect(cod.body.method_supports).toEqual(['products'])
  })

  test('of two at once never gives more back than was paid', async () => {
    const order = await paidOrder()
    const both = await Promise.all([refund(order, { amount: '200000' }), refund(order, { amount: '200000' })])
    expect(both.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1)
    expect(await bankReturns()).toEqual([{ amount: 200_000 }])
  })
})

describe('a bank', () => {
  const context = () => ({ db: store.db, clock: () => now, actor: SYSTEM })
  const REFUND = { amount: 50_000, reason: '', lines: [], restocks: true }
  /** The test bank, whose answers get lost or are others. */
  const gatewaysThat = (answer: (real: () => Promise<ReturnOutcome>) => Promise<ReturnOutcome>) => {
    const give = testBank.refund as NonNullable<typeof testBank.refund>
    const gateway: typeof testBank = { ...testBank, refund: (...given) => answer(() => give(...given)) }
    return new Map([...createGateways(fetch), ['testbank', gateway]])
  }
  const lost = gatewaysThat(async (real) => {
    await real()
    return { outcome: 'unreachable' }
  })
  const real = createGateways(fetch)

  test('whose answer got lost is asked again, and gives the money back once', async () => {
    const order = await paidOrder()
    const first = await returnPayment(context(), lost, order, REFUND)
    expect(first).toEqual({ ok: false, error: 'bank_unreachable' })
    expect((await call('GET', `orders/${order}/refunds`)).body).toEqual([])
    expect((await refund(order, { amount: '1000' })).status).toBe(409)
    expect(await settleReturns(context(), real)).toBe(0)
    now += MINUTE
    expect(await settleReturns(context(), real)).toBe(1)
    expect(await bankReturns()).toEqual([{ amount: 50_000 }])
    const [written] = (await call('GET', `orders/${order}/refunds`)).body
    expect(written).toMatchObject({ amount: '50000', refunded_payment: true })
    expect(await underway()).toEqual([])
  })

  test('is asked by the shop itself, and less and less often', async () => {
    const order = await paidOrder()
    await returnPayment(context(), lost, order, REFUND)
    now += MINUTE
    expect(await settleReturns(context(), lost)).toBe(1)
    const [waiting] = await underway()
    expect(Number(waiting?.ask_at) - now).toBeGreaterThanOrEqual(MINUTE)
    now += 20 * MINUTE
    await store.runJobs()
    expect(await underway()).toEqual([])
    expect(await bankReturns()).toEqual([{ amount: 50_000 }])
  })

  test('that refuses leaves the order as it was, with a note', async () => {
    const order = await paidOrder()
    const refusing = gatewaysThat(async () => ({ outcome: 'refused' }))
    const refused = await returnPayment(context(), refusing, order, REFUND)
    expect(refused).toEqual({ ok: false, error: 'bank_refused' })
    expect((await call('GET', `orders/${order}`)).body).toMatchObject({ status: 'processing', refunds: [] })
    expect((await notesOf(order))[0]).toContain('50000')
    expect(await underway()).toEqual([])
  })

  test('that gave back what a person noted meanwhile is told of at the order', async () => {
    const order = await paidOrder()
    await returnPayment(context(), lost, order, REFUND)
    expect((await refund(order, { amount: '240000', api_refund: false })).status).toBe(201)
    now += MINUTE
    await settleReturns(context(), real)
    expect((await call('GET', `orders/${order}/refunds`)).body).toHaveLength(1)
    expect((await notesOf(order)).some((note) => note.includes('50000'))).toBe(true)
  })

  test('that is switched off is asked again once it is on', async () => {
    const order = await paidOrder()
    const settings = await readSettings(context())
    const testbank = settings.gateways.testbank as NonNullable<typeof settings.gateways.testbank>
    const use = (enabled: boolean) =>
      saveSettings(context(), { gateways: { ...settings.gateways, testbank: { ...testbank, enabled } } })
    await use(false)
    expect((await refund(order, { amount: '40000' })).status).toBe(409)
    await use(true)
    now += MINUTE
    await store.runJobs()
    expect(await bankReturns()).toEqual([{ amount: 40_000 }])
  })
})
