import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { createDialect } from '../dialect.ts'
import { openSqlite } from '../sqlite-file.ts'
import * as first from './0001-first.ts'
import * as lanes from './0015-lanes.ts'
import * as jobRanks from './0069-job-ranks.ts'

interface Tables {
  jobs: Record<string, string | number>
}

test('messages that wait have the rank of their kind', async () => {
  const writer = await openSqlite(':memory:', { readOnly: false })
  const db = new Kysely<Tables>({ dialect: createDialect({ writer, reader: null }) })
  const untyped = db as unknown as Kysely<unknown>
  await first.up(untyped)
  await lanes.up(untyped)
  const job = {
    kind: 'k',
    payload: '{}',
    status: 'queued',
    attempts: 0,
    run_at: 1,
    last_error: '',
    created_at: 1,
  }
  const keys = ['send:campaign:1:a', 'send:alert:b', 'send:order:1:2:mail', 'send:code:3', 'order-rewards:4']
  await db
    .insertInto('jobs')
    .values(keys.map((dedupe_key) => ({ ...job, dedupe_key })))
    .execute()
  await jobRanks.up(untyped)
  const ranked = await db.selectFrom('jobs').select('rank').orderBy('id').execute()
  expect(ranked.map(({ rank }) => rank)).toEqual([2, 2, 1, 0, 1])
  await db.destroy()
})
