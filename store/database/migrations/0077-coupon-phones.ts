import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import { tidyPhonesOfOrders } from './0076-guest-phones.ts'

type Tables = Kysely<Pick<Schema, 'coupon_usages' | 'orders'>>

/** Limits per customer count uses of coupons under phone numbers, however these were typed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const tables = db as unknown as Tables
  const used = await tables
    .selectFrom('coupon_usages')
    .leftJoin('orders', 'orders.id', 'coupon_usages.order_id')
    .select([
      'coupon_usages.id',
      'coupon_usages.order_id',
      'coupon_usages.used_by as contact',
      'orders.customer_id',
    ])
    .where('used_by', 'not like', '%@%')
    .where('used_by', '<>', '')
    .execute()
  const noted = used.filter(({ contact, customer_id }) => contact !== String(customer_id))
  await tidyPhonesOfOrders(db, noted, ({ id }, tidied) =>
    tables.updateTable('coupon_usages').set({ used_by: tidied }).where('id', '=', id).execute(),
  )
}
