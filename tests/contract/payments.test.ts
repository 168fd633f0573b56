import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '../../store/database/seed/write-shop.ts'
import { atTheBank, comeBack, orderOf, placed, stockOf } from '../support/checkout.ts'
import { smallShop } from '../support/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '../support/test-store.ts'

const MINUTE = 60_000
let store: TestStore
let now: number

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 8)
  store = await createTestStore(
    (db) => writeShop(db, smallShop()),
    () => now,
  )
})

const later = async (minutes: number) => {
  now += minutes * MINUTE
  await store.runJobs()
}

const atBank = (quantity = 1) =>
  placed(store, [{ product_id: 1, quantity }], { payment_method: 'testbank', return_prefix: '/en' })

test('paid at the test bank: the order goes on and the shopper comes back in their language', async () => {
  const answer = await atBank()
  expect(answer).toMatchObject({ status: 'pending', redirect: expect.stringMatching(/^\/test-bank\//) })
  expect(await stockOf(store, 1)).toBe(9)
  const page = await (await store.call(answer.redirect)).text()
  expect(page).toContain('۱۴۰٬۰۰۰')
  const end = await comeBack(store, await atTheBank(store, answer.redirect, 'pay'))
  expect(end).toBe(`/en/mobile-checkout/order-received/${answer.order_id}?key=${answer.order_key}`)
  expect(await orderOf(store, answer)).toMatchObject({
    status: 'processing',
    can_pay: false,
    transaction_id: expect.stringMatching(/^\d+$/),
  })
})

test('an answer that comes twice counts once', async () => {
  const answer = await atBank()
  const back = await atTheBank(store, answer.redirect, 'pay-twice')
  await Promise.all([comeBack(store, back), comeBack(store, back), comeBack(store, back)])
  const order = await orderOf(store, answer)
  expect(order.timeline.map(({ status }) => status)).toEqual(['pending', 'processing'])
  const paid = await store.db
    .selectFrom('events')
    .select('id')
    .where('type', '=', 'payment.settled')
    .execute()
  expect(paid).toHaveLength(1)
  const { total_sales } = await store.db
    .selectFrom('products')
    .select('total_sales')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  expect(total_sales).toBe(1)
})

test.each(['fail', 'cancel'])('after "%s" the order can be paid again', async (choice) => {
  const answer = await atBank()
  await comeBack(store, await atTheBank(store, answer.redirect, choice))
  expect(await orderOf(store, answer)).toMatchObject({ status: 'failed', can_pay: true })
  expect(await stockOf(store, 1)).toBe(9)
  const again = await store.call(`/wp-json/ghab/v1/orders/${answer.order_id}/pay`, {
    method: 'POST',
    body: { key: answer.order_key },
  })
  const { redirect } = (await again.json()) as { redirect: string }
  expect(redirect).not.toBe(answer.redirect)
  await comeBack(store, await atTheBank(store, redirect, 'pay'))
  expect(await orderOf(store, answer)).toMatchObject({ status: 'processing' })
})

test('a forged return changes nothing', async () => {
  const answer = await atBank()
  const authority = answer.redirect.split('/').at(-1)
  await comeBack(
    store,
    `${TEST_ORIGIN}/wp-json/ghab/v1/payments/testbank/return?authority=${authority}&Status=OK`,
  )
  expect((await orderOf(store, answer)).status).toBe('pending')
  const unknown = await store.call('/wp-json/ghab/v1/payments/testbank/return?authority=x')
  expect(unknown.status).toBe(404)
})

test('a return that never came is found by asking the bank', async () => {
  const answer = await atBank()
  await atTheBank(store, answer.redirect, 'pay')
  await later(2)
  expect((await orderOf(store, answer)).status).toBe('processing')
})

test('an order nobody pays gives its pieces back', async () => {
  const answer = await atBank(3)
  await atTheBank(store, answer.redirect, 'timeout')
  await later(30)
  expect(await stockOf(store, 1)).toBe(7)
  await later(31)
  expect(await orderOf(store, answer)).toMatchObject({ status: 'cancelled', can_pay: false })
  expect(await stockOf(store, 1)).toBe(10)
  await later(120)
  expect(await stockOf(store, 1)).toBe(10)
})

test('money for a cancelled order is not lost: the pieces are taken again', async () => {
  const answer = await atBank()
  await later(61)
  expect((await orderOf(store, answer)).status).toBe('cancelled')
  await comeBack(store, await atTheBank(store, answer.redirect, 'pay'))
  expect((await orderOf(store, answer)).status).toBe('processing')
  expect(await stockOf(store, 1)).toBe(9)
})

test('… and where they are gone a person decides', async () => {
  const answer = await placed(store, [{ product_id: 2 }], { payment_method: 'testbank' })
  await later(61)
  await placed(store, [{ product_id: 2 }])
  await comeBack(store, await atTheBank(store, answer.redirect, 'pay'))
  expect(await orderOf(store, answer)).toMatchObject({ status: 'on-hold' })
  expect(await stockOf(store, 2)).toBe(0)
})

test('a bank transfer waits for its receipt, which has to be a picture', async () => {
  const answer = await placed(store, [{ product_id: 1 }], { payment_method: 'bacs' })
  expect(await orderOf(store, answer)).toMatchObject({
    status: 'on-hold',
    needs_receipt: true,
    can_pay: false,
  })
  const send = (bytes: BlobPart) => {
    const body = new FormData()
    body.set('key', answer.order_key)
    body.set('receipt', new File([bytes], 'receipt.png', { type: 'image/png' }))
    return store.fetch(
      new Request(`${TEST_ORIGIN}/wp-json/ghab/v1/orders/${answer.order_id}/receipt`, {
        method: 'POST',
        body,
      }),
    )
  }
  const refused = await send('<script>')
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ data: { params: { receipt: expect.any(String) } } })
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  expect((await send(picture)).status).toBe(200)
  expect((await orderOf(store, answer)).needs_receipt).toBe(false)
  expect((await send(picture)).status).toBe(409)
})

interface Call {
  url: string
  body: Record<string, unknown>
}

/** ZarinPal's side of the protocol: it keeps what was asked for and verifies amounts. */
const fakeZarinpal = () => {
  const calls: Call[] = []
  const amounts = new Map<string, number>()
  const state = { paid: false, verified: false, down: false }
  return {
    calls,
    state,
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      if (state.down) throw new Error('unreachable')
      const body = JSON.parse(String(init.body)) as Record<string, unknown>
      calls.push({ url, body })
      if (url.endsWith('/request.json')) {
        const authority = `A${String(amounts.size + 1).padStart(35, '0')}`
        amounts.set(authority, Number(body.amount))
        return Response.json({ data: { code: 100, authority, fee: 0 }, errors: [] })
      }
      const right = amounts.get(String(body.authority)) === body.amount
      if (!state.paid || !right) return Response.json({ data: [], errors: { code: right ? -51 : -50 } })
      const code = state.verified ? 101 : 100
      state.verified = true
      return Response.json({ data: { code, ref_id: 4242, card_pan: '502229******5995' }, errors: [] })
    },
  }
}

test('ZarinPal: request, pay page, verify once', async () => {
  const bank = fakeZarinpal()
  store = await createTestStore(
    (db) => writeShop(db, smallShop()),
    () => now,
    { fetch: bank.fetch },
  )
  const answer = await placed(store, [{ product_id: 1 }], { payment_method: 'zarinpal' })
  expect(answer.redirect).toMatch(/^https:\/\/bank\.test\/pg\/StartPay\/A0+1$/)
  expect(bank.calls[0]).toMatchObject({
    url: 'https://bank.test/pg/v4/payment/request.json',
    body: { merchant_id: 'm-1', amount: 140000, currency: 'IRT', metadata: { mobile: '09123456789' } },
  })
  bank.state.paid = true
  const back = `${String(bank.calls[0]?.body.callback_url)}?Authority=${answer.redirect.split('/').at(-1)}&Status=OK`
  await comeBack(store, back)
  await comeBack(store, back)
  expect(await orderOf(store, answer)).toMatchObject({ status: 'processing', transaction_id: '4242' })
  expect(bank.calls.filter(({ url }) => url.endsWith('/verify.json'))).toHaveLength(1)
})

test('ZarinPal down: the order stays and can be paid later', async () => {
  const bank = fakeZarinpal()
  bank.state.down = true
  store = await createTestStore(
    (db) => writeShop(db, smallShop()),
    () => now,
    { fetch: bank.fetch },
  )
  const answer = await placed(store, [{ product_id: 1 }], { payment_method: 'zarinpal' })
  expect(answer.redirect).toContain('/order-received/')
  expect(await orderOf(store, answer)).toMatchObject({ status: 'pending', can_pay: true })
  const again = await store.call(`/wp-json/ghab/v1/orders/${answer.order_id}/pay`, {
    method: 'POST',
    body: { key: answer.order_key },
  })
  expect(again.status).toBe(502)
})
