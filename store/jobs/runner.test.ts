import type { KyselyPlugin } from 'kysely'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { placed } from '#tests/support/checkout.ts'
import { giveUpJob } from '#tests/support/give-up-job.ts'
import { customerHeaders, customerRow, PASSWORD, PASSWORD_HASH } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { startMailServer } from '#tests/support/receivers/mail-server.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, openTestStore, type TestStore } from '#tests/support/test-store.ts'
import { type Context, SYSTEM } from '../context.ts'
import { requestCode, requestPasswordReset, requestSignUp } from '../modules/customers/customers.ts'
import {
  createMailTransport,
  type Message,
  scheduleCampaign,
} from '../modules/notifications/notifications.ts'
import { LANES } from './lanes.ts'
import { addJobs, claimJob, finishJob, listDeadJobs, retryJob, reviveJobs } from './queue.ts'

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
    { transports: { mail } },
  )
  context = { db: store.db, clock: () => now, actor: SYSTEM }
})

const jobs = () => store.db.selectFrom('jobs').selectAll().orderBy('id').execute()
const outbox = () => store.db.selectFrom('outbox_messages').selectAll().orderBy('id').execute()

/** Lets mails fail until all of them are given up. */
const giveUpMails = async () => {
  failing = true
  for (let tries = 0; tries < LANES.mail.tries; tries++) {
    await store.runJobs()
    now += 120 * MINUTE
  }
}

test('mails go out once each, also when several runners meet', async () => {
  await placed(store, [{ product_id: 1 }])
  await Promise.all([store.runJobs(), store.runJobs(), store.runJobs()])
  await store.runJobs()
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual(['mina@example.com', 'owner@shop.test'])
  const kept = (await outbox()).map(({ channel, status }) => `${channel} ${status}`).sort()
  expect(kept).toEqual(['mail sent', 'mail sent', 'sms kept'])
  expect(new Set((await jobs()).map(({ status }) => status))).toEqual(new Set(['done']))
})

test('a transport that fails is tried again later and later, and not for ever', async () => {
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
  now += 120 * MINUTE
  await giveUpMails()
  const dead = (await jobs()).filter(({ status }) => status === 'dead')
  const { tries } = LANES.mail
  expect(dead.map(({ attempts }) => attempts)).toEqual([tries, tries])
  expect(sent).toEqual([])
})

test('mails go out after their server was away for three hours', async () => {
  await placed(store, [{ product_id: 1 }])
  failing = true
  for (const end = now + 180 * MINUTE; now < end; now += 5 * MINUTE) await store.runJobs()
  expect(await listDeadJobs(context)).toEqual([])
  failing = false
  now += 60 * MINUTE
  await store.runJobs()
  expect(sent).toHaveLength(2)
})

test('a code that expired while its server was away is not sent', async () => {
  await requestCode(context, { purpose: 'new-contact', contact: 'mina@shop.test' }, 2 * MINUTE)
  failing = true
  await store.runJobs()
  failing = false
  now += 6 * MINUTE
  await store.runJobs()
  expect(sent).toEqual([])
  expect(await outbox()).toMatchObject([{ status: 'expired' }])
  expect(new Set((await jobs()).map(({ status }) => status))).toEqual(new Set(['done']))
})

/** What became of an order's mails whose buyer a mail server refuses with these words. */
const refusedBy = async (refusal: string) => {
  const server = await startMailServer(['mina@example.com'], refusal)
  const sender = async () => ({ name: 'Shop', address: 'shop@shop.test' })
  const refusing = await openTestStore({
    db: store.db,
    dataDir: store.dataDir,
    clock: () => now,
    outside: { noted: () => {}, transports: { mail: createMailTransport(server.url, sender) } },
  })
  await placed(refusing, [{ product_id: 1 }])
  await refusing.runJobs()
  server.stop()
  return listDeadJobs(context)
}

test.each(['550 5.1.1 Unknown', '550 No such user here'])(
  'a mail to nobody that its server knows is given up at once: %s',
  async (refusal) => {
    expect(await refusedBy(refusal)).toMatchObject([
      { kind: 'send-message', attempts: 1, error: expect.stringContaining(refusal) },
    ])
  },
)

test.each(['550 relay not permitted', '550 5.1.8 Sender address rejected:', '552 5.2.2 Mailbox full'])(
  'a mail that its server may take later is tried again: %s',
  async (refusal) => {
    expect(await refusedBy(refusal)).toEqual([])
  },
)

test('what was given up is listed with its reason, and done when somebody says so', async () => {
  await placed(store, [{ product_id: 1 }])
  await giveUpMails()
  const dead = await listDeadJobs(context)
  expect(dead.map(({ kind, error }) => [kind, error])).toEqual([
    ['send-message', 'Error: mailbox full'],
    ['send-message', 'Error: mailbox full'],
  ])
  failing = false
  expect(await reviveJobs(context, dead[0]?.id)).toBe(1)
  await store.runJobs()
  expect(sent).toHaveLength(1)
  expect(await reviveJobs(context)).toBe(1)
  await store.runJobs()
  expect(sent).toHaveLength(2)
  expect(await listDeadJobs(context)).toEqual([])
})

test('a delivery to a webhook whose job was given up is made when the job is tried again', async () => {
  await store.db.insertInto('customers').values(managerRow()).execute()
  const taken: string[] = []
  const fetch = async (_: string, { body }: RequestInit) => {
    taken.push(String(body))
    return new Response()
  }
  const outside = { fetch, noted: () => {} }
  const shop = await openTestStore({ db: store.db, dataDir: store.dataDir, clock: () => now, outside })
  const headers = await customerHeaders(shop, managerRow(), () => now)
  const webhook = { topic: 'order.created', delivery_url: 'https://receiver.test/' }
  await shop.call('/wp-json/wc/v3/webhooks', { method: 'POST', headers, body: webhook })
  await shop.runJobs()
  taken.length = 0
  const { order_id: id } = await placed(shop, [{ product_id: 1 }])
  const deliveries = store.db.selectFrom('webhook_deliveries').select(['status', 'error'])
  const ofOrder = deliveries.where('topic', '=', 'order.created')
  expect(await giveUpJob(shop, context, { kind: 'webhook-delivery', headers })).toBe(200)
  expect(await ofOrder.execute()).toEqual([{ status: 'failed', error: 'it could not be made' }])
  // what a person gave up is not among all that failed
  expect(await reviveJobs(context)).toBe(0)
  expect(await reviveJobs(context, (await listDeadJobs(context))[0]?.id)).toBe(1)
  await shop.runJobs()
  expect(taken.map((body) => JSON.parse(body).id)).toEqual([id])
  expect(await ofOrder.execute()).toEqual([{ status: 'delivered', error: '' }])
})

test('a campaign of next week is given up with its job, and goes out at its time when the job is tried again', async () => {
  await store.db
    .insertInto('customers')
    .values([managerRow(), customerRow({ id: 7 })])
    .execute()
  const words = { kind: 'offer', code: '', title: 'Sale', text: 'Today', translation: null } as const
  const sendAt = now + 7 * 24 * 60 * MINUTE
  await scheduleCampaign(context, { ...words, channel: 'mail', segment: {}, sendAt })
  const status = async () =>
    (await store.db.selectFrom('campaigns').select('status').executeTakeFirstOrThrow()).status
  const headers = await customerHeaders(store, managerRow(), () => now)
  for (let times = 0; times < 2; times++) {
    expect(await giveUpJob(store, context, { kind: 'campaign', headers })).toBe(200)
    expect(await status()).toBe('failed')
    expect(await reviveJobs(context, (await listDeadJobs(context))[0]?.id)).toBe(1)
    expect(await status()).toBe('scheduled')
    await store.runJobs()
    expect(await outbox()).toEqual([])
  }
  now = sendAt
  await store.runJobs()
  expect(sent.map(({ recipient }) => recipient)).toEqual(['customer-7@shop.test'])
  expect(await status()).toBe('done')
})

test('neither the log nor the list of jobs says whom a mail or SMS could not be sent to', async () => {
  const written: string[] = []
  const log = pino({}, { write: (line) => void written.push(line) })
  const server = await startMailServer(['mina@example.com'])
  const sender = async () => ({ name: 'Shop', address: 'shop@shop.test' })
  const refusing = await openTestStore({
    db: store.db,
    dataDir: store.dataDir,
    clock: () => now,
    outside: {
      noted: (level, details, message) => log[level](details, message),
      transports: {
        mail: createMailTransport(server.url, sender),
        sms: async ({ recipient }) => {
          throw new Error('refused', { cause: new Error(`no line to +98${recipient.slice(1)}, ۰۹۱۲۳۴۵۶۷۸۹`) })
        },
      },
    },
  })
  await placed(refusing, [{ product_id: 1 }])
  await refusing.runJobs()
  server.stop()
  expect(server.mails.map(({ to }) => to)).toEqual(['owner@shop.test'])
  const failed = written.filter((line) => line.includes('job failed')).map((line) => JSON.parse(line).err)
  expect(failed.map(({ code, message }) => [code, message.slice(0, 40)]).toSorted()).toEqual([
    [undefined, 'refused: no line to …, …'],
    ['EENVELOPE', expect.stringContaining('all recipients')],
  ])
  for (const { stack } of failed) expect(stack).toContain('    at ')
  const kept = (await jobs()).map(({ last_error }) => last_error)
  expect(kept).toContainEqual(expect.stringContaining('550 5.1.1 <…>'))
  const told = [...written, ...kept].join('\n')
  expect(told).not.toContain('@example.com')
  expect(told).not.toMatch(/[9۹][1۱][2۲][3۳]/)
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
  const first = await claimJob(context, 'reactions')
  expect(first).toMatchObject({ payload: { a: 1 }, attempts: 1 })
  expect(await claimJob(context, 'reactions')).toBeNull()
  now += 2 * MINUTE
  const second = await claimJob(context, 'reactions')
  expect(second).toMatchObject({ id: first?.id, attempts: 2 })
  // who was only slow no longer has a say
  if (first) await finishJob(context, first)
  if (first) await retryJob(context, first, new Error('late'))
  expect((await jobs())[0]).toMatchObject({ status: 'queued', leased_until: now + MINUTE, last_error: '' })
  if (second) await finishJob(context, second)
  now += 2 * MINUTE
  expect(await claimJob(context, 'reactions')).toBeNull()
})

test('attempts that ended with their process bring no job nearer to its end', async () => {
  await addJobs(context, [{ kind: 'k', payload: {}, key: 'often' }])
  for (let kills = 0; kills < 12; kills++) {
    await claimJob(context, 'reactions')
    now += 2 * MINUTE
  }
  const job = await claimJob(context, 'reactions')
  if (job) await retryJob(context, job, new Error('busy'))
  expect((await jobs())[0]).toMatchObject({ status: 'queued', attempts: 13, failures: 1, run_at: now + 5000 })
})

test('of many due jobs only the one that is claimed is read', async () => {
  const read: number[] = []
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read.push(result.rows.length)
      return result
    },
  }
  await addJobs(
    context,
    ['a', 'b', 'c'].map((key) => ({ kind: 'k', payload: {}, key })),
  )
  await claimJob({ ...context, db: store.db.withPlugin(counting) }, 'reactions')
  expect(Math.max(...read)).toBe(1)
})

test('work that kills its process each time is given up', async () => {
  await addJobs(context, [{ kind: 'deadly', payload: {}, key: 'deadly' }])
  const deadly = async () => (await jobs()).find(({ kind }) => kind === 'deadly')
  let leases = 0
  for (; (await deadly())?.status === 'queued' && leases < 100; leases++) {
    await claimJob(context, 'reactions')
    now += 2 * MINUTE
  }
  expect(leases).toBeGreaterThan(8)
  expect(await deadly()).toMatchObject({ status: 'dead', last_error: 'its process ended each time' })
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

test('a message and the work that sends it are written together, or neither is', async () => {
  const dies = { left: 0 }
  const dying: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const isSending = JSON.stringify(node).includes('"send-message"')
      if (isSending && node.kind === 'InsertQueryNode' && dies.left-- > 0) throw new Error('killed')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const sms = async (message: Message) => {
    sent.push(message)
  }
  await requestCode(context, { purpose: 'sign-in', contact: '09123456789' }, 2 * MINUTE)
  const body = { product_id: 3, kind: 'restock', contact: '09123456789' }
  await store.call('/wp-json/ghab/v1/alerts', { method: 'POST', body })
  await store.db.updateTable('products').set({ stock_status: 'instock' }).where('id', '=', 3).execute()
  const again = await openTestStore({
    db: store.db.withPlugin(dying),
    dataDir: store.dataDir,
    clock: () => now,
    outside: { transports: { sms } },
  })
  dies.left = 2
  for (let tries = 0; tries < 3; tries++) {
    await again.runJobs()
    now += MINUTE
  }
  expect(dies.left).toBeLessThanOrEqual(0)
  expect(sent.map(({ key }) => key.split(':')[0]).sort()).toEqual(['alert', 'code'])
})

test('codes and links leave the outbox after a day, other messages after thirty', async () => {
  const { order_id: id } = await placed(store, [{ product_id: 1 }])
  const person = { firstName: '', lastName: '', password: 'a-long-password', siteName: '' }
  await store.db
    .insertInto('customers')
    .values(customerRow({ id: 11, email: 'mina@shop.test' }))
    .execute()
  await requestPasswordReset(context, 'mina@shop.test')
  await requestSignUp(context, { ...person, email: 'sara@shop.test' })
  await requestCode(context, { purpose: 'sign-in', contact: '09123456789' }, 2 * MINUTE)
  await store.runJobs()
  const keys = async () => (await outbox()).map(({ dedupe_key }) => dedupe_key.replace(/\d+/g, 'n')).sort()
  const ofOrder = ['order:n:n:mail', 'order:n:n:sms', 'order:n:new:shop']
  expect(await keys()).toEqual(['code:n', ...ofOrder, 'password-reset:n', 'sign-up:n'])
  now += 25 * 60 * MINUTE
  await store.runJobs()
  expect(await keys()).toEqual(ofOrder)
  now += 30 * 24 * 60 * MINUTE
  await store.runJobs()
  expect(await outbox()).toMatchObject([
    { dedupe_key: `order:${id}:new:shop`, recipient: '', subject: '', text: '', html: '' },
  ])
})

test('what could not be sent yet is not thrown away, but for codes', async () => {
  await placed(store, [{ product_id: 1 }])
  await requestCode(context, { purpose: 'new-contact', contact: 'mina@shop.test' }, 2 * MINUTE)
  failing = true
  await store.runJobs()
  now += 31 * 24 * 60 * MINUTE
  await store.runJobs()
  const left = await outbox()
  expect(left.map(({ channel, status }) => `${channel} ${status}`)).toEqual(['mail queued', 'mail queued'])
  expect(left.every(({ recipient, text }) => recipient && text)).toBe(true)
})

test('with an account go the messages to it that were given up; what is still tried goes out', async () => {
  const mina = { id: 7, email: 'mina@example.com', password_hash: PASSWORD_HASH }
  await store.db.insertInto('customers').values(customerRow(mina)).execute()
  await placed(store, [{ product_id: 1 }])
  await giveUpMails()
  await placed(store, [{ product_id: 1 }])
  await store.runJobs()
  const unsent = async () =>
    (await outbox()).filter(({ status }) => status !== 'kept').map((one) => `${one.status} ${one.recipient}`)
  const failed = ['failed mina@example.com', 'failed owner@shop.test']
  const waiting = ['queued mina@example.com', 'queued owner@shop.test']
  expect(await unsent()).toEqual([...failed, ...waiting])
  const headers = await customerHeaders(store, mina, () => now)
  const deleted = await store.call('/wp-json/ghab/v1/customer', {
    method: 'DELETE',
    headers,
    body: { password: PASSWORD },
  })
  expect(deleted.status).toBe(200)
  expect(await unsent()).toEqual(['failed owner@shop.test', ...waiting])
  failing = false
  now += MINUTE
  await store.runJobs()
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([mina.email, 'owner@shop.test'])
  expect((await listDeadJobs(context)).length).toBe(2)
  await reviveJobs(context)
  await store.runJobs()
  expect(sent.map(({ recipient }) => recipient).slice(2)).toEqual(['owner@shop.test'])
})

test('drafts are forgotten a week after they ran out', async () => {
  await placed(store, [{ product_id: 1 }])
  now += 9 * 24 * 60 * MINUTE
  await store.runJobs()
  expect(await store.db.selectFrom('checkout_drafts').select('id').execute()).toEqual([])
})
