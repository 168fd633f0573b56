import { formatMoney, type Minor } from '#common/money.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { readSettings } from '../settings/settings.ts'
import { findOrder } from './find-orders.ts'
import { NOTE_MESSAGES } from './messages.ts'
import { addNote } from './notes.ts'
import type { Order } from './order.ts'
import { findRefunds, type Refund } from './refunds.ts'
import { applyChange } from './transitions.ts'

interface NewRefund {
  amount: Minor
  reason: string
}
export type RefundRefusal = 'unknown_order' | 'wrong_amount'

const addRefund = async (context: Context, order: Order, { amount, reason }: NewRefund): Promise<Refund> => {
  const refund = await context.db
    .insertInto('refunds')
    .values({
      order_id: order.id,
      amount,
      reason,
      refunded_by: context.actor.customerId,
      refunded_payment: 0,
      line_items: toJson<unknown[]>([]),
      created_at: context.clock(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEvent(context, { type: 'order.refunded', payload: { id: order.id, amount } })
  return refund
}

/** What was not returned of an order yet. */
const remainderOf = async (context: Context, order: Order): Promise<Minor> =>
  (await findRefunds(context, [order.id])).reduce((rest, { amount }) => rest - amount, order.total)

/** Writes the rest of an order down as returned, where there is any; call it in the transaction that refunds it. */
export const refundRemainder = async (context: Context, order: Order): Promise<void> => {
  const amount = await remainderOf(context, order)
  const { locale } = await readSettings(context)
  if (amount > 0) await addRefund(context, order, { amount, reason: NOTE_MESSAGES[locale].refundedWhole })
}

/** Notes money that a person has returned. Once nothing is left to return, the order is refunded. */
export const refundOrder = (
  context: Context,
  id: number,
  given: NewRefund,
): Promise<Result<Refund, RefundRefusal>> =>
  inTransaction(context, async (inside) => {
    const order = await findOrder(inside, id)
    if (!order) return refuse('unknown_order' as const)
    const rest = await remainderOf(inside, order)
    if (given.amount <= 0 || given.amount > rest) return refuse('wrong_amount' as const)
    const refund = await addRefund(inside, order, given)
    if (given.amount === rest && order.status !== 'refunded') {
      await applyChange(inside, order, { to: 'refunded' })
      return ok(refund)
    }
    const { locale, currency } = await readSettings(inside)
    await addNote(
      inside,
      id,
      NOTE_MESSAGES[locale].refundedPart(formatMoney(given.amount, currency.decimals)),
    )
    return ok(refund)
  })
