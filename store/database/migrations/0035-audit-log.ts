import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const key = (column: ColumnDefinitionBuilder) => column.primaryKey()

/** Changes are told of rows with a primary key alone; these two tables had a unique index in its place. */
const giveKeys = async (db: Kysely<unknown>): Promise<void> => {
  for (const [table, id, index] of [
    ['settings', 'name', 'settings_name'],
    ['tax_classes', 'slug', 'tax_classes_slug'],
  ] as const) {
    await db.schema.dropIndex(index).execute()
    await db.schema.alterTable(table).renameTo(`${table}_before`).execute()
    const made = db.schema.createTable(table).addColumn(id, 'text', key)
    await (table === 'settings'
      ? made.addColumn('value', 'text', required).addColumn('updated_at', 'bigint', required)
      : made.addColumn('name', 'text', required)
    ).execute()
    const columns = table === 'settings' ? ['name', 'value', 'updated_at'] : ['slug', 'name']
    await (db as Kysely<Record<string, Record<string, unknown>>>)
      .insertInto(table)
      .columns(columns)
      .expression((eb) => eb.selectFrom(`${table}_before`).select(columns))
      .execute()
    await db.schema.dropTable(`${table}_before`).execute()
  }
}

/** What those who run the shop change, and who had a file imported. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await giveKeys(db)
  const isSqlite = db.getExecutor().adapter.constructor.name.startsWith('Sqlite')
  const log = db.schema.createTable('audit_log')
  await (isSqlite
    ? log.addColumn('id', 'integer', (id) => id.primaryKey().autoIncrement())
    : log.addColumn('id', 'bigint', (id) => id.generatedByDefaultAsIdentity().primaryKey())
  )
    .addColumn('actor_id', 'bigint', required)
    .addColumn('actor_role', 'text', required)
    .addColumn('via', 'text', required)
    .addColumn('via_id', 'text', required)
    .addColumn('resource', 'text', required)
    .addColumn('resource_id', 'text', required)
    .addColumn('part', 'text', required)
    .addColumn('action', 'text', required)
    .addColumn('changes', 'text', required)
    .addColumn('personal', 'text', required)
    .addColumn('customer_id', 'bigint', required)
    .addColumn('created_at', 'bigint', required)
    .execute()
  const indexes = {
    audit_log_time: ['created_at', 'id'],
    audit_log_resource: ['resource', 'created_at', 'id'],
    audit_log_item: ['resource', 'resource_id', 'created_at', 'id'],
    audit_log_actor: ['actor_id', 'created_at', 'id'],
    audit_log_customer: ['customer_id'],
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('audit_log').columns(columns).execute()
  }
  await db.schema
    .alterTable('product_imports')
    .addColumn('started_by', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('product_imports')
    .addColumn('started_as', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
