import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { notePayingCustomer } from '#store/modules/customers/customers.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { NOTE_MESSAGES, statusLabel } from '../messages.ts'
import { addNote } from '../notes.ts'
import type { Order } from '../order.ts'
import { insertBlankOrder } from '../place/blank-order.ts'
import { adjustStock, countSold, linesOf, reserve } from '../place/stock-reservation.ts'
import { findOrder } from '../read/find-orders.ts'
import { refundRemainder } from '../refunds/refund-order.ts'
import { isPaidWith, moveTo } from '../status/move-order.ts'
import { ordersToProcess } from '../status/needs-processing.ts'
import { isOpen, needsPayment, PAYABLE, SOLD, TAKES_PAYMENT } from '../status/transitions.ts'
import { type FieldProblem, type OrderFields, writeFields } from './write-fields.ts'

export type OrderProblem = { code: 'unknown_order' | 'not_allowed' | 'modified' } | FieldProblem

const secondOf = (time: number): number => Math.floor(time / 1000)

/** What a paid order comes to: cash is there with the goods, and nothing else waits where nothing is to be sent. */
const paidStatus = async (inside: Context, order: Order): Promise<string> =>
  order.payment_method !== 'cod' && (await ordersToProcess(inside, [order])).has(order.id)
    ? 'processing'
    : 'completed'

/** Takes the stock of an order that was written with a status which needs it; nothing keeps such an order out. */
const takeStockFor = async (inside: Context, order: Order, to: string): Promise<boolean> => {
  if (PAYABLE.has(to) || !isOpen(to)) return false
  const { locale } = await readSettings(inside)
  const { reserved } = await reserve(inside, order)
  if (!reserved) await addNote(inside, order.id, NOTE_MESSAGES[locale].takenUpShort)
  return reserved
}

/**
 * Makes an order as those who run the shop, or another system, write it down: neither stock nor gateways nor what may be
 * bought keep it out, coupons are judged. It takes its stock once it is more than a wish.
 */
export const writeNewOrder = (
  context: Context,
  { status = 'pending', setPaid = false, author, ...fields }: OrderFields,
): Promise<Result<Order, OrderProblem>> =>
  inTransaction(context, async (inside) => {
    const { id } = await insertBlankOrder(inside, status)
    const blank = (await findOrder(inside, id)) as Order
    const written = await writeFields(inside, blank, { billing: {}, ...fields })
    if (!written.ok) return written
    const order = written.value
    const isPaid = setPaid && TAKES_PAYMENT.has(status)
    const to = isPaid ? await paidStatus(inside, order) : status
    const now = inside.clock()
    if (SOLD.has(to)) await countSold(inside, linesOf(order))
    if (to === 'completed') await notePayingCustomer(inside, order.customer_id)
    const values = {
      status: to,
      stock_reduced: (await takeStockFor(inside, order, to)) ? 1 : 0,
      coupons_counted: isOpen(to) ? 1 : 0,
      sales_counted: SOLD.has(to) ? 1 : 0,
      paid_at: setPaid || to === 'completed' || isPaidWith(order, to) ? now : null,
      completed_at: to === 'completed' ? now : null,
    }
    await inside.db.updateTable('orders').set(values).where('id', '=', id).execute()
    const { locale } = await readSettings(inside)
    await addNote(inside, id, NOTE_MESSAGES[locale].placed(statusLabel(locale, to)), { status: to, author })
    if (to === 'refunded') await refundRemainder(inside, order)
    await recordEvent(inside, { type: 'order.placed', payload: { id, status: to } })
    return ok((await findOrder(inside, id)) as Order)
  })

/**
 * Those who run the shop know better than the usual ways of an order: from any status it may come to any other.
 * The status that it has already changes nothing, so that a call may be repeated.
 */
export const writeOrder = (
  context: Context,
  id: number,
  { status, setPaid = false, author, unmodifiedSince, ...fields }: OrderFields,
): Promise<Result<Order, OrderProblem>> =>
  inTransaction(context, async (inside) => {
    const before = await findOrder(inside, id)
    if (!before) return refuse({ code: 'unknown_order' as const })
    if (unmodifiedSince !== undefined && secondOf(before.updated_at) > secondOf(unmodifiedSince)) {
      return refuse({ code: 'modified' as const })
    }
    const written = await writeFields(inside, before, fields)
    if (!written.ok) return written
    const taken = before.stock_reduced ? await adjustStock(inside, before, written.value) : true
    const { locale } = await readSettings(inside)
    if (!taken) await addNote(inside, id, NOTE_MESSAGES[locale].takenUpShort)
    if (Object.values(fields).some((field) => field !== undefined)) {
      await recordEvent(inside, { type: 'order.changed', payload: { id } })
    }
    const order = (await findOrder(inside, id)) as Order
    const moved = status === undefined ? ok(order) : await moveTo(inside, order, status, { author })
    if (!moved.ok) return refuse({ code: moved.error })
    const { value: now } = moved
    if (!setPaid || !needsPayment({ ...now, paid_at: null }))
      return ok((await findOrder(inside, id)) as Order)
    const values = { paid_at: inside.clock() }
    const paid = await moveTo(inside, now, await paidStatus(inside, now), { values, author })
    return paid.ok ? ok((await findOrder(inside, id)) as Order) : refuse({ code: paid.error })
  })
