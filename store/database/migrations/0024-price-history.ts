import type { Kysely } from 'kysely'

/**
 * What products cost, from when on. Present prices become the first rows when the shop opens. Alerts get the language
 * of who asked for them, and a token that stops them; those of before are told in the shop's own, without a link to stop.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('price_history')
    .addColumn('product_id', 'bigint', (column) =>
      column.notNull().references('products.id').onDelete('cascade'),
    )
    .addColumn('began_at', 'bigint', (column) => column.notNull())
    .addColumn('regular_price', 'bigint')
    .addColumn('sale_price', 'bigint')
    .addColumn('price', 'bigint')
    .addColumn('past_unknown', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('price_history_pk', ['product_id', 'began_at'])
    .execute()
  await db.schema
    .alterTable('alerts')
    .addColumn('locale', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('alerts')
    .addColumn('stop_token', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('outbox_messages')
    .addColumn('stop_url', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('alerts_stop_token').on('alerts').column('stop_token').execute()
}
