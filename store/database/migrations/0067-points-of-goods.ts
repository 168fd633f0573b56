import { type Kysely, sql } from 'kysely'

/** Points that an order gave, and has not taken back, say for how much of its goods: a refund takes its share of them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('point_entries').addColumn('amount', 'bigint').execute()
  await db.schema.createIndex('point_entries_order_id').on('point_entries').column('order_id').execute()
  await sql`
    update point_entries set amount = (
      select o.total - o.shipping_total - o.shipping_tax - coalesce(
        (select sum(r.amount) from refunds as r
          where r.order_id = o.id and r.created_at <= point_entries.created_at), 0)
      from orders as o where o.id = point_entries.order_id)
    where reason = 'earned' and order_id in (
      select order_id from point_entries group by order_id having sum(points) > 0)`.execute(db)
}
