import type { Kysely } from 'kysely'

/** What the carrier knows a parcel by, told to the buyer of an order. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const name of ['tracking_code', 'tracking_carrier', 'tracking_url']) {
    await db.schema
      .alterTable('orders')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
}
