import type { Kysely } from 'kysely'

/** Campaigns in both languages, into the shop's own inbox, with a coupon; and why a customer is kept out. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const add = (table: string, column: string, type: 'text' | 'bigint', preset: string | number) =>
    db.schema
      .alterTable(table)
      .addColumn(column, type, (one) => one.notNull().defaultTo(preset))
      .execute()
  await add('campaigns', 'kind', 'text', 'offer')
  await add('campaigns', 'code', 'text', '')
  await add('campaigns', 'translation', 'text', '{}')
  await add('campaigns', 'meant', 'bigint', 0)
  await add('customer_notifications', 'translation', 'text', '{}')
  await add('customers', 'blocked_reason', 'text', '')
}
