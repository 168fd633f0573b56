import type { Kysely } from 'kysely'

/** Accounts that wait for the code that was mailed to their address. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('sign_ups')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'bigint', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sign_ups_email').on('sign_ups').column('email').execute()
  await db.schema.createIndex('sign_ups_expires_at').on('sign_ups').column('expires_at').execute()
}
