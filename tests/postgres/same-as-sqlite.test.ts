import { afterEach, beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#store/context.ts'
import { type Database, openMemoryDatabase } from '#store/database/connection.ts'
import { recordRowChanges } from '#store/database/row-changes.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { productRow } from '#tests/support/rows/product-row.ts'

let db: Database
beforeEach(async () => {
  db = await openMemoryDatabase()
})
afterEach(() => db.destroy())

const tag = (name: string, id?: number) => ({ ...(id && { id }), name, slug: name, description: '' })
const addTag = (name: string, id?: number) =>
  db.insertInto('tags').values(tag(name, id)).returning('id').executeTakeFirstOrThrow()

test('ids go on above those that were given, and none is given twice', async () => {
  await addTag('given', 40)
  expect(await addTag('next')).toEqual({ id: 41 })
  await db.deleteFrom('tags').execute()
  await addTag('low', 7)
  expect(await addTag('later')).toEqual({ id: 42 })
})

test('texts are compared letter by letter, and searched in either case', async () => {
  for (const name of ['b', 'A', 'a\\b', 'ب', 'a']) await addTag(name)
  const names = async (like: string) =>
    (await db.selectFrom('tags').select('name').where('name', 'like', like).orderBy('name').execute()).map(
      ({ name }) => name,
    )
  expect(await names('%')).toEqual(['A', 'a', 'a\\b', 'b', 'ب'])
  expect(await names('a%')).toEqual(['A', 'a', 'a\\b'])
  expect(await names('%\\%')).toEqual(['a\\b'])
})

test('numbers come as numbers: times, counts, sums, and prices with parts of the minor unit', async () => {
  const now = Date.UTC(2026, 10, 26)
  await db
    .insertInto('products')
    .values(productRow({ id: 1, regular_price: 19.5, created_at: now }))
    .execute()
  await db
    .insertInto('products')
    .values(productRow({ id: 2, regular_price: 3, created_at: now }))
    .execute()
  const found = await db
    .selectFrom('products')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number>('regular_price').as('sum'),
      fn.max('created_at').as('newest'),
    ])
    .executeTakeFirst()
  expect(found).toEqual({ count: 2, sum: 22.5, newest: now })
})

test('a character that PostgreSQL cannot keep is replaced', async () => {
  await addTag('a\0b')
  expect(await db.selectFrom('tags').select('name').execute()).toEqual([{ name: 'a\uFFFDb' }])
})

/** what triggers have noted and nobody has read */
const notedChanges = () =>
  db
    .selectFrom('row_changes' as never)
    .selectAll()
    .execute()

test('what a transaction does to a row is told once, as it was before and is in the end', async () => {
  const { id } = await addTag('first')
  await addTag('gone')
  const changes = await inTransaction({ db, clock: () => 1, actor: SYSTEM }, async (inside) => {
    const recorder = await recordRowChanges(db, inside.db)
    await inside.db.updateTable('tags').set({ name: 'second' }).where('id', '=', id).execute()
    await inside.db.updateTable('tags').set({ name: 'third' }).where('id', '=', id).execute()
    await inside.db.deleteFrom('tags').where('name', '=', 'gone').execute()
    await inside.db.insertInto('tags').values(tag('new')).execute()
    await inside.db.insertInto('tags').values(tag('none')).execute()
    await inside.db.deleteFrom('tags').where('name', '=', 'none').execute()
    await inside.db.updateTable('tags').set({ description: '' }).where('id', '=', id).execute()
    return recorder.read(inside.db, new Set(['tags']))
  })
  expect(changes).toHaveLength(3)
  expect(changes).toContainEqual({
    table: 'tags',
    action: 'update',
    key: { id },
    before: { name: 'first' },
    after: { name: 'third' },
  })
  expect(changes).toContainEqual(
    expect.objectContaining({
      action: 'delete',
      before: expect.objectContaining({ name: 'gone' }),
      after: {},
    }),
  )
  expect(changes).toContainEqual(
    expect.objectContaining({
      action: 'create',
      before: {},
      after: expect.objectContaining({ name: 'new' }),
    }),
  )
  expect(await notedChanges()).toEqual([])
})

test('changes are recorded for nobody else, and not after a refusal', async () => {
  const context = { db, clock: () => 1, actor: SYSTEM }
  await inTransaction(context, async (inside) => {
    await recordRowChanges(db, inside.db)
    await inside.db.insertInto('tags').values(tag('undone')).execute()
    return { ok: false as const, error: 'refused' }
  })
  await inTransaction(context, (inside) => inside.db.insertInto('tags').values(tag('plain')).execute())
  expect(await notedChanges()).toEqual([])
  expect(await db.selectFrom('tags').select('name').execute()).toEqual([{ name: 'plain' }])
})

test('a failure is told once what it rests on can be read by everybody', async () => {
  const context = { db, clock: () => 1, actor: SYSTEM }
  const add = (name: string) =>
    inTransaction(context, async (inside) => {
      await inside.db.insertInto('tags').values(tag(name)).execute()
    })
  const names = async () =>
    (await db.selectFrom('tags').select('name').orderBy('name').execute()).map(({ name }) => name)
  const first = add('first')
  // all wait behind the first, and so share a commit
  const won = add('same')
  const seen = add('same').catch(names)
  const later = Array.from({ length: 20 }, (_, number) => add(`later ${number}`))
  await Promise.all([first, won, ...later])
  expect(await seen).toContain('same')
})
