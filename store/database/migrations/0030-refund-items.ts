import type { Kysely } from 'kysely'

/** Which lines of its order a refund gave back, and what integrations add to it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isSqlite = db.getExecutor().adapter.constructor.name.startsWith('Sqlite')
  const table = isSqlite
    ? db.schema
        .createTable('refund_items')
        .addColumn('id', 'integer', (id) => id.primaryKey().autoIncrement())
    : db.schema
        .createTable('refund_items')
        .addColumn('id', 'bigint', (id) => id.generatedByDefaultAsIdentity().primaryKey())
  await table
    .addColumn('refund_id', 'bigint', (column) => column.notNull())
    .addColumn('order_id', 'bigint', (column) => column.notNull())
    .addColumn('item_id', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('product_id', 'bigint', (column) => column.notNull())
    .addColumn('variation_id', 'bigint', (column) => column.notNull())
    .addColumn('quantity', 'bigint', (column) => column.notNull())
    .addColumn('tax_class', 'text', (column) => column.notNull())
    .addColumn('tax_status', 'text', (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull())
    .addColumn('total_tax', 'bigint', (column) => column.notNull())
    .addColumn('taxes', 'text', (column) => column.notNull())
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('global_unique_id', 'text', (column) => column.notNull())
    .addColumn('parent_name', 'text')
    .addColumn('image_id', 'bigint')
    .addColumn('details', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('refund_items_refund_id').on('refund_items').column('refund_id').execute()
  await db.schema.createIndex('refund_items_order_id').on('refund_items').column('order_id').execute()
  await db.schema.alterTable('refunds').dropColumn('line_items').execute()
  await db.schema
    .alterTable('refunds')
    .addColumn('meta_data', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
