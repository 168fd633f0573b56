import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
const empty = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('')

/** Changes of many products at once, and what became of each product. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isSqlite = db.getExecutor().adapter.constructor.name.startsWith('Sqlite')
  const changes = db.schema.createTable('bulk_changes')
  await (isSqlite
    ? changes.addColumn('id', 'integer', (id) => id.primaryKey().autoIncrement())
    : changes.addColumn('id', 'bigint', (id) => id.generatedByDefaultAsIdentity().primaryKey())
  )
    .addColumn('status', 'text', required)
    .addColumn('change', 'text', required)
    .addColumn('undoes', 'bigint', (column) => column.unique())
    .addColumn('products', 'bigint', required)
    .addColumn('last_position', 'bigint', zero)
    .addColumn('changed', 'bigint', zero)
    .addColumn('kept', 'bigint', zero)
    .addColumn('refused', 'bigint', zero)
    .addColumn('created_at', 'bigint', required)
    .addColumn('finished_at', 'bigint')
    .addColumn('created_by', 'bigint', required)
    .addColumn('created_as', 'text', required)
    .execute()
  await db.schema
    .createTable('bulk_change_products')
    .addColumn('change_id', 'bigint', (column) =>
      column.notNull().references('bulk_changes.id').onDelete('cascade'),
    )
    .addColumn('position', 'bigint', required)
    .addColumn('product_id', 'bigint', required)
    .addColumn('name', 'text', required)
    .addColumn('outcome', 'text')
    .addColumn('reason', 'text', empty)
    .addColumn('before', 'text', required)
    .addColumn('after', 'text', required)
    .addPrimaryKeyConstraint('bulk_change_products_key', ['change_id', 'position'])
    .execute()
  await db.schema
    .createIndex('bulk_change_products_product')
    .on('bulk_change_products')
    .columns(['change_id', 'product_id'])
    .execute()
}
