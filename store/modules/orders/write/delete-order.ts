import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { forgetCouponUsage } from '#store/modules/cart/cart.ts'
import { forgetPayingCustomer } from '#store/modules/customers/customers.ts'
import type { Order } from '../order.ts'
import { release } from '../place/stock-reservation.ts'
import { findOrder } from '../read/find-orders.ts'
import { applyChange, releasesStock, type StatusChangeResult } from '../status/transitions.ts'

/** Puts an order into the bin. One that was never paid gives its stock and coupons back. */
export const trashOrder = (context: Context, id: number): StatusChangeResult =>
  inTransaction(context, async (inside) => {
    const order = await findOrder(inside, id)
    if (!order) return refuse('unknown_order' as const)
    if (order.status === 'trash') return refuse('not_allowed' as const)
    return applyChange(inside, order, { to: 'trash' })
  })

/** Tables of this module that keep something of an order. */
const PARTS = [
  'order_items',
  'order_notes',
  'refunds',
  'refund_items',
  'download_permissions',
  'guest_contacts',
  'order_receipts',
] as const

/** Orders that belong to one that is deleted belong to its own parent; WooCommerce deletes them with it. */
const moveChildren = (inside: Context, order: Order) =>
  inside.db
    .updateTable('orders')
    .set({ parent_order_id: order.parent_order_id })
    .where('parent_order_id', '=', order.id)
    .execute()

/** As in WooCommerce, whoever has no order left counts as never having paid. */
const forgetLastOrder = async (inside: Context, customerId: number): Promise<void> => {
  const other = await inside.db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .limit(1)
    .executeTakeFirst()
  if (!other) await forgetPayingCustomer(inside, customerId)
}

/** The files of the pictures that its buyer sent of transfers. */
const listReceipts = async ({ db }: Context, orderId: number): Promise<string[]> => {
  const transfers = await db
    .selectFrom('payments')
    .select('authority')
    .where('order_id', '=', orderId)
    .where('gateway', '=', 'bacs')
    .execute()
  return transfers.map(({ authority }) => authority)
}

/**
 * Deletes an order with all that belongs to it; what it has reserved is returned as by the bin. What was paid for it, or a
 * bank may still be paid, stays in the books of the payments; the pictures of its receipts and what its customer
 * was told of it are deleted by jobs.
 * @returns the order as it was
 */
export const deleteOrder = (context: Context, id: number): Promise<Result<Order, 'unknown_order'>> =>
  inTransaction(context, async (inside) => {
    const order = await findOrder(inside, id)
    if (!order) return refuse('unknown_order' as const)
    if (releasesStock(order, 'trash')) await release(inside, order)
    for (const table of PARTS) await inside.db.deleteFrom(table).where('order_id', '=', id).execute()
    await forgetCouponUsage(inside, id)
    const receipts = await listReceipts(inside, id)
    await moveChildren(inside, order)
    await inside.db.deleteFrom('orders').where('id', '=', id).execute()
    await forgetLastOrder(inside, order.customer_id)
    await recordEvent(inside, { type: 'order.deleted', payload: { id, receipts } })
    return ok(order)
  })
