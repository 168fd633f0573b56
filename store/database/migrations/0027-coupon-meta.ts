import type { Kysely } from 'kysely'

/** What integrations add to coupons. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('coupons')
    .addColumn('meta_data', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
