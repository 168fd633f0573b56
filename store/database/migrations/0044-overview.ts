import { type Kysely, type SqlBool, sql } from 'kysely'

/** What the first screen of the back office counts is found by indexes, and messages to the shop are read or not yet. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('contact_messages').addColumn('read_at', 'bigint').execute()
  await db.schema.dropIndex('orders_status_created_at').execute()
  const indexes = {
    contact_messages: { contact_messages_read_at: ['read_at', 'created_at'] },
    // sales of a span are summed from the index alone, which also does what the one before did
    orders: { orders_sales: ['status', 'created_at', 'total'] },
    refunds: { refunds_created_at: ['created_at', 'order_id', 'amount'] },
    payments: { payments_status_updated_at: ['status', 'updated_at'] },
    comments: { comments_status: ['status', 'created_at'] },
  }
  for (const [table, named] of Object.entries(indexes)) {
    for (const [name, columns] of Object.entries(named)) {
      await db.schema.createIndex(name).on(table).columns(columns).execute()
    }
  }
  await db.schema
    .createIndex('products_counted')
    .on('products')
    .columns(['stock_quantity', 'low_stock_amount', 'status'])
    .where(sql<SqlBool>`manage_stock = 1`)
    .execute()
}
