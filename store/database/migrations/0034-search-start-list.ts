import type { Kysely } from 'kysely'

/** What a shop has switched off of the synonyms that every shop starts with. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('search_start_off')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('updated_at', 'integer', (column) => column.notNull())
    .execute()
}
