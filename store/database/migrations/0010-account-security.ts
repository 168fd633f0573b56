import { type Kysely, sql } from 'kysely'

/**
 * One-time codes are bound to what they prove, and wrong tries to who made them. A session knows the role it was opened
 * with, an account the addresses it was signed in from. Codes of before live five minutes at most and are dropped.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.dropTable('one_time_codes').execute()
  await db.schema
    .createTable('one_time_codes')
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('one_time_codes_key', ['purpose', 'contact'])
    .execute()
  await db.schema.createIndex('one_time_codes_expires').on('one_time_codes').column('expires_at').execute()
  await db.schema
    .createTable('one_time_code_tries')
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('asker', 'text', (column) => column.notNull())
    .addColumn('tries', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('one_time_code_tries_key', ['purpose', 'contact', 'asker'])
    .execute()

  await db.schema
    .alterTable('sessions')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update sessions set role = coalesce(
    (select role from customers where customers.id = sessions.customer_id), '')`.execute(db)

  await db.schema
    .createTable('known_addresses')
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_addresses_key', ['customer_id', 'address_hash'])
    .execute()
}
