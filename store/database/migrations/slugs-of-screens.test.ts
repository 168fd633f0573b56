import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { postRow } from '#tests/support/rows/post-row.ts'
import { createDialect } from '../dialect.ts'
import { openSqlite } from '../sqlite-file.ts'
import * as first from './0001-first.ts'
import * as slugsOfScreens from './0073-slugs-of-screens.ts'

test('a post at the URL of a screen gets the next free slug, other posts and pages keep theirs', async () => {
  const writer = await openSqlite(':memory:', { readOnly: false })
  const db = new Kysely<Record<string, Record<string, unknown>>>({
    dialect: createDialect({ writer, reader: null }),
  })
  await first.up(db as unknown as Kysely<unknown>)
  const rows = [
    { slug: 'search' },
    { slug: 'search-2' },
    { slug: 'coffee' },
    { slug: 'search', type: 'page' as const },
    { slug: 'compare', status: 'draft' },
  ]
  await db
    .insertInto('posts')
    .values(rows.map((row, at) => postRow({ ...row, id: at + 1 })))
    .execute()
  await slugsOfScreens.up(db as never)
  const kept = await db.selectFrom('posts').select('slug').orderBy('id').execute()
  expect(kept.map(({ slug }) => slug)).toEqual(['search-3', 'search-2', 'coffee', 'search', 'compare-2'])
  await db.destroy()
})
