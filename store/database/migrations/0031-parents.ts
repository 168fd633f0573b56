import type { Kysely } from 'kysely'

/** Orders that belong to another, as those of a subscription, and products that are filed under another. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('orders')
    .addColumn('parent_order_id', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('orders_parent').on('orders').column('parent_order_id').execute()
  await db.schema
    .alterTable('products')
    .addColumn('post_parent', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
