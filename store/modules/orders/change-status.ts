import { ok, type Result, refuse } from '../../../common/result.ts'
import type { Context } from '../../context.ts'
import { inTransaction, recordEvent } from '../../database/transaction.ts'
import { returnCouponUsage } from '../cart/cart.ts'
import { countSales, loadProducts, returnStock, takeStock } from '../catalog/catalog.ts'
import { findOrder } from './find-orders.ts'
import { addNote } from './notes.ts'
import type { Order } from './order.ts'

export type StatusRefusal = 'unknown_order' | 'not_allowed'

interface Change {
  /** statuses from which the change is allowed */
  from: readonly string[]
  to: string
  note?: string
  changes?: {
    paid_at?: number
    completed_at?: number
    transaction_id?: string
    hold_until_at?: number | null
  }
}

const SOLD = new Set(['processing', 'on-hold', 'completed'])

/** What a line takes its pieces from. */
const stockOf = (item: Order['items'][number]): number => item.variation_id || item.product_id

const goods = (order: Order) => order.items.filter(({ kind }) => kind === 'line_item')

const release = async (context: Context, order: Order): Promise<void> => {
  if (order.stock_reduced) {
    for (const item of goods(order)) await returnStock(context, stockOf(item), item.quantity)
  }
  if (order.coupons_counted) await returnCouponUsage(context, order.id)
}

const countSold = async (context: Context, order: Order): Promise<void> => {
  for (const item of goods(order)) await countSales(context, item.product_id, item.quantity)
}

/** One transition with all that hangs on it, in one transaction. Stock, coupons and sales are each moved exactly once. */
const changeStatus = (context: Context, id: number, change: Change): Promise<Result<Order, StatusRefusal>> =>
  inTransaction(context, async (inside) => {
    const order = await findOrder(inside, id)
    if (!order) return refuse('unknown_order' as const)
    if (!change.from.includes(order.status)) return refuse('not_allowed' as const)
    const releases = change.to === 'cancelled'
    const sells = SOLD.has(change.to) && !order.sales_counted
    if (releases) await release(inside, order)
    if (sells) await countSold(inside, order)
    const values = {
      ...change.changes,
      status: change.to,
      updated_at: inside.clock(),
      ...(releases ? { stock_reduced: 0, coupons_counted: 0, hold_until_at: null } : {}),
      ...(sells ? { sales_counted: 1 } : {}),
    }
    await inside.db.updateTable('orders').set(values).where('id', '=', id).execute()
    await addNote(inside, id, `status:${change.to}`)
    if (change.note) await addNote(inside, id, change.note)
    await recordEvent(inside, {
      type: 'order.status-changed',
      payload: { id, from: order.status, to: change.to },
    })
    return ok({ ...order, ...values })
  })

/** Something has to be made or sent: not everything is virtual and downloadable. */
const needsProcessing = async (context: Context, order: Order): Promise<boolean> => {
  const products = await loadProducts(context, goods(order).map(stockOf))
  return goods(order).some((item) => {
    const product = products.get(stockOf(item))
    return !(product?.virtual && product.downloadable)
  })
}

/** The money is there: the order goes on to processing, or is complete when nothing has to be made or sent. */
export const payOrder = (
  context: Context,
  id: number,
  payment: { reference: string; gateway: string },
): Promise<Result<Order, StatusRefusal>> =>
  inTransaction(context, async (inside) => {
    const order = await findOrder(inside, id)
    if (!order) return refuse('unknown_order' as const)
    const to = (await needsProcessing(inside, order)) ? 'processing' : 'completed'
    const now = inside.clock()
    return changeStatus(inside, id, {
      from: ['pending', 'failed', 'on-hold'],
      to,
      note: `Payment received by ${payment.gateway}, reference ${payment.reference}`,
      changes: {
        paid_at: now,
        transaction_id: payment.reference,
        hold_until_at: null,
        ...(to === 'completed' ? { completed_at: now } : {}),
      },
    })
  })

/** The bank said no; the pieces stay held until the order's time is up, so that it can be paid again. */
export const failOrder = (
  context: Context,
  id: number,
  note: string,
): Promise<Result<Order, StatusRefusal>> =>
  changeStatus(context, id, { from: ['pending'], to: 'failed', note })

/** Another try at paying: a failed order waits for payment again. */
export const reopenForPayment = (context: Context, id: number): Promise<Result<Order, StatusRefusal>> =>
  changeStatus(context, id, { from: ['failed'], to: 'pending' })

/** Lets go of stock and coupons. */
export const cancelOrder = (
  context: Context,
  id: number,
  note: string,
): Promise<Result<Order, StatusRefusal>> =>
  changeStatus(context, id, { from: ['pending', 'failed', 'on-hold', 'processing'], to: 'cancelled', note })

/** The goods are with the customer. */
export const completeOrder = (context: Context, id: number): Promise<Result<Order, StatusRefusal>> =>
  changeStatus(context, id, {
    from: ['processing', 'on-hold', 'approved', 'pws-shipping', 'pws-courier'],
    to: 'completed',
    changes: { completed_at: context.clock() },
  })

/**
 * Money came for an order that was let go already. Its pieces are taken again where they are still there; where not,
 * the order waits for a person. Either way the payment is kept.
 */
export const payCancelledOrder = (
  context: Context,
  id: number,
  payment: { reference: string; gateway: string },
): Promise<Result<Order, StatusRefusal>> =>
  inTransaction(context, async (inside) => {
    const order = await findOrder(inside, id)
    if (!order) return refuse('unknown_order' as const)
    const taken: Order['items'] = []
    for (const item of goods(order)) {
      if (await takeStock(inside, stockOf(item), item.quantity)) taken.push(item)
      else break
    }
    const whole = taken.length === goods(order).length
    if (!whole) for (const item of taken) await returnStock(inside, stockOf(item), item.quantity)
    await inside.db
      .updateTable('orders')
      .set({ stock_reduced: whole ? 1 : 0 })
      .where('id', '=', id)
      .execute()
    return changeStatus(inside, id, {
      from: ['cancelled'],
      to: whole ? 'processing' : 'on-hold',
      note: `Late payment by ${payment.gateway}, reference ${payment.reference}`,
      changes: { paid_at: inside.clock(), transaction_id: payment.reference },
    })
  })

const EXPIRY_BATCH = 50

/** Cancels unpaid orders whose time is up; answers how many. */
export const cancelExpiredOrders = async (context: Context): Promise<number> => {
  const due = await context.db
    .selectFrom('orders')
    .select('id')
    .where('hold_until_at', '<=', context.clock())
    .where('status', 'in', ['pending', 'failed'])
    .limit(EXPIRY_BATCH)
    .execute()
  for (const { id } of due) await cancelOrder(context, id, 'Unpaid order cancelled: its time to pay was up.')
  return due.length
}
