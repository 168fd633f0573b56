import { beforeEach, expect, test } from 'vitest'
import { placed } from '../../tests/support/checkout.ts'
import { smallShop } from '../../tests/support/small-shop.ts'
import { createTestStore, type TestStore } from '../../tests/support/test-store.ts'
import { type Context, SYSTEM } from '../context.ts'
import { writeShop } from '../database/seed/write-shop.ts'
import type { Message } from '../modules/notifications/notifications.ts'
import { addJobs, claimJob, finishJob } from './queue.ts'

const MINUTE = 60_000
let now: number
let sent: Message[]
let failing: boolean
let store: TestStore
let context: Context

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 8)
  sent = []
  failing = false
  const mail = async (message: Message) => {
    if (failing) throw new Error('mailbox full')
    sent.push(message)
  }
  store = await createTestStore(
    (db) => writeShop(db, smallShop()),
    () => now,
    { carriers: { mail } },
  )
  context = { db: store.db, clock: () => now, actor: SYSTEM }
})

const jobs = () => store.db.selectFrom('jobs').selectAll().orderBy('id').execute()
const outbox = () => store.db.selectFrom('outbox_messages').selectAll().orderBy('id').execute()

test('mails go out once each, also when several runners meet', async () => {
  await placed(store, [{ product_id: 1 }])
  await Promise.all([store.runJobs(), store.runJobs(), store.runJobs()])
  await store.runJobs()
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual(['mina@example.com', 'owner@shop.test'])
  const kept = (await outbox()).map(({ channel, status }) => `${channel} ${status}`).sort()
  expect(kept).toEqual(['mail sent', 'mail sent', 'sms kept'])
  expect(new Set((await jobs()).map(({ status }) => status))).toEqual(new Set(['done']))
})

test('a carrier that fails is tried again later and later, and not for ever', async () => {
  await placed(store, [{ product_id: 1 }])
  failing = true
  await store.runJobs()
  await store.runJobs()
  const waiting = (await jobs()).filter(({ kind }) => kind === 'send-message')
  expect(waiting.map(({ status, attempts, last_error }) => [status, attempts, last_error])).toEqual([
    ['queued', 1, 'Error: mailbox full'],
    ['queued', 1, 'Error: mailbox full'],
  ])
  expect(waiting.every(({ run_at }) => run_at > now)).toBe(true)
  for (let tries = 0; tries < 12; tries++) {
    now += 120 * MINUTE
    await store.runJobs()
  }
  const dead = (await jobs()).filter(({ status }) => status === 'dead')
  expect(dead.map(({ attempts }) => attempts)).toEqual([8, 8])
  expect(sent).toEqual([])
})

test('a failure in between delays a mail, nothing more', async () => {
  await placed(store, [{ product_id: 1 }])
  failing = true
  await store.runJobs()
  failing = false
  now += MINUTE
  await store.runJobs()
  expect(sent).toHaveLength(2)
})

test('work of a process that died is taken over when its lease ends', async () => {
  await addJobs(context, [{ kind: 'k', payload: { a: 1 }, key: 'once' }])
  await addJobs(context, [{ kind: 'k', payload: { a: 2 }, key: 'once' }])
  const first = await claimJob(context)
  expect(first).toMatchObject({ payload: { a: 1 }, attempts: 1 })
  expect(await claimJob(context)).toBeNull()
  now += 2 * MINUTE
  const second = await claimJob(context)
  expect(second).toMatchObject({ id: first?.id, attempts: 2 })
  if (second) await finishJob(context, second)
  now += 2 * MINUTE
  expect(await claimJob(context)).toBeNull()
})

test('work that nobody knows ends among the dead, and a week later done work is forgotten', async () => {
  await addJobs(context, [{ kind: 'unheard-of', payload: {}, key: 'x' }])
  await placed(store, [{ product_id: 1 }])
  for (let tries = 0; tries < 12; tries++) {
    await store.runJobs()
    now += 120 * MINUTE
  }
  expect((await jobs()).find(({ kind }) => kind === 'unheard-of')).toMatchObject({ status: 'dead' })
  now += 8 * 24 * 60 * MINUTE
  await store.runJobs()
  expect((await jobs()).map(({ status }) => status)).toEqual(['dead'])
})

test('drafts are forgotten a week after they ran out', async () => {
  await placed(store, [{ product_id: 1 }])
  now += 9 * 24 * 60 * MINUTE
  await store.runJobs()
  expect(await store.db.selectFrom('checkout_drafts').select('id').execute()).toEqual([])
})
