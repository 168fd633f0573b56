import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const unique = (column: ColumnDefinitionBuilder) => column.notNull().unique()

/** Passwords of other programs, by which those who run the shop write through `wp/v2`. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('application_passwords')
    .addColumn('uuid', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'bigint', required)
    .addColumn('app_id', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('password_hash', 'text', unique)
    .addColumn('last_used_at', 'bigint')
    .addColumn('created_at', 'bigint', required)
    .execute()
  await db.schema
    .createIndex('application_passwords_customer')
    .on('application_passwords')
    .column('customer_id')
    .execute()
}
