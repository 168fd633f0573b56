import { createECDH, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { type Context, SYSTEM } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { LANES } from '#store/jobs/lanes.ts'
import { placed } from '#tests/support/checkout.ts'
import { customerHeaders, customerRow, PASSWORD, PASSWORD_HASH } from '#tests/support/people/customers.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const SUBSCRIPTIONS = '/wp-json/ghab/v1/push/subscriptions'
const SERVICE = 'https://fcm.googleapis.com/fcm/send/one'

interface Sent {
  url: string
  headers: Record<string, string>
  bytes: number
}

let now: number
let sent: Sent[]
/** what the push service answers; null for nothing */
let status: number | null
/** hears of each call's signal */
let onCall: (signal: AbortSignal) => void
let store: TestStore
let context: Context

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 8)
  sent = []
  status = 201
  onCall = () => {}
  const fetch = async (url: string, init: RequestInit) => {
    const { byteLength } = init.body as Uint8Array
    sent.push({ url, headers: init.headers as Record<string, string>, bytes: byteLength })
    onCall(init.signal as AbortSignal)
    return status === null ? new Promise<Response>(() => {}) : new Response(null, { status })
  }
  store = await createTestStore(
    async (db) => {
      await writeShop(db, smallShop())
      await db
        .insertInto('customers')
        .values([customerRow({ id: 11, password_hash: PASSWORD_HASH }), customerRow({ id: 12 })])
        .execute()
    },
    () => now,
    { fetch },
  )
  context = { db: store.db, clock: () => now, actor: SYSTEM }
})

afterEach(() => void vi.useRealTimers())

const browser = (endpoint = SERVICE) => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return {
    endpoint,
    keys: {
      p256dh: pair.getPublicKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  }
}
const signedIn = (id: number) => customerHeaders(store, { id }, () => now)
const subscribe = (headers: Record<string, string>, body: unknown = browser()) =>
  store.call(SUBSCRIPTIONS, { method: 'POST', body, headers })
/** An order of this customer comes to another status. */
const orderMoves = async (customerId: number) => {
  const { order_id: id } = await placed(store, [{ product_id: 1 }])
  await inTransaction(context, async (inside) => {
    await inside.db.updateTable('orders').set({ customer_id: customerId }).where('id', '=', id).execute()
    await recordEvent(inside, {
      type: 'order.status-changed',
      payload: { id, from: 'processing', to: 'completed' },
    })
  })
  await store.runJobs()
  await store.runJobs()
  await store.runJobs()
}

test('a call to the push service is aborted when the time of the job is up', async () => {
  await subscribe(await signedIn(11))
  status = null
  const called = Promise.withResolvers<AbortSignal>()
  onCall = called.resolve
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const moved = orderMoves(11)
  const signal = await called.promise
  expect(signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(LANES.push.timeout)
  await moved
  expect(signal.aborted).toBe(true)
})

test('news of an order reach the browsers of its customer, once, encrypted and signed', async () => {
  expect((await subscribe(await signedIn(11))).status).toBe(201)
  await subscribe(await signedIn(12), browser('https://updates.push.services.mozilla.com/wpush/v2/other'))
  await orderMoves(11)
  expect(sent.map(({ url }) => url)).toEqual(Array(sent.length).fill(SERVICE))
  expect(sent.length).toBeGreaterThan(0)
  const [{ headers, bytes }] = sent as [Sent]
  expect(headers['Content-Encoding']).toBe('aes128gcm')
  expect(headers.Authorization).toMatch(/^vapid t=.+, k=.+/)
  expect(bytes).toBeGreaterThan(100)
  const told = sent.length
  await store.runJobs()
  expect(sent).toHaveLength(told)
})

test('the key is the same for everybody and for ever, and for the signed in alone', async () => {
  const key = async (headers: Record<string, string>) =>
    (await store.call('/wp-json/ghab/v1/push/key', { headers })).json()
  const first = await key(await signedIn(11))
  expect(first).toEqual({ public_key: expect.stringMatching(/^[\w-]{80,}$/) })
  expect(await key(await signedIn(12))).toEqual(first)
  expect((await store.call('/wp-json/ghab/v1/push/key')).status).toBe(401)
  expect((await subscribe({})).status).toBe(401)
})

test('whoever signed out hears nothing', async () => {
  const headers = await signedIn(11)
  await subscribe(headers)
  await store.call('/wp-json/ghab/v1/auth/sign-out', { method: 'POST', body: {}, headers })
  await orderMoves(11)
  expect(sent).toEqual([])
  expect(await store.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([])
})

test('a customer has twenty browsers at most; the oldest make room', async () => {
  const headers = await signedIn(11)
  for (let index = 0; index < 22; index++) {
    now += 1
    expect((await subscribe(headers, browser(`${SERVICE}-${index}`))).status).toBe(201)
  }
  const rows = await store.db.selectFrom('push_subscriptions').select('endpoint').execute()
  expect(rows).toHaveLength(20)
  expect(rows).not.toContainEqual({ endpoint: `${SERVICE}-0` })
})

test('a browser is left by its own customer only', async () => {
  const [own, other] = [await signedIn(11), await signedIn(12)]
  await subscribe(own)
  const leave = (headers: Record<string, string>) =>
    store.call(SUBSCRIPTIONS, { method: 'DELETE', body: { endpoint: SERVICE }, headers })
  expect((await leave(other)).status).toBe(200)
  expect(await store.db.selectFrom('push_subscriptions').selectAll().execute()).toHaveLength(1)
  expect((await leave(own)).status).toBe(200)
  expect(await store.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([])
})

test('of many browsers the last twenty are kept', async () => {
  const headers = await signedIn(11)
  for (let number = 1; number <= 22; number++) {
    now += 1000
    expect((await subscribe(headers, browser(`${SERVICE}-${number}`))).status).toBe(201)
  }
  const kept = await store.db.selectFrom('push_subscriptions').select('endpoint').execute()
  expect(kept).toHaveLength(20)
  expect(kept.map(({ endpoint }) => endpoint)).not.toContain(`${SERVICE}-2`)
})

test('the shop calls push services and nobody else', async () => {
  const headers = await signedIn(11)
  for (const endpoint of [
    'http://fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://fcm.googleapis.com.evil.test/x',
    'https://evil.test/fcm.googleapis.com',
    'https://fcm.googleapis.com:8443/x',
    'https://user@evil.test/x',
  ]) {
    expect((await subscribe(headers, browser(endpoint))).status, endpoint).toBe(400)
  }
  expect((await subscribe(headers, { endpoint: SERVICE })).status).toBe(400)
})

test('a browser that is gone is forgotten, and one that fails is tried again', async () => {
  const headers = await signedIn(11)
  await subscribe(headers)
  status = 503
  await orderMoves(11)
  const failed = sent.length
  expect(failed).toBeGreaterThan(0)
  status = 410
  now += 60_000
  await store.runJobs()
  expect(sent.length).toBeGreaterThan(failed)
  expect(await store.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([])
})

const pushJobs = () =>
  store.db
    .selectFrom('jobs')
    .select(['status', 'failures', 'last_error'])
    .where('lane', '=', 'push')
    .orderBy('id')
    .execute()

test.each([404, 410])('nothing more is sent to a browser that has left its service: %i', async (gone) => {
  await subscribe(await signedIn(11))
  status = gone
  await orderMoves(11)
  expect(new Set((await pushJobs()).map((job) => job.status))).toEqual(new Set(['done']))
  const told = sent.length
  now += 24 * 3_600_000
  await store.runJobs()
  await orderMoves(11)
  expect(sent).toHaveLength(told)
})

test.each([400, 413])('a message that the service never takes is given up at once: %i', async (refused) => {
  await subscribe(await signedIn(11))
  status = refused
  await orderMoves(11)
  const jobs = await pushJobs()
  expect(jobs.length).toBeGreaterThan(0)
  for (const job of jobs) {
    expect(job).toEqual({
      status: 'dead',
      failures: 1,
      last_error: `Error: the push service refused the message: ${refused}`,
    })
  }
  const messages = store.db.selectFrom('outbox_messages').select('status').where('channel', '=', 'push')
  expect(new Set((await messages.execute()).map((message) => message.status))).toEqual(new Set(['failed']))
  expect(await store.db.selectFrom('push_subscriptions').selectAll().execute()).toHaveLength(1)
})

describe('who waits for a product', () => {
  const ask = (headers: Record<string, string>, contact = '09123456789') =>
    store.call('/wp-json/ghab/v1/alerts', {
      method: 'POST',
      body: { product_id: 1, kind: 'price', contact },
      headers,
    })
  const costs = async (price: number) => {
    await inTransaction(context, async (inside) => {
      await inside.db
        .updateTable('products')
        .set({ regular_price: price, sale_price: null })
        .where('id', '=', 1)
        .execute()
      await recordEvent(inside, { type: 'product.changed', payload: { id: 1, parent_id: 0 } })
    })
    now += 60_000
    await Promise.all([store.runJobs(), store.runJobs()])
    await store.runJobs()
  }
  const outbox = (channel: 'push' | 'sms') =>
    store.db.selectFrom('outbox_messages').selectAll().where('channel', '=', channel).execute()

  test('hears of it in every browser, once, and by what was asked for', async () => {
    const headers = await signedIn(11)
    await subscribe(headers)
    await subscribe(await signedIn(11), browser('https://updates.push.services.mozilla.com/wpush/v2/two'))
    await subscribe(await signedIn(12), browser('https://updates.push.services.mozilla.com/wpush/v2/other'))
    expect((await ask(headers)).status).toBe(201)
    await costs(1000)
    await costs(900)
    expect(sent.map(({ url }) => url).sort()).toEqual([
      SERVICE,
      'https://updates.push.services.mozilla.com/wpush/v2/two',
    ])
    expect(await outbox('sms')).toHaveLength(1)
    const [told] = await outbox('push')
    expect(JSON.parse(told?.text ?? '')).toMatchObject({
      url: expect.stringContaining('/product/'),
      tag: 'price-1',
      dir: 'rtl',
    })

    await ask(headers)
    await costs(800)
    expect(sent).toHaveLength(4)
  })

  test('hears nothing in browsers without an account or a session', async () => {
    await subscribe(await signedIn(11))
    await ask({})
    await costs(1000)
    expect(sent).toEqual([])
    const headers = await signedIn(12)
    await subscribe(headers)
    await ask(headers, '09123456780')
    await store.call('/wp-json/ghab/v1/auth/sign-out', { method: 'POST', body: {}, headers })
    await costs(500)
    expect(sent).toEqual([])
    expect(await outbox('sms')).toHaveLength(2)
  })

  test('waits no longer in a browser once the account is gone', async () => {
    const headers = await signedIn(11)
    await ask(headers)
    await store.call('/wp-json/ghab/v1/customer', { method: 'DELETE', body: { password: PASSWORD }, headers })
    await store.runJobs()
    const waiting = await store.db.selectFrom('alerts').select('channel').execute()
    expect(waiting).toEqual([{ channel: 'sms' }])
  })
})
