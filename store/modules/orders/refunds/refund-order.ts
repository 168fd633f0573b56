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
import { revokeDownloads } from '../read/downloads.ts'
import { findOrder } from '../read/find-orders.ts'
import { applyChange } from '../status/transitions.ts'
import { keptLines } from './kept-lines.ts'
import {
  amountOf,
  type NewRefundItem,
  type ReturnedLine,
  type ReturnRefusal,
  returnItems,
} from './refund-items.ts'
import { findRefund, findRefunds, type Refund, refundedSum } from './refunds.ts'

export interface NewRefund {
  /** where it is not given, what the lines come to */
  amount?: Minor | undefined
  reason: string
  lines: readonly ReturnedLine[]
  /** puts the returned pieces back into stock */
  restocks: boolean
  meta?: readonly MetaChange[] | undefined
}
export interface ReturnedByBank {
  /** the member of the staff who had it asked */
  askedBy: number
}
export type RefundRefusal = 'unknown_order' | 'wrong_amount' | ReturnRefusal

interface WrittenRefund {
  amount: Minor
  /** given back by the bank, and for whom of the staff; else a person has done it */
  returned?: ReturnedByBank | undefined
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

/** As in WooCommerce, an order is modified by its refunds. */
const noteModified = async ({ db, clock }: Context, orderId: number): Promise<void> => {
  await db.updateTable('orders').set({ updated_at: clock() }).where('id', '=', orderId).execute()
}

const addRefund = async (
  context: Context,
  order: Order,
  { amount, reason, items, meta, returned }: WrittenRefund,
): Promise<Refund> => {
  const { id } = await context.db
    .insertInto('refunds')
    .values({
      order_id: order.id,
      amount,
      reason,
      refunded_by: returned?.askedBy ?? context.actor.customerId,
      refunded_payment: returned ? 1 : 0,
      meta_data: toJson(changeMeta([], meta)),
      created_at: context.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertItems(context, id, items)
  await noteModified(context, order.id)
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

const soldId = (line: Pick<NewRefundItem, 'product_id' | 'variation_id'>): number =>
  line.variation_id || line.product_id

/** Takes the downloads of products back of which the refund left no piece; what the shop gives by hand afterwards stays. */
const revokeReturnedDownloads = async (
  context: Context,
  order: Order,
  items: readonly NewRefundItem[],
): Promise<void> => {
  const returned = items.filter(({ kind, quantity }) => kind === 'line_item' && quantity > 0)
  const kept = keptLines(order, await findRefunds(context, [order.id])).filter(({ quantity }) => quantity > 0)
  const left = new Set(kept.map(soldId))
  const gone = returned.map(soldId).filter((id) => !left.has(id))
  if (gone.length > 0) await revokeDownloads(context, order.id, gone)
}

/** What a refund comes to, where the order can give it back. */
interface RefundPlan {
  order: Order
  items: NewRefundItem[]
  amount: Minor
  /** what is left to give back afterwards */
  rest: Minor
}

/** Whether an order can give this back, and how much it is; writes nothing. */
export const planRefund = async (
  context: Context,
  id: number,
  { lines, ...given }: Pick<NewRefund, 'lines' | 'amount'>,
): Promise<Result<RefundPlan, RefundRefusal>> => {
  const order = await findOrder(context, id)
  if (!order) return refuse('unknown_order')
  const refunds = await findRefunds(context, [id])
  const returned = returnItems(order, refunds, lines)
  if (!returned.ok) return returned
  const items = returned.value
  const amount = given.amount ?? amountOf(lines)
  const before = order.total - refundedSum(refunds)
  const least = items.length > 0 ? Math.max(0, amountOf(lines)) : 1
  if (amount < least || amount > before) return refuse('wrong_amount')
  return ok({ order, items, amount, rest: before - amount })
}

/**
 * Notes money that was returned, by a person or by the bank, and the goods that came back for it. Once no money is left
 * to return, the order is refunded.
 */
export const refundOrder = (
  context: Context,
  id: number,
  refund: NewRefund,
  returned?: ReturnedByBank,
): Promise<Result<Refund, RefundRefusal>> =>
  inTransaction(context, async (inside) => {
    const plan = await planRefund(inside, id, refund)
    if (!plan.ok) return plan
    const { order, items, amount, rest } = plan.value
    const { reason, restocks, meta = [] } = refund
    const written = { amount, reason, items, meta: [...meta, typeOf(rest)], returned }
    const added = await addRefund(inside, order, written)
    if (restocks) await restockItems(inside, order, items)
    await revokeReturnedDownloads(inside, order, items)
    if (rest === 0 && amount > 0 && order.status !== 'refunded') {
      await applyChange(inside, order, { to: 'refunded' })
      return ok(added)
    }
    const { locale, currency } = await readSettings(inside)
    const money = formatMoney(amount, currency.decimals)
    if (amount > 0) await addNote(inside, id, NOTE_MESSAGES[locale].refundedPart(money))
    return ok(added)
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
    await noteModified(inside, orderId)
    await recordEvent(inside, { type: 'order.changed', payload: { id: orderId } })
    return ok(refund)
  })
