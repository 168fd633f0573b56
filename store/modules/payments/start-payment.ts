import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { type Json, toJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { addNote, findOrder, type Order, reopenForPayment } from '../orders/orders.ts'
import { readSettings, type StoreSettings } from '../settings/settings.ts'
import { claimStart, releaseStart, type StartKey, waitForStart } from './claim-start.ts'
import { findOpenPayments, type PaymentDetails, type ReturnPrefix } from './find-payments.ts'
import type { Gateways, PaymentGateway, StartedPayment, StartRefusal } from './gateway.ts'
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
export const REUSED_FOR = 10 * 60_000

/** How often the starts of other processes are waited for, should banks refuse them. */
const WAITS = 3

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

const startKey = (order: Order, { gatewayId, returnPrefix }: StartOptions): StartKey => ({
  order_id: order.id,
  gateway: gatewayId,
  return_prefix: returnPrefix,
})

/** What becomes of a start: an open attempt is used again, or this process begins one; null while another one does. */
const claim = (
  context: Context,
  order: Order,
  options: StartOptions,
): Promise<{ redirect: string } | { token: string } | null> =>
  inTransaction(context, async (inside) => {
    const redirect = await openRedirect(inside, order, options)
    if (redirect) return { redirect }
    const token = await claimStart(inside, startKey(order, options))
    return token ? { token } : null
  })

const keep = async (
  context: Context,
  order: Order,
  { gatewayId, returnPrefix }: StartOptions,
  { authority, redirect }: StartedPayment,
  token: string,
): Promise<void> => {
  const details: PaymentDetails = { return_prefix: returnPrefix, redirect }
  const now = context.clock()
  // in a transaction, so that it shares its commit with others
  await inTransaction(context, async (inside) => {
    await releaseStart(inside, token)
    await inside.db
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
      .execute()
  })
}

/** Asks the bank, and keeps what it answers. */
const begin = async (
  context: Context,
  order: Order,
  options: StartOptions,
  { gateway, settings, token }: { gateway: PaymentGateway; settings: StoreSettings; token: string },
): Started => {
  const configured = settings.gateways[gateway.id]
  const started = await gateway.start(
    context,
    {
      orderId: order.id,
      amount: order.total,
      currency: settings.currency,
      returnUrl: `${options.origin}/wp-json/ghab/v1/payments/${gateway.id}/return`,
      description: NOTE_MESSAGES[settings.locale].order(order.id),
      mobile: order.billing.phone,
      email: order.billing.email,
    },
    configured?.settings ?? {},
  )
  if (started.ok) {
    await keep(context, order, options, started.value, token)
    return ok({ redirect: started.value.redirect })
  }
  await releaseStart(context, token)
  const { title } = methodTexts(gateway.id, configured, settings.locale)
  await addNote(context, order.id, NOTE_MESSAGES[settings.locale][started.error](title))
  return started
}

const start = async (
  context: Context,
  gateways: Gateways,
  orderId: number,
  options: StartOptions,
  waits = 0,
): Started => {
  const settings = await readSettings(context)
  const gateway = gateways.get(options.gatewayId)
  const configured = settings.gateways[options.gatewayId]
  if (!gateway || !configured?.enabled || !gateway.isReady(settings, configured.settings)) {
    return refuse('unknown_payment_method')
  }
  const order = await findOrder(context, orderId)
  if (!order) return refuse('unknown_order')
  // its amounts are of the currency that it was placed in
  if (order.currency !== settings.currency.code) return refuse('not_payable')
  if (order.paid_at !== null) return refuse('not_payable')
  if (order.status === 'failed') await reopenForPayment(context, orderId)
  else if (order.status !== 'pending') return refuse('not_payable')
  const claimed = await claim(context, order, options)
  if (claimed && 'redirect' in claimed) return ok(claimed)
  if (claimed) {
    const { token } = claimed
    return begin(context, order, options, { gateway, settings, token }).catch(async (error: unknown) => {
      await releaseStart(context, token)
      throw error
    })
  }
  if (waits === WAITS) return refuse('gateway_unreachable')
  await waitForStart(context, startKey(order, options))
  return start(context, gateways, orderId, options, waits + 1)
}

/**
 * Starts an attempt to pay an order through a gateway, or leads back to one that is still open. Calls at the same time
 * for the same order, gateway and language share one attempt, whichever processes they reach.
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
