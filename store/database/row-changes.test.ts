import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '../context.ts'
import { type Database, openMemoryDatabase } from './connection.ts'
import { type RowChange, recordRowChanges } from './row-changes.ts'
import { inTransaction } from './transaction.ts'

let db: Database
beforeEach(async () => {
  db = await openMemoryDatabase()
  await sql`create table things (id integer primary key, name text, size real, picture blob, big integer)`.execute(
    db,
  )
  await sql`create table pairs (a text, b text, value text, primary key (a, b))`.execute(db)
  await sql`insert into things values (1, 'one', 1.5, x'00ff', -5), (2, 'two', null, null, 0)`.execute(db)
})
afterEach(() => db.destroy())

/** What these statements change, run in one transaction. */
const changesOf = (...statements: string[]): Promise<RowChange[]> =>
  inTransaction({ db, clock: () => 1, actor: SYSTEM }, async (inside) => {
    const recorder = await recordRowChanges(db, inside.db)
    try {
      for (const statement of statements) await sql.raw(statement).execute(inside.db)
      return await recorder.read(inside.db, new Set(['things', 'pairs']))
    } finally {
      recorder.end()
    }
  })

test('values of every type are read as they were stored', async () => {
  const [change] = await changesOf(
    `update things set name = 'سلام', size = -0.25, big = 9007199254740991, picture = null where id = 1`,
  )
  expect(change).toEqual({
    table: 'things',
    action: 'update',
    key: { id: 1 },
    before: { name: 'one', size: 1.5, big: -5, picture: new Uint8Array([0, 255]) },
    after: { name: 'سلام', size: -0.25, big: 9_007_199_254_740_991, picture: null },
  })
})

test('texts of any length are read', async () => {
  const lengths = [0, 127, 128, 20_000, 3_000_000]
  for (const length of lengths) {
    const [change] = await changesOf(`insert into pairs values ('${length}', 'b', '${'x'.repeat(length)}')`)
    expect(change?.key).toEqual({ a: String(length), b: 'b' })
    expect(change?.after.value).toHaveLength(length)
  }
})

test('a row is told once, as it was before and is in the end', async () => {
  const changes = await changesOf(
    `update things set name = 'x' where id = 1`,
    `update things set name = 'y', size = 2 where id = 1`,
    'delete from things where id = 2',
    `insert into pairs values ('a', 'b', 'c')`,
  )
  expect(changes).toHaveLength(3)
  expect(changes).toContainEqual({
    table: 'things',
    action: 'update',
    key: { id: 1 },
    before: { name: 'one', size: 1.5 },
    after: { name: 'y', size: 2 },
  })
  expect(changes).toContainEqual(
    expect.objectContaining({
      action: 'delete',
      key: { id: 2 },
      after: {},
      before: expect.objectContaining({ name: 'two' }),
    }),
  )
  expect(changes).toContainEqual({
    table: 'pairs',
    action: 'create',
    key: { a: 'a', b: 'b' },
    before: {},
    after: { a: 'a', b: 'b', value: 'c' },
  })
})

test('what came to nothing is not told', async () => {
  const changes = await changesOf(
    `update things set name = 'x'`,
    `update things set name = case id when 1 then 'one' else 'two' end`,
    `insert into pairs values ('a', 'b', 'c')`,
    'delete from pairs',
    'savepoint tried',
    'delete from things',
    'rollback to tried',
    'release tried',
  )
  expect(changes).toEqual([])
})

test('a column that another process adds in the place of one is told by its name', async () => {
  await changesOf(`update things set name = 'x' where id = 1`)
  await sql`alter table things drop column size`.execute(db)
  await sql`alter table things add column later text`.execute(db)
  const [change] = await changesOf(`update things set later = 'z', big = 7 where id = 1`)
  expect(change?.after).toEqual({ later: 'z', big: 7 })
})
