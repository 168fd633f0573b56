import type { Updateable } from 'kysely'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { notePayingCustomer } from '#store/modules/customers/customers.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
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
  /** why, beside the note that tells the change */
  note?: string
  values?: Pick<
    Updateable<OrdersTable>,
    'paid_at' | 'transaction_id' | 'stock_reduced' | 'coupons_counted' | 'hold_until_at'
  >
}

/** Nothing was paid yet, and the buyer may still pay. */
export const PAYABLE: ReadonlySet<string> = new Set(['pending', 'failed'])
/** A payment that arrives is taken, also late: into these its order may go on. */
export const TAKES_PAYMENT: ReadonlySet<string> = new Set([...PAYABLE, 'on-hold', 'cancelled'])
/** What was not made ready yet can still be stopped. */
export const CANCELLABLE: ReadonlySet<string> = new Set([...PAYABLE, 'on-hold', 'processing'])
/** Nothing is delivered any more for an order in one of these. */
export const CLOSED: ReadonlySet<string> = new Set([
  'cancelled',
  'failed',
  'refunded',
  'pws-returned',
  'pws-deleted',
])
/** Written down, but no order yet: nobody is told, and nothing is held for it. */
export const DRAFTS: ReadonlySet<string> = new Set(['auto-draft', 'checkout-draft'])
/** WooCommerce counts an order's pieces as sold. */
export const SOLD: ReadonlySet<string> = new Set(['processing', 'on-hold', 'completed'])
/** These release the stock of an order that was never paid; goods that were paid went to somebody. */
const RELEASES_UNPAID: ReadonlySet<string> = new Set(['pws-deleted', 'refunded', 'trash'])

/** From which statuses each step below leads on. */
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
 * One change of status with all that hangs on it. The order is the one read in this transaction; the update names
 * its old status, so that of two changes at once only one holds.
 * Releasing and reserving stock and coupons and counting sales each happen once, in whatever order statuses follow.
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
  await addNote(context, order.id, change.note ? `${change.note} ${told}` : told, { status: to })
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

/** Another try at paying: a failed order waits for payment again. */
export const reopenForPayment = (context: Context, id: number): StatusChangeResult =>
  changeStatus(context, id, FROM.reopen, { to: 'pending' })

/** Releases stock and coupons; what was paid stays noted and is for a person to return. */
export const cancelOrder = (context: Context, id: number, note?: string): StatusChangeResult =>
  changeStatus(context, id, FROM.cancel, { to: 'cancelled', note })

/** The goods are with the customer. */
export const completeOrder = (context: Context, id: number, note?: string): StatusChangeResult =>
  changeStatus(context, id, FROM.complete, { to: 'completed', note })
