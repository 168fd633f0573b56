import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { placed } from '#tests/support/checkout.ts'
import { customerRow } from '#tests/support/people/customers.ts'
import { fakeZarinpal } from '#tests/support/receivers/fake-zarinpal.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, openTestStore, type TestStore } from '#tests/support/test-store.ts'
import { type Context, SYSTEM } from '../context.ts'
import { requestCode } from '../modules/customers/customers.ts'
import { type Message, scheduleCampaign } from '../modules/notifications/notifications.ts'
import { LANES } from './lanes.ts'
import { addJobs, LEASE } from './queue.ts'

const MINUTE = 60_000
let now: number
let store: TestStore
let context: Context
/** ends what hangs */
let release: () => void
let hanging: Promise<void>

beforeEach(() => {
  now = Date.UTC(2026, 10, 21, 8)
  const held = Promise.withResolvers<void>()
  hanging = held.promise
  release = held.resolve
})
afterEach(() => void vi.useRealTimers())

const open = async (outside: Parameters<typeof createTestStore>[2]) => {
  store = await createTestStore(
    (db) => writeShop(db, smallShop()),
    () => now,
    outside,
  )
  context = { db: store.db, clock: () => now, actor: SYSTEM }
}

/** A transport, and the first message that it is given. */
const transport = () => {
  const first = Promise.withResolvers<Message>()
  return { first: first.promise, carry: async (message: Message) => first.resolve(message) }
}

test('a bank that hangs delays no mail', async () => {
  const bank = fakeZarinpal()
  const mail = transport()
  const asked = Promise.withResolvers<void>()
  const fetch: typeof bank.fetch = async (url, init) => {
    if (!url.endsWith('/verify.json')) return bank.fetch(url, init)
    asked.resolve()
    await hanging
    throw new Error('unreachable')
  }
  await open({ fetch, transports: { mail: mail.carry } })
  await placed(store, [{ product_id: 1 }], { payment_method: 'zarinpal' })
  now += 2 * MINUTE
  const jobs = store.startJobs()
  await asked.promise
  await placed(store, [{ product_id: 1 }])
  expect((await mail.first).channel).toBe('mail')
  release()
  await jobs.stop()
})

test('a mail server that hangs delays no SMS, and a mail no mail', async () => {
  const sms = transport()
  const begun: string[] = []
  const two = Promise.withResolvers<void>()
  const mail = async ({ key }: Message) => {
    begun.push(key)
    if (begun.length === 2) two.resolve()
    await hanging
  }
  await open({ transports: { mail, sms: sms.carry } })
  await placed(store, [{ product_id: 1 }])
  const jobs = store.startJobs()
  await two.promise
  await requestCode(context, { purpose: 'sign-in', contact: '09123456789' }, 2 * MINUTE)
  expect((await sms.first).channel).toBe('sms')
  release()
  await jobs.stop()
  expect(new Set(begun).size).toBe(2)
})

test('a code goes out first, then news of an order, and a message to many last, whatever was queued first', async () => {
  const begun: string[] = []
  const sms = async ({ key }: Message) => void begun.push(key)
  await open({ transports: { sms } })
  const many = Array.from({ length: 120 }, (_, at) =>
    customerRow({ id: 100 + at, mobile: `0913${at + 1_000_000}` }),
  )
  await store.db.insertInto('customers').values(many).execute()
  const words = { kind: 'offer', code: '', title: 'Sale', text: 'Today', translation: null } as const
  await scheduleCampaign(context, { ...words, channel: 'sms', segment: {}, sendAt: now })
  now += 1
  await placed(store, [{ product_id: 1 }])
  now += 1
  await requestCode(context, { purpose: 'sign-in', contact: '09123456789' }, 2 * MINUTE)
  await store.runJobs()
  const kinds = begun.map((key) => key.split(':')[0])
  expect(kinds.slice(0, LANES.sms.limit).sort()).toEqual(['campaign', 'campaign', 'code', 'order'])
  expect(kinds).toHaveLength(122)
})

test('a lane begins no more at once than its limit', async () => {
  let most = 0
  let running = 0
  const full = Promise.withResolvers<void>()
  const mail = async () => {
    running += 1
    most = Math.max(most, running)
    if (running === LANES.mail.limit) full.resolve()
    await hanging
    running -= 1
  }
  await open({ transports: { mail } })
  for (let count = 0; count < LANES.mail.limit; count++) await placed(store, [{ product_id: 1 }])
  const working = store.runJobs()
  await full.promise
  release()
  await working
  expect(most).toBe(LANES.mail.limit)
  const sent = await store.db
    .selectFrom('outbox_messages')
    .select('id')
    .where('status', '=', 'sent')
    .execute()
  expect(sent).toHaveLength(2 * LANES.mail.limit)
})

test('a job that hangs has failed after the time of its lane, and is tried again', async () => {
  const begun = Promise.withResolvers<void>()
  const sms = async () => {
    begun.resolve()
    await hanging
  }
  await open({ transports: { sms } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await requestCode(context, { purpose: 'sign-in', contact: '09123456789' }, 2 * MINUTE)
  const working = store.runJobs()
  await begun.promise
  await vi.advanceTimersByTimeAsync(LANES.sms.timeout)
  await working
  const job = await store.db
    .selectFrom('jobs')
    .select(['status', 'attempts', 'last_error', 'leased_until'])
    .where('lane', '=', 'sms')
    .executeTakeFirst()
  expect(job).toEqual({
    status: 'queued',
    attempts: 1,
    last_error: expect.stringContaining('not done within'),
    leased_until: null,
  })
  release()
})

test('no lane works on a job for longer than it is leased', () => {
  expect(Object.values(LANES).filter(({ timeout }) => timeout >= LEASE)).toEqual([])
})

test('a scheduled task that fails is logged, and the others are done', async () => {
  await open({})
  await addJobs(context, [{ kind: 'k', payload: {}, key: 'done' }])
  await store.db.updateTable('jobs').set({ status: 'done' }).execute()
  now += 8 * 24 * 60 * MINUTE
  const failing: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'DeleteQueryNode' && JSON.stringify(node).includes('"checkout_drafts"')) {
        throw new Error('no drafts today')
      }
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const told: unknown[] = []
  const again = await openTestStore({
    db: store.db.withPlugin(failing),
    dataDir: store.dataDir,
    clock: () => now,
    outside: { noted: (level, details) => told.push([level, (details as { task?: string }).task]) },
  })
  await again.runJobs()
  expect(told).toEqual([['error', 'drop old drafts']])
  expect(await store.db.selectFrom('jobs').selectAll().execute()).toEqual([])
})

test('jobs that are stopped end what is under way and begin nothing new', async () => {
  const begun: string[] = []
  const first = Promise.withResolvers<void>()
  const mail = async ({ key }: Message) => {
    begun.push(key)
    first.resolve()
    await hanging
  }
  await open({ transports: { mail } })
  for (let count = 0; count < 5; count++) await placed(store, [{ product_id: 1 }])
  const jobs = store.startJobs()
  await first.promise
  const stopped = jobs.stop()
  release()
  await stopped
  const sent = await store.db.selectFrom('outbox_messages').selectAll().where('status', '=', 'sent').execute()
  expect(sent.map(({ dedupe_key }) => dedupe_key).sort()).toEqual(begun.sort())
  // of ten
  expect(begun.length).toBeLessThanOrEqual(LANES.mail.limit)
  const leased = await store.db
    .selectFrom('jobs')
    .select('id')
    .where('leased_until', 'is not', null)
    .execute()
  expect(leased).toEqual([])
})
