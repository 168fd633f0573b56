import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { createDialect } from '../dialect.ts'
import { openSqlite } from '../sqlite-file.ts'
import * as first from './0001-first.ts'
import * as failedMessages from './0070-failed-messages.ts'

interface Tables {
  jobs: Record<string, string | number>
  outbox_messages: Record<string, string | number>
  campaigns: Record<string, string | number>
}

test('messages and campaigns whose sending was given up before have failed, and no others', async () => {
  const writer = await openSqlite(':memory:', { readOnly: false })
  const db = new Kysely<Tables>({ dialect: createDialect({ writer, reader: null }) })
  const untyped = db as unknown as Kysely<unknown>
  await first.up(untyped)
  await untyped.schema
    .createTable('campaigns')
    .addColumn('id', 'integer')
    .addColumn('status', 'text')
    .execute()
  const message = { channel: 'mail', recipient: 'r', subject: '', text: '', html: '', created_at: 1 }
  const messages = [
    { dedupe_key: 'dead', status: 'queued' },
    { dedupe_key: 'tried', status: 'queued' },
    { dedupe_key: 'done', status: 'sent' },
  ]
  await db
    .insertInto('outbox_messages')
    .values(messages.map((one) => ({ ...message, ...one })))
    .execute()
  const job = { kind: 'send-message', payload: '{}', attempts: 0, run_at: 1, last_error: '', created_at: 1 }
  const jobs = [
    { dedupe_key: 'send:dead', status: 'dead' },
    { dedupe_key: 'send:tried', status: 'queued' },
    { dedupe_key: 'send:done', status: 'done' },
    { kind: 'campaign', dedupe_key: 'campaign:1:50', status: 'dead' },
    { kind: 'campaign', dedupe_key: 'campaign:12:0', status: 'queued' },
  ]
  await db
    .insertInto('jobs')
    .values(jobs.map((one) => ({ ...job, ...one })))
    .execute()
  await db
    .insertInto('campaigns')
    .values([1, 12].map((id) => ({ id, status: 'sending' })))
    .execute()
  await failedMessages.up(untyped)
  const after = await db
    .selectFrom('outbox_messages')
    .select(['dedupe_key', 'status'])
    .orderBy('id')
    .execute()
  expect(after.map(({ dedupe_key, status }) => `${dedupe_key} ${status}`)).toEqual([
    'dead failed',
    'tried queued',
    'done sent',
  ])
  const states = await db.selectFrom('campaigns').select(['id', 'status']).orderBy('id').execute()
  expect(states).toEqual([
    { id: 1, status: 'failed' },
    { id: 12, status: 'sending' },
  ])
  await db.destroy()
})
