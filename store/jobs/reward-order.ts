import type { Minor } from '#common/money.ts'
import { sum } from '#common/sum.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { earnPoints, takeBackPoints } from '../modules/loyalty/loyalty.ts'
import {
  CLOSED,
  findOrder,
  findRefunds,
  grantDownloads,
  type Order,
  type Refund,
  refundedSum,
} from '../modules/orders/orders.ts'

/** What of an order's delivery was not refunded, with its tax. */
const keptDelivery = (order: Order, refunds: readonly Refund[]): Minor => {
  const returned = refunds.flatMap(({ items }) => items).filter(({ kind }) => kind === 'shipping')
  const amount = sum(returned, ({ total, total_tax }) => total + total_tax)
  return Math.max(order.shipping_total + order.shipping_tax - amount, 0)
}

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
    const refunds = await findRefunds(inside, [orderId])
    // with all of it returned an order is refunded: that it is complete after all says that nothing was
    const counted = refundedSum(refunds) < order.total ? refunds : []
    const amount = Math.max(order.total - refundedSum(counted) - keptDelivery(order, counted), 0)
    await earnPoints(inside, { id: orderId, customerId: order.customer_id, amount })
  })
}
