import { createECDH, randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { createApiKey, findApiKey } from '#store/modules/customers/customers.ts'
import type { Message } from '#store/modules/notifications/notifications.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, openTestStore, TEST_CIPHER, type TestStore } from '#tests/support/test-store.ts'

const MINA = { id: 11, email: 'mina@shop.test', mobile: '09121110011' }
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/mina'

let now: number
let store: TestStore
let sent: Message[]

const context = () => ({ db: store.db, clock: () => now, actor: SYSTEM })
const outside = {
  transports: {
    sms: async (message: Message) => void sent.push(message),
    mail: async (message: Message) => void sent.push(message),
  },
}

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 8)
  sent = []
  store = await createTestStore(
    (db) => writeShop(db, { ...smallShop(), customers: [customerRow(MINA), managerRow()] }),
    () => now,
    outside,
  )
})

const post = (path: string, body: unknown, headers = {}) =>
  store.call(path, { method: 'POST', body, headers })

/** Everything that lies in the database, as text. */
const dump = async (): Promise<string> => {
  const tables = await store.db.introspection.getTables()
  const rows = await Promise.all(
    tables.map(({ name }) =>
      store.db
        .selectFrom(name as 'settings')
        .selectAll()
        .execute(),
    ),
  )
  return JSON.stringify(rows)
}

const askForAll = async () => {
  await post('/wp-json/ghab/v1/auth/otp/request', { mobile: MINA.mobile })
  await store.call(`/api/appusers/forgot_password/?email=${MINA.email}`)
  const person = { email: 'sara@shop.test', first_name: 'Sara', last_name: 'A', password: 'a-long-password' }
  await post('/wp-json/ghab/v1/auth/sign-up', person)
  await store.runJobs()
}
const secretsOf = (messages: { text: string }[]): string[] =>
  messages.flatMap(({ text }) => /token=([\w-]+)|(?:#|^)(\d{6})$/m.exec(text)?.slice(1).filter(Boolean) ?? [])

test('codes and links that sign in are sent readable and lie encrypted', async () => {
  await askForAll()
  const secrets = secretsOf(sent)
  expect(secrets).toHaveLength(3)
  const rows = await store.db.selectFrom('outbox_messages').select(['text', 'html']).execute()
  const lying = JSON.stringify(rows)
  for (const secret of secrets) expect(lying).not.toContain(secret)
  for (const secret of secrets.filter((one) => one.length > 6)) expect(await dump()).not.toContain(secret)
})

test('the page of a demo shop shows them', async () => {
  await saveSettings(context(), { is_demo: true })
  await askForAll()
  const shown = (await (await store.call('/demo/outbox')).json()) as { text: string }[]
  expect(secretsOf(shown).sort()).toEqual(secretsOf(sent).sort())
})

test('a consumer secret lies encrypted and works with Basic authentication', async () => {
  const headers = await managerHeaders(store)
  const secret =
    Buffer.from(headers.Authorization?.slice(6) ?? '', 'base64')
      .toString()
      .split(':')[1] ?? ''
  expect(secret).toMatch(/^cs_/)
  expect(await dump()).not.toContain(secret)
  expect((await store.call('/wp-json/wc/v3/orders', { headers })).status).toBe(200)
})

test('keys of web push lie encrypted', async () => {
  const headers = await customerHeaders(store, MINA, () => now)
  await store.call('/wp-json/ghab/v1/push/key', { headers })
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  const told = await post('/wp-json/ghab/v1/push/subscriptions', { endpoint: ENDPOINT, keys }, headers)
  expect(told.status).toBe(201)
  const lying = await dump()
  for (const secret of [keys.p256dh, keys.auth]) expect(lying).not.toContain(secret)
  const { private_key } = await store.db.selectFrom('push_keys').selectAll().executeTakeFirstOrThrow()
  expect(private_key).toMatch(/^enc:v1:/)
})

test('what an earlier version left readable is encrypted at the start, once, and still good', async () => {
  const key = await createApiKey(context(), TEST_CIPHER, {
    customerId: managerRow().id,
    description: '',
    permissions: 'read',
  })
  const { db } = store
  await db.updateTable('api_keys').set({ consumer_secret: key.consumerSecret }).execute()
  await db
    .insertInto('push_keys')
    .values({ name: 'vapid', public_key: 'public', private_key: 'private-of-old' })
    .execute()
  const row = { endpoint: ENDPOINT, customer_id: 11, session_id: 's', created_at: now }
  await db
    .insertInto('push_subscriptions')
    .values({ ...row, p256dh: 'browser-of-old', auth: 'auth-of-old' })
    .execute()
  const message = { channel: 'sms' as const, recipient: MINA.mobile, subject: '', html: '' }
  const kept = { ...message, status: 'kept', created_at: now, sent_at: null }
  await db
    .insertInto('outbox_messages')
    .values([
      { ...kept, dedupe_key: 'code:901', text: 'Your code: 123456' },
      { ...kept, dedupe_key: 'order:1:2:sms', text: 'Your order is on its way' },
    ])
    .execute()

  const reopened = { db, dataDir: store.dataDir, clock: () => now, outside }
  store = await openTestStore(reopened)
  const first = await dump()
  for (const secret of [key.consumerSecret, 'private-of-old', 'browser-of-old', 'auth-of-old', '123456']) {
    expect(first).not.toContain(secret)
  }
  expect(first).toContain('Your order is on its way')
  store = await openTestStore(reopened)
  expect(await dump()).toBe(first)
  expect((await findApiKey(context(), TEST_CIPHER, key.consumerKey))?.secret).toBe(key.consumerSecret)
  expect((await store.outbox()).map(({ text }) => text)).toEqual([
    'Your code: 123456',
    'Your order is on its way',
  ])
  const headers = await customerHeaders(store, MINA, () => now)
  const told = await (await store.call('/wp-json/ghab/v1/push/key', { headers })).json()
  expect(told).toEqual({ public_key: 'public' })
})
