import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { LANES } from '#store/jobs/lanes.ts'
import { queueCampaign } from '#store/modules/notifications/notifications.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Notifications } from '#store-api/contract/account-data.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { orderRow } from '#tests/support/rows/order-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_CIPHER, type TestStore } from '#tests/support/test-store.ts'

const NOW = Date.UTC(2026, 10, 21, 8)
const DAY = 86_400_000
let now: number
let store: TestStore
let headers: Record<string, string>
let sent: string[]
let failing: boolean

const billing = (city: string) => toJson({ city, state: city === 'Rasht' ? 'GIL' : 'THR' }) as never

beforeEach(async () => {
  now = NOW
  sent = []
  failing = false
  const mobile = '09120000001'
  const customers = [
    managerRow(),
    customerRow({ id: 1, mobile, first_name: 'Ann', last_name: '', billing: billing('Rasht') }),
    customerRow({ id: 2, mobile: '09120000002', role: 'wholesale_customer', billing: billing('Tehran') }),
    customerRow({ id: 3, billing: billing('Tehran') }),
    // none of the staff is a customer
    customerRow({ id: 4, role: 'editor', mobile: '09120000004', billing: billing('Tehran') }),
    customerRow({ id: 5, role: 'support', billing: billing('Rasht') }),
  ]
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        ...smallShop(),
        customers,
        orders: [
          orderRow({ id: 1, customer_id: 1, created_at: NOW - 3 * DAY }),
          orderRow({ id: 2, customer_id: 2, created_at: NOW - 30 * DAY }),
          orderRow({ id: 3, customer_id: 3, status: 'cancelled', created_at: NOW }),
        ],
        point_entries: [
          { key: 'a', customer_id: 2, points: 50, reason: 'earned', order_id: 2, code: '', created_at: NOW },
        ],
      }),
    () => now,
    {
      transports: {
        mail: async ({ recipient }) => {
          if (failing) throw new Error('away')
          sent.push(recipient)
        },
        sms: async ({ recipient, text }) => void sent.push(`${recipient} ${text}`),
      },
    },
  )
  headers = await customerHeaders(store, managerRow(), () => now)
})

const call = async (method: string, path: string, body?: object) => {
  const answer = await store.call(`/wp-json/ghab/v1/${path}`, { method, headers, body })
  return { status: answer.status, body: await answer.json() }
}
const meant = async (segment: object, channel = 'mail') => {
  const { body } = await call('POST', 'campaigns/preview', { channel, segment })
  expect(body.count).toBe(body.sample.length)
  return body.sample.map(({ id }: { id: number }) => id)
}

test('customers are meant by role, purchases, place and points, all together', async () => {
  expect(await meant({})).toEqual([1, 2, 3])
  expect(await meant({}, 'sms')).toEqual([1, 2])
  expect(await meant({}, 'push')).toEqual([])
  expect(await meant({ role: 'wholesale_customer' })).toEqual([2])
  expect(await meant({ bought_within_days: 7 })).toEqual([1])
  expect(await meant({ not_bought_for_days: 7 })).toEqual([2, 3])
  expect(await meant({ city: 'Tehran' })).toEqual([2, 3])
  expect(await meant({ state: 'GIL' })).toEqual([1])
  expect(await meant({ points_over: 49 })).toEqual([2])
  expect(await meant({ points_over: 50 })).toEqual([])
  expect(await meant({ city: 'Tehran', not_bought_for_days: 7, role: 'customer' })).toEqual([3])
})

test('a message goes out at its time, once to everybody, and is counted', async () => {
  const body = { channel: 'sms', title: 'News', text: 'Hello {name}', send_at_gmt: '2026-11-21T10:00:00' }
  const { status, body: made } = await call('POST', 'campaigns', body)
  expect([status, made.status]).toEqual([201, 'scheduled'])
  await store.runJobs()
  expect(sent).toEqual([])
  now = NOW + 2 * 3_600_000
  await store.runJobs()
  await store.runJobs()
  expect(sent.toSorted()).toEqual([
    '09120000001 Test shop\nHello Ann',
    '09120000002 Test shop\nHello Mina Rad',
  ])
  expect((await call('GET', `campaigns/${made.id}`)).body).toMatchObject({ status: 'done', reached: 2 })
  expect((await call('GET', 'campaigns')).body).toHaveLength(1)
  expect((await call('POST', `campaigns/${made.id}/cancel`)).status).toBe(409)
})

test('a process that dies in the middle leaves whole portions, and nobody gets it twice', async () => {
  const many = Array.from({ length: 120 }, (_, at) =>
    customerRow({ id: 100 + at, mobile: `0913${at + 1_000_000}` }),
  )
  await store.db.insertInto('customers').values(many).execute()
  const { body: made } = await call('POST', 'campaigns', { channel: 'sms', title: 'A', text: 'B' })
  const context = { db: store.db, clock: () => now, actor: SYSTEM }
  const deps = { transports: {}, cipher: TEST_CIPHER, queueNext: async () => {}, queueAt: async () => {} }
  const portion = (fails: boolean) =>
    inTransaction(context, async (inside) => {
      await queueCampaign(inside, made.id, deps)
      if (fails) throw new Error('killed')
    })
  await expect(portion(true)).rejects.toThrow('killed')
  expect((await call('GET', `campaigns/${made.id}`)).body.reached).toBe(0)
  await store.runJobs()
  expect(sent).toHaveLength(122)
  expect(new Set(sent).size).toBe(122)
  // a job that is done once more
  await store.db.updateTable('jobs').set({ status: 'queued' }).where('kind', '=', 'campaign').execute()
  await store.runJobs()
  expect(sent).toHaveLength(122)
})

test('one that is cancelled goes to nobody', async () => {
  const later = { channel: 'mail', title: 'A', text: 'B', send_at_gmt: '2026-11-22T10:00:00' }
  const { body: made } = await call('POST', 'campaigns', later)
  expect((await call('POST', `campaigns/${made.id}/cancel`)).body.status).toBe('cancelled')
  expect((await call('POST', 'campaigns/99/cancel')).status).toBe(404)
  now = NOW + 3 * DAY
  await store.runJobs()
  expect(sent).toEqual([])
})

test('one that waits for its mail server is under way, is stopped, and goes to nobody afterwards', async () => {
  failing = true
  const { body: made } = await call('POST', 'campaigns', { channel: 'mail', title: 'A', text: 'B' })
  await store.runJobs()
  const path = `campaigns/${made.id}`
  expect((await call('GET', path)).body).toMatchObject({ status: 'sending', waiting: 3, failed: 0 })
  expect((await call('GET', 'campaigns')).body).toMatchObject([{ status: 'sending' }])
  const stopped = await call('POST', `${path}/cancel`)
  expect([stopped.status, stopped.body.status, stopped.body.reached]).toEqual([200, 'cancelled', 0])
  failing = false
  now = NOW + DAY / 4
  await store.runJobs()
  expect(sent).toEqual([])
  expect((await call('GET', path)).body).toMatchObject({ status: 'cancelled', waiting: 0 })
  expect((await call('POST', `${path}/cancel`)).status).toBe(409)
})

test('messages that were given up wait no more, until they are tried again', async () => {
  failing = true
  const { body: made } = await call('POST', 'campaigns', { channel: 'mail', title: 'A', text: 'B' })
  for (let tries = 0; tries < LANES.mail.tries; tries++) {
    await store.runJobs()
    now += DAY / 24
  }
  headers = await customerHeaders(store, managerRow(), () => now)
  const path = `campaigns/${made.id}`
  expect((await call('GET', path)).body).toMatchObject({ status: 'done', waiting: 0, failed: 3 })
  expect((await call('POST', 'jobs/retry')).body).toEqual({ changed: 3 })
  expect((await call('GET', path)).body).toMatchObject({ status: 'sending', waiting: 3, failed: 0 })
  failing = false
  await store.runJobs()
  expect(sent).toHaveLength(3)
})

test('what cannot be sent is refused by its name', async () => {
  const refused = await call('POST', 'campaigns', { channel: 'mail', title: 'A', text: '{coupon}' })
  expect([refused.status, refused.body.data.params.text]).toEqual([400, expect.stringContaining('{coupon}')])
  const words = { title: 'A', text: 'B', translation: { title: 'C', text: '{first_name}' } }
  const translated = await call('POST', 'campaigns', { channel: 'mail', ...words })
  expect(Object.keys(translated.body.data.params)).toEqual(['translation.text'])
  expect((await call('POST', 'campaigns', { channel: 'fax', title: 'A', text: 'B' })).status).toBe(400)
})

const inboxOf = async (id: number, language: string) => {
  const reader = { ...(await customerHeaders(store, { id }, () => now)), 'Accept-Language': language }
  const answer = await store.call('/wp-json/ghab/v1/notifications', { headers: reader })
  return ((await answer.json()) as Notifications).notifications
}

test('one for the inbox is read there in the language of who reads it, and who has seen it is counted', async () => {
  const settings = await readSettings({ db: store.db, clock: () => now, actor: SYSTEM })
  const [own, other] = settings.locale === 'fa' ? ['fa', 'en'] : ['en', 'fa']
  const words = { title: 'News', text: 'Hello {name}', translation: { title: 'خبر', text: 'سلام {name}' } }
  const { body: made } = await call('POST', 'campaigns', { channel: 'inbox', ...words })
  expect(made).toMatchObject({ kind: 'offer', meant: 3, translation: words.translation })
  await store.runJobs()
  expect(await inboxOf(1, own)).toMatchObject([{ kind: 'offer', title: 'News', text: 'Hello Ann' }])
  const [read] = await inboxOf(1, other)
  expect(read).toMatchObject({ title: 'خبر', text: 'سلام Ann' })
  await store.call('/wp-json/ghab/v1/notifications', {
    method: 'PUT',
    headers: await customerHeaders(store, { id: 1 }, () => now),
    body: { seen: [read?.id] },
  })
  expect((await call('GET', `campaigns/${made.id}`)).body).toMatchObject({
    status: 'done',
    reached: 3,
    seen: 1,
    waiting: 0,
  })
})

test('a mail has the words of the other language below', async () => {
  const translation = { title: 'خبر', text: 'سلام {name}' }
  await call('POST', 'campaigns', { channel: 'mail', title: 'News', text: 'Hello', translation })
  await store.runJobs()
  const mail = (await store.outbox()).find(({ recipient }) => recipient === 'customer-1@shop.test')
  expect(mail?.text).toContain('Hello\n\nخبر\nسلام Ann')
})

test('scratch cards go to many with a coupon that there is, into the inbox alone', async () => {
  const card = { kind: 'scratch', title: 'Win', text: '10 %' }
  const refusal = async (body: object) =>
    Object.keys((await call('POST', 'campaigns', { ...card, ...body })).body.data.params)
  expect(await refusal({ channel: 'inbox' })).toEqual(['code'])
  expect(await refusal({ channel: 'inbox', code: 'nothing' })).toEqual(['code'])
  expect(await refusal({ channel: 'sms', code: 'ten' })).toEqual(['channel'])
  await store.call('/wp-json/wc/v3/coupons', { method: 'POST', headers, body: { code: 'ten', amount: '10' } })
  await call('POST', 'campaigns', { ...card, channel: 'inbox', code: 'TEN' })
  await store.runJobs()
  expect((await call('GET', 'scratch-cards')).body).toMatchObject([{ code: 'ten', given: 3, scratched: 0 }])
})

test('nobody who is kept out is written to', async () => {
  await call('PUT', 'customers/3/block', { blocked: true })
  expect(await meant({})).toEqual([1, 2])
})

test('scratch cards are listed by coupon, and taken back while nobody has scratched them', async () => {
  const card = { kind: 'scratch', title: 'Win', text: '10 %', code: 'ten' }
  await call('POST', 'notifications', { ...card, customer_ids: [1, 2] })
  await store.db
    .updateTable('customer_notifications')
    .set({ seen_at: 1 })
    .where('customer_id', '=', 1)
    .execute()
  const listed = {
    code: 'ten',
    title: 'Win',
    text: '10 %',
    given: 2,
    scratched: 1,
    date_gmt: '2026-11-21T08:00:00',
  }
  expect((await call('GET', 'scratch-cards')).body).toEqual([listed])
  expect((await call('DELETE', 'scratch-cards/ten')).body).toEqual({ taken_back: 1 })
  expect((await call('GET', 'scratch-cards')).body).toMatchObject([{ given: 1, scratched: 1 }])
})

test('cards that greet by name are one entry of their coupon, with the words of the campaign', async () => {
  await store.call('/wp-json/wc/v3/coupons', { method: 'POST', headers, body: { code: 'ten', amount: '10' } })
  const card = { kind: 'scratch', channel: 'inbox', code: 'ten', text: '10 %' }
  await call('POST', 'notifications', { ...card, title: 'Earlier', customer_ids: [1] })
  now += 3_600_000
  await call('POST', 'campaigns', { ...card, title: 'Hello {name}' })
  await store.runJobs()
  expect((await call('GET', 'scratch-cards')).body).toEqual([
    {
      code: 'ten',
      title: 'Hello {name}',
      text: '10 %',
      given: 4,
      scratched: 0,
      date_gmt: '2026-11-21T09:00:00',
    },
  ])
  expect((await call('DELETE', 'scratch-cards/ten')).body).toEqual({ taken_back: 4 })
  expect((await call('GET', 'scratch-cards')).body).toEqual([])
})
