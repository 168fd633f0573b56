import { beforeEach, expect, test } from 'vitest'
import { type Context, SYSTEM } from '#store/context.ts'
import { openMemoryDatabase } from '#store/database/connection.ts'
import type { ProductRow } from '../products/product.ts'
import { BLANK_PRODUCT } from '../tables.ts'
import { columnsOf } from './product-fields.ts'

const ROW: ProductRow = {
  ...BLANK_PRODUCT,
  id: 1,
  type: 'simple',
  name: 'Belt',
  slug: 'belt',
  sku: 'BELT',
  regular_price: 5500,
  manage_stock: 1,
  stock_quantity: 3,
  created_at: 0,
  updated_at: 0,
}
let context: Context

beforeEach(async () => {
  context = { db: await openMemoryDatabase(), clock: () => 0, actor: SYSTEM }
})

const columns = (fields: Parameters<typeof columnsOf>[2]) =>
  columnsOf(context, ROW, fields, { noStockAmount: 0 })

test('only what changes is written, least of all a stock that may have been sold from meanwhile', async () => {
  expect(await columns({ name: 'Belts', sku: 'BELT', regular_price: 5500 })).toEqual({ name: 'Belts' })
  expect(await columns({ stock_change: -3 })).toEqual({ stock_quantity: 0, stock_status: 'outofstock' })
  expect(await columns({ manage_stock: false })).toEqual({ manage_stock: 0, stock_quantity: null })
})
