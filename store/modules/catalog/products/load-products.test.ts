import { beforeAll, expect, test } from 'vitest'
import { type Context, SYSTEM } from '#store/context.ts'
import { openMemoryDatabase } from '#store/database/connection.ts'
import { toJson } from '#store/database/json.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { loadProducts } from './load-products.ts'

const NOW = Date.UTC(2026, 10, 21)
let context: Context

beforeAll(async () => {
  const db = await openMemoryDatabase()
  context = { db, clock: () => NOW, actor: SYSTEM }
  const sale = { regular_price: 100, sale_price: 80 }
  await db
    .insertInto('products')
    .values([
      productRow({ id: 1, ...sale, sale_from_at: NOW - 1, sale_to_at: NOW + 1 }),
      productRow({ id: 2, ...sale, sale_from_at: NOW + 1 }),
      productRow({ id: 3, ...sale, sale_to_at: NOW - 1 }),
      productRow({ id: 4, regular_price: 100, sale_price: 100 }),
      productRow({
        id: 5,
        type: 'variable',
        name: 'Shirt',
        category_ids: toJson([7]),
        image_ids: toJson([1, 2]),
        weight: '2',
        tax_class: 'reduced-rate',
      }),
      productRow({ id: 6, type: 'variation', parent_id: 5, name: '', regular_price: 9, tax_class: 'parent' }),
      productRow({ id: 7, status: 'draft', regular_price: 100 }),
    ])
    .execute()
})

test('the sale price holds between its dates only', async () => {
  const products = await loadProducts(context, [1, 2, 3, 4])
  expect([...products.values()].map(({ id, on_sale, price }) => [id, on_sale, price])).toEqual([
    [1, true, 80],
    [2, false, 100],
    [3, false, 100],
    [4, false, 100],
  ])
})

test('a variation is completed from its parent', async () => {
  const variation = (await loadProducts(context, [6])).get(6)
  expect(variation).toMatchObject({
    name: 'Shirt',
    category_ids: [7],
    image_ids: [1],
    weight: '2',
    tax_class: 'reduced-rate',
    purchasable: true,
    parent: { id: 5 },
  })
})

test('variable and unpublished products cannot be bought, unknown ids are missing', async () => {
  const products = await loadProducts(context, [5, 7, 99, Number.NaN])
  expect([...products.keys()]).toEqual([5, 7])
  expect([...products.values()].map((product) => product.purchasable)).toEqual([false, false])
})
