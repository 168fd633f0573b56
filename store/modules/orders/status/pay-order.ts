import type { Locale } from '#common/locale.ts'
import { formatMoney, type Minor } from '#common/money.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { readSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import { NOTE_MESSAGES } from '../messages.ts'
import { addNote } from '../notes.ts'
import type { Order } from '../order.ts'
import { type Reservation, reserve } from '../place/stock-reservation.ts'
import { findOrder } from '../read/find-orders.ts'
import { ordersToProcess } from './needs-processing.ts'
import { applyChange, isOpen, type StatusChange, TAKES_PAYMENT } from './transitions.ts'

export interface ReceivedPayment {
  /** the bank's number for it */
  reference: string
  amount: Minor
  /** the payment method that it came by, and its title in the shop's language */
  method: { id: string; title: string }
}

const askAttention = (context: Context, id: number, reason: string): Promise<void> =>
  recordEvent(context, { type: 'order.needs-attention', payload: { id, reason } })

/** Money for what is paid already: reported, and nothing else changes. */
const notePaidBefore = async (context: Context, order: Order, payment: ReceivedPayment): Promise<void> => {
  const { locale } = await readSettings(context)
  await addNote(context, order.id, NOTE_MESSAGES[locale].paidTwice(payment.method.title, payment.reference))
  await askAttention(context, order.id, 'paid_twice')
}

/** The note about a payment, with a word on an amount that is not the order's. */
const paidNote = (
  { total }: Order,
  { method, reference, amount }: ReceivedPayment,
  { locale, currency }: StoreSettings,
): string => {
  const messages = NOTE_MESSAGES[locale]
  const note = messages.paid(method.title, reference)
  if (amount === total) return note
  const [paid, ought] = [amount, total].map((money) => formatMoney(money, currency.decimals))
  return `${note} ${messages.otherAmount(paid ?? '', ought ?? '')}`
}

/** What an order keeps of its payment: another method may have been chosen after the one that paid. */
const paidValues = (
  { clock }: Context,
  { payment_method }: Order,
  { reference, method }: ReceivedPayment,
): StatusChange['values'] => ({
  paid_at: clock(),
  transaction_id: reference,
  ...(method.id !== payment_method && { payment_method: method.id, payment_method_title: method.title }),
})

/**
 * The first money for an order that stays where it is: it went on without a payment, as one with cash on delivery does,
 * or it is over, and a person takes it up again or returns the money.
 */
const payInPlace = async (context: Context, order: Order, payment: ReceivedPayment): Promise<void> => {
  const isOver = !isOpen(order.status)
  const settings = await readSettings(context)
  const note = paidNote(order, payment, settings)
  await context.db
    .updateTable('orders')
    .set({ ...paidValues(context, order, payment), updated_at: context.clock() })
    .where('id', '=', order.id)
    .execute()
  await addNote(context, order.id, isOver ? `${note} ${NOTE_MESSAGES[settings.locale].paidOver}` : note)
  await recordEvent(context, { type: 'order.paid', payload: { id: order.id } })
  if (payment.amount !== order.total) await askAttention(context, order.id, 'other_amount')
  if (isOver) await askAttention(context, order.id, 'paid_over')
}

/** Why a person has to look at a paid order; nothing when it goes on by itself. */
const problemsOf = ({ reserved, refusedCoupons }: Reservation, isRightAmount: boolean): string[] => [
  ...(isRightAmount ? [] : ['other_amount']),
  ...(reserved ? [] : ['out_of_stock']),
  ...(refusedCoupons.length > 0 ? ['coupon_used'] : []),
]

/** What the note about a payment says of stock and coupons. */
const reservationNotes = (
  { status }: Order,
  { reserved, refusedCoupons }: Reservation,
  locale: Locale,
): string[] => {
  const messages = NOTE_MESSAGES[locale]
  const late = reserved ? messages.paidLate : messages.paidTooLate
  const inTime = reserved ? '' : messages.paidShort
  const ofCoupons = refusedCoupons.length > 0 ? messages.couponsUsed(refusedCoupons) : ''
  return [status === 'cancelled' ? late : inTime, ofCoupons].filter(Boolean)
}

/**
 * The money is there, on time or late: the order goes on to processing, or is complete when nothing has to be made or
 * sent. Where the goods are gone meanwhile, a coupon is used up or the amount is another, it waits for a person. No
 * payment is ever lost.
 */
export const payOrder = (
  context: Context,
  id: number,
  payment: ReceivedPayment,
): Promise<Result<null, 'unknown_order'>> =>
  inTransaction(context, async (inside) => {
    const order = await findOrder(inside, id)
    if (!order) return refuse('unknown_order' as const)
    if (order.paid_at !== null) {
      await notePaidBefore(inside, order, payment)
      return ok(null)
    }
    if (!TAKES_PAYMENT.has(order.status)) {
      await payInPlace(inside, order, payment)
      return ok(null)
    }
    const settings = await readSettings(inside)
    const reservation = await reserve(inside, order)
    const problems = problemsOf(reservation, payment.amount === order.total)
    const isOnHold = problems.length > 0
    const toProcess = !isOnHold && (await ordersToProcess(inside, [order])).has(order.id)
    const notes = [
      paidNote(order, payment, settings),
      ...reservationNotes(order, reservation, settings.locale),
    ]
    await applyChange(inside, order, {
      to: isOnHold ? 'on-hold' : toProcess ? 'processing' : 'completed',
      note: notes.join(' '),
      values: {
        ...paidValues(inside, order, payment),
        stock_reduced: reservation.reserved ? 1 : 0,
        coupons_counted: 1,
      },
    })
    for (const problem of problems) await askAttention(inside, order.id, problem)
    return ok(null)
  })
