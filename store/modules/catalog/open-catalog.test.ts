import type { KyselyPlugin } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { type Context, SYSTEM } from '#store/context.ts'
import { type Database, openMemoryDatabase } from '#store/database/connection.ts'
import { toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { CATALOG_NOW, catalogShop } from '#tests/support/shops/catalog-shop.ts'
import { saveSettings } from '../settings/settings.ts'
import type { Catalog, Changed, ProductQuery } from './catalog-interface.ts'
import { openCatalog } from './open-catalog.ts'
import { publishSaleChanges } from './prices/publish-sale-changes.ts'
import { countSales, returnStock, takeStock } from './products/stock.ts'
import { createRule } from './search/manage/rules.ts'

let db: Database
let now: number
let catalog: Catalog
let context: Context
beforeEach(async () => {
  now = CATALOG_NOW
  db = await openMemoryDatabase()
  await writeShop(db, catalogShop())
  context = { db, clock: () => now, actor: SYSTEM }
  catalog = await openCatalog(context)
})

const ids = (query: Partial<ProductQuery> = {}) =>
  catalog.find({ orderBy: 'id', descending: false, skip: 0, limit: 100, ...query }).ids
const change = (type: string, payload: object, work: (inside: Context) => Promise<unknown>) =>
  inTransaction(context, async (inside) => {
    await work(inside)
    await recordEvent(inside, { type, payload: { ...payload } })
  })

test('a changed product is found anew as soon as its writer goes on', async () => {
  expect(ids({ search: 'زمستانی' })).toEqual([])
  await change('product.changed', { id: 20 }, ({ db }) =>
    db
      .updateTable('products')
      .set({ name: 'پیراهن زمستانی', status: 'publish' })
      .where('id', '=', 20)
      .execute(),
  )
  expect(ids({ search: 'زمستانی' })).toEqual([20])
  expect(ids({ search: 'نخی' })).toEqual([])
})

test('a product that is gone is found no more', async () => {
  await change('product.deleted', { id: 20 }, ({ db }) =>
    db.deleteFrom('products').where('id', '=', 20).execute(),
  )
  expect(ids()).toEqual([10, 30, 40, 60])
  expect(catalog.summary(20)).toBeNull()
  expect(catalog.summary(60)?.price).toEqual({ min: 200_000, max: 200_000 })
})

test('a change that is rolled back is not seen', async () => {
  const failing = change('product.changed', { id: 20 }, async ({ db }) => {
    await db.updateTable('products').set({ status: 'draft' }).where('id', '=', 20).execute()
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(ids()).toContain(20)
})

test('a changed variation changes its product', async () => {
  await change('product.changed', { id: 12, parent_id: 10 }, ({ db }) =>
    db.updateTable('products').set({ regular_price: 100 }).where('id', '=', 12).execute(),
  )
  expect(catalog.summary(10)?.price).toEqual({ min: 100, max: 700_000 })
  expect(ids({ search: 'AS-10-B' })).toEqual([10])
})

test('changed names reach paths, counts and search', async () => {
  expect(catalog.count('category', 1)).toBe(2)
  await change('category.changed', { id: 2 }, ({ db }) =>
    db.updateTable('categories').set({ parent_id: 3, name: 'پاپوش' }).where('id', '=', 2).execute(),
  )
  expect([catalog.count('category', 1), catalog.count('category', 3)]).toEqual([1, 2])
  expect(ids({ categories: [3] })).toEqual([10, 30])
  expect(ids({ search: 'پاپوش' })).toEqual([10])
})

test('stock rules follow the settings', async () => {
  expect(ids({ stock: ['instock'] })).toContain(20)
  await saveSettings(context, { notify_no_stock_amount: 3 })
  expect(ids({ stock: ['instock'] })).not.toContain(20)
})

test('many writers at once are all seen', async () => {
  await Promise.all(Array.from({ length: 3 }, () => takeStock(context, 20, 1)))
  expect(catalog.summary(20)?.stock).toBe('outofstock')
})

test('those who listen hear what changed, and of sales that end', async () => {
  const heard: Changed[] = []
  const stop = catalog.onChange((changed) => heard.push(changed))
  await takeStock(context, 20, 1)
  expect(heard).toEqual([new Set([20, 60])])
  now += 2 * 86_400_000
  expect(ids({ onSale: true })).toEqual([])
  expect(heard.at(-1)).toEqual(new Set([11, 10]))
  expect(await publishSaleChanges(context, catalog)).toBe(2)
  expect(await publishSaleChanges(context, catalog)).toBe(0)
  const events = await db.selectFrom('events').select('type').orderBy('id').execute()
  expect(events.at(-1)?.type).toBe('catalog.sales-changed')
  stop()
})

test('those who listen hear whether lists may show others', async () => {
  const heard: [Changed, boolean][] = []
  catalog.onChange((...change) => heard.push(change))
  const rename = () =>
    change('product.changed', { id: 20 }, ({ db }) =>
      db.updateTable('products').set({ name: 'چراغ' }).where('id', '=', 20).execute(),
    )
  await takeStock(context, 20, 1)
  await countSales(context, 30, 1)
  await rename()
  await takeStock(context, 20, 2)
  await returnStock(context, 20, 1)
  expect(heard.map(([changed, inLists]) => [changed !== 'everything' && changed.has(20), inLists])).toEqual([
    [true, false],
    [false, false],
    [true, true],
    [true, true],
    [true, true],
  ])
  expect(catalog.summary(20)?.stock).toBe('instock')
})

test('a stock status that others make of a count is looked at too', async () => {
  const heard: boolean[] = []
  // the status in the row is old; the index works it out from the pieces
  await saveSettings(context, { notify_no_stock_amount: 1 })
  await db.updateTable('products').set({ stock_status: 'outofstock' }).where('id', '=', 20).execute()
  catalog.onChange((_, inLists) => heard.push(inLists))
  expect(catalog.summary(20)?.stock).toBe('instock')
  await takeStock(context, 20, 2)
  expect([catalog.summary(20)?.stock, heard]).toEqual(['outofstock', [true]])
})

test('a closed catalogue follows no more', async () => {
  catalog.close()
  await change('product.changed', { id: 20 }, ({ db }) =>
    db
      .updateTable('products')
      .set({ category_ids: toJson([3]) })
      .where('id', '=', 20)
      .execute(),
  )
  expect(ids({ categories: [3] })).toEqual([30])
})

test('related products are those of the same topmost category; what is not there has none', () => {
  expect(catalog.related(10, 5)).toEqual([20])
  expect(catalog.related(99, 5)).toEqual([])
})

test('a row that cannot be read leaves the index, the others of its change come in', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  await inTransaction(context, async (inside) => {
    await inside.db
      .updateTable('products')
      .set({ category_ids: 'no list' as never })
      .where('id', '=', 20)
      .execute()
    await inside.db.updateTable('products').set({ name: 'چراغ مطالعه' }).where('id', '=', 40).execute()
    for (const id of [20, 40]) await recordEvent(inside, { type: 'product.changed', payload: { id } })
  })
  expect(ids()).toEqual([10, 30, 40, 60])
  expect(ids({ search: 'چراغ مطالعه' })).toEqual([40])
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('product 20'))
  await change('product.changed', { id: 20 }, ({ db }) =>
    db
      .updateTable('products')
      .set({ category_ids: toJson([]) })
      .where('id', '=', 20)
      .execute(),
  )
  expect(ids()).toContain(20)
})

test('a shop with such a row opens', async () => {
  vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  await db
    .updateTable('products')
    .set({ category_ids: 'no list' as never })
    .where('id', '=', 20)
    .execute()
  const other = await openCatalog(context)
  expect(other.summary(20)).toBeNull()
  expect(other.summary(60)).not.toBeNull()
})

/** A database whose next read of a table comes when it is let go. */
const holdRead = (table: string) => {
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let held: object | null = null
  let isHeld = false
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (isHeld && !held && JSON.stringify(node).includes(`"${table}"`)) held = queryId
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (queryId !== held) return result
      reached.resolve()
      await released.promise
      return result
    },
  }
  const hold = () => {
    isHeld = true
  }
  return { db: db.withPlugin(plugin), hold, reached: reached.promise, release: released.resolve }
}

test('what searches have taught, read before a rule was stored, does not take the rule away', async () => {
  const slow = holdRead('search_clicks')
  const own = { ...context, db: slow.db }
  const opened = await openCatalog(own)
  const find = () => opened.find({ search: 'کفش', orderBy: 'id', descending: false, skip: 0, limit: 100 }).ids
  const before = find()
  slow.hold()
  const learning = opened.learnFromSearches()
  await slow.reached
  expect(await createRule(own, { query: 'کفش', pinned: [], hidden: [10] })).toMatchObject({ ok: true })
  const after = find()
  slow.release()
  await learning
  expect(before).toContain(10)
  expect(after).not.toContain(10)
  expect(find()).toEqual(after)
  opened.close()
})
