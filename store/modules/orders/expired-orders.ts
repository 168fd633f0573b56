import type { Context } from '../../context.ts'
import { readSettings } from '../settings/settings.ts'
import type { Changed } from './transitions.ts'
import { cancelOrder } from './transitions.ts'
import { NOTES } from './words.ts'

const BATCH = 50

/** Unpaid orders whose time to pay is up, the longest overdue first. */
export const findExpiredOrders = (
  context: Context,
): Promise<{ id: number; hold_until_at: number | null }[]> =>
  context.db
    .selectFrom('orders')
    .select(['id', 'hold_until_at'])
    .where('hold_until_at', '<=', context.clock())
    .where('status', 'in', ['pending', 'failed'])
    .orderBy('hold_until_at')
    .limit(BATCH)
    .execute()

/** Cancels an order that nobody paid in time. */
export const expireOrder = async (context: Context, id: number): Changed => {
  const { locale } = await readSettings(context)
  return cancelOrder(context, id, NOTES[locale].expired)
}
