import type { Kysely } from 'kysely'

/** What a receiver said when it did not take a delivery. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('webhook_deliveries')
    .addColumn('answer', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
