import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)

/** Files that are written of what the shop has, to be fetched within some days. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isSqlite = db.getExecutor().adapter.constructor.name.startsWith('Sqlite')
  const kept = db.schema.createTable('kept_exports')
  await (isSqlite
    ? kept.addColumn('id', 'integer', (id) => id.primaryKey().autoIncrement())
    : kept.addColumn('id', 'bigint', (id) => id.generatedByDefaultAsIdentity().primaryKey())
  )
    .addColumn('status', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('wanted', 'text', required)
    .addColumn('origin', 'text', required)
    .addColumn('file', 'text', required)
    .addColumn('place', 'text', required)
    .addColumn('portions', 'bigint', zero)
    .addColumn('done', 'bigint', zero)
    .addColumn('total', 'bigint', zero)
    .addColumn('bytes', 'bigint', zero)
    .addColumn('created_at', 'bigint', required)
    .addColumn('finished_at', 'bigint')
    .addColumn('created_by', 'bigint', required)
    .addColumn('created_as', 'text', required)
    .execute()
}
