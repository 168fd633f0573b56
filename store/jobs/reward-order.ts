import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { earnPoints, takeBackPoints } from '../modules/loyalty/loyalty.ts'
import { CLOSED, findOrder, findRefunds, grantDownloads, refundedSum } from '../modules/orders/orders.ts'

/**
 * Grants what the order's customer gets by its status: downloads once it is paid, points once it is completed. Points of a
 * closed order are taken back. Shipping costs and refunded amounts earn no points, whenever they are refunded.
 */
export const rewardOrder = async (context: Context, orderId: number): Promise<void> => {
  await grantDownloads(context, orderId)
  await inTransaction(context, async (inside) => {
    const order = await findOrder(inside, orderId)
    if (!order) return
    if (CLOSED.has(order.status)) await takeBackPoints(inside, orderId)
    if (order.status !== 'completed') return
    const returned = refundedSum(await findRefunds(inside, [orderId]))
    // with all of it returned an order is refunded: that it is complete after all says that nothing was
    const kept = returned < order.total ? order.total - returned : order.total
    const amount = Math.max(kept - order.shipping_total - order.shipping_tax, 0)
    await earnPoints(inside, { id: orderId, customerId: order.customer_id, amount })
  })
}
