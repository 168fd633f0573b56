import type { Context } from '../context.ts'
import { earnPoints, takeBackPoints } from '../modules/loyalty/loyalty.ts'
import { findOrder, grantDownloads } from '../modules/orders/orders.ts'

const TAKES_BACK = new Set(['refunded', 'cancelled', 'pws-returned'])

/**
 * What an order brings its customer as it stands now: downloads once it is paid, points once it is complete, and
 * nothing once it was given back. Delivery is no purchase, so it earns no points.
 */
export const rewardOrder = async (context: Context, orderId: number): Promise<void> => {
  await grantDownloads(context, orderId)
  const order = await findOrder(context, orderId)
  if (!order?.customer_id) return
  if (TAKES_BACK.has(order.status)) await takeBackPoints(context, orderId)
  if (order.status !== 'completed') return
  const amount = order.total - order.shipping_total - order.shipping_tax
  await earnPoints(context, { id: orderId, customerId: order.customer_id, amount })
}
