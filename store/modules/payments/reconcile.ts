import type { Context } from '../../context.ts'
import { expireOrder, findExpiredOrders } from '../orders/orders.ts'
import { findOpenPayments, type Payment, parsePayment } from './find-payments.ts'
import type { Gateways } from './gateway.ts'
import { settlePayment } from './settle-payment.ts'

const MINUTE = 60_000
/** An attempt nobody answered is given up after this; the order itself waits for its own time. */
const ATTEMPT_LIFETIME = 30 * MINUTE
/** The shopper's own return comes first. */
const ASK_AFTER = MINUTE
/** How long a bank that cannot be asked keeps an order from being cancelled. */
const WAIT_FOR_BANK = 120 * MINUTE
const BATCH = 20

const isOver = (payment: Payment, now: number): boolean => payment.created_at <= now - ATTEMPT_LIFETIME

/** Settles attempts whose return never came and gives up those that nobody answers; answers how many it looked at. */
export const reconcilePayments = async (context: Context, gateways: Gateways): Promise<number> => {
  const now = context.clock()
  const rows = await context.db
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'started')
    .where('updated_at', '<=', now - ASK_AFTER)
    .where('gateway', 'in', [...gateways.keys()])
    .orderBy('updated_at')
    .limit(BATCH)
    .execute()
  for (const payment of rows.map(parsePayment)) {
    const settled = await settlePayment(context, gateways, payment.gateway, payment.authority)
    const undecided = settled?.outcome === 'pending' || settled?.outcome === 'unreachable'
    if (!undecided) continue
    const over = settled.outcome === 'pending' && isOver(payment, now)
    await context.db
      .updateTable('payments')
      .set({ status: over ? 'expired' : 'started', updated_at: now })
      .where('id', '=', payment.id)
      .where('status', '=', 'started')
      .execute()
  }
  return rows.length
}

/** Whether some bank that may hold money for the order could not be asked. */
const isInDoubt = async (context: Context, gateways: Gateways, orderId: number): Promise<boolean> => {
  let doubt = false
  for (const { gateway, authority } of await findOpenPayments(context, orderId)) {
    const settled = await settlePayment(context, gateways, gateway, authority)
    doubt ||= settled?.outcome === 'unreachable'
  }
  return doubt
}

/** Cancels orders that nobody paid in time, after a last question to the bank; answers how many. */
export const cancelUnpaidOrders = async (context: Context, gateways: Gateways): Promise<number> => {
  let cancelled = 0
  const now = context.clock()
  for (const { id, hold_until_at } of await findExpiredOrders(context)) {
    const doubt = await isInDoubt(context, gateways, id)
    if (doubt && (hold_until_at ?? 0) > now - WAIT_FOR_BANK) continue
    if ((await expireOrder(context, id)).ok) cancelled += 1
  }
  return cancelled
}
