import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const key = (column: ColumnDefinitionBuilder) => column.primaryKey()

/** Second factors, what waits for one, and when a session has shown last whose it is. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('second_factors')
    .addColumn('customer_id', 'bigint', key)
    .addColumn('totp_secret', 'text', required)
    .addColumn('totp_last_step', 'bigint', required)
    .addColumn('recovery_codes', 'text', required)
    .addColumn('updated_at', 'bigint', required)
    .execute()
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', key)
    .addColumn('customer_id', 'bigint', required)
    .addColumn('name', 'text', required)
    .addColumn('public_key', 'text', required)
    .addColumn('counter', 'bigint', required)
    .addColumn('transports', 'text', required)
    .addColumn('rp_id', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('last_used_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('passkeys_customer_id')
    .on('passkeys')
    .columns(['customer_id', 'created_at'])
    .execute()
  await db.schema
    .createTable('challenges')
    .addColumn('token_hash', 'text', key)
    .addColumn('purpose', 'text', required)
    .addColumn('customer_id', 'bigint', required)
    .addColumn('browser_hash', 'text', required)
    .addColumn('data', 'text', required)
    .addColumn('tries', 'bigint', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .execute()
  await db.schema.createIndex('challenges_customer_id').on('challenges').column('customer_id').execute()
  await db.schema.createIndex('challenges_expires_at').on('challenges').column('expires_at').execute()
  await db.schema
    .alterTable('sessions')
    .addColumn('confirmed_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('sessions')
    .addColumn('client_ip', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
