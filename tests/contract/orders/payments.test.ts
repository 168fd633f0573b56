import type { KyselyPlugin } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { fromJson, type Json } from '#store/database/json.ts'
import { BANK_MESSAGES } from '#store/http/test-bank/messages.ts'
import { deleteOrder, writeOrder } from '#store/modules/orders/orders.ts'
import type { PaymentDetails } from '#store/modules/payments/find-payments.ts'
import { cancelUnpaidOrders, createGateways } from '#store/modules/payments/payments.ts'
import { readSettings, saveSettings } from '#store/modules/settings/settings.ts'
import type { PlaceAnswer } from '#store-api/contract/checkout.ts'
import {
  atTheBank,
  bankForm,
  comeBack,
  draftOf,
  orderOf,
  place,
  placed,
  stockOf,
  viewOf,
} from '#tests/support/checkout.ts'
import { fakeZarinpal } from '#tests/support/receivers/fake-zarinpal.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

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

const payAgainIn = async (answer: PlaceAnswer, prefix: string): Promise<PlaceAnswer> => {
  const response = await store.call(`/wp-json/ghab/v1/orders/${answer.order_id}/pay`, {
    method: 'POST',
    body: { key: answer.order_key, return_prefix: prefix },
  })
  return response.json() as Promise<PlaceAnswer>
}
const payAgain = (answer: PlaceAnswer) => payAgainIn(answer, '')

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

const setStatus = (id: number, status: string) =>
  writeOrder({ db: store.db, clock: () => now, actor: SYSTEM }, id, { status })

test.each(['pending', 'failed'])(
  'taken for paid by mistake and put back to %s, it can be paid',
  async (status) => {
    const answer = await atBank()
    await setStatus(answer.order_id, 'processing')
    await setStatus(answer.order_id, status)
    expect(await orderOf(store, answer)).toMatchObject({ status, can_pay: true, date_paid_gmt: null })
    const again = await payAgain(answer)
    await comeBack(store, await atTheBank(store, again.redirect, 'pay'))
    expect((await orderOf(store, answer)).status).toBe('processing')
  },
)

test('what the bank has the money for is not paid again, and waits for a person', async () => {
  const draft = await draftOf(store, [{ product_id: 1 }])
  const choice = { payment_method: 'testbank' }
  const answer = (await (await place(store, draft, choice)).json()) as PlaceAnswer
  await comeBack(store, await atTheBank(store, answer.redirect, 'pay'))
  await setStatus(answer.order_id, 'pending')
  expect(await orderOf(store, answer)).toMatchObject({ status: 'pending', can_pay: false })
  expect(await payAgain(answer)).toMatchObject({ code: 'not_payable' })
  const placedAgain = (await (await place(store, draft, choice)).json()) as PlaceAnswer
  expect(placedAgain.redirect).toContain('/order-received/')
  await later(24 * 60)
  expect((await orderOf(store, answer)).status).toBe('pending')
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
  const again = await send(picture)
  expect([again.status, (await again.json()).code]).toEqual([409, 'receipt_taken'])
  await store.runJobs()
  const subjects = await store.db.selectFrom('outbox_messages').select('subject').execute()
  expect(subjects.map(({ subject }) => subject)).toContain('رسید واریز سفارش ۱')
})

test('a transfer tells where the money goes while it is waited for', async () => {
  const context = { db: store.db, clock: () => now, actor: SYSTEM }
  const { gateways } = await readSettings(context)
  const account = { account_name: 'Vitrin', card_number: '6037000000000000' }
  const bacs = { enabled: true, title: '', description: '', order: 1, settings: account }
  await saveSettings(context, { gateways: { ...gateways, bacs } })
  const answer = await placed(store, [{ product_id: 1 }], { payment_method: 'bacs' })
  expect((await orderOf(store, answer)).transfer).toEqual({ ...account, bank_name: '', iban: '' })
  const cash = await placed(store, [{ product_id: 1 }])
  expect((await orderOf(store, cash)).transfer).toBeNull()
})

const atZarinpal = async () => {
  const bank = fakeZarinpal()
  store = await createTestStore(
    (db) => writeShop(db, smallShop()),
    () => now,
    { fetch: bank.fetch },
  )
  const answer = await placed(store, [{ product_id: 1 }], { payment_method: 'zarinpal' })
  const authority = answer.redirect.split('/').at(-1) ?? ''
  const back = `${TEST_ORIGIN}/wp-json/ghab/v1/payments/zarinpal/return?Authority=${authority}&Status=OK`
  return { bank, answer, authority, back }
}

test('ZarinPal: request, pay page, verify once', async () => {
  const { bank, answer, authority, back } = await atZarinpal()
  expect(answer.redirect).toBe(`https://bank.test/pg/StartPay/${authority}`)
  expect(bank.calls[0]).toMatchObject({
    url: 'https://bank.test/pg/v4/payment/request.json',
    body: {
      merchant_id: 'm-1',
      amount: 140000,
      currency: 'IRT',
      callback_url: `${TEST_ORIGIN}/wp-json/ghab/v1/payments/zarinpal/return`,
      metadata: { mobile: '09123456789', order_id: String(answer.order_id) },
    },
  })
  bank.state.paid.add(authority)
  await comeBack(store, back)
  await comeBack(store, back)
  expect(await orderOf(store, answer)).toMatchObject({ status: 'processing', transaction_id: '4242' })
  expect(bank.verifications()).toBe(1)
})

test('ZarinPal: not paid yet is no refusal, however often it is asked', async () => {
  const { bank, answer, authority, back } = await atZarinpal()
  await later(2)
  await comeBack(store, back)
  expect(await orderOf(store, answer)).toMatchObject({ status: 'pending', can_pay: true })
  bank.state.paid.add(authority)
  await later(2)
  expect((await orderOf(store, answer)).status).toBe('processing')
})

test('ZarinPal: after coming back unpaid, paying again is a new attempt', async () => {
  const { answer, back } = await atZarinpal()
  expect((await payAgain(answer)).redirect).toBe(answer.redirect)
  await comeBack(store, back)
  expect((await payAgain(answer)).redirect).not.toBe(answer.redirect)
})

const deleteThe = ({ order_id }: PlaceAnswer) =>
  deleteOrder({ db: store.db, clock: () => now, actor: SYSTEM }, order_id)

test('ZarinPal: money for an order that was deleted is never taken, and its buyer is told', async () => {
  const { bank, answer, authority, back } = await atZarinpal()
  await deleteThe(answer)
  bank.state.paid.add(authority)
  expect((await store.call(back.replace(TEST_ORIGIN, ''))).status).toBe(303)
  await later(2)
  expect(bank.verifications()).toBe(0)
  expect(await attempts()).toMatchObject([{ status: 'expired' }])
  expect(await comeBack(store, back)).toBe(`/mobile-checkout/order-received/${answer.order_id}?key=`)
})

test('ZarinPal: an order that is deleted while the bank takes its money is one the owner hears of', async () => {
  const bank = fakeZarinpal()
  const placing: { answer?: PlaceAnswer } = {}
  const fetch: typeof bank.fetch = async (url, init) => {
    if (url.endsWith('/verify.json') && placing.answer) await deleteThe(placing.answer)
    return bank.fetch(url, init)
  }
  store = await createTestStore(
    (db) => writeShop(db, smallShop()),
    () => now,
    { fetch },
  )
  const answer = await placed(store, [{ product_id: 1 }], { payment_method: 'zarinpal' })
  placing.answer = answer
  bank.state.paid.add(answer.redirect.split('/').at(-1) ?? '')
  await later(2)
  expect(await attempts()).toMatchObject([{ status: 'paid', reference: '4242' }])
  const told = (await store.outbox()).filter(({ recipient }) => recipient === 'owner@shop.test')
  expect(told.map(({ subject }) => subject)).toEqual(['سفارش ۱ که حذف شده بود پرداخت شد'])
  for (const part of ['۱۴۰٬۰۰۰', 'ZarinPal', '۴۲۴۲']) expect(told[0]?.text).toContain(part)
})

const setCurrency = async (changes: object) => {
  const context = { db: store.db, clock: () => now, actor: SYSTEM }
  const { currency } = await readSettings(context)
  await saveSettings(context, { currency: { ...currency, ...changes } })
}

test.each([
  ['IRT', 0, true],
  ['IRR', 0, true],
  // amounts would be sent in hundredths
  ['IRT', 2, false],
  ['USD', 2, false],
])('ZarinPal: in %s with %i decimals it is offered: %s', async (code, decimals, isOffered) => {
  await setCurrency({ code, decimals })
  const view = await viewOf(store, await draftOf(store, [{ product_id: 1 }]))
  expect(view.payment_methods.some(({ id }) => id === 'zarinpal')).toBe(isOffered)
})

test('an order in another currency than the shop has by now is not paid at a bank', async () => {
  const { bank, answer, back } = await atZarinpal()
  await comeBack(store, back)
  await setCurrency({ code: 'IRR' })
  const calls = bank.calls.length
  for (const payment_method of ['zarinpal', 'testbank']) {
    const pay = await store.call(`/wp-json/ghab/v1/orders/${answer.order_id}/pay`, {
      method: 'POST',
      body: { key: answer.order_key, payment_method },
    })
    expect(pay.status).toBe(409)
    expect(await pay.json()).toMatchObject({ code: 'not_payable' })
  }
  expect(bank.calls).toHaveLength(calls)
})

test('ZarinPal down or talking nonsense: the order stays and can be paid later', async () => {
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
  const pay = () =>
    store.call(`/wp-json/ghab/v1/orders/${answer.order_id}/pay`, {
      method: 'POST',
      body: { key: answer.order_key },
    })
  expect((await pay()).status).toBe(502)
  bank.state.down = false
  bank.state.broken = true
  expect((await pay()).status).toBe(502)
  bank.state.broken = false
  expect((await pay()).status).toBe(200)
})

test('a bank that cannot be asked keeps an unpaid order from being cancelled, for a while', async () => {
  const { bank, answer, authority } = await atZarinpal()
  bank.state.paid.add(authority)
  bank.state.down = true
  await later(61)
  expect((await orderOf(store, answer)).status).toBe('pending')
  bank.state.down = false
  await later(1)
  expect((await orderOf(store, answer)).status).toBe('processing')

  const other = await placed(store, [{ product_id: 1 }], { payment_method: 'zarinpal' })
  bank.state.down = true
  await later(61)
  expect((await orderOf(store, other)).status).toBe('pending')
  await later(121)
  expect((await orderOf(store, other)).status).toBe('cancelled')
})

/** -9: it does not understand; -10: it does not know the shop; -12: asked too often; -52: something went wrong there */
test.each([-9, -10, -12, -52])(
  'ZarinPal refuses the shop with %i: its orders wait until it can be asked',
  async (code) => {
    const { bank, answer, authority } = await atZarinpal()
    bank.state.paid.add(authority)
    bank.state.refusal = code
    await later(31)
    await later(31)
    expect((await orderOf(store, answer)).status).toBe('pending')
    bank.state.refusal = null
    await later(16)
    expect((await orderOf(store, answer)).status).toBe('processing')
  },
)

/** Cancels orders whose time is up; between the look for them and what is done to them something else happens. */
const cancelWhile = async (happen: () => Promise<unknown>): Promise<number> => {
  let looks = 0
  const happening: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      looks += 1
      if (looks === 1) await happen()
      return result
    },
  }
  const context = { db: store.db.withPlugin(happening), clock: () => now, actor: SYSTEM }
  return cancelUnpaidOrders(context, createGateways(fakeZarinpal().fetch))
}

test('an order that is paid at the moment when its time is up is not cancelled', async () => {
  const answer = await atBank()
  now += 181 * MINUTE
  const pay = async () => comeBack(store, await atTheBank(store, answer.redirect, 'pay'))
  expect(await cancelWhile(pay)).toBe(0)
  expect((await orderOf(store, answer)).status).toBe('processing')
  expect(await stockOf(store, 1)).toBe(9)
})

test('an order whose buyer goes to the bank at the moment when its time is up is not cancelled', async () => {
  const draft = await draftOf(store, [{ product_id: 1 }])
  const answer = (await (await place(store, draft, { payment_method: 'testbank' })).json()) as PlaceAnswer
  await comeBack(store, await atTheBank(store, answer.redirect, 'fail'))
  now += 61 * MINUTE
  expect(await cancelWhile(() => payAgain(answer))).toBe(0)
  expect((await orderOf(store, answer)).status).toBe('pending')
  // the bank has said meanwhile that the buyer has not paid yet
  await later(2)
  expect((await orderOf(store, answer)).status).toBe('pending')
  await later(12)
  expect((await orderOf(store, answer)).status).toBe('cancelled')
})

test('an order whose buyer goes to the bank again and again is held for two hours more, and no longer', async () => {
  const answer = await atBank()
  const goThereAndBack = async () => {
    const authority = (await payAgain(answer)).redirect.split('/').at(-1)
    await comeBack(store, `${TEST_ORIGIN}/wp-json/ghab/v1/payments/testbank/return?authority=${authority}`)
    await later(8)
  }
  await later(59)
  for (let tries = 0; tries < 15; tries++) await goThereAndBack()
  expect((await orderOf(store, answer)).status).toBe('pending')
  await goThereAndBack()
  expect((await orderOf(store, answer)).status).toBe('cancelled')
})

const attempts = () => store.db.selectFrom('payments').selectAll().orderBy('id').execute()

/** As many more orders that wait for the bank as are asked for; answers the authorities of all, the oldest first. */
const atZarinpalToo = async (more: number): Promise<string[]> => {
  for (let count = 0; count < more; count++) {
    now += 1000
    await placed(store, [{ product_id: 1 }], { payment_method: 'zarinpal' })
  }
  return (await attempts()).map(({ authority }) => authority)
}

test('a bank is asked a few questions side by side', async () => {
  const bank = fakeZarinpal()
  let running = 0
  let most = 0
  const full = Promise.withResolvers<void>()
  const fetch: typeof bank.fetch = async (url, init) => {
    running += 1
    most = Math.max(most, running)
    if (running === 4) full.resolve()
    if (url.endsWith('/verify.json')) await full.promise
    running -= 1
    return bank.fetch(url, init)
  }
  store = await createTestStore(
    (db) => writeShop(db, smallShop()),
    () => now,
    { fetch },
  )
  await atZarinpalToo(9)
  await later(2)
  expect([most, bank.verifications()]).toEqual([4, 9])
})

test('runners that meet ask about each attempt once', async () => {
  const { bank } = await atZarinpal()
  await atZarinpalToo(5)
  now += 2 * MINUTE
  await Promise.all([store.runJobs(), store.runJobs(), store.runJobs()])
  expect(bank.verifications()).toBe(6)
})

test('an attempt whose bank keeps silent is asked about less and less often, and behind the others', async () => {
  const { bank, authority } = await atZarinpal()
  const asked: string[] = []
  bank.silent.add(authority)
  bank.onVerify = (about) => asked.push(about)
  const times: number[] = []
  for (let minute = 1; minute <= 50; minute++) {
    await later(1)
    if (asked.splice(0).length) times.push(minute)
  }
  expect(times).toEqual([1, 2, 4, 8, 16, 31, 46])
  await atZarinpalToo(9)
  await later(15)
  expect(asked).toHaveLength(10)
  // its turn comes last, and three others at most may be under way then
  expect(asked.indexOf(authority)).toBeGreaterThanOrEqual(6)
  bank.silent.delete(authority)
  bank.state.paid.add(authority)
  await later(15)
  expect((await attempts()).map(({ status }) => status)).toEqual(['paid', ...Array(9).fill('expired')])
})

test('orders in doubt, however many, keep no other from being cancelled', async () => {
  const { bank, authority } = await atZarinpal()
  const [order] = await store.db.selectFrom('orders').selectAll().execute()
  const [attempt] = await attempts()
  if (!order || !attempt) throw new Error('no attempt')
  bank.silent.add(authority)
  for (let id = 101; id <= 160; id++) {
    const own = { id, order_key: `key-${id}`, draft_id: `draft-${id}` }
    await store.db
      .insertInto('orders')
      .values({ ...order, ...own })
      .execute()
    const copy = { ...attempt, id, order_id: id, authority: `silent-${id}` }
    await store.db.insertInto('payments').values(copy).execute()
    bank.silent.add(copy.authority)
  }
  now += MINUTE
  const other = await placed(store, [{ product_id: 1 }], { payment_method: 'zarinpal' })
  await later(61)
  expect((await orderOf(store, other)).status).toBe('cancelled')
  const pending = await store.db.selectFrom('orders').select('id').where('status', '=', 'pending').execute()
  expect(pending).toHaveLength(61)
})

test('ways to pay and languages that are chosen at the same time each have their own page of the bank', async () => {
  const { answer } = await atZarinpal()
  await store.db.updateTable('payments').set({ status: 'cancelled' }).execute()
  const pay = async (payment_method: string, return_prefix: string) => {
    const body = { key: answer.order_key, payment_method, return_prefix }
    const path = `/wp-json/ghab/v1/orders/${answer.order_id}/pay`
    const { redirect } = (await (await store.call(path, { method: 'POST', body })).json()) as PlaceAnswer
    return redirect
  }
  const ways: [string, string][] = [
    ['zarinpal', ''],
    ['zarinpal', '/en'],
    ['testbank', ''],
    ['testbank', '/en'],
    ['zarinpal', ''],
  ]
  const redirects = await Promise.all(ways.map(([gateway, prefix]) => pay(gateway, prefix)))
  expect(redirects.map((redirect) => redirect.split('/').slice(0, -1).join('/'))).toEqual([
    'https://bank.test/pg/StartPay',
    'https://bank.test/pg/StartPay',
    '/test-bank',
    '/test-bank',
    'https://bank.test/pg/StartPay',
  ])
  expect(redirects[4]).toBe(redirects[0])
  expect(new Set(redirects).size).toBe(4)
  const started = (await attempts()).filter(({ status }) => status === 'started')
  const kept = started.map(({ gateway, details }) => [
    gateway,
    fromJson(details as Json<PaymentDetails>).return_prefix,
  ])
  expect(kept.sort()).toEqual([
    ['testbank', ''],
    ['testbank', '/en'],
    ['zarinpal', ''],
    ['zarinpal', '/en'],
  ])
})

test('a double click at the checkout leads to one page of the bank', async () => {
  const draft = await draftOf(store, [{ product_id: 1 }])
  const clicks = Array.from({ length: 8 }, async () =>
    (await place(store, draft, { payment_method: 'testbank' })).json(),
  )
  const answers = (await Promise.all(clicks)) as PlaceAnswer[]
  expect(new Set(answers.map(({ redirect }) => redirect)).size).toBe(1)
  expect(await store.db.selectFrom('payments').select('id').execute()).toHaveLength(1)
})

test('paid twice: the order goes on once, and the shop hears of the second payment', async () => {
  const answer = await atBank()
  const second = await payAgainIn(answer, '')
  expect(second.redirect).not.toBe(answer.redirect)
  await comeBack(store, await atTheBank(store, answer.redirect, 'pay'))
  await comeBack(store, await atTheBank(store, second.redirect, 'pay'))
  const order = await orderOf(store, answer)
  expect(order.timeline.map(({ status }) => status)).toEqual(['pending', 'processing'])
  await store.runJobs()
  const mails = await store.db.selectFrom('outbox_messages').select(['subject', 'recipient']).execute()
  expect(mails.filter(({ subject }) => subject.startsWith('پرداخت دوباره'))).toEqual([
    { subject: 'پرداخت دوباره برای سفارش ۱', recipient: 'owner@shop.test' },
  ])
})

test('a payment of another amount waits for a person', async () => {
  const answer = await atBank()
  await store.db.updateTable('orders').set({ total: 150_000 }).where('id', '=', answer.order_id).execute()
  await comeBack(store, await atTheBank(store, answer.redirect, 'pay'))
  expect(await orderOf(store, answer)).toMatchObject({
    status: 'on-hold',
    transaction_id: expect.stringMatching(/^\d+$/),
  })
})

test('a bank that took less than it was asked for has not been paid', async () => {
  const answer = await atBank()
  await store.db.updateTable('test_bank_payments').set({ amount: 1 }).execute()
  await comeBack(store, await atTheBank(store, answer.redirect, 'pay'))
  expect((await orderOf(store, answer)).status).toBe('failed')
})

test('money that comes after a refusal still counts', async () => {
  const answer = await atBank()
  const authority = answer.redirect.split('/').at(-1) ?? ''
  await comeBack(store, await atTheBank(store, answer.redirect, 'fail'))
  expect((await orderOf(store, answer)).status).toBe('failed')
  await store.db.updateTable('test_bank_payments').set({ outcome: 'paid', reference: '77' }).execute()
  const notice = await store.call('/wp-json/ghab/v1/payments/testbank/notify', {
    method: 'POST',
    body: { authority },
  })
  expect(await notice.json()).toEqual({ status: 'paid' })
  expect(await orderOf(store, answer)).toMatchObject({ status: 'processing', transaction_id: '77' })
})

test('another way to pay may be chosen for an unpaid order', async () => {
  const answer = await atBank()
  const pay = (payment_method: string) =>
    store.call(`/wp-json/ghab/v1/orders/${answer.order_id}/pay`, {
      method: 'POST',
      body: { key: answer.order_key, payment_method },
    })
  expect((await pay('barter')).status).toBe(400)
  const transfer = (await (await pay('bacs')).json()) as PlaceAnswer
  expect(transfer).toMatchObject({ status: 'on-hold', redirect: expect.stringContaining('/order-received/') })
  expect(await orderOf(store, answer)).toMatchObject({
    payment_method: 'bacs',
    payment_method_title: 'Transfer',
    needs_receipt: true,
    can_pay: false,
  })
  expect((await pay('testbank')).status).toBe(409)
})

test('the test bank takes no card that cannot be one, and says what is wrong with it', async () => {
  const answer = await atBank()
  const send = (body: URLSearchParams) =>
    store.fetch(new Request(TEST_ORIGIN + answer.redirect, { method: 'POST', body }))
  for (const choice of ['pay', 'pay-twice', 'pay-silent']) {
    const refused = await send(
      bankForm(choice, { number: '4111 1111 1111 1112', expiry: '13/30', cvc: '<1' }),
    )
    expect(refused.status).toBe(422)
    const page = await refused.text()
    for (const name of ['number', 'expiry', 'cvc'] as const) {
      expect(page).toContain(`<p class="wrong" id="${name}-wrong">${BANK_MESSAGES.fa.wrong[name]}</p>`)
    }
    expect(page).toContain('value="4111 1111 1111 1112"')
    expect(page).toContain('value="&lt;1"')
  }
  expect(await orderOf(store, answer)).toMatchObject({ status: 'pending', can_pay: true })
  expect((await send(new URLSearchParams({ choice: 'pay' }))).status).toBe(422)
  expect((await send(bankForm('cancel', { number: '' }))).status).toBe(303)
})

test('the test bank answers once, tells it, and is there only where it is switched on', async () => {
  const answer = await atBank()
  const page = (method = 'GET', choice = '') =>
    store.fetch(
      new Request(TEST_ORIGIN + answer.redirect, {
        method,
        body: method === 'POST' ? bankForm(choice) : undefined,
      }),
    )
  expect((await page()).headers.get('content-security-policy')).toMatch(/style-src 'sha256-/)
  expect((await page('POST', 'rob')).status).toBe(400)
  expect((await page('POST', 'pay-silent')).status).toBe(200)
  expect(await (await page()).text()).toContain('این پرداخت انجام شده است')
  expect(await atTheBank(store, answer.redirect, 'fail')).toContain('/payments/testbank/return')
  await later(2)
  expect((await orderOf(store, answer)).status).toBe('processing')
  expect((await store.call('/test-bank/unknown')).status).toBe(404)
  const context = { db: store.db, clock: () => now, actor: SYSTEM }
  const { gateways } = await readSettings(context)
  const off = { ...gateways, testbank: { ...gateways.testbank, enabled: false } } as typeof gateways
  await saveSettings(context, { gateways: off })
  expect((await page()).status).toBe(404)
})

test('the test bank gives nothing away in a shop that is in production', async () => {
  const answer = await atBank()
  const context = { db: store.db, clock: () => now, actor: SYSTEM }
  await atTheBank(store, answer.redirect, 'pay-silent')
  await saveSettings(context, { appInProduction: true })
  expect((await store.call(answer.redirect)).status).toBe(404)
  const authority = answer.redirect.split('/').at(-1)
  await store.call('/wp-json/ghab/v1/payments/testbank/notify', { method: 'POST', body: { authority } })
  await later(2)
  expect((await orderOf(store, answer)).status).toBe('pending')
  const refused = await placed(store, [{ product_id: 1 }], { payment_method: 'testbank' })
  expect(refused).toMatchObject({ code: 'unknown_payment_method' })
  await saveSettings(context, { is_demo: true })
  expect((await store.call(answer.redirect)).status).toBe(200)
})

test('the sandbox of ZarinPal is offered only while a shop is tried out', async () => {
  const context = { db: store.db, clock: () => now, actor: SYSTEM }
  const { gateways } = await readSettings(context)
  const zarinpal = { ...gateways.zarinpal!, settings: { merchant_id: 'm-1', sandbox: 'yes' } }
  await saveSettings(context, { gateways: { ...gateways, zarinpal } })
  const offered = async () => {
    const view = await viewOf(store, await draftOf(store, [{ product_id: 1 }]))
    return view.payment_methods.map(({ id }) => id)
  }
  expect(await offered()).toEqual(['cod', 'bacs', 'testbank', 'zarinpal'])
  await saveSettings(context, { appInProduction: true })
  expect(await offered()).toEqual(['cod', 'bacs'])
  const live = { ...zarinpal, settings: { ...zarinpal.settings, sandbox: 'no' } }
  await saveSettings(context, { gateways: { ...gateways, zarinpal: live } })
  expect(await offered()).toEqual(['cod', 'bacs', 'zarinpal'])
})
