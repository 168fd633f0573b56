import { expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { openSqliteMemory } from '#store/database/connection.ts'
import { copyDatabase } from '#store/database/copy-database.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createShopDatabase } from './one-shop.ts'

test('a shop moves to PostgreSQL and back without a loss, and can do so again', async () => {
  const source = await openSqliteMemory()
  await writeShop(source, smallShop())
  await source.updateTable('products').set({ regular_price: 19.5 }).where('id', '=', 1).execute()
  await source.insertInto('tags').values({ id: 90, name: 'gone', slug: 'gone', description: '' }).execute()
  await source.deleteFrom('tags').where('id', '=', 90).execute()
  const context = { db: source, clock: Date.now, actor: SYSTEM }
  await inTransaction(context, (inside) =>
    recordEvent(inside, { type: 'shop.moved', payload: { text: 'ویترین' } }),
  )
  const { connect } = await createShopDatabase()
  const postgres = connect()
  const told: string[] = []
  await copyDatabase(source, postgres, ({ table, rows, of }) => told.push(`${table} ${rows}/${of}`))
  await copyDatabase(source, postgres)
  const back = await openSqliteMemory()
  await copyDatabase(postgres, back)
  for (const table of ['products', 'settings', 'coupons', 'events', 'search_synonyms'] as const) {
    const read = (db: typeof source) => db.selectFrom(table).selectAll().execute()
    const sent = await read(source)
    expect(new Set((await read(postgres)).map((row) => JSON.stringify(row)))).toEqual(
      new Set(sent.map((row) => JSON.stringify(row))),
    )
    expect(new Set((await read(back)).map((row) => JSON.stringify(row)))).toEqual(
      new Set(sent.map((row) => JSON.stringify(row))),
    )
  }
  const products = (await source.selectFrom('products').select('id').execute()).length
  expect(told).toContain(`products ${products}/${products}`)
  // ids that were given to what is gone are not given again
  for (const db of [postgres, back]) {
    const added = db.insertInto('tags').values({ name: 'new', slug: 'new', description: '' })
    expect(await added.returning('id').executeTakeFirst()).toEqual({ id: 91 })
  }
  await Promise.all([source, postgres, back].map((db) => db.destroy()))
})

test('a move that fails leaves what was there', async () => {
  const source = await openSqliteMemory()
  await writeShop(source, smallShop())
  const { connect } = await createShopDatabase()
  const postgres = connect()
  await postgres.insertInto('tags').values({ name: 'before', slug: 'before', description: '' }).execute()
  await expect(
    copyDatabase(source, postgres, ({ table }) => {
      if (table === 'products') throw new Error('the cable')
    }),
  ).rejects.toThrow('the cable')
  expect(await postgres.selectFrom('tags').select('name').execute()).toEqual([{ name: 'before' }])
  await Promise.all([source, postgres].map((db) => db.destroy()))
})
