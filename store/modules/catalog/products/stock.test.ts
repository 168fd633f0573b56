import { beforeEach, expect, test } from 'vitest'
import { type Context, SYSTEM } from '#store/context.ts'
import { openMemoryDatabase } from '#store/database/connection.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { loadProducts } from './load-products.ts'
import { countSales, returnStock, takeStock } from './stock.ts'

const NOW = Date.UTC(2026, 10, 21)
let context: Context

beforeEach(async () => {
  const db = await openMemoryDatabase()
  context = { db, clock: () => NOW, actor: SYSTEM }
  await db
    .insertInto('products')
    .values([
      productRow({ id: 1, manage_stock: 1, stock_quantity: 5, regular_price: 100 }),
      productRow({ id: 2, manage_stock: 1, stock_quantity: 0, backorders: 'notify' }),
      productRow({ id: 3, stock_status: 'outofstock' }),
      productRow({ id: 4 }),
      productRow({ id: 5, type: 'variable', manage_stock: 1, stock_quantity: 3 }),
      productRow({ id: 6, type: 'variation', parent_id: 5, regular_price: 9 }),
      productRow({ id: 7, type: 'variation', parent_id: 5, manage_stock: 1, stock_quantity: 1 }),
    ])
    .execute()
})

const stockOf = async (id: number) => (await loadProducts(context, [id])).get(id)?.stock
const events = () => context.db.selectFrom('events').select(['type', 'payload']).orderBy('id').execute()

test('pieces are taken while there are enough, and the change is an event', async () => {
  expect(await takeStock(context, 1, 4)).toBe(true)
  expect(await takeStock(context, 1, 2)).toBe(false)
  expect(await stockOf(1)).toMatchObject({ quantity: 1, status: 'instock' })
  expect(await takeStock(context, 1, 1)).toBe(true)
  expect(await stockOf(1)).toMatchObject({ quantity: 0, status: 'outofstock' })
  await returnStock(context, 1, 5)
  expect(await stockOf(1)).toMatchObject({ quantity: 5, status: 'instock' })
  expect(await events()).toEqual(
    Array(3).fill({ type: 'product.quantities-changed', payload: '{"id":1,"parent_id":0,"stock":true}' }),
  )
})

test('the last piece goes to one of many buyers', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => takeStock(context, 7, 1)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await stockOf(7)).toMatchObject({ counted_by: 7, quantity: 0 })
})

test('backorders go below zero', async () => {
  expect(await takeStock(context, 2, 3)).toBe(true)
  expect(await stockOf(2)).toMatchObject({ quantity: -3, status: 'onbackorder' })
})

test('what nobody counts is only out of stock when marked so', async () => {
  expect(await takeStock(context, 3, 1)).toBe(false)
  expect(await takeStock(context, 4, 1000)).toBe(true)
  expect(await takeStock(context, 99, 1)).toBe(false)
  expect(await events()).toEqual([])
})

test('a variation without its own count takes from its parent', async () => {
  expect(await takeStock(context, 6, 3)).toBe(true)
  expect(await takeStock(context, 6, 1)).toBe(false)
  expect(await stockOf(6)).toMatchObject({ counted_by: 5, quantity: 0, status: 'outofstock' })
  await returnStock(context, 6, 1)
  expect(await stockOf(5)).toMatchObject({ quantity: 1 })
})

test('sales are counted', async () => {
  await countSales(context, 4, 2)
  expect((await loadProducts(context, [4])).get(4)?.total_sales).toBe(2)
  expect(await events()).toEqual([{ type: 'product.quantities-changed', payload: '{"id":4,"parent_id":0}' }])
})
