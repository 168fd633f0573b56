import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()

/** Links to the receipts of orders, for whoever has one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('order_receipts')
    .addColumn('order_id', 'bigint', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('token', 'text', required)
    .addColumn('expires_on', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute()
}
