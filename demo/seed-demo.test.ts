import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openMemoryDatabase } from '#store/database/connection.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'
import { demoAccounts, isEmpty, seedDemo } from './seed-demo.ts'
import { writeShop } from './write-shop.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-seed-'))
const seed = (db: Database, products?: number) =>
  seedDemo({ db, dataDir, now: Date.now(), shop: 'en', pictures: 'small', products, log: () => {} })

let store: TestStore
beforeAll(async () => {
  store = await createTestStore(async (db) => {
    expect(await isEmpty(db)).toBe(true)
    await seed(db)
  })
}, 120_000)
afterAll(async () => {
  await store.close()
  rmSync(dataDir, { recursive: true })
})

test('a seeded shop is no longer empty and names its accounts', async () => {
  expect(await isEmpty(store.db)).toBe(false)
  const introduction = await demoAccounts('en')
  const customers = await store.db.selectFrom('customers').select(['email', 'meta_data']).execute()
  for (const { email, meta_data } of customers) {
    expect(introduction).toContain(email)
    expect(meta_data).toContain('vitrin_demo')
  }
})

test('the demo key that is told reads what no guest may', async () => {
  const [, key, secret] = /(ck_\w+) {2}(cs_\w+)/.exec(await demoAccounts('en')) ?? []
  const headers = { Authorization: `Basic ${btoa(`${key}:${secret}`)}` }
  for (const path of ['payment_gateways', 'shipping/zones', 'data/countries', 'orders', 'coupons']) {
    expect((await store.call(`/wp-json/wc/v3/${path}`)).status).toBe(401)
    expect((await store.call(`/wp-json/wc/v3/${path}`, { headers })).status).toBe(200)
  }
})

test('every picture and download of the rows lies in the data folder', async () => {
  const media = await store.db.selectFrom('media').select(['file', 'thumbhash']).execute()
  expect(media.filter(({ file }) => !existsSync(join(dataDir, 'media', file)))).toEqual([])
  expect(media.filter(({ thumbhash }) => !thumbhash)).toEqual([])
  const downloads = await store.db
    .selectFrom('products')
    .select('downloads')
    .where('downloadable', '=', 1)
    .execute()
  const files = downloads.flatMap((row) =>
    (JSON.parse(row.downloads) as { file: string }[]).map(({ file }) => file),
  )
  expect(files.length).toBeGreaterThan(1)
  expect(files.filter((file) => !existsSync(join(dataDir, file)))).toEqual([])
})

test('the store sells what was seeded', async () => {
  const answer = await store.call('/wp-json/wc/v3/products?slug=kilnday-river-teapot')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject([{ name: 'Kilnday River Teapot', price: '68', type: 'simple' }])
})

test('a seed that is interrupted leaves an empty database', async () => {
  const db = await openMemoryDatabase()
  const row = { id: 1, name: 'One', slug: 'one', description: '' }
  const parts = function* () {
    yield { tags: [{ ...row, id: 2, slug: 'two' }] }
    throw new Error('interrupted')
  }
  await expect(writeShop(db, { tags: [row] }, parts())).rejects.toThrow('interrupted')
  expect(await db.selectFrom('tags').selectAll().execute()).toEqual([])
  expect(await isEmpty(db)).toBe(true)
  await db.destroy()
})

test('a failing seed leaves an empty database', async () => {
  const db = await openMemoryDatabase()
  await db.insertInto('tags').values({ id: 1, name: 'Mine', slug: 'mine', description: '' }).execute()
  await expect(seed(db)).rejects.toThrow()
  expect(await db.selectFrom('media').selectAll().execute()).toEqual([])
  expect(await isEmpty(db)).toBe(true)
  await db.destroy()
}, 120_000)
