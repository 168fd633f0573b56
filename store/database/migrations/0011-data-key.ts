import type { Kysely } from 'kysely'

/** A value encrypted with the key that secrets lie here under: another key is told at the start. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('data_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('probe', 'text', (column) => column.notNull())
    .execute()
}
