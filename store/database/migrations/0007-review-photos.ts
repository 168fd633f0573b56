import type { Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('review_photos')
    .addColumn('media_id', 'bigint', (column) => column.primaryKey())
    .addColumn('review_id', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('review_photos_review_id').on('review_photos').column('review_id').execute()
  await db.schema.createIndex('reviews_customer_id').on('reviews').column('customer_id').execute()
}
