import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { openDatabase } from '#store/database/connection.ts'
import type { PlaceAnswer } from '#store-api/contract/checkout.ts'
import { atTheBank, comeBack, draftOf, orderOf, place, placed, stockOf } from '#tests/support/checkout.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { holdLock } from '#tests/support/processes/hold-lock.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { openTestStore, type TestStore } from '#tests/support/test-store.ts'

const HOUR = 3_600_000
let dataDir: string
let store: TestStore
let now: number
let letGo: () => Promise<void>

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 8)
  dataDir = mkdtempSync(join(tmpdir(), 'vitrin-busy-'))
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  await writeShop(db, { ...smallShop(), customers: [customerRow({ id: 7, email: 'mina@shop.test' })] })
  store = await openTestStore({ db, dataDir, clock: () => now })
  letGo = async () => {}
})

afterEach(async () => {
  await letGo()
  await store.close()
  rmSync(dataDir, { recursive: true })
})

const lock = async () => {
  letGo = await holdLock(join(dataDir, 'vitrin.db'))
}
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  store.call(path, { method: 'POST', body, headers })
const DRAFT = { products: [{ product_id: 1 }], customer_id: 0, one_page: 1, platform: 'web' }
const told = async (response: Response) => ({
  status: response.status,
  retryAfter: response.headers.get('retry-after'),
  code: ((await response.json()) as { code?: string }).code,
})

test('while another process writes, everything is read and an order waits for its turn', async () => {
  const headers = await customerHeaders(store, { id: 7 }, () => now)
  const bought = await placed(store, [{ product_id: 1 }])
  const draft = await draftOf(store, [{ product_id: 1 }])
  // the session was not seen for so long that its next use is noted
  now += HOUR
  await lock()

  let isPlaced = false
  const placing = place(store, draft).then((response) => {
    isPlaced = true
    return response
  })
  for (const path of [
    '/healthz',
    '/wp-json/ghab/v1/products',
    '/wp-json/wc/v3/products/1',
    `/wp-json/ghab/v1/checkout/${draft}`,
    '/wp-json/ghab/v1/customer',
    '/wp-json/ghab/v1/orders',
    `/wp-json/ghab/v1/orders/${bought.order_id}?key=${bought.order_key}`,
  ]) {
    expect([path, (await store.call(path, { headers })).status]).toEqual([path, 200])
  }
  const [{ orders } = { orders: 0 }] = await store.db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .execute()
  expect([orders, isPlaced]).toEqual([1, false])

  await letGo()
  const answer = await placing
  expect(answer.status).toBe(200)
  // what was committed is seen by the very next read
  expect((await orderOf(store, (await answer.json()) as PlaceAnswer)).status).toBe('processing')
})

test('one that holds it for too long: changes are refused plainly, nothing is half done, and later it goes on', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const draft = await draftOf(store, [{ product_id: 1 }])
  const drafts = () => store.db.selectFrom('checkout_drafts').select('id').execute()
  const before = (await drafts()).length
  await lock()
  const contact = { name: 'Mina', email: 'mina@shop.test', subject: 'Hello', message: 'Hello' }
  const answers = await Promise.all([
    place(store, draft),
    place(store, draft),
    post('/api/appsettings/ionic_data_link/', DRAFT),
    post('/wp-json/ghab/v1/contact', contact),
    store.call('/readyz').then((response) => new Response('{}', response)),
  ])
  const busy = { status: 503, retryAfter: '5', code: 'database_busy' }
  expect(await Promise.all(answers.map(told))).toEqual([busy, busy, busy, busy, { ...busy, code: undefined }])
  expect((await store.call('/healthz')).status).toBe(200)
  expect(await store.db.selectFrom('orders').select('id').execute()).toEqual([])
  expect(await drafts()).toHaveLength(before)
  expect(await stockOf(store, 1)).toBe(10)
  await letGo()
  expect((await store.readStats()).unavailable).toMatchObject({ database_busy: 4, storage_full: 0 })

  now += HOUR
  expect((await place(store, draft)).status).toBe(200)
  expect((await store.call('/readyz')).status).toBe(200)
  expect(await stockOf(store, 1)).toBe(9)
  logged.mockRestore()
}, 20_000)

test('who comes back from the bank meanwhile sees their order, which is settled later', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const answer = await placed(store, [{ product_id: 1 }], { payment_method: 'testbank' })
  const back = await atTheBank(store, answer.redirect, 'pay')
  await lock()
  expect(await comeBack(store, back)).toContain(`/order-received/${answer.order_id}?key=${answer.order_key}`)
  expect(logged.mock.calls.map(([message]) => message)).toEqual(['a payment could not be settled'])
  await letGo()
  now += 2 * 60_000
  await store.runJobs()
  expect((await orderOf(store, answer)).status).toBe('processing')
  logged.mockRestore()
}, 20_000)

test('writers who come while it is held are let in when it goes, each once', async () => {
  const drafts = await Promise.all(Array.from({ length: 8 }, () => draftOf(store, [{ product_id: 1 }])))
  await lock()
  const placing = Promise.all(drafts.map((draft) => place(store, draft)))
  const alone = store.db.updateTable('products').set({ name: 'Cup' }).where('id', '=', 1).execute()
  expect((await store.call('/wp-json/ghab/v1/products')).status).toBe(200)
  await letGo()
  expect((await placing).map(({ status }) => status)).toEqual(drafts.map(() => 200))
  await alone
  expect(await stockOf(store, 1)).toBe(2)
})
