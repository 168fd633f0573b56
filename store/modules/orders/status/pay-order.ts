import { formatMoney, type Minor } from '#common/money.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { NOTE_MESSAGES } from '../messages.ts'
import { addNote } from '../notes.ts'
import type { Order } from '../order.ts'
import { reserve } from '../place/stock-reservation.ts'
import { findOrder } from '../read/find-orders.ts'
import { ordersToProcess } from './needs-processing.ts'
import { applyChange, TAKES_PAYMENT } from './transitions.ts'

export interface ReceivedPayment {
  /** the bank's number for it */
  reference: string
  amount: Minor
  /** the gateway in words, for the note */
  by: string
}

/** What became of the order: it goes on, a person has to look at it, or the money is one too many. */
export type PaidAs = 'paid' | 'on-hold' | 'paid-before'

const askAttention = (context: Context, id: number, reason: string): Promise<void> =>
  recordEvent(context, { type: 'order.needs-attention', payload: { id, reason } })

/** Money for what is paid already, or for what is over: reported, and nothing else changes. */
const notePaidBefore = async (context: Context, order: Order, payment: ReceivedPayment): Promise<void> => {
  const { locale } = await readSettings(context)
  await addNote(context, order.id, NOTE_MESSAGES[locale].paidTwice(payment.by, payment.reference))
  await askAttention(context, order.id, 'paid_twice')
}

/**
 * The money is there, on time or late: the order goes on to processing, or is complete when nothing has to be made or
 * sent. Where the goods are gone meanwhile or the amount is another, it waits for a person. No payment is ever lost.
 */
export const payOrder = (
  context: Context,
  id: number,
  payment: ReceivedPayment,
): Promise<Result<PaidAs, 'unknown_order'>> =>
  inTransaction(context, async (inside) => {
    const order = await findOrder(inside, id)
    if (!order) return refuse('unknown_order' as const)
    if (!TAKES_PAYMENT.has(order.status) || order.paid_at !== null) {
      await notePaidBefore(inside, order, payment)
      return ok('paid-before' as const)
    }
    const { locale, currency } = await readSettings(inside)
    const messages = NOTE_MESSAGES[locale]
    const notes: string[] = [messages.paid(payment.by, payment.reference)]
    const reserved = await reserve(inside, order)
    if (order.status === 'cancelled') notes.push(reserved ? messages.paidLate : messages.paidTooLate)
    const isRightAmount = payment.amount === order.total
    if (!isRightAmount) {
      const [paid, total] = [payment.amount, order.total].map((amount) =>
        formatMoney(amount, currency.decimals),
      )
      notes.push(messages.otherAmount(paid ?? '', total ?? ''))
    }
    const isFine = reserved && isRightAmount
    const toProcess = isFine && (await ordersToProcess(inside, [order])).has(order.id)
    await applyChange(inside, order, {
      to: isFine ? (toProcess ? 'processing' : 'completed') : 'on-hold',
      note: notes.join(' '),
      values: {
        paid_at: inside.clock(),
        transaction_id: payment.reference,
        stock_reduced: reserved ? 1 : 0,
        coupons_counted: 1,
      },
    })
    if (!isFine) await askAttention(inside, order.id, isRightAmount ? 'out_of_stock' : 'other_amount')
    return ok(isFine ? ('paid' as const) : ('on-hold' as const))
  })
