import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { earnPoints, takeBackPoints } from '../modules/loyalty/loyalty.ts'
import { findOrder, grantDownloads } from '../modules/orders/orders.ts'

const TAKES_BACK = new Set(['refunded', 'cancelled', 'pws-returned'])

/**
 * What an order brings its customer as it stands now: downloads once it is paid, points once it is complete, and
 * nothing once it was given back. Delivery is no purchase, so it earns no points.
 */
export const rewardOrder = async (context: Context, orderId: number): Promise<void> => {
  await grantDownloads(context, orderId)
  await inTransaction(context, async (inside) => {
    const order = await findOrder(inside, orderId)
    if (!order?.customer_id) return
    const rewarded = { id: orderId, customerId: order.customer_id }
    if (TAKES_BACK.has(order.status)) await takeBackPoints(inside, rewarded)
    if (order.status !== 'completed') return
    const amount = order.total - order.shipping_total - order.shipping_tax
    await earnPoints(inside, { ...rewarded, amount })
  })
}
