import { readdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { type Context, SYSTEM } from '#store/context.ts'
import { changeAvatar } from '#store/modules/customers/customers.ts'
import { findOrder } from '#store/modules/orders/orders.ts'
import { addReceipt } from '#store/modules/payments/payments.ts'
import { placed } from '#tests/support/checkout.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const GHAB = '/wp-json/ghab/v1'
const CUSTOMER = 11

let store: TestStore
let headers: Record<string, string>
let system: Context
let picture: Uint8Array<ArrayBuffer>

beforeEach(async () => {
  store = await createTestStore(async (db) => {
    await writeShop(db, smallShop())
    await db
      .insertInto('customers')
      .values(customerRow({ id: CUSTOMER, email: 'mina@example.com' }))
      .execute()
  })
  system = { db: store.db, clock: Date.now, actor: SYSTEM }
  headers = await customerHeaders(store, { id: CUSTOMER })
  const drawn = sharp({ create: { width: 600, height: 400, channels: 3, background: '#c04' } })
  picture = new Uint8Array(await drawn.jpeg().toBuffer())
})

const file = () => new File([picture], 'a.jpg', { type: 'image/jpeg' })
const send = (method: string, path: string, body: BodyInit) =>
  store.fetch(new Request(TEST_ORIGIN + GHAB + path, { method, headers, body }))
/** The statuses of ten of the same, sorted. */
const tenOf = async (one: () => Promise<Response>) =>
  (await Promise.all(Array.from({ length: 10 }, one))).map(({ status }) => status).sort()
const filesBelow = async (folder: string) =>
  (await readdir(join(store.dataDir, folder), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
const buys = async (changes: object = {}) => {
  const order = await placed(store, [{ product_id: 1 }], changes)
  await store.db
    .updateTable('orders')
    .set({ customer_id: CUSTOMER, ...(Object.keys(changes).length === 0 && { status: 'completed' }) })
    .where('id', '=', order.order_id)
    .execute()
  return order
}

test('of ten receipts one is taken, and no picture of the others stays', async () => {
  const { order_id, order_key } = await buys({ payment_method: 'bacs' })
  const statuses = await tenOf(() => {
    const body = new FormData()
    body.set('key', order_key)
    body.set('receipt', file())
    return send('POST', `/orders/${order_id}/receipt`, body)
  })
  expect(statuses).toEqual([200, ...Array(9).fill(409)])
  const payments = await store.db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order_id)
    .execute()
  expect(payments.map(({ status }) => status)).toEqual(['claimed'])
  expect(readdirSync(join(store.dataDir, 'receipts'))).toEqual(payments.map(({ authority }) => authority))
})

test('a receipt that comes when the transfer is not waited for any more leaves nothing', async () => {
  const { order_id } = await buys({ payment_method: 'bacs' })
  const order = await findOrder(system, order_id)
  if (!order) throw new Error('no order')
  await store.db.updateTable('orders').set({ status: 'processing' }).where('id', '=', order_id).execute()
  expect(await addReceipt(system, store.dataDir, order, picture)).toEqual({
    ok: false,
    error: 'not_expected',
  })
  expect(await store.db.selectFrom('payments').selectAll().execute()).toEqual([])
  expect(readdirSync(join(store.dataDir, 'receipts'))).toEqual([])
})

test('of ten avatars one stays, with its row and its file', async () => {
  const statuses = await tenOf(() => send('PUT', '/customer/avatar', picture))
  expect(statuses).toEqual(Array(10).fill(200))
  const { avatar_id } = await store.db
    .selectFrom('customers')
    .select('avatar_id')
    .where('id', '=', CUSTOMER)
    .executeTakeFirstOrThrow()
  const rows = await store.db.selectFrom('media').selectAll().where('file', 'like', 'unlisted/%').execute()
  expect(rows.map(({ id }) => id)).toEqual([avatar_id])
  expect(await filesBelow('media/unlisted')).toHaveLength(1)
})

test('an avatar whose account was deleted meanwhile leaves nothing', async () => {
  await store.db.deleteFrom('customers').where('id', '=', CUSTOMER).execute()
  const own = { ...system, actor: { customerId: CUSTOMER, role: 'customer' as const } }
  await changeAvatar(own, store.dataDir, picture)
  expect(
    await store.db.selectFrom('media').select('id').where('file', 'like', 'unlisted/%').execute(),
  ).toEqual([])
  expect(await filesBelow('media/unlisted')).toEqual([])
})

test('of five equal reviews one is written, with its photos alone', async () => {
  await buys()
  const review = {
    product_id: '1',
    rating: '5',
    review: 'خوب',
    reviewer: 'مینا',
    reviewer_email: 'mina@example.com',
  }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => {
      const body = new FormData()
      for (const [name, value] of Object.entries(review)) body.set(name, value)
      body.append('photos', file())
      return send('POST', '/reviews', body)
    }),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  expect(await store.db.selectFrom('review_photos').selectAll().execute()).toHaveLength(1)
  expect(await filesBelow('media/unlisted/reviews')).toHaveLength(1)
})

test('a wish list stays within its length, whatever is put on it', async () => {
  const row = await store.db.selectFrom('products').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
  const ids = Array.from({ length: 520 }, (_, index) => 1000 + index)
  for (const id of ids) {
    await store.db
      .insertInto('products')
      .values({ ...row, id, slug: `p-${id}`, sku: `s-${id}` })
      .execute()
  }
  const put = (add: number[]) =>
    store.call(`${GHAB}/wish-list`, { method: 'PUT', headers, body: { add } }).then(({ status }) => status)
  expect(await put([1, 2])).toBe(200)
  expect(await put([8_000_001, 8_000_002])).toBe(200)
  const halves = [ids.slice(0, 260), ids.slice(260)]
  expect(await Promise.all(halves.map(put))).toEqual([200, 200])
  const kept = await store.db.selectFrom('wish_list_items').select('product_id').execute()
  expect(kept).toHaveLength(500)
  expect(kept.filter(({ product_id }) => product_id > 8_000_000)).toEqual([])
})
