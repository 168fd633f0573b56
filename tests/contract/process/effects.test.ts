import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom } from '#demo/random.ts'
import { writeShop } from '#demo/write-shop.ts'
import { type Context, SYSTEM } from '#store/context.ts'
import { type Database, openDatabase } from '#store/database/connection.ts'
import { toJson } from '#store/database/json.ts'
import { LANES } from '#store/jobs/lanes.ts'
import { deleteCustomer, requestCode, requestPasswordReset } from '#store/modules/customers/customers.ts'
import { changeWishes } from '#store/modules/loyalty/loyalty.ts'
import { hashContact } from '#store/modules/notifications/contact-hash.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import type { PlaceAnswer } from '#store-api/contract/checkout.ts'
import { atTheBank, place } from '#tests/support/checkout.ts'
import { customerHeaders, customerRow, PASSWORD, PASSWORD_HASH } from '#tests/support/people/customers.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { openTestStore, TEST_ORIGIN } from '#tests/support/test-store.ts'

/** Another run takes other moments; `CRASH_SEED` takes those of a run that failed. */
const SEED = process.env.CRASH_SEED ?? String(Date.now())
const KILLS = 12
const MOST_STEPS = 420
const START = Date.UTC(2026, 10, 21, 8)
const HOUR = 3_600_000
/** longer than the lease of a job that a dead process held */
const DOWNTIME = 90_000
const STOCK = 100
const MINA = { id: 7, email: 'mina@shop.test', mobile: '09123456789' }
const GONE = { id: 8, email: 'gone@shop.test', mobile: '09123456780' }

const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-effects-'))
const file = join(dataDir, 'vitrin.db')
const deliveries = join(dataDir, 'deliveries.txt')
const child = join(import.meta.dirname, '../../support/processes/effects-child.ts')
let db: Database

const openShop = async () => {
  const seeded = await openDatabase(file)
  const shop = smallShop()
  const downloads = toJson([{ id: 'song-1', name: 'Song', file: 'downloads/song.txt' }])
  const products = shop.products?.map((row) => ({
    ...row,
    ...(row.id === 1 && { stock_quantity: STOCK }),
    ...(row.id === 4 && { downloads }),
  }))
  await writeShop(seeded, {
    ...shop,
    products,
    customers: [customerRow(MINA), customerRow({ ...GONE, password_hash: PASSWORD_HASH })],
  })
  const store = await openTestStore({ db: seeded, dataDir, clock: () => START })
  return { store, context: { db: seeded, clock: () => START, actor: SYSTEM } satisfies Context }
}

/** Leaves a shop that owes something to everybody: news, points, downloads, alerts, codes, money at the bank. */
const owe = async (): Promise<void> => {
  const { store, context } = await openShop()
  const settings = { enable_wp_point_reward: true, points_per_amount: 10_000, point_value: 500 }
  await saveSettings(context, settings)
  const mina = await customerHeaders(store, MINA, () => START)
  const buy = async (product_id: number, payment_method: string, choice?: string) => {
    const drafted = await store.call('/api/appsettings/ionic_data_link/', {
      method: 'POST',
      headers: mina,
      body: { products: [{ product_id, quantity: 1 }], customer_id: 7, one_page: 1, platform: 'web' },
    })
    const placing = await place(store, (await drafted.json()) as string, { payment_method })
    const { redirect } = (await placing.json()) as PlaceAnswer
    if (choice) await atTheBank(store, redirect.replace(TEST_ORIGIN, ''), choice)
  }
  for (let count = 0; count < 6; count++) await buy(1, 'cod')
  for (const choice of ['pay-silent', 'pay-silent', 'timeout']) await buy(1, 'testbank', choice)
  await buy(4, 'testbank', 'pay-silent')

  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'a'.repeat(22) }
  const endpoint = 'https://fcm.googleapis.com/fcm/send/mina'
  const told = { method: 'POST', headers: mina, body: { endpoint, keys } }
  await store.call('/wp-json/ghab/v1/push/subscriptions', told)
  for (const contact of ['one@shop.test', 'two@shop.test', '09351112233']) {
    const body = { product_id: 3, kind: 'restock', contact }
    await store.call('/wp-json/ghab/v1/alerts', { method: 'POST', body })
  }
  await context.db.updateTable('products').set({ stock_status: 'instock' }).where('id', '=', 3).execute()
  for (const mobile of ['09351110001', '09351110002', '09351110003']) {
    await requestCode(context, { purpose: 'sign-in', contact: mobile }, 24 * HOUR)
  }
  await requestPasswordReset(context, MINA.email)
  await requestPasswordReset(context, 'nobody@shop.test')
  await changeWishes(context, GONE.id, { add: [1, 4], remove: [] })
  const gone = { ...context, actor: { customerId: GONE.id, role: 'customer' as const } }
  await deleteCustomer(gone, { currentPassword: PASSWORD }, '')
  await store.close()
}

/** Runs the shop from this hour on; answers whether it came to its end, and at which hour. */
const live = (now: number, lastStep: number): Promise<{ isOver: boolean; now: number }> =>
  new Promise((resolve, reject) => {
    let printed = ''
    const given = [file, dataDir, deliveries, String(now), String(START + 3 * HOUR), String(lastStep)]
    const running = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', child, ...given], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    running.stdout.on('data', (chunk: Buffer) => {
      printed += chunk
    })
    running.on('close', (code, signal) => {
      const last = Number.parseInt(printed.trim().split('\n').at(-1) ?? '', 10)
      if (code === 0 || signal === 'SIGKILL') resolve({ isOver: code === 0, now: last || now })
      else reject(new Error(`the shop ended with ${code} ${signal}, seed ${SEED}`))
    })
  })

let kills = 0
beforeAll(async () => {
  console.info(`CRASH_SEED=${SEED}`)
  writeFileSync(deliveries, '')
  await owe()
  const random = createRandom(SEED)
  let at = { isOver: false, now: START }
  while (!at.isOver) {
    at = await live(at.now + DOWNTIME, kills < KILLS ? random.int(1, MOST_STEPS) : 0)
    if (!at.isOver) kills += 1
  }
  db = await openDatabase(file)
}, 120_000)
afterAll(async () => {
  await db.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})

const sorted = (list: Iterable<string>): string[] => [...list].toSorted()
const statusesOf = async (table: 'jobs' | 'outbox_messages') =>
  new Set((await db.selectFrom(table).select('status').execute()).map(({ status }) => status))
const eventsOf = async (...types: string[]) => {
  const rows = await db.selectFrom('events').selectAll().where('type', 'in', types).orderBy('id').execute()
  return rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) as Record<string, string | number> }))
}

/** What a customer is told: that an order came to one of these. */
const TOLD = ['processing', 'on-hold', 'completed', 'cancelled', 'refunded']
const newsOf = async () =>
  (await eventsOf('order.placed', 'order.status-changed')).flatMap(({ id: event, payload }) => {
    const topic = String(payload.to ?? payload.status)
    return TOLD.includes(topic) ? [{ event, order: payload.id, topic }] : []
  })

test('the shop was killed often, and nothing was left undone', async () => {
  expect(kills).toBeGreaterThan(5)
  expect(await statusesOf('jobs')).toEqual(new Set(['done']))
  expect(await statusesOf('outbox_messages')).toEqual(new Set(['sent']))
})

test('every message that was owed is in the outbox once, and went out', async () => {
  const rows = await db.selectFrom('outbox_messages').select('dedupe_key').execute()
  const kept = rows.map(({ dedupe_key }) => dedupe_key)
  const news = await newsOf()
  const codes = await eventsOf('customer.code-requested')
  const resets = await eventsOf('customer.reset-requested')
  const alerts = await db.selectFrom('alerts').selectAll().execute()
  const bought = news.filter(({ topic }) => topic === 'processing' || topic === 'completed')
  const owed = [
    ...news.flatMap(({ order, event }) => ['mail', 'sms'].map((how) => `order:${order}:${event}:${how}`)),
    ...new Set(bought.map(({ order }) => `order:${order}:new:shop`)),
    ...codes.map(({ id }) => `code:${id}`),
    ...resets.flatMap(({ id, payload }) => (payload.id === MINA.id ? [`password-reset:${id}`] : [])),
    ...alerts.map(({ key, created_at }) => `alert:${hashContact(key)}:${created_at}`),
  ]
  expect(alerts.every(({ told_at }) => told_at !== null)).toBe(true)
  expect(sorted(kept.filter((key) => !key.includes(':push:')))).toEqual(sorted(owed))
  const pushed = kept.filter((key) => key.includes(':push:')).map((key) => key.split(':')[2])
  expect(sorted(pushed.map(String))).toEqual(sorted(news.map(({ event }) => String(event))))
})

test('transports got each message, again only where a kill came before it was noted', async () => {
  const rows = await db.selectFrom('outbox_messages').select('dedupe_key').execute()
  const delivered = readFileSync(deliveries, 'utf8').trim().split('\n')
  expect(sorted(new Set(delivered))).toEqual(sorted(rows.map(({ dedupe_key }) => dedupe_key)))
  // those that were under way in one process
  const atOnce = LANES.mail.limit + LANES.sms.limit + LANES.push.limit
  expect(delivered.length - rows.length).toBeLessThanOrEqual(kills * atOnce)
})

test('customers read each news once', async () => {
  const notices = await db.selectFrom('customer_notifications').select(['id', 'topic']).execute()
  const news = await newsOf()
  expect(sorted(notices.map(({ id, topic }) => `${id} ${topic}`))).toEqual(
    sorted(news.map(({ event, topic }) => `order-${event} ${topic}`)),
  )
})

test('points are counted once, and those of orders that came back are gone', async () => {
  const orders = await db.selectFrom('orders').selectAll().execute()
  const entries = await db.selectFrom('point_entries').selectAll().execute()
  const worth = (id: number) => {
    const order = orders.find((one) => one.id === id)
    return order ? Math.floor((order.total - order.shipping_total - order.shipping_tax) / 10_000) : 0
  }
  const completed = orders.filter(({ status }) => status === 'completed')
  const refunded = orders.filter(({ status }) => status === 'refunded')
  expect(completed.length).toBeGreaterThan(3)
  expect(refunded.length).toBeGreaterThan(1)
  for (const { id } of [...completed, ...refunded]) {
    const own = entries.filter(({ order_id }) => order_id === id)
    const sum = own.reduce((all, { points }) => all + points, 0)
    expect(sum).toBe(completed.some((one) => one.id === id) ? worth(id) : 0)
    expect(new Set(own.map(({ reason }) => reason)).size).toBe(own.length)
  }
  expect(entries.every(({ order_id }) => orders.some(({ id }) => id === order_id))).toBe(true)
})

test('money at the bank came to its orders once, unpaid orders gave their pieces back once', async () => {
  const payments = await db.selectFrom('payments').select(['order_id', 'status']).execute()
  expect(sorted(payments.map(({ status }) => status))).toEqual(['expired', 'paid', 'paid', 'paid'])
  const events = await eventsOf('payment.settled')
  for (const { order_id, status } of payments) {
    const settled = events.filter(({ payload }) => payload.order_id === order_id)
    expect(settled).toHaveLength(status === 'paid' ? 1 : 0)
  }
  const orders = await db.selectFrom('orders').selectAll().execute()
  expect(orders.filter(({ status }) => status === 'cancelled')).toHaveLength(1)
  expect(orders.every(({ status }) => ['completed', 'refunded', 'cancelled'].includes(status))).toBe(true)
  const { stock_quantity } = await db
    .selectFrom('products')
    .select('stock_quantity')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  expect(stock_quantity).toBe(STOCK - 8)
  expect(await db.selectFrom('download_permissions').select('token').execute()).toHaveLength(1)
})

test('nothing is left of an account that was deleted', async () => {
  expect(await db.selectFrom('wish_list_items').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('customers').select('id').execute()).toEqual([{ id: MINA.id }])
})
