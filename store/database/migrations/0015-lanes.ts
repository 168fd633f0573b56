import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../is-postgres.ts'

/** Jobs have a lane, and attempts to pay a time when their bank is asked next. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('jobs')
    .addColumn('lane', 'text', (column) => column.notNull().defaultTo('reactions'))
    .execute()
  // in the outbox lies by which way each message goes; a shop on PostgreSQL is younger
  if (!isPostgres(db))
    await sql`update jobs set lane = coalesce(
    (select channel from outbox_messages where dedupe_key = json_extract(jobs.payload, '$.key')), 'mail'
  ) where kind = 'send-message'`.execute(db)
  await db.schema.createIndex('jobs_lane').on('jobs').columns(['lane', 'status', 'run_at']).execute()

  const count = (name: 'ask_at' | 'asked') =>
    db.schema
      .alterTable('payments')
      .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
  await count('ask_at')
  await count('asked')
  await db.schema.alterTable('payments').addColumn('answered_at', 'bigint').execute()
  await db.schema.dropIndex('payments_status_updated_at').execute()
  await db.schema
    .createIndex('payments_ask_at')
    .on('payments')
    .columns(['gateway', 'status', 'ask_at'])
    .execute()
}
