import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { productRow } from '#tests/support/rows/product-row.ts'
import { createDialect } from '../dialect.ts'
import { migrate } from '../migrate.ts'
import { openSqlite } from '../sqlite-file.ts'
import * as pricesOfVariableProducts from './0071-prices-of-variable-products.ts'

const PRICES = {
  regular_price: 100,
  sale_price: 80,
  wholesale_price: 70,
  sale_from_at: 1,
  sale_to_at: 2,
}
const SIMPLE = 1
const VARIABLE = 2
const VARIATION = 3
const GROUPED = 4

const step = (product_id: number, began_at: number, price: number | null) => ({
  product_id,
  began_at,
  regular_price: price,
  sale_price: null,
  price,
})

test('products with variations or members lose their own prices, and their histories say so', async () => {
  const writer = await openSqlite(':memory:', { readOnly: false })
  const db = new Kysely<Record<string, Record<string, unknown>>>({
    dialect: createDialect({ writer, reader: null }),
  })
  const schema = db as unknown as Kysely<unknown>
  await migrate(db)
  const products = [
    productRow({ id: SIMPLE, ...PRICES }),
    productRow({ id: VARIABLE, type: 'variable', ...PRICES }),
    productRow({ id: VARIATION, type: 'variation', parent_id: VARIABLE, ...PRICES }),
    productRow({ id: GROUPED, type: 'grouped', ...PRICES }),
  ]
  await db
    .insertInto('products')
    .values(products as never)
    .execute()
  const steps = [
    step(SIMPLE, 10, 100),
    step(VARIABLE, 10, 100),
    step(VARIATION, 20, 150),
    step(GROUPED, 10, 90),
  ]
  await db.insertInto('price_history').values(steps).execute()

  const before = Date.now()
  await pricesOfVariableProducts.up(schema)

  const none = Object.fromEntries(Object.keys(PRICES).map((name) => [name, null]))
  const rows = await db.selectFrom('products').selectAll().orderBy('id').execute()
  expect(rows).toMatchObject([PRICES, none, PRICES, none])
  const history = await db
    .selectFrom('price_history')
    .select(['product_id', 'began_at', 'price'])
    .orderBy('product_id')
    .orderBy('began_at')
    .execute()
  expect(history.map((row) => Object.values(row))).toEqual([
    [SIMPLE, 10, 100],
    [VARIABLE, 10, 100],
    [VARIABLE, 20, null],
    [VARIATION, 20, 150],
    [GROUPED, 10, 90],
    [GROUPED, expect.toSatisfy((at) => at >= before), null],
  ])
  await db.destroy()
})
