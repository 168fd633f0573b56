import type { Kysely } from 'kysely'

/** What integrations add to coupons, and what of an order was refunded, line by line. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('coupons')
    .addColumn('meta_data', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
