import { expect, test } from 'vitest'
import { fromJson } from '#store/database/json.ts'
import { buildShop } from './builders/build-shop.ts'
import { enlarge } from './enlarge.ts'
import { decimalsOf, loadSource } from './seed-demo.ts'

const NOW = Date.UTC(2026, 2, 14, 9)
const WANTED = 3000

const grow = async () => {
  const shop = (await buildShop(await loadSource('en'), NOW, decimalsOf('en'))).rows(new Map())
  const copies = [...enlarge(shop, WANTED, NOW, 'en')]
  const products = [...(shop.products ?? []), ...copies.flatMap((part) => part.products ?? [])]
  const reviews = [...(shop.reviews ?? []), ...copies.flatMap((part) => part.reviews ?? [])]
  return { copies, products, reviews }
}

test('a shop grows to the size that is wanted, the same one each time', async () => {
  const { products, copies } = await grow()
  expect(products.filter(({ type }) => type !== 'variation')).toHaveLength(WANTED)
  expect(copies.length).toBeGreaterThan(1)
  expect((await grow()).products).toEqual(products)
})

test('ids, slugs and SKUs stay unique, variations follow their product', async () => {
  const { products, reviews } = await grow()
  for (const column of ['id', 'slug', 'sku'] as const) {
    expect(new Set(products.map((product) => product[column])).size).toBe(products.length)
  }
  expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length)
  const variable = new Set(products.filter(({ type }) => type === 'variable').map(({ id }) => id))
  const parents = products.filter(({ type }) => type === 'variation').map(({ parent_id }) => parent_id)
  expect(new Set(parents)).toEqual(variable)
})

test('few categories hold most, prices are apart, sales are below them', async () => {
  const { products } = await grow()
  const owners = products.filter(({ type }) => type !== 'variation')
  const perCategory = Map.groupBy(owners, ({ category_ids }) =>
    category_ids ? fromJson(category_ids)[0] : 0,
  )
  const sizes = [...perCategory.values()].map((group) => group.length).toSorted((a, b) => b - a)
  expect(sizes[0]).toBeGreaterThan(4 * (sizes.at(-1) ?? 0))
  expect(new Set(owners.map(({ regular_price }) => regular_price)).size).toBeGreaterThan(200)
  for (const { regular_price, sale_price } of products) {
    if (typeof sale_price === 'number') expect(sale_price).toBeLessThan(regular_price ?? 0)
  }
})

test('ratings of copies are those of their reviews', async () => {
  const { products, reviews } = await grow()
  const approved = Map.groupBy(
    reviews.filter(({ status }) => status === 'approved'),
    ({ product_id }) => product_id,
  )
  for (const { id, rating_count } of products) {
    expect(rating_count).toBe(approved.get(id as number)?.length ?? 0)
  }
})

test('a shop that is large enough already stays as it is', async () => {
  const shop = (await buildShop(await loadSource('en'), NOW, 2)).rows(new Map())
  expect([...enlarge(shop, 10, NOW, 'en')]).toEqual([])
})
