import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { type Context, SYSTEM } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { createTestStore, openTestStore, type TestStore } from '#tests/support/test-store.ts'
import { loadProducts } from '../products/load-products.ts'
import type { ProductRow } from '../products/product.ts'
import { listPriceSteps, readSaleFacts } from './price-history.ts'
import { recordMissingPrices } from './record-prices.ts'

const DAY = 86_400_000
const START = Date.UTC(2026, 0, 1)
const [PLAIN, PARENT, RED, BLUE] = [1, 2, 3, 4] as const

let now: number
let store: TestStore
let context: Context

beforeEach(async () => {
  now = START
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        products: [
          productRow({ id: PLAIN, regular_price: 100 }),
          productRow({ id: PARENT, type: 'variable' }),
          productRow({ id: RED, type: 'variation', parent_id: PARENT, regular_price: 50 }),
          productRow({ id: BLUE, type: 'variation', parent_id: PARENT, regular_price: 60 }),
        ],
      }),
    () => now,
  )
  context = { db: store.db, clock: () => now, actor: SYSTEM }
})
afterEach(() => store.close())

type Change = Partial<
  Pick<ProductRow, 'regular_price' | 'sale_price' | 'sale_from_at' | 'sale_to_at' | 'status'>
>

/** Writes into a product's row, and says so, as every verb does that changes products. */
const change = async (inside: Context, id: number, values: Change) => {
  await inside.db.updateTable('products').set(values).where('id', '=', id).execute()
  await recordEvent(inside, { type: 'product.changed', payload: { id, parent_id: 0 } })
}
const changeAt = (at: number, id: number, values: Change) => {
  now = at
  return inTransaction(context, (inside) => change(inside, id, values))
}
const historyOf = async (id: number) => {
  const rows = await store.db
    .selectFrom('price_history')
    .select(['began_at', 'regular_price', 'sale_price', 'price'])
    .where('product_id', '=', id)
    .orderBy('began_at')
    .execute()
  return rows.map((row) => [row.began_at - START, row.regular_price, row.sale_price, row.price])
}
const reopened = async () => {
  const { db, dataDir, close } = store
  // both have one database, which ends once
  store = { ...(await openTestStore({ db, dataDir, clock: () => now })), close }
}

test('a shop begins with the present prices, of variations too, and opens again without writing', async () => {
  expect(await historyOf(PLAIN)).toEqual([[0, 100, null, 100]])
  expect(await historyOf(PARENT)).toEqual([])
  expect(await historyOf(RED)).toEqual([[0, 50, null, 50]])
  now += DAY
  await reopened()
  expect(await historyOf(PLAIN)).toEqual([[0, 100, null, 100]])
})

test('a change is kept with the transaction that made it, and gone with one that failed', async () => {
  await changeAt(START + DAY, PLAIN, { regular_price: 120 })
  now += DAY
  await expect(
    inTransaction(context, async (inside) => {
      await change(inside, PLAIN, { regular_price: 999 })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await historyOf(PLAIN)).toEqual([
    [0, 100, null, 100],
    [DAY, 120, null, 120],
  ])
})

test('what one transaction writes several times, or changes nothing of the price, is one row or none', async () => {
  now = START + DAY
  await inTransaction(context, async (inside) => {
    await change(inside, PLAIN, { regular_price: 1 })
    await change(inside, PLAIN, { regular_price: 130 })
  })
  await changeAt(START + 2 * DAY, PLAIN, { regular_price: 130 })
  expect(await historyOf(PLAIN)).toEqual([
    [0, 100, null, 100],
    [DAY, 130, null, 130],
  ])
})

test('two changes that everybody could see are two, however close', async () => {
  await changeAt(START + DAY, PLAIN, { regular_price: 130 })
  await changeAt(START + DAY + 1, PLAIN, { regular_price: 140 })
  expect(await historyOf(PLAIN)).toHaveLength(3)
})

test('prices of what is not for sale are not kept; with its product a variation comes and goes', async () => {
  await changeAt(START + DAY, PARENT, { status: 'draft' })
  await changeAt(START + 2 * DAY, RED, { regular_price: 500 })
  await changeAt(START + 3 * DAY, RED, { regular_price: 40 })
  await changeAt(START + 4 * DAY, PARENT, { status: 'publish' })
  expect(await historyOf(RED)).toEqual([
    [0, 50, null, 50],
    [DAY, 50, null, null],
    [4 * DAY, 40, null, 40],
  ])
})

test('a sale that begins and ends by its dates is kept from those dates on', async () => {
  const [from, to] = [START + 10 * DAY, START + 20 * DAY]
  await changeAt(START + DAY, PLAIN, { sale_price: 80, sale_from_at: from, sale_to_at: to })
  now = from + 700
  await store.runJobs()
  now = to + 900
  await store.runJobs()
  expect(await historyOf(PLAIN)).toEqual([
    [0, 100, null, 100],
    [DAY, 100, 80, 100],
    [10 * DAY, 100, 80, 80],
    [20 * DAY + 1, 100, 80, 100],
  ])
})

test('a sale that began while no process served the shop is taken in at the start', async () => {
  await changeAt(START + DAY, PLAIN, { sale_price: 80, sale_from_at: START + 10 * DAY })
  now = START + 12 * DAY
  await reopened()
  expect((await historyOf(PLAIN)).at(-1)).toEqual([10 * DAY, 100, 80, 80])
})

test('a sale that could not be told of when it began is found within the hour', async () => {
  await changeAt(START + DAY, PLAIN, { sale_price: 80, sale_from_at: START + 10 * DAY })
  now = START + 10 * DAY + 1
  expect(await recordMissingPrices(context)).toBe(1)
  expect(await recordMissingPrices(context)).toBe(0)
  expect((await historyOf(PLAIN)).at(-1)).toEqual([10 * DAY, 100, 80, 80])
})

test('a sale cannot be dated back', async () => {
  await changeAt(START + 10 * DAY, PLAIN, { sale_price: 80, sale_from_at: START + DAY })
  expect((await historyOf(PLAIN)).at(-1)).toEqual([10 * DAY, 100, 80, 80])
})

test('an import that says no more than that the catalogue changed is kept, too', async () => {
  now = START + DAY
  await inTransaction(context, async (inside) => {
    await inside.db
      .updateTable('products')
      .set({ regular_price: 77 })
      .where('id', 'in', [PLAIN, RED])
      .execute()
    await inside.db
      .insertInto('products')
      .values(productRow({ id: 9, regular_price: 5 }))
      .execute()
    await recordEvent(inside, { type: 'catalog.changed', payload: {} })
  })
  expect((await historyOf(PLAIN)).at(-1)).toEqual([DAY, 77, null, 77])
  expect((await historyOf(RED)).at(-1)).toEqual([DAY, 77, null, 77])
  expect(await historyOf(9)).toEqual([[DAY, 5, null, 5]])
})

test('the history of a deleted product goes with it', async () => {
  await store.db.deleteFrom('products').where('id', '=', PLAIN).execute()
  expect(await historyOf(PLAIN)).toEqual([])
})

test('of several variations the lowest price of each time is told', async () => {
  await changeAt(START + DAY, BLUE, { regular_price: 45 })
  await changeAt(START + 2 * DAY, RED, { regular_price: 70 })
  await changeAt(START + 3 * DAY, BLUE, { regular_price: 90 })
  now = START + 4 * DAY
  expect(await listPriceSteps(context, [RED, BLUE], 365)).toEqual([
    { beganAt: START, price: 50 },
    { beganAt: START + DAY, price: 45 },
    { beganAt: START + 3 * DAY, price: 70 },
  ])
  expect(await listPriceSteps(context, [RED, BLUE], 2)).toHaveLength(2)
})

test('a price that changes by the minute is answered by the day, at its lowest, and at last as it is', async () => {
  const rows = Array.from({ length: 3000 }, (_, minute) => ({
    product_id: PLAIN,
    began_at: START + (minute + 1) * 60_000,
    regular_price: 200 + (minute % 7),
    sale_price: null,
    price: 200 + (minute % 7),
  }))
  await store.db.insertInto('price_history').values(rows).execute()
  now = START + 4 * DAY
  const steps = await listPriceSteps(context, [PLAIN], 365)
  expect(steps.map(({ price }) => price)).toEqual([100, 200, 200, 203])
  expect(steps.at(-1)).toEqual({ beganAt: rows.at(-1)?.began_at, price: rows.at(-1)?.price })
})

test('what a day of many prices ended with is told where it stood for days', async () => {
  const rows = [1, 5].flatMap((day) =>
    Array.from({ length: 300 }, (_, minute) => ({
      product_id: PLAIN,
      began_at: START + day * DAY + minute * 60_000,
      regular_price: 200 + (minute % 7),
      sale_price: null,
      price: minute < 299 ? 200 + (minute % 7) : null,
    })),
  )
  await store.db.insertInto('price_history').values(rows).execute()
  now = START + 9 * DAY
  expect((await listPriceSteps(context, [PLAIN], 365)).map(({ price }) => price)).toEqual([
    100,
    200,
    null,
    200,
    null,
  ])
})

test('every change is kept, however old, and a chart reads the days that it shows', async () => {
  for (const day of [1, 2, 3, 300]) await changeAt(START + day * DAY, PLAIN, { regular_price: 100 + day })
  now = START + 5 * 365 * DAY
  await changeAt(now - 10 * DAY, PLAIN, { regular_price: 90 })
  now += 10 * DAY
  await store.runJobs()
  expect(await historyOf(PLAIN)).toHaveLength(6)
  expect(await listPriceSteps(context, [PLAIN], 365)).toEqual([
    { beganAt: START + 300 * DAY, price: 400 },
    { beganAt: now - 10 * DAY, price: 90 },
  ])
})

test('a sale that has stood for years is still judged by the thirty days before it', async () => {
  await changeAt(START + 40 * DAY, PLAIN, { sale_price: 80 })
  now = START + 1000 * DAY
  await store.runJobs()
  expect(await readSaleFacts(store.db, [PLAIN])).toEqual(new Map([[PLAIN, { claimed: true, lowest: 100 }]]))
})

test('whatever is written when, the last row is what is charged now', async () => {
  const price = fc.option(fc.integer({ min: 1, max: 500 }), { nil: null })
  const date = fc.option(
    fc.integer({ min: 0, max: 60 }).map((day) => START + day * DAY),
    { nil: null },
  )
  const step = fc.record({
    hours: fc.integer({ min: 0, max: 200 }),
    values: fc
      .record(
        {
          regular_price: price,
          sale_price: price,
          sale_from_at: date,
          sale_to_at: date,
          status: fc.constantFrom('publish', 'draft'),
        },
        { requiredKeys: [] },
      )
      // nothing to write is no statement
      .filter((values) => Object.keys(values).length > 0),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      for (const { hours, values } of steps) {
        await changeAt(now + hours * 3_600_000, PLAIN, values)
        await store.runJobs()
        const product = (await loadProducts(context, [PLAIN])).get(PLAIN)
        const charged = product?.status === 'publish' ? product.price : null
        const history = await historyOf(PLAIN)
        expect(history.at(-1)?.[3]).toBe(charged)
      }
    }),
    { numRuns: 25 },
  )
})
