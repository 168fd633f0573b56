import type { Kysely } from 'kysely'

/** What a shop decides about searches, and what is searched for, by day and without who asked. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('search_synonyms')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('means', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('search_rules')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('query', 'text', (column) => column.notNull().unique())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('pinned_ids', 'text', (column) => column.notNull())
    .addColumn('hidden_ids', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('search_counts')
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('searches', 'integer', (column) => column.notNull())
    .addColumn('clicks', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_counts_pk', ['day', 'query', 'outcome'])
    .execute()
  await db.schema
    .createTable('search_clicks')
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('clicks', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_clicks_pk', ['query', 'product_id'])
    .execute()
  await db.schema.createIndex('search_clicks_updated_at').on('search_clicks').column('updated_at').execute()
}
