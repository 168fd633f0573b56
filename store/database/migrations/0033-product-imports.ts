import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
const empty = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('')

/** Files of products that are imported, row by row, and where pictures came from. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isSqlite = db.getExecutor().adapter.constructor.name.startsWith('Sqlite')
  const imports = db.schema.createTable('product_imports')
  await (isSqlite
    ? imports.addColumn('id', 'integer', (id) => id.primaryKey().autoIncrement())
    : imports.addColumn('id', 'bigint', (id) => id.generatedByDefaultAsIdentity().primaryKey())
  )
    .addColumn('status', 'text', required)
    .addColumn('update_existing', 'bigint', required)
    .addColumn('columns', 'text', required)
    .addColumn('origin', 'text', required)
    .addColumn('phase', 'bigint', zero)
    .addColumn('last_row', 'bigint', zero)
    .addColumn('created_at', 'bigint', required)
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .execute()
  await db.schema
    .createTable('product_import_rows')
    .addColumn('import_id', 'bigint', (column) =>
      column.notNull().references('product_imports.id').onDelete('cascade'),
    )
    .addColumn('row_number', 'bigint', required)
    .addColumn('is_variation', 'bigint', required)
    .addColumn('has_links', 'bigint', required)
    .addColumn('given_id', 'bigint', required)
    .addColumn('cells', 'text', required)
    .addColumn('item', 'text', required)
    .addColumn('planned', 'text')
    .addColumn('outcome', 'text')
    .addColumn('product_id', 'bigint')
    .addColumn('code', 'text', empty)
    .addColumn('message', 'text', empty)
    .addPrimaryKeyConstraint('product_import_rows_key', ['import_id', 'row_number'])
    .execute()
  await db.schema
    .createIndex('product_import_rows_given_id')
    .on('product_import_rows')
    .columns(['import_id', 'given_id'])
    .execute()
  await db.schema
    .createTable('picture_sources')
    .addColumn('url', 'text', (column) => column.primaryKey())
    .addColumn('media_id', 'bigint', (column) => column.notNull().references('media.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('picture_sources_media_id').on('picture_sources').column('media_id').execute()
}
