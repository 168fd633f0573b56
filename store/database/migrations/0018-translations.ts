import type { Kysely } from 'kysely'

/** Texts in the shop's second language, beside those in its own. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('translations')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('translations_pk', ['kind', 'item_id', 'locale'])
    .execute()
}
