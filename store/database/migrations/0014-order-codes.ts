import type { Kysely } from 'kysely'

/** Codes that prove the contact of an order to who tracks it; how much a contact waits for. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('order_codes')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'bigint', (column) => column.notNull())
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('order_codes_contact')
    .on('order_codes')
    .columns(['contact', 'created_at'])
    .execute()
  await db.schema.createIndex('alerts_recipient').on('alerts').columns(['recipient', 'told_at']).execute()
  await db.schema.createIndex('order_codes_created_at').on('order_codes').column('created_at').execute()
}
