import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createPageMatcher } from '#app/match-page.ts'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { openMemoryDatabase } from '#store/database/connection.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { addJobs } from '#store/jobs/queue.ts'
import { type AppRoute, buildOf } from '#tests/support/pages/app-routes.ts'
import { orderRow } from '#tests/support/rows/order-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, openTestStore, type TestStore } from '#tests/support/test-store.ts'
import { createAppServer } from '../app-server.ts'
import { createLoadShedding } from '../requests/load-shedding.ts'
import { createMetrics } from './metrics.ts'

const ORIGIN = 'http://shop.test'
const HOUR = 3_600_000
const TOKEN = 'a token of sixteen'.replaceAll(' ', '-')
const PRIVATE = '10.1.2.3'
const STRANGER = '203.0.113.7'
const ROUTES = [
  ['shop', 'shop', 'public'],
  ['product', 'product/:slug', 'public'],
  ['account', 'my-account', 'personal'],
  ['post', ':slug', 'public'],
  ['any', '*', 'public'],
].map(([id, path, cache]) => ({ id, path, module: { handle: { cache } } }) as unknown as AppRoute)

interface Asked {
  clientIp?: string
  method?: string
  headers?: Record<string, string>
}
type Ask = (path: string, asked?: Asked) => Promise<Response>

let store: TestStore
let backups: string | null
let lag: number
beforeEach(async () => {
  store = await createTestStore((db) => writeShop(db, smallShop()))
  backups = null
  lag = 0
})

/** The front as it listens, with metrics or without. */
const serve = (metrics: { token: string | null } | null): Ask => {
  const log = { error: (details: object, message: string) => console.error(message, details) }
  const match = createPageMatcher(buildOf(ROUTES))
  const app = createAppServer({
    store,
    shedding: createLoadShedding(() => lag),
    renderPage: async () => async (request, page) => {
      await page.storeFetch(new Request(`${ORIGIN}/wp-json/ghab/v1/products`))
      const isFound = /\/(shop|product\/cap)$/.test(new URL(request.url).pathname)
      return new Response('<p>page</p>', {
        status: isFound ? 200 : 404,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      })
    },
    matchPage: async () => (url) => match(url, '/'),
    homeLocale: async () => 'fa',
    development: false,
    siteUrl: null,
    log,
    files: async ({ url }) => (url.endsWith('.js') ? new Response('let a') : null),
  })
  const fetch = metrics
    ? createMetrics({
        ...metrics,
        server: createServer(),
        store,
        pages: app,
        log,
        folders: {
          data: store.dataDir,
          backups: async () => (backups === null ? null : { folder: backups, every: HOUR }),
        },
      }).watch(app.fetch)
    : app.fetch
  return async (path, { clientIp = PRIVATE, ...init } = {}) =>
    fetch(new Request(ORIGIN + path, init), { clientIp, requestId: '' })
}

/** The values of a text in Prometheus's format by name and labels; fails at a line that is none of it. */
const parse = (text: string): Map<string, number> => {
  expect(text.endsWith('\n')).toBe(true)
  const values = new Map<string, number>()
  for (const line of text.split('\n').filter(Boolean)) {
    if (/^# (HELP|TYPE) [a-z_:][\w:]* .+$/i.test(line)) continue
    const [, series, value] = /^([a-z_:][\w:]*(?:\{(?:\w+="(?:[^"\\]|\\.)*",?)*\})?) (\S+)$/i.exec(line) ?? []
    expect(Number.isNaN(Number(value)) && value !== 'Nan', line).toBe(false)
    values.set(series!, Number(value))
  }
  return values
}

const readMetrics = async (ask: Ask) => parse(await (await ask('/metrics')).text())
const requestsOf = (route: string, status: string, method = 'GET') =>
  `vitrin_http_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"}`

test('switched off it is a page like any other that is not there', async () => {
  const ask = serve(null)
  for (const clientIp of ['127.0.0.1', STRANGER]) {
    const answer = await ask('/metrics', { clientIp, headers: { Authorization: `Bearer ${TOKEN}` } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  }
})

test.each<[string, Asked, number]>([
  ['this machine', { clientIp: '127.0.0.1' }, 200],
  ['this machine, as IPv6 says it', { clientIp: '::ffff:127.0.0.1' }, 200],
  ['its network', { clientIp: PRIVATE }, 200],
  ['a stranger', { clientIp: STRANGER }, 404],
  [
    'a stranger with a token that nobody gave out',
    { clientIp: STRANGER, headers: { Authorization: 'Bearer ' } },
    404,
  ],
  ['somebody behind a proxy that nobody named', { headers: { 'X-Forwarded-For': STRANGER } }, 404],
  ['somebody who says to come from this machine', { headers: { 'X-Forwarded-For': '127.0.0.1' } }, 404],
  ['somebody behind any proxy', { headers: { Via: '1.1 proxy' } }, 404],
])('without a token %s gets %j: %i', async (_, asked, status) => {
  expect((await serve({ token: null })('/metrics', asked)).status).toBe(status)
})

test.each<[string, Asked, number]>([
  ['the token', { clientIp: STRANGER, headers: { Authorization: `Bearer ${TOKEN}` } }, 200],
  ['nothing', { clientIp: '127.0.0.1' }, 401],
  ['another token', { headers: { Authorization: `Bearer ${TOKEN}x` } }, 401],
  ['its beginning', { headers: { Authorization: `Bearer ${TOKEN.slice(0, -1)}` } }, 401],
  ['an empty one', { headers: { Authorization: 'Bearer ' } }, 401],
  ['another scheme', { headers: { Authorization: `Basic ${TOKEN}` } }, 401],
])('with a token, who sends %s gets %j: %i', async (_, asked, status) => {
  const answer = await serve({ token: TOKEN })('/metrics', asked)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
  expect(answer.headers.has('www-authenticate')).toBe(status === 401)
})

test('requests are reported by route, in Prometheus’s text format', async () => {
  const ask = serve({ token: null })
  for (const path of [
    '/shop',
    '/shop?page=2',
    '/product/cap',
    '/my-account',
    '/assets/a-1.js',
    '/wp-json/ghab/v1/swatches',
  ])
    await (await ask(path)).text()
  await ask('/wp-json/ghab/v1/orders/7')
  await ask('/wp-json/ghab/v1/orders/track?number=7')
  await ask('/wp-json/ghab/v1/cart/quote', { method: 'POST' })
  const answer = await ask('/metrics')
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const values = parse(await answer.text())
  expect(values.get(requestsOf('/shop', '2xx'))).toBe(2)
  expect(values.get(requestsOf('/product/:slug', '2xx'))).toBe(1)
  expect(values.get(requestsOf('/my-account', '4xx'))).toBe(1)
  expect(values.get(requestsOf('/assets/:file', '2xx'))).toBe(1)
  expect(values.get(requestsOf('/wp-json/ghab/v1/swatches', '2xx'))).toBe(1)
  expect(values.get(requestsOf('/wp-json/ghab/v1/orders/:id', '4xx'))).toBe(1)
  expect(values.get(requestsOf('/wp-json/ghab/v1/orders/track', '4xx'))).toBe(1)
  expect(values.get(requestsOf('/wp-json/ghab/v1/cart/quote', '4xx', 'POST'))).toBe(1)
  expect(
    values.get(
      'vitrin_http_request_duration_seconds_bucket{le="+Inf",route="/shop",method="GET",status="2xx"}',
    ),
  ).toBe(2)
  // what a page asks the store for is no request of a client
  expect(values.has(requestsOf('/wp-json/ghab/v1/products', '2xx'))).toBe(false)
})

test('an answer from a cache is counted for its route', async () => {
  const ask = serve({ token: null })
  for (let time = 0; time < 3; time++) {
    await (await ask('/wp-json/ghab/v1/products')).text()
    await (await ask('/shop')).text()
  }
  const values = await readMetrics(ask)
  expect(values.get(requestsOf('/wp-json/ghab/v1/products', '2xx'))).toBe(3)
  expect(values.get(requestsOf('/shop', '2xx'))).toBe(3)
  expect(values.get('vitrin_page_cache_requests_total{result="hit"}')).toBe(2)
  expect(values.get('vitrin_page_cache_requests_total{result="miss"}')).toBe(1)
  expect(values.get('vitrin_page_cache_entries')).toBe(1)
})

test('made-up paths, methods and hosts add no series', async () => {
  const ask = serve({ token: null })
  const guess = async (name: string) => {
    for (const path of [
      `/${name}`,
      `/${name}/b/c`,
      `/product/${name}`,
      `/${name}.data`,
      `/%zz${name}`,
      `/wp-json/${name}`,
      `/wp-json/wc/v3/${name}`,
      `/wp-json/wc/v3/products/${name}`,
      `/media/${name}.webp`,
      `/api/${name}`,
      `/assets/${name}.js`,
    ]) {
      await (await ask(path, { headers: { 'X-Forwarded-For': name } })).text()
      await (await ask(path, { method: 'POST' })).text()
    }
  }
  await guess('first')
  await readMetrics(ask)
  const before = [...(await readMetrics(ask)).keys()].filter((key) => key.startsWith('vitrin_'))
  for (let number = 0; number < 20; number++) await guess(`guess-${number}`)
  const after = [...(await readMetrics(ask)).keys()].filter((key) => key.startsWith('vitrin_'))
  expect(after).toEqual(before)
  expect(after.join()).not.toMatch(/first|guess/)
})

test('scheduled tasks that fail are counted by their name', async () => {
  const noted: string[] = []
  const run = async () => {
    throw new Error('no room')
  }
  const db = await openMemoryDatabase()
  store = await openTestStore({
    db,
    dataDir: store.dataDir,
    outside: { tasks: [{ name: 'back up', every: 1000, run }], noted: (level) => noted.push(level) },
  })
  await store.runJobs()
  await store.runJobs()
  const values = await readMetrics(serve({ token: null }))
  expect(values.get('vitrin_task_failures_total{task="back up"}')).toBe(2)
  expect(values.get('vitrin_task_failures_total{task="drop old carts"}')).toBe(0)
  expect(noted).toEqual(['error', 'error'])
  await store.close()
})

test('the room on the disk and the newest backup are reported, the latter where backups are made', async () => {
  const LAST = 'vitrin_last_backup_timestamp_seconds'
  const without = await readMetrics(serve({ token: null }))
  expect(without.get('vitrin_disk_free_bytes{folder="data"}')).toBeGreaterThan(0)
  expect(without.has(LAST)).toBe(false)
  backups = join(store.dataDir, 'kept')
  expect((await readMetrics(serve({ token: null }))).get(LAST)).toBe(0)
  mkdirSync(backups)
  writeFileSync(join(backups, 'vitrin-20261126T120000Z.tar.gz'), '')
  expect((await readMetrics(serve({ token: null }))).get(LAST)).toBe(Date.UTC(2026, 10, 26, 12) / 1000)
})

test('backups that are made from some time on, or no longer, are reported while they are', async () => {
  const [LAST, EVERY] = ['vitrin_last_backup_timestamp_seconds', 'vitrin_backup_interval_seconds']
  const ask = serve({ token: null })
  const told = async () => {
    const values = await readMetrics(ask)
    return [LAST, EVERY, 'vitrin_disk_free_bytes{folder="backups"}'].map((name) => values.has(name))
  }
  expect(await told()).toEqual([false, false, false])
  backups = store.dataDir
  expect(await told()).toEqual([true, true, true])
  expect((await readMetrics(ask)).get(EVERY)).toBe(3600)
  backups = null
  expect(await told()).toEqual([false, false, false])
})

test('a folder of backups that cannot be read has none', async () => {
  backups = join(store.dataDir, 'file')
  writeFileSync(backups, '')
  const values = await readMetrics(serve({ token: null }))
  expect(values.get('vitrin_last_backup_timestamp_seconds')).toBe(0)
})

test('requests refused by a process that is behind are counted, and metrics are still answered', async () => {
  const ask = serve({ token: null })
  lag = 1000
  expect((await ask('/product/cap')).status).toBe(503)
  const values = await readMetrics(ask)
  expect(values.get('vitrin_shed_total{kind="others"}')).toBe(1)
  expect(values.get('vitrin_shed_total{kind="orders"}')).toBe(0)
})

test('payments whose bank keeps silent are in doubt, others are not', async () => {
  const payment = (changes: object) => ({
    order_id: 1,
    gateway: 'testbank',
    amount: 1,
    status: 'started',
    authority: JSON.stringify(changes),
    reference: '',
    details: '{}',
    created_at: 0,
    updated_at: 0,
    ...changes,
  })
  await store.db
    .insertInto('orders')
    .values(orderRow({ id: 1 }))
    .execute()
  const all = [{ asked: 0 }, { asked: 1 }, { asked: 2 }, { asked: 5 }, { asked: 5, status: 'paid' }]
  await store.db.insertInto('payments').values(all.map(payment)).execute()
  expect((await readMetrics(serve({ token: null }))).get('vitrin_payments_in_doubt')).toBe(2)
})

test('process, queues, jobs and orders are reported', async () => {
  const ask = serve({ token: null })
  const context = { db: store.db, clock: Date.now, actor: SYSTEM }
  await inTransaction(context, (inside) => recordEvent(inside, { type: 'order.placed', payload: { id: 1 } }))
  await addJobs(context, [
    { kind: 'x', lane: 'mail', payload: {}, key: 'a' },
    { kind: 'x', lane: 'mail', payload: {}, key: 'b' },
    { kind: 'x', lane: 'mail', payload: {}, key: 'c' },
    { kind: 'x', lane: 'sms', payload: {}, key: 'd' },
  ])
  const { db } = store
  await db
    .updateTable('jobs')
    .set({ leased_until: Date.now() + 60_000 })
    .where('dedupe_key', '=', 'a')
    .execute()
  await db.updateTable('jobs').set({ status: 'done' }).where('dedupe_key', '=', 'b').execute()
  await db.updateTable('jobs').set({ status: 'dead' }).where('dedupe_key', '=', 'd').execute()
  const values = await readMetrics(ask)
  expect(values.get('vitrin_orders_placed_total')).toBe(1)
  const jobs = [...values].filter(([key, count]) => key.startsWith('vitrin_jobs{') && count > 0)
  expect(Object.fromEntries(jobs)).toEqual({
    'vitrin_jobs{lane="mail",state="waiting"}': 1,
    'vitrin_jobs{lane="mail",state="running"}': 1,
    'vitrin_jobs{lane="sms",state="failed"}': 1,
  })
  for (const series of [
    'vitrin_jobs{lane="push",state="waiting"}',
    'vitrin_open_connections',
    'vitrin_page_renders{queue="page",state="waiting"}',
    'vitrin_page_renders{queue="checkout",state="running"}',
    'vitrin_unavailable_total{reason="database_busy"}',
  ]) {
    expect([series, values.get(series)]).toEqual([series, 0])
  }
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']) {
    expect(values.get(name), name).toBeGreaterThan(0)
  }
})
