import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { postRow } from '#tests/support/rows/post-row.ts'
import { createDialect } from '../dialect.ts'
import { openSqlite } from '../sqlite-file.ts'
import * as first from './0001-first.ts'
import * as menus from './0036-menus.ts'
import * as datesOfDrafts from './0072-dates-of-drafts.ts'

test('what was published or is dated ahead keeps its date', async () => {
  const writer = await openSqlite(':memory:', { readOnly: false })
  const db = new Kysely<Record<string, Record<string, unknown>>>({
    dialect: createDialect({ writer, reader: null }),
  })
  for (const { up } of [first, menus]) await up(db as unknown as Kysely<unknown>)
  const rows = [
    { status: 'publish' },
    { status: 'private' },
    { status: 'draft' },
    { status: 'draft', created_at: Date.now() + 86_400_000 },
    { status: 'pending', keeps_slug: 1 },
    { status: 'trash' },
    { status: 'trash', keeps_slug: 1 },
  ]
  await db
    .insertInto('posts')
    .values(rows.map((row, at) => ({ keeps_slug: 0, ...postRow(), ...row, id: at + 1, slug: `post-${at}` })))
    .execute()
  await datesOfDrafts.up(db as unknown as Kysely<unknown>)
  const { rows: kept } = await sql<{ keeps_date: number }>`select keeps_date from posts order by id`.execute(
    db,
  )
  expect(kept.map(({ keeps_date }) => keeps_date)).toEqual([1, 1, 0, 1, 1, 0, 1])
  await db.destroy()
})
