import type { Kysely } from 'kysely'

/** Payments that a process is beginning at a bank just now: no other begins the same. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('payment_starts')
    .addColumn('order_id', 'bigint', (column) => column.notNull())
    .addColumn('gateway', 'text', (column) => column.notNull())
    .addColumn('return_prefix', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('payment_starts_pk', ['order_id', 'gateway', 'return_prefix'])
    .execute()
}
