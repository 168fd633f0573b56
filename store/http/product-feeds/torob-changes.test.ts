import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { type Context, SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { deleteProduct, takeStock, updateProduct } from '#store/modules/catalog/catalog.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const START = Date.UTC(2026, 10, 21)
const DAY = 86_400_000

let now: number
let store: TestStore
let context: Context

const variation = (id: number, given: object = {}) =>
  productRow({ id, type: 'variation', parent_id: 10, regular_price: 50_000, updated_at: START, ...given })

beforeEach(async () => {
  now = START + DAY
  const shop = smallShop()
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        ...shop,
        settings: [
          ...(shop.settings ?? []),
          { name: 'product_feeds', value: toJson(['torob']), updated_at: START },
        ],
        products: [
          productRow({ id: 1, regular_price: 100, updated_at: START + DAY - 1000 }),
          productRow({
            id: 2,
            slug: 'teapot',
            regular_price: 120_000,
            sale_price: 98_000,
            sale_from_at: START + 2 * DAY,
            sale_to_at: START + 4 * DAY - 1,
            updated_at: START,
          }),
          // dates of a price that is none lower change nothing
          productRow({
            id: 3,
            regular_price: 100,
            sale_price: 100,
            sale_from_at: START + 2 * DAY,
            updated_at: START,
          }),
          productRow({
            id: 10,
            slug: 'cup',
            name: 'Cup',
            type: 'variable',
            manage_stock: 1,
            stock_quantity: 5,
            updated_at: START,
          }),
          variation(11),
          variation(12, { sale_price: 40_000, sale_from_at: START + 3 * DAY }),
          productRow({ id: 20, type: 'grouped', grouped_ids: toJson([2]), updated_at: START }),
        ],
      }),
    () => now,
  )
  context = { db: store.db, clock: () => now, actor: SYSTEM }
  return () => store.close()
})

interface FeedProduct {
  page_unique: string
  title: string
  current_price: number
  availability: boolean
  date_updated: string
}
const ask = async (body: object): Promise<FeedProduct[]> => {
  const answer = await store.call('/torob_api/v3/products', { method: 'POST', body })
  return (await answer.json()).products
}
const latest = () => ask({ page: 1, sort: 'date_updated_desc' })
const day = (days: number) => new Date(START + days * DAY).toISOString().replace('.000Z', '+00:00')
const lastmodOf = async (slug: string) => {
  const xml = await (await store.call('/sitemap-products-1.xml')).text()
  return new RegExp(`/product/${slug}</loc><lastmod>(.*?)</lastmod>`).exec(xml)?.[1]
}
const updatedOf = async (id: number) => (await (await store.call(`/product-data/${id}.json`)).json()).updated

test('a sale that begins or ends by its dates is a change of that moment', async () => {
  expect((await latest()).map(({ page_unique }) => page_unique)).toEqual(['1', '12', '11', '3', '2'])
  now = START + 2 * DAY + 5000
  expect((await latest()).slice(0, 2)).toMatchObject([
    { page_unique: '2', current_price: 98_000, date_updated: day(2) },
    { page_unique: '1' },
  ])
  now = START + 4 * DAY + 5000
  expect((await latest()).slice(0, 3)).toMatchObject([
    { page_unique: '2', current_price: 120_000, date_updated: day(4) },
    { page_unique: '12', current_price: 40_000, date_updated: day(3) },
    { page_unique: '1' },
  ])
  expect(await ask({ page_uniques: ['3'] })).toMatchObject([{ date_updated: day(0) }])
})

test('a sale that nobody saw begin and end has still changed it', async () => {
  await latest()
  now = START + 9 * DAY
  expect((await latest())[0]).toMatchObject({ page_unique: '2', date_updated: day(4) })
})

test('pages and product data show the change of a sale, those of what holds the product too', async () => {
  now = START + 5 * DAY
  expect([await lastmodOf('teapot'), await updatedOf(2)]).toEqual(
    Array(2).fill(new Date(START + 4 * DAY).toISOString()),
  )
  expect([await lastmodOf('cup'), await updatedOf(10)]).toEqual(
    Array(2).fill(new Date(START + 3 * DAY).toISOString()),
  )
  expect(await updatedOf(20)).toBe(new Date(START + 4 * DAY).toISOString())
})

test('variations change with the name and status of their product', async () => {
  now = START + 2 * DAY - 1000
  const at = new Date(now).toISOString().replace('.000Z', '+00:00')
  expect((await updateProduct(context, 10, { name: 'Mug' })).ok).toBe(true)
  expect((await latest()).slice(0, 3)).toMatchObject([
    { page_unique: '12', title: 'Mug', date_updated: at },
    { page_unique: '11', title: 'Mug', date_updated: at },
    { page_unique: '1' },
  ])
  expect((await updateProduct(context, 10, { status: 'draft' })).ok).toBe(true)
  expect((await latest()).map(({ page_unique }) => page_unique)).toEqual(['1', '3', '2'])
  now += 500_000
  expect((await updateProduct(context, 10, { status: 'publish' })).ok).toBe(true)
  expect((await latest()).slice(0, 2).map(({ page_unique }) => page_unique)).toEqual(['12', '11'])
})

test('variations change with the pieces that their product counts', async () => {
  now += 5000
  expect(await takeStock(context, 11, 5)).toBe(true)
  expect((await latest()).slice(0, 2)).toMatchObject([
    { page_unique: '12', availability: false },
    { page_unique: '11', availability: false },
  ])
})

test('a changed variation changes its product but no other variation', async () => {
  now += 5000
  expect((await updateProduct(context, 11, { regular_price: 60_000 }, 10)).ok).toBe(true)
  expect((await latest()).map(({ page_unique }) => page_unique)).toEqual(['11', '1', '12', '3', '2'])
  expect(await updatedOf(10)).toBe(new Date(now).toISOString())
  now += 5000
  expect((await deleteProduct(context, 11, 10)).ok).toBe(true)
  expect(await updatedOf(10)).toBe(new Date(now).toISOString())
})

test('pages over what has changed hold everything once', async () => {
  now = START + 5 * DAY
  const products = await latest()
  const dates = products.map(({ date_updated }) => date_updated)
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(new Set(products.map(({ page_unique }) => page_unique)).size).toBe(5)
})
