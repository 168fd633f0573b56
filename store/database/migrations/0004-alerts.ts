import type { Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('alerts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('product_id', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('price', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('told_at', 'bigint')
    .execute()
  await db.schema.createIndex('alerts_waiting').on('alerts').columns(['told_at', 'key']).execute()
}
