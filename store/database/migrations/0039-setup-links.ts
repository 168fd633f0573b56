import type { Kysely } from 'kysely'

/** Links by which a shop gets its first administrator. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('setup_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
}
