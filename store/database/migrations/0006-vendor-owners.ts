import { type Kysely, sql } from 'kysely'

/** Whose account runs a vendor's shop; until now the shop's owner gave both the same e-mail address. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('vendors').addColumn('customer_id', 'bigint').execute()
  await sql`
    update vendors set customer_id = (
      select min(customers.id) from customers
      where customers.role = 'vendor' and customers.email = lower(vendors.email) and customers.email <> ''
    )
    where not exists (
      select 1 from vendors as earlier
      where earlier.id < vendors.id and lower(earlier.email) = lower(vendors.email)
    )`.execute(db)
  await db.schema.createIndex('vendors_customer_id').on('vendors').column('customer_id').unique().execute()
  await db.schema.createIndex('order_items_vendor_id').on('order_items').column('vendor_id').execute()
}
