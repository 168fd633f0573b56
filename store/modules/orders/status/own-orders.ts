import { type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { readSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import { NOTE_MESSAGES } from '../messages.ts'
import type { Order } from '../order.ts'
import { findOrder } from '../read/find-orders.ts'
import { applyChange, CANCELLABLE, DRAFTS } from './transitions.ts'

export type CancelRefusal = 'unknown_order' | 'not_allowed' | 'too_late'

const HOUR = 3_600_000

/** An order of the customer who asks; null for anybody else's. */
export const findOwnOrder = async (context: Context, id: number): Promise<Order | null> => {
  const { customerId } = context.actor
  const order = customerId > 0 ? await findOrder(context, id) : null
  return order && order.customer_id === customerId && order.status !== 'trash' && !DRAFTS.has(order.status)
    ? order
    : null
}

/** Until when its buyer may cancel an order, in epoch milliseconds; null when its status does not allow it. */
export const cancelUntil = (order: Order, { cancel_order_hours }: StoreSettings): number | null =>
  CANCELLABLE.has(order.status) ? order.created_at + cancel_order_hours * HOUR : null

/**
 * Cancels an order of the customer who asks, within the time for it. The shop is notified when money has to be
 * returned.
 */
export const cancelOwnOrder = (context: Context, id: number): Promise<Result<Order, CancelRefusal>> =>
  inTransaction(context, async (inside) => {
    const order = await findOwnOrder(inside, id)
    if (!order) return refuse('unknown_order' as const)
    const settings = await readSettings(inside)
    const until = cancelUntil(order, settings)
    if (until === null) return refuse('not_allowed' as const)
    if (until <= inside.clock()) return refuse('too_late' as const)
    const note = NOTE_MESSAGES[settings.locale].cancelledByBuyer
    const changed = await applyChange(inside, order, { to: 'cancelled', note })
    if (changed.ok && order.paid_at !== null) {
      await recordEvent(inside, {
        type: 'order.needs-attention',
        payload: { id, reason: 'cancelled_paid' },
      })
    }
    return changed
  })
