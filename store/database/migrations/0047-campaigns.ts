import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)

/** Messages to many customers at once. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isSqlite = db.getExecutor().adapter.constructor.name.startsWith('Sqlite')
  const campaigns = db.schema.createTable('campaigns')
  await (isSqlite
    ? campaigns.addColumn('id', 'integer', (id) => id.primaryKey().autoIncrement())
    : campaigns.addColumn('id', 'bigint', (id) => id.generatedByDefaultAsIdentity().primaryKey())
  )
    .addColumn('status', 'text', required)
    .addColumn('channel', 'text', required)
    .addColumn('segment', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('created_by', 'bigint', required)
    .addColumn('last_customer_id', 'bigint', zero)
    .addColumn('reached', 'bigint', zero)
    .addColumn('send_at', 'bigint', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('finished_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('customer_notifications_kind')
    .on('customer_notifications')
    .columns(['kind', 'code'])
    .execute()
}
