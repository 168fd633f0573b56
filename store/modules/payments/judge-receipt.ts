import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { payOrder, writeNote } from '../orders/orders.ts'
import { readSettings } from '../settings/settings.ts'
import { parsePayment } from './find-payments.ts'
import { methodTexts, NOTE_MESSAGES } from './messages.ts'
import { CLAIMED, REFUSED } from './receipts.ts'

export type JudgeRefusal = 'unknown_receipt' | 'judged'

const findReceipt = async ({ db }: Context, id: number) => {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('gateway', '=', 'bacs')
    .executeTakeFirst()
  return row ? parsePayment(row) : null
}

/** The file of a receipt below the data folder; null where there is none. */
export const receiptFile = async (context: Context, id: number): Promise<string | null> => {
  const payment = await findReceipt(context, id)
  // a receipt's name is made here of a number and a UUID
  return payment && /^[\w-]+\.webp$/.test(payment.authority) ? `receipts/${payment.authority}` : null
}

/** Of two who judge at once, one does. */
const judge = async (inside: Context, id: number, status: string, reference: string) => {
  const payment = await findReceipt(inside, id)
  if (!payment) return refuse('unknown_receipt' as const)
  const { numUpdatedRows } = await inside.db
    .updateTable('payments')
    .set({ status, reference, updated_at: inside.clock() })
    .where('id', '=', id)
    .where('status', '=', CLAIMED)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return refuse('judged' as const)
  await recordEvent(inside, {
    type: 'payment.settled',
    payload: { id, order_id: payment.order_id, status },
  })
  return ok(payment)
}

/**
 * The money of a transfer is there: its order goes on as one that a bank has paid.
 * @param reference the bank's number for it, '' where it is not known
 * @returns the order's id
 */
export const approveReceipt = (
  context: Context,
  id: number,
  reference: string,
): Promise<Result<number, JudgeRefusal>> =>
  inTransaction(context, async (inside) => {
    const judged = await judge(inside, id, 'paid', reference)
    if (!judged.ok) return judged
    const { order_id, amount } = judged.value
    const { gateways, locale } = await readSettings(inside)
    const { title } = methodTexts('bacs', gateways.bacs, locale)
    await payOrder(inside, order_id, { reference, amount, method: { id: 'bacs', title } })
    return ok(order_id)
  })

/**
 * The picture shows no payment of this order: its buyer is told why, and may send another one.
 * @returns the order's id
 */
export const refuseReceipt = (
  context: Context,
  id: number,
  reason: string,
): Promise<Result<number, JudgeRefusal>> =>
  inTransaction(context, async (inside) => {
    const judged = await judge(inside, id, REFUSED, '')
    if (!judged.ok) return judged
    const { order_id } = judged.value
    const { locale } = await readSettings(inside)
    await writeNote(inside, order_id, NOTE_MESSAGES[locale].receiptRefused(reason), { forCustomer: true })
    return ok(order_id)
  })
