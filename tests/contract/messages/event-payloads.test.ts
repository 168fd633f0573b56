import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import type { Message } from '#store/modules/notifications/notifications.ts'
import { cancelOrder } from '#store/modules/orders/orders.ts'
import type { SignedInAnswer, SignUpAnswer } from '#store-api/contract/accounts.ts'
import type { TrackCodeAnswer } from '#store-api/contract/orders.ts'
import { ADDRESS, placed } from '#tests/support/checkout.ts'
import { customerHeaders, customerRow, PASSWORD, PASSWORD_HASH } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { postRow } from '#tests/support/rows/post-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, openTestStore, type TestStore } from '#tests/support/test-store.ts'

const REZA = { id: 12, email: 'reza@shop.test', mobile: '09121110012', password_hash: PASSWORD_HASH }
const SARA = { email: 'sara@mail.test', first_name: 'Sara', last_name: 'Amini', password: 'violet-canyon-42' }
const NEW_MOBILE = '09121110055'
const MOVED = 'moved@mail.test'
const WAITING = ['waiting@mail.test', '09121110088']

let now: number
let sent: Message[]
let store: TestStore
const outside = {
  transports: {
    mail: async (message: Message) => void sent.push(message),
    sms: async (message: Message) => void sent.push(message),
  },
}
beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 8)
  sent = []
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        ...smallShop(),
        posts: [postRow({ id: 1 })],
        customers: [customerRow(REZA), managerRow()],
      }),
    () => now,
    outside,
  )
})

const send = async (method: string, path: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await store.call(`/wp-json/ghab/v1/${path}`, { method, body, headers })
  expect(answer.status, `${method} ${path}`).toBeLessThan(300)
  return (await answer.json()) as unknown
}
const post = (path: string, body: object, headers?: Record<string, string>) =>
  send('POST', path, body, headers)
const SECRET = /token=([\w-]+)|(?:#|^)(\d{6})$/m
/** The secret among the messages that are due: those of one lane are sent side by side, so it need not come last. */
const nextSecret = async (): Promise<string> => {
  sent = []
  await store.runJobs()
  const told = sent.flatMap(({ text }) => SECRET.exec(text)?.slice(1).filter(Boolean) ?? [])
  expect(new Set(told).size).toBe(1)
  return told[0] ?? ''
}

/** All that is recorded about people, by many ways; answers what no event may tell of them. */
const live = async (): Promise<string[]> => {
  const secrets: string[] = []
  const secret = async () => {
    const told = await nextSecret()
    secrets.push(told)
    return told
  }
  const { sign_up } = (await post('auth/sign-up', SARA)) as SignUpAnswer
  const signedUp = (await post('auth/sign-up/verify', { sign_up, code: await secret() })) as SignedInAnswer
  await post('auth/otp/request', { mobile: NEW_MOBILE })
  const byCode = { mobile: NEW_MOBILE, code: await secret() }
  const signedIn = (await post('auth/otp/verify', byCode)) as SignedInAnswer

  const reza = await customerHeaders(store, REZA, () => now)
  await post('customer/identity-code', {}, reza)
  await secret()
  await post('customer/email-code', { email: MOVED }, reza)
  const change = { email: MOVED, email_code: await secret(), current_password: PASSWORD }
  await send('PUT', 'customer', change, reza)
  expect((await store.call(`/api/appusers/forgot_password/?email=${MOVED}`)).status).toBe(200)
  expect((await store.call('/api/appusers/forgot_password/?email=nobody@mail.test')).status).toBe(200)
  const reset = { token: await secret(), password: 'purple-meadow-99' }
  const back = (await post('auth/reset-password', reset)) as SignedInAnswer

  const { order_id, order_key } = await placed(store, [{ product_id: 1 }])
  const tracked = { number: String(order_id), contact: ADDRESS.email }
  const { request } = (await post('orders/track/code', tracked)) as TrackCodeAnswer
  await post('orders/track/verify', { ...tracked, request, code: await secret() })
  await cancelOrder({ db: store.db, clock: () => now, actor: SYSTEM }, order_id)

  const person = { reviewer: 'Nilufar', reviewer_email: 'nilufar@mail.test' }
  await post('reviews', { product_id: 1, rating: 4, review: 'Solid work', ...person })
  await post('comments', {
    post: 1,
    content: 'Well said',
    author_name: 'Kaveh',
    author_email: 'kaveh@mail.test',
  })
  await post('contact', { name: 'Laleh', email: 'laleh@mail.test', phone: '09121110077', message: 'Where?' })
  for (const contact of WAITING) await post('alerts', { product_id: 3, kind: 'restock', contact })
  const restocked = await store.call('/wp-json/wc/v3/products/3', {
    method: 'PUT',
    headers: await managerHeaders(store),
    body: { stock_status: 'instock' },
  })
  expect(restocked.status).toBe(200)
  await send('DELETE', 'customer', { password: reset.password }, { Authorization: back.token })
  sent = []
  await store.runJobs()
  expect(sent.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining(WAITING))

  const phones = [REZA.mobile, NEW_MOBILE, '09123456789', '09121110077']
  const names = [...Object.values(ADDRESS), 'Mina', 'Sara', 'Amini', 'Nilufar', 'Kaveh', 'Laleh']
  const tokens = [sign_up, request, order_key, signedUp.token, signedIn.token, back.token]
  return [...phones, ...names, ...tokens, ...secrets]
}

const payloads = async (table: 'events' | 'jobs') =>
  (await store.db.selectFrom(table).select('payload').orderBy('id').execute()).map(({ payload }) => payload)

test('events and the jobs that follow them name rows, and nothing of the people in them', async () => {
  const personal = await live()
  const types = await store.db.selectFrom('events').select('type').distinct().execute()
  expect(types.map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      'customer.sign-up-requested',
      'customer.code-requested',
      'customer.security-changed',
      'customer.reset-requested',
      'customer.signed-up',
      'customer.deleted',
      'order.placed',
      'order.status-changed',
      'order-code.requested',
      'review.written',
      'comment.written',
      'contact.sent',
    ]),
  )
  const lying = [...(await payloads('events')), ...(await payloads('jobs'))].join('\n')
  expect(personal.filter((text) => lying.includes(text))).toEqual([])
  expect(lying).not.toContain('@')
  expect(lying).not.toMatch(/\b0?9\d{9}\b/)
})

test('what the owner is told of a change goes to the contacts of before, which lie encrypted until then', async () => {
  const reza = await customerHeaders(store, REZA, () => now)
  await post('customer/email-code', { email: MOVED }, reza)
  const email_code = await nextSecret()
  sent = []
  await send('PUT', 'customer', { email: MOVED, email_code, current_password: PASSWORD }, reza)
  const notices = await store.db.selectFrom('security_notices').selectAll().execute()
  expect(notices).toHaveLength(1)
  expect(JSON.stringify(notices)).not.toMatch(/reza|0912/)
  await store.runJobs()
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual([REZA.mobile, REZA.email])
  expect(await store.db.selectFrom('security_notices').selectAll().execute()).toEqual([])
})

test('contacts that an earlier version left readable are encrypted at the start, and still told', async () => {
  const { db, dataDir } = store
  const notice = { id: 'of old', customer_id: REZA.id, email: REZA.email, mobile: '', created_at: now }
  await db.insertInto('security_notices').values(notice).execute()
  await db
    .insertInto('events')
    .values({
      type: 'customer.security-changed',
      payload: JSON.stringify({ id: REZA.id, notice: 'of old', changed: ['email'] }),
      created_at: now,
    })
    .execute()
  store = await openTestStore({ db, dataDir, clock: () => now, outside })
  expect(JSON.stringify(await db.selectFrom('security_notices').selectAll().execute())).not.toContain('reza')
  await store.runJobs()
  expect(sent.map(({ recipient }) => recipient)).toEqual([REZA.email])
})
