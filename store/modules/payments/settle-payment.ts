import type { Selectable } from 'kysely'
import { ok, type Result, refuse } from '../../../common/result.ts'
import type { Context } from '../../context.ts'
import { fromJson, toJson } from '../../database/json.ts'
import { inTransaction, recordEvent } from '../../database/transaction.ts'
import {
  addNote,
  cancelExpiredOrders,
  failOrder,
  findOrder,
  payCancelledOrder,
  payOrder,
  reopenForPayment,
} from '../orders/orders.ts'
import { readSettings } from '../settings/settings.ts'
import type { PaymentGateway, StartRefusal } from './gateway.ts'
import type { PaymentsTable } from './tables.ts'

export type Gateways = ReadonlyMap<string, PaymentGateway>
export type Payment = Selectable<PaymentsTable>
export type ReturnPrefix = '' | '/en' | '/fa'

interface StartOptions {
  gatewayId: string
  /** the shop's public origin */
  origin: string
  /** where the pages of the shopper's language live */
  returnPrefix: ReturnPrefix
}

/** An attempt nobody answered counts as given up after this; the order itself waits for its own time. */
const ATTEMPT_LIFETIME = 30 * 60_000
/** give the shopper's own return a chance before asking the bank */
const RECONCILE_AFTER = 60_000
const RECONCILE_BATCH = 20

/**
 * Starts an attempt to pay an order through a gateway.
 * @returns where the shopper pays
 */
export const startPayment = async (
  context: Context,
  gateways: Gateways,
  orderId: number,
  options: StartOptions,
): Promise<
  Result<{ redirect: string }, StartRefusal | 'unknown_order' | 'unknown_payment_method' | 'not_payable'>
> => {
  const gateway = gateways.get(options.gatewayId)
  const settings = await readSettings(context)
  const configured = settings.gateways[options.gatewayId]
  if (!gateway || !configured?.enabled) return refuse('unknown_payment_method' as const)
  if ((await findOrder(context, orderId))?.status === 'failed') await reopenForPayment(context, orderId)
  const order = await findOrder(context, orderId)
  if (!order) return refuse('unknown_order' as const)
  if (order.status !== 'pending') return refuse('not_payable' as const)
  const started = await gateway.start(
    context,
    {
      orderId,
      amount: order.total,
      currency: settings.currency,
      returnUrl: `${options.origin}/wp-json/ghab/v1/payments/${gateway.id}/return`,
      description: `${settings.site_name} #${orderId}`,
      mobile: order.billing.phone,
      email: order.billing.email,
    },
    configured.settings,
  )
  if (!started.ok) return started
  const now = context.clock()
  await context.db
    .insertInto('payments')
    .values({
      order_id: orderId,
      gateway: gateway.id,
      amount: order.total,
      status: 'started',
      authority: started.value.authority,
      reference: '',
      receipt_media_id: null,
      details: toJson({ return_prefix: options.returnPrefix }),
      created_at: now,
      updated_at: now,
    })
    .execute()
  return ok({ redirect: started.value.redirect })
}

/** @returns null for an authority we never started */
export const findPayment = async (
  context: Context,
  gateway: string,
  authority: string,
): Promise<Payment | null> =>
  (await context.db
    .selectFrom('payments')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('authority', '=', authority)
    .executeTakeFirst()) ?? null

/** Where the shopper's pages live, as noted when the payment was started. */
export const returnPrefixOf = (payment: Payment): ReturnPrefix => {
  const { return_prefix } = fromJson(payment.details)
  return return_prefix === '/en' || return_prefix === '/fa' ? return_prefix : ''
}

/** An answer may still change an attempt that is open or was given up for lack of one. */
const OPEN = ['started', 'expired']

/** Writes the outcome and lets the order follow; only the first caller with an outcome gets past the update. */
const record = (context: Context, payment: Payment, status: string, reference: string): Promise<void> =>
  inTransaction(context, async (inside) => {
    const { numUpdatedRows } = await inside.db
      .updateTable('payments')
      .set({ status, reference, updated_at: inside.clock() })
      .where('id', '=', payment.id)
      .where('status', 'in', OPEN)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await recordEvent(inside, {
      type: 'payment.settled',
      payload: { id: payment.id, order_id: payment.order_id, status },
    })
    if (status !== 'paid') {
      await failOrder(inside, payment.order_id, `Payment by ${payment.gateway}: ${status}`)
      return
    }
    const paid = { reference, gateway: payment.gateway }
    const done = await payOrder(inside, payment.order_id, paid)
    if (done.ok) return
    const late = await payCancelledOrder(inside, payment.order_id, paid)
    if (!late.ok)
      await addNote(
        inside,
        payment.order_id,
        `Second payment by ${payment.gateway}, reference ${reference}: to be returned`,
      )
  })

/**
 * Asks the bank what became of an attempt and lets the order follow. May be called by the shopper's return, the
 * bank's notice and the reconciliation at once, twice or late: the outcome is recorded once.
 */
export const settlePayment = async (
  context: Context,
  gateways: Gateways,
  gatewayId: string,
  authority: string,
): Promise<Payment | null> => {
  const payment = await findPayment(context, gatewayId, authority)
  const gateway = gateways.get(gatewayId)
  if (!payment || !gateway || !OPEN.includes(payment.status)) return payment
  const { gateways: configured, currency } = await readSettings(context)
  const verified = await gateway.verify(
    context,
    { authority, amount: payment.amount, currency },
    configured[gatewayId]?.settings ?? {},
  )
  if (verified.outcome === 'pending') return payment
  await record(context, payment, verified.outcome, verified.outcome === 'paid' ? verified.reference : '')
  return findPayment(context, gatewayId, authority)
}

/** Settles attempts whose return never came, gives up those nobody answers, cancels orders whose time is up. */
export const reconcilePayments = async (context: Context, gateways: Gateways): Promise<number> => {
  const now = context.clock()
  const open = await context.db
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'started')
    .where('updated_at', '<=', now - RECONCILE_AFTER)
    .orderBy('updated_at')
    .limit(RECONCILE_BATCH)
    .execute()
  for (const payment of open) {
    const settled = await settlePayment(context, gateways, payment.gateway, payment.authority)
    if (settled?.status !== 'started') continue
    const status = payment.created_at <= now - ATTEMPT_LIFETIME ? 'expired' : 'started'
    await context.db
      .updateTable('payments')
      .set({ status, updated_at: now })
      .where('id', '=', payment.id)
      .where('status', '=', 'started')
      .execute()
  }
  return open.length + (await cancelExpiredOrders(context))
}
