import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()

/** Customers who are kept out, and what those who run the shop note about customers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('customers').addColumn('blocked_at', 'bigint').execute()
  const isSqlite = db.getExecutor().adapter.constructor.name.startsWith('Sqlite')
  const notes = db.schema.createTable('customer_notes')
  await (isSqlite
    ? notes.addColumn('id', 'integer', (id) => id.primaryKey().autoIncrement())
    : notes.addColumn('id', 'bigint', (id) => id.generatedByDefaultAsIdentity().primaryKey())
  )
    .addColumn('customer_id', 'bigint', required)
    .addColumn('author', 'text', required)
    .addColumn('note', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute()
  await db.schema
    .createIndex('customer_notes_customer_id')
    .on('customer_notes')
    .columns(['customer_id', 'id'])
    .execute()
  await db.schema
    .alterTable('point_entries')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
