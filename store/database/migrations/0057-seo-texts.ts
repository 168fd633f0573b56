import type { Kysely } from 'kysely'

/** Titles and descriptions that pages have for search engines alone. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('seo_texts')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'bigint', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('seo_texts_pk', ['kind', 'item_id', 'locale'])
    .execute()
}
