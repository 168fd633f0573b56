import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import type { Message } from '#store/modules/notifications/notifications.ts'
import { addNote, completeOrder } from '#store/modules/orders/orders.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import type { PlaceAnswer } from '#store-api/contract/checkout.ts'
import { type OrderAccess, type TrackCodeAnswer, trackedOrder } from '#store-api/contract/orders.ts'
import { ADDRESS, orderOf, placed } from '#tests/support/checkout.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { storeSetting } from '#tests/support/store-setting.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const TRACK = '/wp-json/ghab/v1/orders/track'
const PHONE = '09123456789'
const MINUTE = 60_000
const WAIT = 120

let now: number
let sent: Message[]
let store: TestStore
let order: PlaceAnswer

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 8)
  sent = []
  const carry = async (message: Message) => {
    sent.push(message)
  }
  store = await createTestStore(
    (db) => writeShop(db, smallShop()),
    () => now,
    { transports: { mail: carry, sms: carry } },
  )
  await saveSettings({ db: store.db, clock: () => now, actor: SYSTEM }, { resent_otp_time: WAIT })
  order = await placed(store, [{ product_id: 1 }])
  await runAll()
  sent.length = 0
})

const runAll = async () => {
  while ((await store.runJobs()) > 0);
}
const track = (number: string | number, contact: string, address = '') =>
  store.call(`${TRACK}?${new URLSearchParams({ number: String(number), contact })}`, { address })
const post = (path: string, body: object, address = '') =>
  store.call(`${TRACK}/${path}`, { method: 'POST', body, address })
const askForCode = async (body: { number: string; contact: string; request?: string }, address = '') => {
  const answer = await post('code', body, address)
  expect(answer.status).toBe(202)
  return ((await answer.json()) as TrackCodeAnswer).request
}
const statusesOf = async (calls: Promise<Response>[]) =>
  (await Promise.all(calls)).map(({ status }) => status)
const counted = (count: number) => Array.from({ length: count }, (_, i) => i)
const mine = (contact = PHONE) => ({ number: String(order.order_id), contact })
const codeIn = (message: Message | undefined) => /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? ''
const headersOf = (answer: Response) =>
  Object.fromEntries([...answer.headers].filter(([name]) => !/^(date|x-request-id)$/.test(name)))

describe('number and contact', () => {
  test('show the status of the order, in any digits, and nothing of its buyer', async () => {
    const context = { db: store.db, clock: () => now, actor: SYSTEM }
    await addNote(context, order.order_id, 'Left with your neighbour Sara', { forCustomer: true })
    now += MINUTE
    await completeOrder(context, order.order_id)
    const { order_id } = order
    for (const contact of ['۰۹۱۲ ۳۴۵ ۶۷۸۹', '+98 912 345 6789', 'Mina@Example.com', ' mina@example.com ']) {
      const answer = await track(`#${order_id}`, contact)
      expect(answer.status, contact).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(trackedOrder.strict().parse(await answer.json())).toEqual({
        number: String(order_id),
        status: 'completed',
        date_created_gmt: '2026-11-21T08:00:00',
        timeline: [
          { status: 'processing', date_gmt: '2026-11-21T08:00:00' },
          { status: 'completed', date_gmt: '2026-11-21T08:01:00' },
        ],
      })
    }
  })

  test('answer alike where the number is unknown and where the contact is another one', async () => {
    await store.db.updateTable('orders').set({ status: 'trash' }).where('id', '=', order.order_id).execute()
    const thrownAway = await track(order.order_id, PHONE)
    await store.db.updateTable('orders').set({ status: 'processing' }).execute()
    const answers = [
      thrownAway,
      await track(order.order_id, '09120000000'),
      await track('99999', PHONE),
      await track('no number', PHONE),
      await track(order.order_id, ''),
    ]
    const told = await Promise.all(
      answers.map(async (answer) => [answer.status, headersOf(answer), await answer.text()]),
    )
    expect(told[0]?.[0]).toBe(404)
    for (const one of told) expect(one).toEqual(told[0])
  })
})

describe('guessing', () => {
  test('one IP address ends soon, also when it asks for all at once', async () => {
    const statuses = await statusesOf(
      counted(25).map((i) => track(1000 + i, `0912000${1000 + i}`, '10.0.0.1')),
    )
    expect(statuses.filter((status) => status === 404)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })

  test('the numbers of a known contact are not walked from many IP addresses', async () => {
    const walk = (from: number, count: number) =>
      statusesOf(counted(count).map((i) => track(from + i, PHONE, `10.1.${from % 250}.${i}`)))
    expect((await walk(2000, 60)).filter((status) => status === 404)).toHaveLength(20)
    // not even a right one is told from a wrong one then
    expect((await track(order.order_id, PHONE, '10.2.0.1')).status).toBe(429)

    let looks = 20
    for (let hour = 1; hour <= 8; hour++) {
      now += 60 * MINUTE
      looks += (await walk(2000 + hour * 100, 60)).filter((status) => status === 404).length
    }
    expect(looks).toBeLessThan(150)
    now += 24 * 60 * MINUTE
    expect((await track(order.order_id, PHONE, '10.2.0.1')).status).toBe(200)
  })

  test('strangers who guess at a number do not lock out who knows its contact', async () => {
    const strangers = counted(60).map((i) => track(order.order_id, `0912000${1000 + i}`, `10.3.0.${i}`))
    expect(new Set(await statusesOf(strangers))).toEqual(new Set([404]))
    const again = counted(60).map((i) => track(order.order_id, `0912111${1000 + i}`, `10.3.0.${i % 5}`))
    expect(await statusesOf(again)).toContain(429)
    expect((await track(order.order_id, PHONE, '10.4.0.1')).status).toBe(200)
  })

  test('who is right may ask as often as they like', async () => {
    for (const _ of counted(40)) expect((await track(order.order_id, PHONE, '10.0.0.9')).status).toBe(200)
  })

  test('strangers who guess at a contact leave it the way by a code', async () => {
    await statusesOf(counted(30).map((i) => track(3000 + i, PHONE, `10.5.0.${i}`)))
    expect((await track(order.order_id, PHONE, '10.6.0.1')).status).toBe(429)
    const request = await askForCode(mine(), '10.6.0.1')
    await runAll()
    const proved = await post('verify', { ...mine(), request, code: codeIn(sent[0]) }, '10.6.0.1')
    expect(proved.status).toBe(200)
  })
})

describe('a code', () => {
  test('to the phone or by mail opens the whole order', async () => {
    for (const [contact, channel] of [
      ['۰۹۱۲ ۳۴۵ ۶۷۸۹', 'sms'],
      ['Mina@Example.com', 'mail'],
    ] as const) {
      sent.length = 0
      const request = await askForCode(mine(contact))
      await runAll()
      expect(sent).toEqual([
        expect.objectContaining({ channel, recipient: channel === 'sms' ? PHONE : ADDRESS.email }),
      ])
      const code = codeIn(sent[0]).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
      const answer = await post('verify', { ...mine(contact), request, code })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
      const { id, order_key } = (await answer.json()) as OrderAccess
      expect((await orderOf(store, { ...order, order_id: id, order_key })).billing.address_1).toBe(
        ADDRESS.address_1,
      )
      expect((await post('verify', { ...mine(contact), request, code })).status).toBe(400)
    }
  })

  test('is asked for with the same answer, and sent to nobody, where number and contact do not fit', async () => {
    const answers = await Promise.all([
      post('code', mine()),
      post('code', mine('09120000000')),
      post('code', { number: '99999', contact: PHONE }),
      post('code', { number: 'x', contact: 'nobody' }),
    ])
    const told = await Promise.all(
      answers.map(async (answer) => {
        const { request, ...rest } = (await answer.json()) as TrackCodeAnswer
        return [answer.status, { ...headersOf(answer), 'content-length': '' }, request.length, rest]
      }),
    )
    expect(told[0]?.slice(-1)).toEqual([{ resend_after: WAIT }])
    for (const one of told) expect(one).toEqual(told[0])
    await runAll()
    expect(sent.map(({ recipient }) => recipient)).toEqual([PHONE])
  })

  test('five tries, wherever there is a code or none; then another one', async () => {
    const requests = [await askForCode(mine()), await askForCode(mine('09120000000'))]
    await runAll()
    const wrong = codeIn(sent[0]) === '000000' ? '111111' : '000000'
    const problems = async (request: string | undefined, contact: string) => {
      const told: unknown[] = []
      for (const _ of counted(6)) {
        const answer = await post('verify', { ...mine(contact), request, code: wrong })
        told.push([answer.status, await answer.text()])
      }
      return told
    }
    const told = await problems(requests[0], PHONE)
    expect(JSON.stringify(told[3])).toContain('wrong_code')
    expect(JSON.stringify(told[4])).toContain('used_up')
    expect(await problems(requests[1], '09120000000')).toEqual(told)
    expect((await post('verify', { ...mine(), request: requests[0], code: codeIn(sent[0]) })).status).toBe(
      400,
    )
  })

  test('is good for its order, its contact and who asked for it, for ten minutes', async () => {
    const other = await placed(store, [{ product_id: 6 }])
    const request = await askForCode(mine())
    const strangers = await askForCode(mine(), '10.0.0.7')
    await runAll()
    const code = codeIn(sent.find(({ text }) => /#\d{6}$/.test(text)))
    const refused = [
      { ...mine(), number: String(other.order_id), request, code },
      { ...mine(ADDRESS.email), request, code },
      { ...mine(), request: strangers, code },
      { ...mine(), request: '', code },
    ]
    for (const body of refused) expect((await post('verify', body)).status).toBe(400)
    now += 10 * MINUTE
    expect((await post('verify', { ...mine(), request, code })).status).toBe(400)
  })

  test('lives ten minutes at most, and is sent again then, however long the shop lets wait', async () => {
    await storeSetting(store, 'resent_otp_time', 3600)
    const request = await askForCode(mine())
    await runAll()
    now += 10 * MINUTE
    const code = codeIn(sent[0])
    expect((await post('verify', { ...mine(), request, code })).status).toBe(400)
    const next = await askForCode({ ...mine(), request })
    await runAll()
    expect((await post('verify', { ...mine(), request: next, code: codeIn(sent[1]) })).status).toBe(200)
  })

  test('does not sign in, and a code that signs in proves no order', async () => {
    const auth = (path: string, body: object) =>
      store.call(`/wp-json/ghab/v1/auth/${path}`, { method: 'POST', body })
    const request = await askForCode(mine())
    await runAll()
    const orderCode = codeIn(sent.at(-1))
    expect((await auth('otp/request', { mobile: PHONE })).status).toBe(200)
    await runAll()
    const signInCode = codeIn(sent.at(-1))
    if (orderCode === signInCode) return
    expect((await auth('otp/verify', { mobile: PHONE, code: orderCode })).status).toBe(400)
    expect((await post('verify', { ...mine(), request, code: signInCode })).status).toBe(400)
    expect((await post('verify', { ...mine(), request, code: orderCode })).status).toBe(200)
  })

  test('strangers do not use up the tries of who asked for it', async () => {
    const request = await askForCode(mine())
    await runAll()
    const code = codeIn(sent[0])
    const strangers = await askForCode(mine(), '10.0.0.7')
    for (const _ of counted(6))
      await post('verify', { ...mine(), request: strangers, code: '000000' }, '10.0.0.7')
    expect((await post('verify', { ...mine(), request, code })).status).toBe(200)
  })

  test('is sent again after a while; the one before is good no more', async () => {
    const before = await askForCode(mine())
    await runAll()
    const early = await post('code', { ...mine(), request: before })
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, String(WAIT)])
    expect(await early.json()).toMatchObject({ code: 'too_soon', data: { details: { resend_after: WAIT } } })
    now += WAIT * 1000
    const request = await askForCode({ ...mine(), request: before })
    await runAll()
    expect(sent).toHaveLength(2)
    expect((await post('verify', { ...mine(), request: before, code: codeIn(sent[0]) })).status).toBe(400)
    expect((await post('verify', { ...mine(), request, code: codeIn(sent[1]) })).status).toBe(200)
  })

  test('is not sent without end, from however many IP addresses it is asked for', async () => {
    for (const i of counted(12)) await askForCode(mine(), `10.7.0.${i}`)
    await runAll()
    expect(sent).toHaveLength(5)
    for (const round of counted(10)) {
      now += 10 * MINUTE
      for (const i of counted(6)) await askForCode(mine(), `10.8.${round}.${i}`)
      await runAll()
    }
    expect(sent).toHaveLength(20)
    const statuses = await statusesOf(counted(12).map(() => post('code', mine('0912'), '10.9.0.1')))
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  test('lies nowhere after a day', async () => {
    await askForCode(mine())
    await runAll()
    const { code_hash } = await store.db.selectFrom('order_codes').selectAll().executeTakeFirstOrThrow()
    expect(code_hash).not.toContain(codeIn(sent[0]))
    now += 25 * 60 * MINUTE
    await runAll()
    await askForCode({ number: '1', contact: 'nobody' })
    expect(await store.db.selectFrom('order_codes').select('contact').execute()).toEqual([
      { contact: 'nobody' },
    ])
    const kept = await store.db.selectFrom('outbox_messages').select('dedupe_key').execute()
    expect(kept.filter(({ dedupe_key }) => dedupe_key.startsWith('order-code:'))).toEqual([])
  })
})
