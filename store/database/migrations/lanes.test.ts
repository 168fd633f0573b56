import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { createDialect } from '../dialect.ts'
import { openSqlite } from '../sqlite-file.ts'
import * as first from './0001-first.ts'
import * as lanes from './0015-lanes.ts'

interface Tables {
  jobs: Record<string, string | number>
  outbox_messages: Record<string, string | number>
  payments: Record<string, string | number>
}

test('jobs from before lie in the lane of their message, and attempts from before are asked about at once', async () => {
  const writer = await openSqlite(':memory:', { readOnly: false })
  const db = new Kysely<Tables>({ dialect: createDialect({ writer, reader: null }) })
  const untyped = db as unknown as Kysely<unknown>
  await first.up(untyped)
  const message = { recipient: 'r', subject: '', text: '', html: '', status: 'queued', created_at: 1 }
  await db
    .insertInto('outbox_messages')
    .values(['mail', 'sms', 'push'].map((channel) => ({ ...message, channel, dedupe_key: `of ${channel}` })))
    .execute()
  const job = { status: 'queued', attempts: 0, run_at: 1, last_error: '', created_at: 1 }
  const sent = ['of mail', 'of sms', 'of push', 'gone'].map((key) => ({ kind: 'send-message', key }))
  const owed = [...sent, { kind: 'order-rewards', key: 'order' }]
  await db
    .insertInto('jobs')
    .values(
      owed.map(({ kind, key }) => ({ ...job, kind, payload: JSON.stringify({ key }), dedupe_key: key })),
    )
    .execute()
  const attempt = { order_id: 1, gateway: 'zarinpal', amount: 1, status: 'started', authority: 'a' }
  const rest = { reference: '', details: '{}', created_at: 1, updated_at: 1 }
  await db
    .insertInto('payments')
    .values({ ...attempt, ...rest })
    .execute()
  await lanes.up(untyped)
  const moved = await db.selectFrom('jobs').select('lane').orderBy('id').execute()
  expect(moved.map(({ lane }) => lane)).toEqual(['mail', 'sms', 'push', 'mail', 'reactions'])
  const attempts = await db.selectFrom('payments').select(['ask_at', 'asked', 'answered_at']).execute()
  expect(attempts).toEqual([{ ask_at: 0, asked: 0, answered_at: null }])
  await db.destroy()
})
