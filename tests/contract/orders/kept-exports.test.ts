import { readdirSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { orderExporter } from '#store/http/wc-v3/csv/order-export.ts'
import { listDeadJobs, reviveJobs } from '#store/jobs/queue.ts'
import { dropOldExports, type Exporters, stopExport, writeExportPortion } from '#store/modules/csv/csv.ts'
import type { Services } from '#store/services.ts'
import type { KeptExportAnswer } from '#store-api/contract/kept-exports.ts'
import { giveUpJob } from '#tests/support/give-up-job.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { orderRow } from '#tests/support/rows/order-row.ts'
import { catalogShop } from '#tests/support/shops/catalog-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const PATH = '/wp-json/ghab/v1/exports'
const NOW = Date.UTC(2026, 10, 21, 8)
const DAY = 86_400_000
const MANAGER = customerRow({ id: 901, role: 'shop_manager' })
const SHOPPER = customerRow({ id: 7 })
const SUPPORT = customerRow({ id: 902, role: 'support' })

let now: number
let time = 0
/** A clock by which every portion has taken its time. */
const late = () => {
  time += 3000
  return time
}
let store: TestStore
let headers: Record<string, string>

beforeEach(async () => {
  now = NOW
  const orders = Array.from({ length: 240 }, (_, at) =>
    orderRow({ id: at + 1, status: at % 2 ? 'completed' : 'processing', created_at: NOW - at * DAY }),
  )
  store = await createTestStore(
    (db) => writeShop(db, { ...catalogShop(), orders, customers: [managerRow(), MANAGER, SUPPORT, SHOPPER] }),
    () => now,
    // each piece is a portion of its own
    { uptime: late },
  )
  headers = await customerHeaders(store, MANAGER, () => now)
})
afterEach(() => store.close())

const context = () => ({ db: store.db, clock: () => now, actor: SYSTEM })
const send = (body: unknown) => store.call(PATH, { method: 'POST', headers, body })
const started = async (body: unknown): Promise<KeptExportAnswer> => {
  const answer = await send(body)
  expect(answer.status).toBe(201)
  return answer.json()
}
const list = async (): Promise<KeptExportAnswer[]> => (await store.call(PATH, { headers })).json()
const fetched = (id: number, who = headers) => store.call(`${PATH}/${id}/file`, { headers: who })
const streamed = async (path: string): Promise<string> =>
  Buffer.from(
    await (
      await store.call(`/wp-json/wc/v3/${path}`, { headers: await managerHeaders(store) })
    ).arrayBuffer(),
  ).toString()
const files = () => readdirSync(join(store.dataDir, 'exports'))

test.each([
  [{ kind: 'products' }, 'products/export'],
  [{ kind: 'products', type: 'simple' }, 'products/export?type=simple'],
  [{ kind: 'orders' }, 'orders/export'],
  [
    { kind: 'orders', status: 'completed', after: '2026-09-01T00:00:00', before: '2026-11-01T23:59:59' },
    'orders/export?status=completed&after=2026-09-01T00:00:00&before=2026-11-01T23:59:59',
  ],
  [{ kind: 'customers' }, 'customers/export'],
])('a job writes %j as the file that is streamed by %s', async (wanted, path) => {
  const begun = await started(wanted)
  expect(begun).toMatchObject({ kind: wanted.kind, status: 'running', percentage: 0, size: 0 })
  expect((await fetched(begun.id)).status).toBe(409)

  await store.runJobs()
  const [one] = await list()
  const file = await fetched(begun.id)
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(bytes.toString()).toBe(await streamed(path))
  expect(bytes.toString().split('\n').length).toBeGreaterThan(2)
  const { portions } = await store.db.selectFrom('kept_exports').select('portions').executeTakeFirstOrThrow()
  expect(portions).toBeGreaterThan(2)
  expect(one).toMatchObject({ id: begun.id, status: 'done', percentage: 100, size: bytes.length })
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="${wanted.kind}-${begun.id}.csv"`,
    'content-type': 'text/csv; charset=UTF-8',
    'x-content-type-options': 'nosniff',
  })
})

test('a file is packed while it is sent, and never read as a whole', async () => {
  const begun = await started({ kind: 'orders' })
  await store.runJobs()
  const plain = Buffer.from(await (await fetched(begun.id)).arrayBuffer())
  const file = await fetched(begun.id, { ...headers, 'Accept-Encoding': 'gzip, deflate, br, zstd' })
  expect([file.headers.get('content-encoding'), file.headers.get('content-length')]).toEqual(['gzip', null])
  const bytes = file.body?.pipeThrough(new DecompressionStream('gzip'))
  expect(Buffer.from(await new Response(bytes ?? null).arrayBuffer())).toEqual(plain)
})

/** Three lines in as many portions: each takes longer than a portion may. */
const threeLines = (fails?: number): Exporters => {
  const exporter: Exporters['orders'] = {
    count: async () => 3,
    write: async function* (_, __, place) {
      for (let at = Number(place) + 1; at <= 3; at++) {
        if (at === fails) throw new Error('the process dies')
        yield { text: `line ${at}\r\n`, place: at, done: at }
      }
    },
  }
  return { products: exporter, orders: exporter, customers: exporter }
}
const portion = async (id: number, exporters = threeLines()): Promise<boolean> => {
  let isMore = false
  const { signal } = new AbortController()
  const queueNext = async () => {
    isMore = true
  }
  await writeExportPortion(context(), id, {
    dataDir: store.dataDir,
    exporters,
    signal,
    uptime: late,
    queueNext,
  })
  return isMore
}

test('a process that begins anew goes on where the last portion ended', async () => {
  const { id } = await started({ kind: 'orders' })
  await store.db.updateTable('kept_exports').set({ total: 3 }).execute()
  expect(await portion(id)).toBe(true)
  expect(await list()).toMatchObject([{ status: 'running', percentage: 33, size: 8 }])
  await expect(portion(id, threeLines(2))).rejects.toThrow('dies')
  expect(await portion(id)).toBe(true)
  await portion(id)
  await portion(id)
  expect(await (await fetched(id)).text()).toBe('line 1\r\nline 2\r\nline 3\r\n')
})

test('an order that changes its status meanwhile takes no other one out of the file', async () => {
  const { id } = await started({ kind: 'orders', status: 'completed' })
  const services = { catalog: { taxonomy: {} } } as Services
  const exporters = { ...threeLines(), orders: orderExporter(services) } as Exporters
  // the names of the columns, then the first hundred
  for (let count = 0; count < 2; count++) await portion(id, exporters)
  await store.db.updateTable('orders').set({ status: 'refunded' }).where('id', '=', 2).execute()
  while (await portion(id, exporters));
  const numbers = (await (await fetched(id)).text()).match(/^\d+(?=,completed)/gm)
  expect(numbers).toEqual(Array.from({ length: 120 }, (_, at) => String(2 * at + 2)))
})

test('a file that was cut off meanwhile is written from its beginning', async () => {
  const { id } = await started({ kind: 'orders' })
  await portion(id)
  truncateSync(join(store.dataDir, 'exports', files()[0] ?? ''), 3)
  while (await portion(id));
  expect(await (await fetched(id)).text()).toBe('line 1\r\nline 2\r\nline 3\r\n')
})

test('files are for the shop alone, and deleted after three days or when somebody says so', async () => {
  const first = await started({ kind: 'customers' })
  await store.runJobs()
  const [name = ''] = files()
  expect(statSync(join(store.dataDir, 'exports', name)).mode & 0o077).toBe(0)
  const removed = await store.call(`${PATH}/${first.id}`, { method: 'DELETE', headers })
  expect(await removed.json()).toEqual([])
  expect(files()).toEqual([])

  await started({ kind: 'customers' })
  await store.runJobs()
  now += 2 * DAY
  expect(await dropOldExports(context(), store.dataDir)).toBe(0)
  now += 1.1 * DAY
  expect(await dropOldExports(context(), store.dataDir)).toBe(1)
  expect(files()).toEqual([])
})

test('only the newest twenty are kept', async () => {
  for (let count = 0; count < 22; count++) await started({ kind: 'customers' })
  await store.runJobs()
  await dropOldExports(context(), store.dataDir)
  expect((await list()).map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => 22 - at))
  expect(files()).toHaveLength(20)
})

test('one whose job is given up by hand has stopped, and goes on when the job is tried again', async () => {
  await started({ kind: 'customers' })
  expect(await giveUpJob(store, context(), { kind: 'export', headers })).toBe(200)
  expect(await list()).toMatchObject([{ status: 'stopped' }])
  expect(await reviveJobs(context(), (await listDeadJobs(context()))[0]?.id)).toBe(1)
  await store.runJobs()
  expect(await list()).toMatchObject([{ status: 'done' }])
})

test('one that stopped is told, and one whose file is gone is not found', async () => {
  const stopped = await started({ kind: 'customers' })
  await stopExport(context(), stopped.id)
  await store.runJobs()
  expect(await list()).toMatchObject([{ status: 'stopped' }])
  const gone = await started({ kind: 'customers' })
  await store.runJobs()
  rmSync(join(store.dataDir, 'exports'), { recursive: true })
  const answer = await fetched(gone.id)
  expect([answer.status, (await answer.json()).code]).toEqual([404, 'ghab_export_unknown'])
})

test.each([
  ['a kind that is none', { kind: 'secrets' }, 'kind'],
  ['a type that is none', { kind: 'products', type: 'x' }, 'type'],
  ['a status that is none', { kind: 'orders', status: 'x' }, 'status'],
  ['a time that is none', { kind: 'orders', after: 'yesterday' }, 'after'],
])('%s is refused beside its cause, and nothing is written', async (_, body, field) => {
  const answer = await send(body)
  expect(answer.status).toBe(400)
  expect(Object.keys((await answer.json()).data.params)).toEqual([field])
  expect(await list()).toEqual([])
})

test.each([
  ['GET', PATH],
  ['POST', PATH],
  ['GET', `${PATH}/1/file`],
  ['DELETE', `${PATH}/1`],
])('%s %s is for who may export, by their session', async (method, path) => {
  await started({ kind: 'customers' })
  await store.runJobs()
  const body = method === 'POST' ? { kind: 'customers' } : undefined
  const call = async (who: Record<string, string>) =>
    (await store.call(path, { method, headers: who, ...(body && { body }) })).status
  expect(await call({})).toBe(401)
  expect(await call(await managerHeaders(store))).toBe(401)
  expect(await call(await customerHeaders(store, SUPPORT, () => now))).toBe(403)
  expect(await call(await customerHeaders(store, SHOPPER, () => now))).toBe(403)
  expect(await list()).toHaveLength(1)
})

test.each([
  ['GET', '/file'],
  ['DELETE', ''],
])('%s of one that there is not is not found', async (method, way) => {
  const answer = await store.call(`${PATH}/77${way}`, { method, headers })
  expect([answer.status, (await answer.json()).code]).toEqual([404, 'ghab_export_unknown'])
})
