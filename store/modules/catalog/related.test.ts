import { afterEach, describe, expect, test } from 'vitest'
import type { Locale } from '#common/locale.ts'
import { buildShop } from '#demo/builders/build-shop.ts'
import { decimalsOf, loadSource } from '#demo/seed-demo.ts'
import { type SeedShop, writeShop } from '#demo/write-shop.ts'
import { type Context, SYSTEM } from '#store/context.ts'
import { openMemoryDatabase } from '#store/database/connection.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { lineRow, orderRow } from '#tests/support/rows/order-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { openCatalog } from './open-catalog.ts'

const NOW = Date.UTC(2026, 10, 21)

const category = (id: number, parent_id: number) => ({
  id,
  parent_id,
  name: `Category ${id}`,
  slug: `category-${id}`,
  description: '',
  display: 'default',
  image_id: null,
  menu_order: 0,
})

/** Shoes (1 › 2 running, 3 boots) and sound (4 › 5 microphones). */
const CATEGORIES = [category(1, 0), category(2, 1), category(3, 1), category(4, 0), category(5, 4)]

const { display: _, ...BRAND } = category(7, 0)

type Row = Parameters<typeof productRow>[0]

const shoe = (
  id: number,
  given: Row & { categories?: number[]; tags?: number[]; brands?: number[] } = {},
) => {
  const { categories = [2], tags = [], brands = [], ...row } = given
  return productRow({
    id,
    regular_price: 1000,
    category_ids: toJson(categories),
    tag_ids: toJson(tags),
    brand_ids: toJson(brands),
    ...row,
  })
}

let close = () => {}
afterEach(() => close())

const open = async (shop: SeedShop) => {
  const db = await openMemoryDatabase()
  await writeShop(db, shop)
  const context: Context = { db, clock: () => NOW, actor: SYSTEM }
  const catalog = await openCatalog(context)
  close = catalog.close
  return { catalog, context }
}

const relatedIn = async (products: ReturnType<typeof shoe>[]) =>
  (await open({ categories: CATEGORIES, brands: [BRAND], products })).catalog.related(1, 5)

describe('of two products the one comes first that', () => {
  test.each<[string, Row & object, Row & object]>([
    ['is of the same category, not of one beside it', {}, { category_ids: toJson([3]) }],
    ['is of the same brand', { brand_ids: toJson([7]) }, {}],
    ['has the same tag', { tag_ids: toJson([8]) }, {}],
    ['costs about as much', { regular_price: 1100 }, { regular_price: 3000 }],
    ['is in stock', {}, { stock_status: 'outofstock' }],
    ['is bought more often', { total_sales: 50 }, {}],
    [
      'shares the category, though the other has brand and price',
      { regular_price: 9000 },
      {
        category_ids: toJson([3]),
        brand_ids: toJson([7]),
      },
    ],
  ])('%s', async (_, better, worse) => {
    const own = shoe(1, { brands: [7], tags: [8] })
    expect(await relatedIn([own, shoe(2, worse), shoe(3, better)])).toEqual([3, 2])
    expect(await relatedIn([own, shoe(2, better), shoe(3, worse)])).toEqual([2, 3])
  })
})

test('nothing of another world, whatever they share', async () => {
  const shared = { brands: [7], tags: [8, 9] }
  expect(
    await relatedIn([
      shoe(1, shared),
      shoe(2, { ...shared, categories: [5] }),
      shoe(3, { ...shared, categories: [] }),
      shoe(4, { categories: [3] }),
      shoe(5, { categories: [5, 3] }),
    ]),
  ).toEqual([5, 4])
  expect(await relatedIn([shoe(1, { ...shared, categories: [] }), shoe(2, shared)])).toEqual([])
  expect(
    await relatedIn([shoe(1, { ...shared, categories: [] }), shoe(2, { tags: [8], categories: [] })]),
  ).toEqual([2])
})

test('neither itself nor what shoppers do not see', async () => {
  expect(
    await relatedIn([
      shoe(1),
      shoe(2, { status: 'draft' }),
      shoe(3, { catalog_visibility: 'hidden' }),
      shoe(4),
    ]),
  ).toEqual([4])
})

describe('bought together', () => {
  const shop = (status: string): SeedShop => ({
    categories: CATEGORIES,
    products: [shoe(1), shoe(2), shoe(3), shoe(4, { categories: [5] })],
    orders: [orderRow({ id: 1, status })],
    order_items: [lineRow(1, 1, 1), lineRow(2, 1, 2), lineRow(3, 1, 4)],
  })

  test('comes first, in its world, once it is paid', async () => {
    expect((await open(shop('completed'))).catalog.related(1, 5)).toEqual([2, 3])
    expect((await open(shop('cancelled'))).catalog.related(1, 5)).toEqual([3, 2])
  })

  test('counts as soon as an order is paid', async () => {
    const { catalog, context } = await open(shop('pending'))
    expect(catalog.related(1, 5)).toEqual([3, 2])
    await inTransaction(context, (inside) =>
      recordEvent(inside, {
        type: 'order.status-changed',
        payload: { id: 1, from: 'pending', to: 'processing' },
      }),
    )
    expect(catalog.related(1, 5)).toEqual([2, 3])
  })
})

describe.each<Locale>(['fa', 'en'])('the demo shop %s', (locale) => {
  test('leads from each product to others of its world, of its own category first', async () => {
    const built = await buildShop(await loadSource(locale), NOW, decimalsOf(locale))
    const rows = built.rows(new Map()) as Required<SeedShop>
    const { catalog } = await open(rows)
    const { taxonomy } = catalog
    const products = rows.products.filter(({ type, status }) => type !== 'variation' && status === 'publish')
    const categoriesOf = new Map(products.map(({ id = 0, category_ids }) => [id, fromJson(category_ids)]))
    const worldsOf = (id: number) =>
      new Set((categoriesOf.get(id) ?? []).map((one) => taxonomy.categoryPath(one).at(-1)))
    const isOfOneWorld = (a: number, b: number) => [...worldsOf(a)].some((world) => worldsOf(b).has(world))
    const shown = new Set(
      catalog.find({ visibleIn: 'catalog', orderBy: 'id', descending: false, skip: 0, limit: 1000 }).ids,
    )
    const inWorld = (id: number) => [...shown].filter((other) => other !== id && isOfOneWorld(other, id))
    const faults = products.flatMap(({ id = 0, slug }) => {
      const related = catalog.related(id, 5)
      const foreign = related.filter((other) => !isOfOneWorld(other, id))
      const expected = Math.min(5, inWorld(id).length)
      return foreign.length || related.length !== expected ? [`${slug}: ${related}`] : []
    })
    expect(products.length).toBeGreaterThan(50)
    expect(faults).toEqual([])
    // where its own category has others to sell, one of them comes first
    const strays = products.flatMap(({ id = 0, slug }) => {
      const own = new Set(categoriesOf.get(id))
      const isNear = (other: number) => (categoriesOf.get(other) ?? []).some((one) => own.has(one))
      const hasNear = [...shown].some(
        (other) => other !== id && isNear(other) && catalog.summary(other)?.stock !== 'outofstock',
      )
      return hasNear && !isNear(catalog.related(id, 1)[0] ?? 0) ? [slug] : []
    })
    expect(strays).toEqual([])
  })
})
