import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)

/** Money that banks are asked to give back, and what the test bank has given back. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isSqlite = db.getExecutor().adapter.constructor.name.startsWith('Sqlite')
  const returns = db.schema.createTable('payment_returns')
  await (isSqlite
    ? returns.addColumn('id', 'integer', (id) => id.primaryKey().autoIncrement())
    : returns.addColumn('id', 'bigint', (id) => id.generatedByDefaultAsIdentity().primaryKey())
  )
    .addColumn('order_id', 'bigint', (id) => id.notNull().unique())
    .addColumn('payment_id', 'bigint', required)
    .addColumn('key', 'text', required)
    .addColumn('amount', 'bigint', required)
    .addColumn('refund', 'text', required)
    .addColumn('asked_by', 'bigint', required)
    .addColumn('asked', 'bigint', zero)
    .addColumn('ask_at', 'bigint', required)
    .addColumn('created_at', 'bigint', required)
    .execute()
  await db.schema.createIndex('payment_returns_due').on('payment_returns').column('ask_at').execute()
  await db.schema
    .createTable('test_bank_returns')
    .addColumn('key', 'text', (key) => key.primaryKey())
    .addColumn('authority', 'text', required)
    .addColumn('amount', 'bigint', required)
    .addColumn('created_at', 'bigint', required)
    .execute()
}
