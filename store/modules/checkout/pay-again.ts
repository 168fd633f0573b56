import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { choosePaymentMethod, findOrder, moveTo, needsPayment, type Order } from '../orders/orders.ts'
import { type Gateways, type PaymentRefusal, type StartOptions, startPayment } from '../payments/payments.ts'
import { isOnline, offerPaymentMethods, statusOnPlacing } from './payment-methods.ts'

interface PayOptions extends Omit<StartOptions, 'gatewayId'> {
  /** absent: as before */
  method?: string
}

/** A draft that a client wrote is an order like any other once its buyer goes to pay for it. */
const placeDraft = (context: Context, id: number) =>
  inTransaction(context, async (inside) => {
    const draft = await findOrder(inside, id)
    return draft && needsPayment(draft) ? moveTo(inside, draft, 'pending') : refuse('not_allowed' as const)
  })

/**
 * Another try at paying an order, perhaps in another way.
 * @returns where the shopper goes to pay; null when nothing is to be done elsewhere (cash, transfer)
 */
export const payAgain = async (
  context: Context,
  gateways: Gateways,
  order: Order,
  { method = order.payment_method, ...options }: PayOptions,
): Promise<Result<string | null, PaymentRefusal>> => {
  if (!needsPayment(order)) return refuse('not_payable' as const)
  const delivered = order.items.some(({ kind }) => kind === 'shipping')
  const chosen = (await offerPaymentMethods(context, gateways, delivered)).find(({ id }) => id === method)
  if (!chosen) return refuse('unknown_payment_method' as const)
  if (isOnline(method)) {
    if (order.status === 'checkout-draft' && !(await placeDraft(context, order.id)).ok) {
      return refuse('not_payable' as const)
    }
    if (method !== order.payment_method) await choosePaymentMethod(context, order.id, chosen)
    const started = await startPayment(context, gateways, order.id, { ...options, gatewayId: method })
    return started.ok ? ok(started.value.redirect) : started
  }
  const changed = await inTransaction(context, async (inside) => {
    await choosePaymentMethod(inside, order.id, chosen)
    const current = await findOrder(inside, order.id)
    if (!current || !needsPayment(current)) return refuse('not_allowed' as const)
    // an order from outside has taken no stock yet
    return moveTo(inside, current, statusOnPlacing(method))
  })
  return changed.ok ? ok(null) : refuse('not_payable' as const)
}
