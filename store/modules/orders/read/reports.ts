import type { Minor } from '#common/money.ts'
import type { Context } from '#store/context.ts'
import { REPORTED, SOLD } from '../status/transitions.ts'

export interface Span {
  /** epoch milliseconds: `from` belongs to it, `to` no more */
  from: number
  to: number
}

export interface SoldOrder {
  at: number
  customerId: number
  total: Minor
  tax: Minor
  shipping: Minor
  discount: Minor
  items: number
}

/** The sales of a span, order by order, and what was given back in it. */
export const readSales = async (
  context: Context,
  { from, to }: Span,
): Promise<{ sold: SoldOrder[]; refunded: Minor }> => {
  const sold = await context.db
    .selectFrom('orders as o')
    .select((eb) => [
      'o.created_at as at',
      'o.customer_id as customerId',
      'o.total',
      'o.total_tax as tax',
      'o.shipping_total as shipping',
      'o.discount_total as discount',
      eb
        .selectFrom('order_items as i')
        .select(({ fn }) => fn.sum<number>('i.quantity').as('items'))
        .whereRef('i.order_id', '=', 'o.id')
        .where('i.kind', '=', 'line_item')
        .as('items'),
    ])
    .where('o.status', 'in', [...REPORTED])
    .where('o.created_at', '>=', from)
    .where('o.created_at', '<', to)
    .orderBy('o.created_at')
    .execute()
  const { amount } = await context.db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(({ fn }) => fn.sum<number>('r.amount').as('amount'))
    .where('o.status', 'in', [...REPORTED])
    .where('r.created_at', '>=', from)
    .where('r.created_at', '<', to)
    .executeTakeFirstOrThrow()
  return {
    sold: sold.map((order) => ({ ...order, items: Number(order.items ?? 0) })),
    refunded: Number(amount ?? 0),
  }
}

export interface TopSeller {
  productId: number
  name: string
  quantity: number
  /** what was paid for it, without tax */
  total: Minor
}

/**
 * The products sold most often in a span.
 * @param statuses of the orders that count
 */
export const readTopSellers = async (
  context: Context,
  { from, to }: Span,
  limit: number,
  statuses: ReadonlySet<string> = SOLD,
): Promise<TopSeller[]> => {
  const rows = await context.db
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select(({ fn }) => [
      'i.product_id as productId',
      fn.max('i.parent_name').as('parentName'),
      fn.max('i.name').as('name'),
      fn.sum<number>('i.quantity').as('quantity'),
      fn.sum<number>('i.total').as('total'),
    ])
    .where('i.kind', '=', 'line_item')
    .where('o.status', 'in', [...statuses])
    .where('o.created_at', '>=', from)
    .where('o.created_at', '<', to)
    .groupBy('i.product_id')
    .orderBy('quantity', 'desc')
    .orderBy('i.product_id')
    .limit(limit)
    .execute()
  return rows.map(({ productId, parentName, name, quantity, total }) => ({
    productId,
    name: parentName ?? name,
    quantity: Number(quantity),
    total: Number(total),
  }))
}

/** How many orders stand in each status. */
export const countByStatus = async (context: Context): Promise<Map<string, number>> => {
  const rows = await context.db
    .selectFrom('orders')
    .select(({ fn }) => ['status', fn.countAll<number>().as('total')])
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, total }) => [status, Number(total)]))
}
