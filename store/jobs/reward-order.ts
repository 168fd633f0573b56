import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { earnPoints, takeBackPoints } from '../modules/loyalty/loyalty.ts'
import { findOrder, findRefunds, grantDownloads, refundedSum } from '../modules/orders/orders.ts'

const TAKES_BACK = new Set(['refunded', 'cancelled', 'pws-returned'])

/**
 * What an order brings its customer as it stands now: downloads once it is paid, points once it is complete, and
 * nothing once it was given back. Delivery is no purchase and returned money is none any more: neither earns points.
 */
export const rewardOrder = async (context: Context, orderId: number): Promise<void> => {
  await grantDownloads(context, orderId)
  await inTransaction(context, async (inside) => {
    const order = await findOrder(inside, orderId)
    if (!order?.customer_id) return
    const rewarded = { id: orderId, customerId: order.customer_id }
    if (TAKES_BACK.has(order.status)) await takeBackPoints(inside, rewarded)
    if (order.status !== 'completed') return
    const returned = refundedSum(await findRefunds(inside, [orderId]))
    // with all of it returned an order is refunded: that it is complete after all says that nothing was
    const kept = returned < order.total ? order.total - returned : order.total
    const amount = Math.max(kept - order.shipping_total - order.shipping_tax, 0)
    await earnPoints(inside, { ...rewarded, amount })
  })
}
