import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildShop } from '#demo/builders/build-shop.ts'
import { decimalsOf, loadSource } from '#demo/seed-demo.ts'
import { writeShop } from '#demo/write-shop.ts'
import { createStoreClient } from '#store-api/client/store-client.ts'
import type { Product } from '#store-api/contract/products.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const NOW = Date.UTC(2026, 2, 14, 9, 30)
const shops: Record<string, TestStore> = {}
const seeded: Record<string, number> = {}

beforeAll(async () => {
  for (const locale of ['fa', 'en'] as const) {
    const rows = (await buildShop(await loadSource(locale), NOW, decimalsOf(locale))).rows(new Map())
    seeded[locale] = rows.price_history?.length ?? 0
    shops[locale] = await createTestStore(
      (db) => writeShop(db, rows),
      () => NOW,
    )
  }
}, 60_000)
afterAll(() => Promise.all(Object.values(shops).map((store) => store.close())))

const open = (locale: string) => {
  const store = shops[locale] as TestStore
  const client = createStoreClient({ fetch: (request) => store.fetch(request), origin: TEST_ORIGIN })
  return { store, client, seeded: seeded[locale] }
}

test.each(['fa', 'en'])('the past of the %s demo ends in its present prices', async (locale) => {
  const { store, seeded } = open(locale)
  const { count } = await store.db
    .selectFrom('price_history')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('past_unknown', '=', 0)
    .executeTakeFirstOrThrow()
  const added = await store.db
    .selectFrom('price_history')
    .select('product_id')
    .where('began_at', '=', NOW)
    .execute()
  expect(count).toBe(seeded)
  // those that came within two days, with their sale
  expect(added.length).toBeLessThan(count / 50)
})

test.each(['fa', 'en'])(
  'every sale of the %s demo is from a price that was charged, some after lower ones',
  async (locale) => {
    const { store, client } = open(locale)
    const entered = (await (
      await store.call('/wp-json/wc/v3/products?on_sale=true&per_page=100')
    ).json()) as Product[]
    const shown = await client.products({ on_sale: true, per_page: 100, facets: false })
    expect(shown.products.map(({ id }) => id).sort()).toEqual(
      entered
        .filter(({ status }) => status === 'publish')
        .map(({ id }) => id)
        .sort(),
    )
    const known = shown.products.filter(({ type, lowest_price }) => type === 'simple' && lowest_price)
    const lower = known.filter(
      ({ lowest_price, regular_price }) => Number(lowest_price) < Number(regular_price),
    )
    expect(lower.length).toBeGreaterThan(0)
    expect(known.length).toBeGreaterThan(lower.length)
  },
)

test.each(['fa', 'en'])('main goods of the %s demo have a year of prices', async (locale) => {
  const { client } = open(locale)
  const { products } = await client.products({
    on_sale: true,
    orderby: 'popularity',
    per_page: 40,
    facets: false,
  })
  const histories = await Promise.all(products.map(({ id }) => client.priceHistory(id, 365)))
  expect(histories.filter(({ steps }) => steps.length > 2).length).toBeGreaterThan(histories.length / 4)
})
