import type { Context } from '#store/context.ts'
import { fromJson } from '#store/database/json.ts'
import { PAID } from '#store-api/contract/order-stages.ts'

/** Whether the actor's account bought the product, or somebody with this e-mail address (in small letters). */
export const hasBought = async (context: Context, productId: number, email = ''): Promise<boolean> => {
  const { customerId } = context.actor
  if (customerId === 0 && !email) return false
  const rows = await context.db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(['orders.customer_id', 'orders.billing'])
    .where('order_items.product_id', '=', productId)
    .where('orders.status', 'in', PAID)
    .$if(!email, (query) => query.where('orders.customer_id', '=', customerId))
    .execute()
  return rows.some(
    (row) =>
      (customerId > 0 && row.customer_id === customerId) ||
      (email !== '' && fromJson(row.billing).email.toLowerCase() === email),
  )
}

/** Products that the actor bought and has said nothing of, the latest first. */
export const listUnreviewed = async (context: Context, limit: number): Promise<number[]> => {
  const { customerId } = context.actor
  const rows = await context.db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .innerJoin('products', 'products.id', 'order_items.product_id')
    .select(['order_items.product_id', ({ fn }) => fn.max('orders.created_at').as('bought_at')])
    .where('orders.customer_id', '=', customerId)
    .where('orders.status', 'in', PAID)
    .where('order_items.kind', '=', 'line_item')
    .where('products.status', '=', 'publish')
    .where('products.reviews_allowed', '=', 1)
    .where('order_items.product_id', 'not in', ({ selectFrom }) =>
      selectFrom('reviews').select('product_id').where('customer_id', '=', customerId),
    )
    .groupBy('order_items.product_id')
    .orderBy('bought_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ product_id }) => product_id)
}
