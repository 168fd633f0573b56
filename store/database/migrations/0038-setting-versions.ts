import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const key = (column: ColumnDefinitionBuilder) => column.primaryKey()

/** Settings of the shop's look before they are published, as they were published, and as one of the staff looks at them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('setting_drafts')
    .addColumn('id', 'bigint', key)
    .addColumn('revision', 'bigint', required)
    .addColumn('settings', 'text', required)
    .addColumn('texts', 'text', required)
    .addColumn('updated_by', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .execute()
  await db.schema
    .createTable('setting_versions')
    .addColumn('number', 'bigint', key)
    .addColumn('author_id', 'bigint', required)
    .addColumn('restored_from', 'bigint')
    .addColumn('changes', 'text', required)
    .addColumn('settings', 'text', required)
    .addColumn('texts', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute()
  await db.schema
    .createTable('setting_previews')
    .addColumn('token_hash', 'text', key)
    .addColumn('session_hash', 'text', required)
    .addColumn('settings', 'text', required)
    .addColumn('texts', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .execute()
  await db.schema
    .createIndex('setting_previews_session')
    .on('setting_previews')
    .columns(['session_hash', 'created_at'])
    .execute()
  await db.schema
    .createIndex('setting_previews_expires_at')
    .on('setting_previews')
    .column('expires_at')
    .execute()
}
