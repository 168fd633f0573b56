import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { openDatabase } from '#store/database/connection.ts'
import { createApiKey } from '#store/modules/customers/customers.ts'
import type { PlaceAnswer } from '#store-api/contract/checkout.ts'
import { draftOf, place, placed, stockOf, viewOf } from '#tests/support/checkout.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { signedPath } from '#tests/support/signed-path.ts'
import { openTestStore, TEST_CIPHER, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const disk = vi.hoisted(() => ({ isFull: false }))
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>()
  return {
    ...real,
    // a full disk takes a part and refuses the rest
    writeFile: async (path: string, data: Uint8Array, options: object) => {
      if (!disk.isFull) return real.writeFile(path, data, options)
      await real.writeFile(path, data.slice(0, 1))
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', path })
    },
  }
})

const FULL = { status: 503, retryAfter: '60', code: 'storage_full' }
const DRAFT = '/api/appsettings/ionic_data_link/'
let dataDir: string
let store: TestStore

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  disk.isFull = false
  dataDir = mkdtempSync(join(tmpdir(), 'vitrin-full-'))
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  await writeShop(db, { ...smallShop(), customers: [customerRow({ id: 7 }), managerRow()] })
  store = await openTestStore({ db, dataDir })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await store.close()
  rmSync(dataDir, { recursive: true })
})

const told = async (response: Response) => ({
  status: response.status,
  retryAfter: response.headers.get('retry-after'),
  code: ((await response.json()) as { code?: string }).code,
})
const post = (path: string, body: unknown) => store.call(path, { method: 'POST', body })
const draft = (note: string) =>
  post(DRAFT, {
    products: [{ product_id: 1 }],
    customer_id: 0,
    one_page: 1,
    platform: 'web',
    customer_note: note,
  })
const setRoom = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(store.db)
const folders = () =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w{4}$/.test(path))
const picture = async () => {
  const red = { width: 40, height: 40, channels: 3, background: 'red' } as const
  return new Uint8Array(await sharp({ create: red }).png().toBuffer())
}
const sendReceipt = async ({ order_id, order_key }: PlaceAnswer) => {
  const body = new FormData()
  body.set('key', order_key)
  body.set('receipt', new File([await picture()], 'a.png', { type: 'image/png' }))
  const url = `${TEST_ORIGIN}/wp-json/ghab/v1/orders/${order_id}/receipt`
  return store.fetch(new Request(url, { method: 'POST', body }))
}
const sendAvatar = async () => {
  const headers = await customerHeaders(store, { id: 7 })
  const url = `${TEST_ORIGIN}/wp-json/ghab/v1/customer/avatar`
  return store.fetch(new Request(url, { method: 'PUT', body: await picture(), headers }))
}

test('a database without room refuses orders, drafts and messages plainly, reads on, and goes on when there is room', async () => {
  await store.db.updateTable('products').set({ stock_quantity: 100 }).where('id', '=', 1).execute()
  const drafts = await Promise.all(Array.from({ length: 50 }, () => draftOf(store, [{ product_id: 1 }])))
  await setRoom(1)
  /** what there is still room for in the pages of its tables is taken */
  const untilFull = async (send: (count: number) => Promise<Response>): Promise<number> => {
    for (let count = 0; count < drafts.length; count++) {
      const response = await send(count)
      if (response.status === 200) continue
      expect(await told(response)).toEqual(FULL)
      return count
    }
    throw new Error('there was room for everything')
  }
  await untilFull(() => draft('x'.repeat(500)))
  const contact = { name: 'Mina', email: 'mina@shop.test', message: 'x'.repeat(5000) }
  await untilFull(() => post('/wp-json/ghab/v1/contact', contact))
  const count = await untilFull((at) => place(store, drafts[at] ?? ''))
  const refused = drafts[count] ?? ''

  expect((await viewOf(store, refused)).order).toBeNull()
  expect((await store.call('/wp-json/ghab/v1/products')).status).toBe(200)
  expect(await stockOf(store, 1)).toBe(100 - count)
  expect(await store.db.selectFrom('orders').select('id').execute()).toHaveLength(count)

  await setRoom(100_000)
  const order = (await (await place(store, refused)).json()) as PlaceAnswer
  expect((await viewOf(store, refused)).order).toMatchObject({ id: order.order_id })
  expect(await stockOf(store, 1)).toBe(100 - count - 1)
})

test('signed calls read on without room for their nonces, each once', async () => {
  const context = { db: store.db, clock: Date.now, actor: SYSTEM }
  const wanted = { customerId: Number(managerRow().id), description: '', permissions: 'read' as const }
  const key = await createApiKey(context, TEST_CIPHER, wanted)
  await setRoom(1)
  const paths = Array.from({ length: 100 }, (_, at) =>
    signedPath('/wp-json/wc/v3/orders', key, { nonce: `nonce ${at}`, now: Date.now() }),
  )
  const statuses = async () =>
    new Set(await Promise.all(paths.map(async (path) => (await store.call(path)).status)))
  expect(await statuses()).toEqual(new Set([200]))
  const { nonces } = await store.db
    .selectFrom('oauth_nonces')
    .select(({ fn }) => fn.countAll<number>().as('nonces'))
    .executeTakeFirstOrThrow()
  expect(nonces).toBeLessThan(paths.length)
  expect(await statuses()).toEqual(new Set([401]))
})

test('a picture that finds no room is refused plainly, and nothing of it is left', async () => {
  const order = await placed(store, [{ product_id: 1 }], { payment_method: 'bacs' })
  const before = folders()
  disk.isFull = true
  expect([await told(await sendReceipt(order)), await told(await sendAvatar())]).toEqual([FULL, FULL])
  expect(folders()).toEqual(before)
  expect((await store.call('/readyz')).status).toBe(503)
  disk.isFull = false
  expect([(await sendReceipt(order)).status, (await sendAvatar()).status]).toEqual([200, 200])
})

test('a picture is shown in its full size where its smaller one finds no room', async () => {
  const { avatar_url } = (await (await sendAvatar()).json()) as { avatar_url: string }
  const before = folders()
  disk.isFull = true
  const shown = await store.call(new URL(avatar_url).pathname)
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(folders()).toEqual(before)
  disk.isFull = false
  expect((await store.call(new URL(avatar_url).pathname)).headers.get('cache-control')).toContain('immutable')
})
