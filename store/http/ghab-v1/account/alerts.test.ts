import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { type Context, SYSTEM } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import type { Message } from '#store/modules/notifications/notifications.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const PRODUCT = 1
let now: number
let sent: Message[]
let store: TestStore
let context: Context

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 8)
  sent = []
  const carry = async (message: Message) => {
    sent.push(message)
  }
  store = await createTestStore(
    (db) => writeShop(db, smallShop()),
    () => now,
    { transports: { mail: carry, sms: carry } },
  )
  context = { db: store.db, clock: () => now, actor: SYSTEM }
})

const ask = async (body: object) => {
  const response = await store.call('/wp-json/ghab/v1/alerts', { method: 'POST', body })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const change = (values: { stock_status?: 'instock' | 'outofstock'; price?: number }) =>
  inTransaction(context, async (inside) => {
    const { stock_status, price } = values
    await inside.db
      .updateTable('products')
      .set({
        ...(stock_status && { stock_status, stock_quantity: stock_status === 'instock' ? 3 : 0 }),
        ...(price && { regular_price: price, sale_price: null }),
      })
      .where('id', '=', PRODUCT)
      .execute()
    await recordEvent(inside, { type: 'product.changed', payload: { id: PRODUCT, parent_id: 0 } })
  })
const later = async () => {
  now += 60_000
  await store.runJobs()
  await store.runJobs()
}

test('who waits for what is sold out hears once when it is back', async () => {
  await change({ stock_status: 'outofstock' })
  const restock = { product_id: PRODUCT, kind: 'restock' }
  expect(await ask({ ...restock, contact: '۰۹۱۲ ۳۴۵ ۶۷۸۹' })).toEqual({
    status: 201,
    body: { channel: 'sms' },
  })
  expect((await ask({ ...restock, contact: 'Sara@Mail.test' })).body).toEqual({ channel: 'mail' })
  expect((await ask({ ...restock, contact: 'sara@mail.test ' })).status).toBe(201)
  await later()
  expect(sent).toEqual([])

  await change({ stock_status: 'instock' })
  await later()
  await later()
  expect(sent.map(({ channel, recipient }) => [channel, recipient]).sort()).toEqual([
    ['mail', 'sara@mail.test'],
    ['sms', '09123456789'],
  ])
  expect(sent.every(({ text }) => text.includes('/product/'))).toBe(true)

  await change({ stock_status: 'outofstock' })
  await ask({ ...restock, contact: 'sara@mail.test' })
  await change({ stock_status: 'instock' })
  await later()
  expect(sent).toHaveLength(3)
})

test('a price alert waits for less than it cost', async () => {
  await change({ price: 1000 })
  await ask({ product_id: PRODUCT, kind: 'price', contact: 'sara@mail.test' })
  await change({ price: 1200 })
  await later()
  expect(sent).toEqual([])
  await change({ price: 900 })
  await Promise.all([store.runJobs(), store.runJobs()])
  await later()
  expect(sent).toHaveLength(1)
})

test('what cannot be waited for is refused with its reason', async () => {
  const asked = { product_id: PRODUCT, kind: 'restock', contact: 'sara@mail.test' }
  expect(await ask(asked)).toMatchObject({ status: 409, body: { code: 'ghab_alert_in_stock' } })
  expect(await ask({ ...asked, product_id: 999_999 })).toMatchObject({
    status: 400,
    body: { data: { params: { product_id: expect.any(String) } } },
  })
  expect(await ask({ ...asked, kind: 'price', contact: 'nobody' })).toMatchObject({
    status: 400,
    body: { data: { params: { contact: expect.any(String) } } },
  })
  expect((await ask({ ...asked, kind: 'gift' })).status).toBe(400)
})

test('a machine that fills the hidden field waits for nothing', async () => {
  const answer = await ask({ product_id: PRODUCT, kind: 'price', contact: 'a@b.test', website: 'x' })
  expect(answer.status).toBe(201)
  expect(await store.db.selectFrom('alerts').selectAll().execute()).toEqual([])
})

test('one contact is not made to wait without end: not at once, not from many addresses, not in the long run', async () => {
  const { id: _, ...row } = await store.db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', PRODUCT)
    .executeTakeFirstOrThrow()
  const ids = Array.from({ length: 80 }, (_, i) => 5000 + i)
  await inTransaction(context, async (inside) => {
    await inside.db
      .insertInto('products')
      .values(ids.map((id) => ({ ...row, id, slug: `p-${id}`, sku: '' })))
      .execute()
    for (const id of ids)
      await recordEvent(inside, { type: 'product.changed', payload: { id, parent_id: 0 } })
  })
  const spellings = ['09123456789', '۰۹۱۲ ۳۴۵ ۶۷۸۹', '+989123456789', '0912-345-6789']
  const waitFor = async (i: number, contact = spellings[i % 4]) => {
    const body = { product_id: ids[i], kind: 'price', contact }
    const address = `10.${i}.0.1`
    return (await store.call('/wp-json/ghab/v1/alerts', { method: 'POST', body, address })).status
  }
  const first: number[] = []
  for (let i = 0; i < 12; i++) first.push(await waitFor(i))
  expect(first).toEqual([...Array(10).fill(201), 429, 429])
  expect(await waitFor(12, 'other@mail.test')).toBe(201)

  const later: number[] = []
  for (let i = 13; i < 80; i++) {
    now += 60_000
    later.push(await waitFor(i))
  }
  expect(later.filter((status) => status === 201)).toHaveLength(40)
  expect(later.slice(40)).toEqual(Array(27).fill(429))
  // asking again for what is waited for already is nothing new
  now += 10 * 60_000
  expect(await waitFor(0)).toBe(201)
  expect(await waitFor(79)).toBe(429)
})
