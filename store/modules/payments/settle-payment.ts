import { TimeoutError, withTimeout } from '#common/with-timeout.ts'
import type { Context } from '#store/context.ts'
import { type Json, toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { failOrder, findOrder, payOrder } from '../orders/orders.ts'
import { readSettings } from '../settings/settings.ts'
import { findPayment, type Payment } from './find-payments.ts'
import type { GatewayOptions, Gateways, PaymentGateway, Verification } from './gateway.ts'
import { methodTexts, NOTE_MESSAGES } from './messages.ts'

type Decided = Exclude<Verification, { outcome: 'pending' | 'unreachable' }>

/** ms; no bank is waited for longer, whatever its gateway does */
const ANSWERS_WITHIN = 12_000

export interface Settled {
  payment: Payment
  /** what the bank said now; null when it was not asked, because the attempt is paid or its order was deleted */
  outcome: Verification['outcome'] | null
}

/**
 * Writes what the bank decided and lets the order follow. Only `paid` is for good: money that comes after a refusal
 * or after the attempt was given up still counts. Of callers at once, one gets past the update.
 */
const record = (context: Context, payment: Payment, decided: Decided): Promise<void> =>
  inTransaction(context, async (inside) => {
    const paid = decided.outcome === 'paid'
    const reference = paid ? decided.reference : ''
    const { numUpdatedRows } = await inside.db
      .updateTable('payments')
      .set({ status: decided.outcome, reference, updated_at: inside.clock() })
      .where('id', '=', payment.id)
      .where('status', 'in', paid ? ['started', 'expired', 'failed', 'cancelled'] : ['started'])
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await recordEvent(inside, {
      type: 'payment.settled',
      payload: { id: payment.id, order_id: payment.order_id, status: decided.outcome },
    })
    const { gateways, locale } = await readSettings(inside)
    const { title } = methodTexts(payment.gateway, gateways[payment.gateway], locale)
    if (decided.outcome === 'paid') {
      const method = { id: payment.gateway, title }
      const received = { reference, amount: payment.amount, method }
      const recorded = await payOrder(inside, payment.order_id, received)
      if (!recorded.ok) {
        await recordEvent(inside, { type: 'payment.order-missing', payload: { id: payment.id } })
      }
    } else {
      await failOrder(inside, payment.order_id, NOTE_MESSAGES[locale][decided.outcome](title))
    }
  })

/** Ends an attempt whose order was deleted. */
const expire = async (context: Context, payment: Payment): Promise<Payment> => {
  if (payment.status !== 'started') return payment
  await context.db
    .updateTable('payments')
    .set({ status: 'expired', updated_at: context.clock() })
    .where('id', '=', payment.id)
    .where('status', '=', 'started')
    .execute()
  return { ...payment, status: 'expired' }
}

/** A bank that does not come back with an answer is out of reach. */
const verifyInTime = async (
  context: Context,
  gateway: PaymentGateway,
  { authority, amount }: Payment,
  options: GatewayOptions,
  aborted?: AbortSignal,
): Promise<Verification> => {
  try {
    const verify = (signal: AbortSignal) => gateway.verify(context, { authority, amount }, options, signal)
    return await withTimeout(verify, ANSWERS_WITHIN, aborted)
  } catch (error) {
    if (error instanceof TimeoutError) return { outcome: 'unreachable' }
    throw error
  }
}

/**
 * Asks the bank what became of an attempt and lets the order follow. May be called by the shopper's return, the
 * bank's notice and the reconciliation at once, twice or late: the outcome is recorded once. A bank is not asked about an
 * order that was deleted, because to ask may make the payment final; what is never asked about goes back to the buyer.
 * @param aborted ends the question; nothing is recorded then
 * @returns null for an authority that was never started
 */
export const settlePayment = async (
  context: Context,
  gateways: Gateways,
  gatewayId: string,
  authority: string,
  aborted?: AbortSignal,
): Promise<Settled | null> => {
  const payment = await findPayment(context, gatewayId, authority)
  const gateway = gateways.get(gatewayId)
  if (!payment || !gateway) return null
  if (payment.status === 'paid') return { payment, outcome: null }
  if (!(await findOrder(context, payment.order_id))) {
    return { payment: await expire(context, payment), outcome: null }
  }
  const { gateways: configured } = await readSettings(context)
  const options = configured[gatewayId]?.settings ?? {}
  const verified = await verifyInTime(context, gateway, payment, options, aborted)
  const { outcome } = verified
  if (outcome === 'pending' || outcome === 'unreachable') return { payment, outcome }
  await record(context, payment, verified)
  return { payment: { ...payment, status: outcome }, outcome }
}

/** Notes that the shopper came back from the bank, so that paying again starts a new attempt. */
export const noteReturn = async (context: Context, payment: Payment): Promise<void> => {
  if (payment.details.returned_at) return
  await context.db
    .updateTable('payments')
    .set({
      details: toJson({ ...payment.details, returned_at: context.clock() }) as Json<Record<string, unknown>>,
    })
    .where('id', '=', payment.id)
    .execute()
}
