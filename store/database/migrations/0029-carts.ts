import type { Kysely } from 'kysely'

/** Carts that the shop keeps for clients of the Store API. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isSqlite = db.getExecutor().adapter.constructor.name.startsWith('Sqlite')
  const table = isSqlite
    ? db.schema.createTable('carts').addColumn('id', 'integer', (id) => id.primaryKey().autoIncrement())
    : db.schema
        .createTable('carts')
        .addColumn('id', 'bigint', (id) => id.generatedByDefaultAsIdentity().primaryKey())
  await table
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('carts_expires_at').on('carts').column('expires_at').execute()
}
