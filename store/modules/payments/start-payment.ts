import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { type Json, toJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { addNote, findOrder, type Order, reopenForPayment } from '../orders/orders.ts'
import { readSettings } from '../settings/settings.ts'
import { findOpenPayments, type PaymentDetails, type ReturnPrefix } from './find-payments.ts'
import type { Gateways, StartedPayment, StartRefusal } from './gateway.ts'
import { methodTexts, NOTE_MESSAGES } from './messages.ts'

export interface StartOptions {
  gatewayId: string
  /** the shop's public origin */
  origin: string
  returnPrefix: ReturnPrefix
}

export type PaymentRefusal = StartRefusal | 'unknown_order' | 'unknown_payment_method' | 'not_payable'
type Started = Promise<Result<{ redirect: string }, PaymentRefusal>>

/** A bank's page is not open for ever; after this a new attempt is started. */
const REUSED_FOR = 10 * 60_000

/** The shopper's own return comes before the first question to the bank. */
const ASK_AFTER = 60_000

const startings = new WeakMap<object, Map<string, Started>>()

/** Where an attempt that is still open sends the shopper: a second click goes to the same page of the bank. */
const openRedirect = async (
  context: Context,
  order: Order,
  options: StartOptions,
): Promise<string | null> => {
  const since = context.clock() - REUSED_FOR
  const open = (await findOpenPayments(context, order.id)).find(
    ({ gateway, amount, created_at, details }) =>
      gateway === options.gatewayId &&
      amount === order.total &&
      created_at > since &&
      !details.returned_at &&
      (details.return_prefix ?? '') === options.returnPrefix,
  )
  return open?.details.redirect ?? null
}

const keep = async (
  context: Context,
  order: Order,
  { gatewayId, returnPrefix }: StartOptions,
  { authority, redirect }: StartedPayment,
): Promise<void> => {
  const details: PaymentDetails = { return_prefix: returnPrefix, redirect }
  const now = context.clock()
  // in a transaction, so that it shares its commit with others
  await inTransaction(context, ({ db }) =>
    db
      .insertInto('payments')
      .values({
        order_id: order.id,
        gateway: gatewayId,
        amount: order.total,
        status: 'started',
        authority,
        reference: '',
        receipt_media_id: null,
        details: toJson(details) as Json<Record<string, unknown>>,
        ask_at: now + ASK_AFTER,
        created_at: now,
        updated_at: now,
      })
      .execute(),
  )
}

const start = async (
  context: Context,
  gateways: Gateways,
  orderId: number,
  options: StartOptions,
): Started => {
  const settings = await readSettings(context)
  const gateway = gateways.get(options.gatewayId)
  const configured = settings.gateways[options.gatewayId]
  if (!gateway || !configured?.enabled || !gateway.isReady(settings, configured.settings)) {
    return refuse('unknown_payment_method')
  }
  const order = await findOrder(context, orderId)
  if (!order) return refuse('unknown_order')
  if (order.paid_at !== null) return refuse('not_payable')
  if (order.status === 'failed') await reopenForPayment(context, orderId)
  else if (order.status !== 'pending') return refuse('not_payable')
  const open = await openRedirect(context, order, options)
  if (open) return ok({ redirect: open })
  const started = await gateway.start(
    context,
    {
      orderId,
      amount: order.total,
      currency: settings.currency,
      returnUrl: `${options.origin}/wp-json/ghab/v1/payments/${gateway.id}/return`,
      description: NOTE_MESSAGES[settings.locale].order(orderId),
      mobile: order.billing.phone,
      email: order.billing.email,
    },
    configured.settings,
  )
  if (started.ok) {
    await keep(context, order, options, started.value)
    return ok({ redirect: started.value.redirect })
  }
  const { title } = methodTexts(gateway.id, configured, settings.locale)
  await addNote(context, orderId, NOTE_MESSAGES[settings.locale][started.error](title))
  return started
}

/**
 * Starts an attempt to pay an order through a gateway, or leads back to one that is still open. Calls at the same time
 * for the same order, gateway and language share one attempt.
 * @returns where the shopper pays
 */
export const startPayment = async (
  context: Context,
  gateways: Gateways,
  orderId: number,
  options: StartOptions,
): Started => {
  const running = startings.get(context.db) ?? new Map<string, Started>()
  startings.set(context.db, running)
  const key = `${orderId} ${options.gatewayId} ${options.returnPrefix}`
  const before = running.get(key)
  if (before) return before
  const starting = start(context, gateways, orderId, options)
  running.set(key, starting)
  try {
    return await starting
  } finally {
    running.delete(key)
  }
}
