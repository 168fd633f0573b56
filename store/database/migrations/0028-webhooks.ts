import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)

/** Who is told of changes, and the log of what they were told. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isSqlite = db.getExecutor().adapter.constructor.name.startsWith('Sqlite')
  const table = (name: string) =>
    isSqlite
      ? db.schema.createTable(name).addColumn('id', 'integer', (id) => id.primaryKey().autoIncrement())
      : db.schema
          .createTable(name)
          .addColumn('id', 'bigint', (id) => id.generatedByDefaultAsIdentity().primaryKey())
  await table('webhooks')
    .addColumn('name', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('topic', 'text', required)
    .addColumn('delivery_url', 'text', required)
    .addColumn('secret', 'text', required)
    .addColumn('customer_id', 'bigint', required)
    .addColumn('failure_count', 'bigint', zero)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint')
    .execute()
  await table('webhook_deliveries')
    .addColumn('webhook_id', 'bigint', (column) =>
      column.notNull().references('webhooks.id').onDelete('cascade'),
    )
    .addColumn('delivery_key', 'text', required)
    .addColumn('topic', 'text', required)
    .addColumn('resource_id', 'bigint', required)
    .addColumn('waiting_for', 'text', (column) => column.unique())
    .addColumn('status', 'text', required)
    .addColumn('attempts', 'bigint', zero)
    .addColumn('response_code', 'bigint')
    .addColumn('error', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('duration', 'bigint')
    .addColumn('created_at', 'bigint', required)
    .execute()
  await db.schema
    .createIndex('webhook_deliveries_webhook_id')
    .on('webhook_deliveries')
    .columns(['webhook_id', 'id'])
    .execute()
  await db.schema
    .createIndex('webhook_deliveries_created_at')
    .on('webhook_deliveries')
    .column('created_at')
    .execute()
}
