import { changeMeta, type MetaChange } from '#common/meta-data.ts'
import { formatMoney, type Minor } from '#common/money.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { NOTE_MESSAGES } from '../messages.ts'
import { addNote } from '../notes.ts'
import type { Order } from '../order.ts'
import { restock } from '../place/stock-reservation.ts'
import { findOrder } from '../read/find-orders.ts'
import { applyChange } from '../status/transitions.ts'
import {
  amountOf,
  type NewRefundItem,
  type ReturnedLine,
  type ReturnRefusal,
  returnItems,
} from './refund-items.ts'
import { findRefund, findRefunds, type Refund, refundedSum } from './refunds.ts'

interface NewRefund {
  /** where it is not given, what the lines come to */
  amount?: Minor | undefined
  reason: string
  lines: readonly ReturnedLine[]
  /** puts the returned pieces back into stock */
  restocks: boolean
  meta?: readonly MetaChange[] | undefined
}
export type RefundRefusal = 'unknown_order' | 'wrong_amount' | ReturnRefusal

interface WrittenRefund {
  amount: Minor
  reason: string
  items: readonly NewRefundItem[]
  meta: readonly MetaChange[]
}

const insertItems = async (
  { db }: Context,
  refundId: number,
  items: readonly NewRefundItem[],
): Promise<void> => {
  for (const item of items) {
    const row = { ...item, refund_id: refundId, taxes: toJson(item.taxes), details: toJson(item.details) }
    await db.insertInto('refund_items').values(row).execute()
  }
}

const addRefund = async (
  context: Context,
  order: Order,
  { amount, reason, items, meta }: WrittenRefund,
): Promise<Refund> => {
  const { id } = await context.db
    .insertInto('refunds')
    .values({
      order_id: order.id,
      amount,
      reason,
      refunded_by: context.actor.customerId,
      refunded_payment: 0,
      meta_data: toJson(changeMeta([], meta)),
      created_at: context.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertItems(context, id, items)
  await recordEvent(context, { type: 'order.refunded', payload: { id: order.id, amount } })
  return (await findRefund(context, order.id, id)) as Refund
}

/** As WooCommerce marks what a refund left of the order. */
const typeOf = (rest: Minor): MetaChange => ({ key: '_refund_type', value: rest > 0 ? 'partial' : 'full' })

/** Writes the rest of an order down as returned, where there is any; call it in the transaction that refunds it. */
export const refundRemainder = async (context: Context, order: Order): Promise<void> => {
  const amount = order.total - refundedSum(await findRefunds(context, [order.id]))
  const { locale } = await readSettings(context)
  const reason = NOTE_MESSAGES[locale].refundedWhole
  if (amount > 0) await addRefund(context, order, { amount, reason, items: [], meta: [typeOf(0)] })
}

const restockItems = async (
  context: Context,
  order: Order,
  items: readonly NewRefundItem[],
): Promise<void> => {
  const { locale } = await readSettings(context)
  for (const { item_id, kind, name, quantity } of items) {
    if (kind !== 'line_item' || quantity === 0) continue
    const pieces = await restock(context, order, item_id, quantity)
    if (pieces > 0) await addNote(context, order.id, NOTE_MESSAGES[locale].restocked(name, pieces))
  }
}

/**
 * Notes money that a person has returned, and the goods that came back for it. Once no money is left to return, the order
 * is refunded.
 */
export const refundOrder = (
  context: Context,
  id: number,
  { lines, restocks, reason, meta = [], ...given }: NewRefund,
): Promise<Result<Refund, RefundRefusal>> =>
  inTransaction(context, async (inside) => {
    const order = await findOrder(inside, id)
    if (!order) return refuse('unknown_order' as const)
    const refunds = await findRefunds(inside, [id])
    const returned = returnItems(order, refunds, lines)
    if (!returned.ok) return returned
    const items = returned.value
    const amount = given.amount ?? amountOf(lines)
    const before = order.total - refundedSum(refunds)
    const least = items.length > 0 ? Math.max(0, amountOf(lines)) : 1
    if (amount < least || amount > before) return refuse('wrong_amount' as const)
    const rest = before - amount
    const refund = await addRefund(inside, order, { amount, reason, items, meta: [...meta, typeOf(rest)] })
    if (restocks) await restockItems(inside, order, items)
    if (rest === 0 && amount > 0 && order.status !== 'refunded') {
      await applyChange(inside, order, { to: 'refunded' })
      return ok(refund)
    }
    const { locale, currency } = await readSettings(inside)
    const money = formatMoney(amount, currency.decimals)
    if (amount > 0) await addNote(inside, id, NOTE_MESSAGES[locale].refundedPart(money))
    return ok(refund)
  })

/**
 * Takes a refund back that was noted by mistake. As in WooCommerce neither stock nor status follow.
 * @returns the refund that was there
 */
export const deleteRefund = (
  context: Context,
  orderId: number,
  id: number,
): Promise<Result<Refund, 'unknown_refund'>> =>
  inTransaction(context, async (inside) => {
    const refund = await findRefund(inside, orderId, id)
    if (!refund) return refuse('unknown_refund' as const)
    await inside.db.deleteFrom('refund_items').where('refund_id', '=', id).execute()
    await inside.db.deleteFrom('refunds').where('id', '=', id).execute()
    await recordEvent(inside, { type: 'order.changed', payload: { id: orderId } })
    return ok(refund)
  })
