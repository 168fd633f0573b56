import { StoreError } from '#store-api/client/store-client.ts'
import { UNPAID } from '#store-api/contract/order-stages.ts'
import type { Order } from '#store-api/contract/orders.ts'

/** What became of a checkout, as the shop's own tab sees it. */
export type CheckoutOutcome = 'open' | 'refused' | 'over' | 'completed'

const WITHOUT_PAYMENT = new Set<string>([...UNPAID, 'cancelled'])

/** An order that needs no payment any more completes its checkout; one that can no longer be paid ends it. */
export const checkoutOutcome = ({ status, can_pay }: Pick<Order, 'status' | 'can_pay'>): CheckoutOutcome => {
  if (!WITHOUT_PAYMENT.has(status)) return 'completed'
  if (!can_pay) return 'over'
  return status === 'failed' ? 'refused' : 'open'
}

/** Whether the shop says that a checkout has run out, or that there is none. */
export const isDraftGone = (error: unknown): boolean =>
  error instanceof StoreError && [404, 410].includes(error.status)
