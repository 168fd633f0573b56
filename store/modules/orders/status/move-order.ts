import { ok } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { NOTE_MESSAGES } from '../messages.ts'
import type { Order } from '../order.ts'
import { linesOf, recountCoupons, reserve } from '../place/stock-reservation.ts'
import { refundRemainder } from '../refunds/refund-order.ts'
import {
  applyChange,
  awaitsTransfer,
  isOpen,
  needsPayment,
  PAYABLE,
  type StatusChange,
  type StatusChangeResult,
} from './transitions.ts'

/** An order that released its stock reserves it again when it goes on after all; one from outside once it is more than a wish. */
const reservesAgain = (order: Order, to: string): boolean =>
  order.stock_reduced === 0 &&
  isOpen(to) &&
  !(PAYABLE.has(to) && order.draft_id === null) &&
  linesOf(order).some(({ details }) => details.reduced_stock !== undefined)

/** Cash is there on delivery; anything else that is being made ready was paid, as the shop says. */
export const isPaidWith = (order: Order, to: string): boolean =>
  to === 'processing' && order.payment_method !== 'cod' && order.paid_at === null

/** Whether completing it made the order paid, to the second as WooCommerce tells times; what was paid before stays paid. */
const isPaidByCompletion = ({ paid_at, completed_at }: Order): boolean =>
  (completed_at ?? 0) - (paid_at ?? 0) < 1000

/** Cash on delivery has not come where an order that was completed goes on after all. */
const awaitsCash = (order: Order, to: string): boolean =>
  order.payment_method === 'cod' && order.status === 'completed' && isOpen(to) && isPaidByCompletion(order)

const waitsForPaymentWith = (order: Order, status: string): boolean => {
  const unpaid = { ...order, status, paid_at: null }
  return needsPayment(unpaid) || awaitsTransfer(unpaid)
}

/** What is put back to waiting for payment was not paid after all, unless a bank has the money. */
const isUnpaidWith = async ({ db }: Context, order: Order, to: string): Promise<boolean> => {
  if (!waitsForPaymentWith(order, to) && !awaitsCash(order, to)) return false
  const payment = db.selectFrom('payments').select('id').where('order_id', '=', order.id)
  return (await payment.where('status', '=', 'paid').executeTakeFirst()) === undefined
}

/** An order that waits for payment again releases its stock in time, as after placing; one from outside waits as long as it takes. */
const unpaidValues = async (context: Context, order: Order, to: string): Promise<StatusChange['values']> => {
  const unpaid = { paid_at: null, ...(awaitsCash(order, to) ? { completed_at: null } : {}) }
  if (order.hold_until_at !== null || order.draft_id === null) return unpaid
  const { stock_hold_minutes } = await readSettings(context)
  const hold_until_at = stock_hold_minutes > 0 ? context.clock() + stock_hold_minutes * 60_000 : null
  return { ...unpaid, hold_until_at }
}

const changeOf = async (context: Context, order: Order, to: string): Promise<StatusChange> => {
  const values: StatusChange['values'] = {
    ...(isPaidWith(order, to) ? { paid_at: context.clock() } : {}),
    ...((await isUnpaidWith(context, order, to)) ? await unpaidValues(context, order, to) : {}),
  }
  if (!reservesAgain(order, to)) {
    if (order.coupons_counted || !isOpen(to)) return { to, values }
    // coupons are held by what waits for payment too, also where stock is not
    await recountCoupons(context, order)
    return { to, values: { ...values, coupons_counted: 1 } }
  }
  const { reserved } = await reserve(context, order)
  const { locale } = await readSettings(context)
  return {
    to,
    values: { ...values, stock_reduced: reserved ? 1 : 0, coupons_counted: 1 },
    ...(reserved ? {} : { note: NOTE_MESSAGES[locale].takenUpShort }),
  }
}

/** Brings an order of this transaction to a status, with the stock, coupons and payment that belong to it. */
export const moveTo = async (
  inside: Context,
  order: Order,
  status: string,
  { values, author }: Pick<StatusChange, 'values' | 'author'> = {},
): StatusChangeResult => {
  if (status === order.status) return ok(order)
  if (status === 'refunded') await refundRemainder(inside, order)
  const change = await changeOf(inside, order, status)
  return applyChange(inside, order, { ...change, author, values: { ...change.values, ...values } })
}
