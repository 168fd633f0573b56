import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()

/** Texts of messages in the shop's own words. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('message_templates')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('texts', 'text', required)
    .addColumn('updated_at', 'bigint', required)
    .execute()
}
