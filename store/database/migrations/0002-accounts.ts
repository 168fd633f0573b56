import { type Kysely, sql } from 'kysely'

/** Who signed in with a code alone has no e-mail address, who signed up with a password perhaps no mobile number. */
const uniqueWhereGiven = async (db: Kysely<unknown>, column: 'email' | 'mobile') => {
  await db.schema.dropIndex(`customers_${column}`).execute()
  await db.schema
    .createIndex(`customers_${column}_given`)
    .on('customers')
    .column(column)
    .unique()
    .where(sql.ref(column), '<>', '')
    .execute()
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await uniqueWhereGiven(db, 'email')
  await uniqueWhereGiven(db, 'mobile')

  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_customer_id').on('sessions').column('customer_id').execute()
  await db.schema.createIndex('sessions_expires_at').on('sessions').column('expires_at').execute()

  await db.schema
    .createTable('one_time_codes')
    .addColumn('mobile', 'text', (column) => column.primaryKey())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('one_time_codes_expires_at').on('one_time_codes').column('expires_at').execute()

  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('password_resets_customer_id')
    .on('password_resets')
    .column('customer_id')
    .execute()
}
