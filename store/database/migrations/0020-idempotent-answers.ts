import type { Kysely } from 'kysely'

/** Answers to requests that carried an idempotency key, so that one sent twice counts once. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('idempotent_answers')
    .addColumn('request', 'text', (column) => column.primaryKey())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('idempotent_answers_created_at')
    .on('idempotent_answers')
    .column('created_at')
    .execute()
}
