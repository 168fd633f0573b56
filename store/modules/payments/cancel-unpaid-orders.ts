import { refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { expireOrder, PAYABLE } from '../orders/orders.ts'
import type { Gateways } from './gateway.ts'
import { REUSED_FOR } from './start-payment.ts'

/** How long at most a bank that cannot be asked, or that the buyer is at, keeps an order from being cancelled. */
const WAIT_FOR_BANK = 120 * 60_000
const BATCH = 50

/**
 * Unpaid orders whose time to pay is up. One is left out while a bank may hold money for it that was not asked since, or
 * did not answer; reconciliation asks. So is one whose buyer went to the bank just now and may be paying there.
 */
const unpaidOrders = (context: Context, gateways: Gateways) =>
  context.db
    .selectFrom('orders')
    .select('id')
    .where('hold_until_at', '<=', context.clock())
    .where('status', 'in', [...PAYABLE])
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('hold_until_at', '<=', context.clock() - WAIT_FOR_BANK),
        not(
          exists(
            selectFrom('payments')
              .select('payments.id')
              .whereRef('payments.order_id', '=', 'orders.id')
              .where('payments.status', '=', 'started')
              .where('payments.gateway', 'in', [...gateways.keys()])
              .where((payment) =>
                payment.or([
                  payment('payments.answered_at', 'is', null),
                  payment('payments.answered_at', '<', payment.ref('orders.hold_until_at')),
                  payment('payments.created_at', '>', context.clock() - REUSED_FOR),
                ]),
              ),
          ),
        ),
      ]),
    )

/** The longest overdue first. */
const findUnpaidOrders = (context: Context, gateways: Gateways): Promise<{ id: number }[]> =>
  unpaidOrders(context, gateways).orderBy('hold_until_at').limit(BATCH).execute()

/** It may have been paid since it was found, or its buyer be at the bank. */
const cancelUnpaid = (context: Context, gateways: Gateways, id: number) =>
  inTransaction(context, async (inside) => {
    const unpaid = await unpaidOrders(inside, gateways).where('id', '=', id).executeTakeFirst()
    return unpaid ? expireOrder(inside, id) : refuse('not_allowed' as const)
  })

/** Cancels orders that were not paid in time, once their banks have confirmed it. @returns how many were cancelled */
export const cancelUnpaidOrders = async (context: Context, gateways: Gateways): Promise<number> => {
  let cancelled = 0
  for (const { id } of await findUnpaidOrders(context, gateways)) {
    if ((await cancelUnpaid(context, gateways, id)).ok) cancelled += 1
  }
  return cancelled
}
