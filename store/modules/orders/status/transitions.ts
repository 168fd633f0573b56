import type { Updateable } from 'kysely'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { notePayingCustomer } from '#store/modules/customers/customers.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { ENDED, IN_REVIEW, PAID, UNPAID } from '#store-api/contract/order-stages.ts'
import { NOTE_MESSAGES, statusLabel } from '../messages.ts'
import { addNote } from '../notes.ts'
import type { Order } from '../order.ts'
import { countSold, linesOf, release } from '../place/stock-reservation.ts'
import { findOrder } from '../read/find-orders.ts'
import type { OrdersTable } from '../tables.ts'

type StatusRefusal = 'unknown_order' | 'not_allowed'
export type StatusChangeResult = Promise<Result<Order, StatusRefusal>>

export interface StatusChange {
  to: string
  /** the reason, added to the note about the change */
  note?: string
  /** who changes it by hand; the store itself where it is not given */
  author?: string | undefined
  values?: Pick<
    Updateable<OrdersTable>,
    | 'paid_at'
    | 'completed_at'
    | 'transaction_id'
    | 'payment_method'
    | 'payment_method_title'
    | 'stock_reduced'
    | 'coupons_counted'
    | 'hold_until_at'
  >
}

/** Nothing was paid yet, and the buyer may still pay. */
export const PAYABLE: ReadonlySet<string> = new Set(UNPAID)
/** A payment is accepted for an order with one of these statuses, also when it arrives late. */
export const TAKES_PAYMENT: ReadonlySet<string> = new Set([...PAYABLE, 'on-hold', 'cancelled'])
/** The order has not been prepared yet and can be cancelled. */
export const CANCELLABLE: ReadonlySet<string> = new Set([...PAYABLE, 'on-hold', 'processing'])
/** Nothing is delivered for such an order, and the points that it earned are taken back. */
export const CLOSED: ReadonlySet<string> = new Set([...ENDED, 'failed'])
/** Not placed yet: no message is sent and no stock reserved. */
export const DRAFTS: ReadonlySet<string> = new Set(['auto-draft', 'checkout-draft'])
/** Staff may still change the lines of such an order, as in WooCommerce. */
export const EDITABLE: ReadonlySet<string> = new Set(['pending', 'on-hold', 'auto-draft'])
/** An order with one of these statuses grants no downloads, and downloads granted before cannot be opened. */
export const WITHHOLDS_DOWNLOADS: ReadonlySet<string> = new Set([
  ...CLOSED,
  ...DRAFTS,
  ...PAYABLE,
  'on-hold',
  'trash',
])
/** WooCommerce adds the pieces of an order to its products' sales, and tells the shop of a new order, in these. */
export const SOLD: ReadonlySet<string> = new Set(['processing', 'on-hold', 'completed'])
/** WooCommerce's sales reports also count orders that were refunded later; they show the refund beside. */
export const REPORTED: ReadonlySet<string> = new Set([...SOLD, 'refunded'])
/** What an order that is sold may be, in WooCommerce or in a shop in Iran: it counts as revenue. */
export const EARNING: ReadonlySet<string> = new Set([...REPORTED, ...PAID, ...IN_REVIEW, 'pws-returned'])
/**
 * An unpaid order releases its stock when it gets one of these statuses. A paid one does not: its goods may have been
 * sent.
 */
const RELEASES_UNPAID: ReadonlySet<string> = new Set(['pws-deleted', 'refunded', 'trash'])

/**
 * Whether the buyer is asked for money, as WooCommerce's `needs_payment` of wc/v3 and the Store API tells it: also for a
 * draft of the checkout. Unlike there, an order that a bank has paid for is not asked for money again, whatever its status.
 */
export const needsPayment = ({
  status,
  total,
  paid_at,
}: Pick<Order, 'status' | 'total' | 'paid_at'>): boolean =>
  (PAYABLE.has(status) || status === 'checkout-draft') && total > 0 && paid_at === null

/** Whether an order with this status is placed and has not ended: it holds stock and coupons. */
export const isOpen = (status: string): boolean =>
  !CLOSED.has(status) && !DRAFTS.has(status) && status !== 'trash'

/** Whether the shop waits for the buyer's bank transfer; an order that is paid is on hold for another reason. */
export const awaitsTransfer = ({
  status,
  payment_method,
  paid_at,
}: Pick<Order, 'status' | 'payment_method' | 'paid_at'>): boolean =>
  payment_method === 'bacs' && status === 'on-hold' && paid_at === null

/** The statuses from which each step below is allowed. */
const FROM = {
  fail: new Set(['pending']),
  reopen: new Set(['failed']),
  cancel: CANCELLABLE,
  complete: new Set([
    'processing',
    'on-hold',
    'approved',
    'pws-shipping',
    'pws-courier',
    'pws-ready-to-ship',
  ]),
}

/** Whether what the order has reserved is returned with this status. */
export const releasesStock = ({ status, paid_at, payment_method }: Order, to: string): boolean =>
  to === 'cancelled' ||
  (to === 'trash' && PAYABLE.has(status)) ||
  (RELEASES_UNPAID.has(to) && paid_at === null && payment_method !== 'cod')

/**
 * Changes the status of an order and does everything that depends on it. The order must have been read in this
 * transaction. The update requires the old status, so that only one of two simultaneous changes succeeds.
 * Stock and coupons are released, and sales counted, once only, in whatever order statuses follow each other.
 */
export const applyChange = async (
  context: Context,
  order: Order,
  change: StatusChange,
): StatusChangeResult => {
  const { to } = change
  const now = context.clock()
  const releases = releasesStock(order, to)
  const countsAsSold = SOLD.has(to) && !order.sales_counted
  const values = {
    ...change.values,
    ...(releases ? { stock_reduced: 0, coupons_counted: 0 } : {}),
    ...(countsAsSold ? { sales_counted: 1 } : {}),
    ...(to === 'completed'
      ? { completed_at: now, paid_at: change.values?.paid_at ?? order.paid_at ?? now }
      : {}),
    ...(PAYABLE.has(to) ? {} : { hold_until_at: null }),
    status: to,
    updated_at: now,
  }
  const { numUpdatedRows } = await context.db
    .updateTable('orders')
    .set(values)
    .where('id', '=', order.id)
    .where('status', '=', order.status)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return refuse('not_allowed')
  if (releases) await release(context, order)
  if (countsAsSold) await countSold(context, linesOf(order))
  if (to === 'completed') await notePayingCustomer(context, order.customer_id)
  const { locale } = await readSettings(context)
  const told = NOTE_MESSAGES[locale].changed(statusLabel(locale, order.status), statusLabel(locale, to))
  const note = change.note ? `${change.note} ${told}` : told
  await addNote(context, order.id, note, { status: to, author: change.author })
  await recordEvent(context, {
    type: 'order.status-changed',
    payload: { id: order.id, from: order.status, to },
  })
  return ok({ ...order, ...values })
}

/** Reads the order and changes its status, if it may be changed from the one it has. */
const changeStatus = (
  context: Context,
  id: number,
  from: ReadonlySet<string>,
  change: StatusChange,
): StatusChangeResult =>
  inTransaction(context, async (inside) => {
    const order = await findOrder(inside, id)
    if (!order) return refuse('unknown_order')
    if (!from.has(order.status)) return refuse('not_allowed')
    return applyChange(inside, order, change)
  })

/** The bank refused; the stock stays reserved until the order's time is up, so that it can be paid again. */
export const failOrder = (context: Context, id: number, note: string): StatusChangeResult =>
  changeStatus(context, id, FROM.fail, { to: 'failed', note })

/** Lets a failed order be paid again. */
export const reopenForPayment = (context: Context, id: number): StatusChangeResult =>
  changeStatus(context, id, FROM.reopen, { to: 'pending' })

/** Cancels the order and releases its stock and coupons. A payment stays recorded; a person has to return the money. */
export const cancelOrder = (context: Context, id: number, note?: string): StatusChangeResult =>
  changeStatus(context, id, FROM.cancel, { to: 'cancelled', note })

/** Completes the order: the customer has received the goods. */
export const completeOrder = (context: Context, id: number, note?: string): StatusChangeResult =>
  changeStatus(context, id, FROM.complete, { to: 'completed', note })
