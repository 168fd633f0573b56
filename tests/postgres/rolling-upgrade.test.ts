import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { migrateInTurn } from '#store/database/postgres/open-postgres.ts'
import { draftOf, place } from '#tests/support/checkout.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { openTestStore, type TestStore } from '#tests/support/test-store.ts'
import { createShopDatabase } from './one-shop.ts'

/** What a version to come adds to tables that the one before it goes on using: first of the two steps. */
const EXPAND = {
  up: async (db: Kysely<never>) => {
    await db.schema
      .alterTable('orders')
      .addColumn('packed_by', 'text', (name) => name.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('products')
      .addColumn('shelf', 'text', (name) => name.notNull().defaultTo(''))
      .execute()
    await db.schema
      .createTable('shelves')
      .addColumn('id', 'integer', (id) => id.primaryKey().autoIncrement())
      .addColumn('name', 'text', (name) => name.notNull())
      .execute()
    await db.schema.createIndex('orders_packed_by').on('orders').column('packed_by').execute()
    await sql`update products set shelf = 'A' || id`.execute(db)
  },
}
/** The second: takes out what only a version before knew, once none of it runs any more. */
const CONTRACT = {
  up: async (db: Kysely<never>) => {
    await db.schema.dropIndex('orders_packed_by').execute()
    await db.schema.alterTable('orders').dropColumn('packed_by').execute()
  },
}

/** Callers of one process: they read, write a product and place orders until they are told to end. */
const callWithoutEnd = async (store: TestStore, callers: number) => {
  const headers = await managerHeaders(store)
  const statuses: number[] = []
  const ending = new AbortController()
  let count = 0
  const call = async () => {
    while (!ending.signal.aborted) {
      count += 1
      const list = await store.call(`/wp-json/wc/v3/products?min_price=0.${count}`)
      const body = { regular_price: String(100_000 + count) }
      const written = await store.call('/wp-json/wc/v3/products/6', { method: 'PUT', headers, body })
      const placed = await place(store, await draftOf(store, [{ product_id: 6 }]))
      statuses.push(list.status, written.status, placed.status)
    }
  }
  const calling = Promise.all(Array.from({ length: callers }, call))
  return {
    statuses,
    end: async () => {
      ending.abort()
      await calling
    },
  }
}

/** Waits until so many more calls were answered. */
const moreOf = async ({ statuses }: { statuses: number[] }, calls: number): Promise<void> => {
  const enough = statuses.length + calls
  await vi.waitFor(() => expect(statuses.length).toBeGreaterThanOrEqual(enough), 30_000)
}

test('old and new processes serve side by side while tables are widened, and later narrowed, and no call fails', {
  timeout: 90_000,
}, async () => {
  const { url, connect } = await createShopDatabase()
  const folder = mkdtempDisposableSync(join(tmpdir(), 'vitrin-rolling-'))
  onTestFinished(() => folder.remove())
  const seeding = connect()
  await writeShop(seeding, { ...smallShop(), customers: [managerRow()] })
  await seeding.destroy()
  const open = () => openTestStore({ db: connect(), dataDir: folder.path })

  const old = await open()
  const atOld = await callWithoutEnd(old, 3)
  await moreOf(atOld, 15)
  const before = atOld.statuses.length
  await migrateInTurn(url, { '9998-expand': EXPAND })
  const renewed = await open()
  const atNew = await callWithoutEnd(renewed, 3)
  // both at once, on the widened tables
  await Promise.all([moreOf(atOld, 15), moreOf(atNew, 15)])
  expect(atOld.statuses.length).toBeGreaterThan(before)
  const { rows } = await sql<{ shelf: string }>`select shelf from products where id = 6`.execute(renewed.db)
  expect(rows).toEqual([{ shelf: 'A6' }])
  await atOld.end()
  await old.close()
  await migrateInTurn(url, { '9998-expand': EXPAND, '9999-contract': CONTRACT })
  await moreOf(atNew, 15)
  await atNew.end()

  expect(new Set([...atOld.statuses, ...atNew.statuses])).toEqual(new Set([200]))
  const placed = (atOld.statuses.length + atNew.statuses.length) / 3
  const orders = await renewed.db.selectFrom('orders').select('id').execute()
  expect(orders).toHaveLength(placed)
  await renewed.close()
})
