import type { Context as HonoContext } from 'hono'
import { goesToBank, type Placed } from '#store/modules/checkout/checkout.ts'
import { startPayment } from '#store/modules/payments/payments.ts'
import type { Services } from '#store/services.ts'
import { receivedPath } from './ghab-v1/orders/order-paths.ts'
import { requestContext } from './middleware/authenticate.ts'
import { originOf } from './origin.ts'

export interface Onward {
  /** a path of this shop, or the bank's URL */
  redirect: string
  /** the payment could not be begun: the order waits for it, and its page offers it again */
  failed: boolean
}

/** Where a shopper goes after placing: online payments go on at the bank, everything else at the order's own page. */
export const goToPayment = async (
  c: HonoContext,
  services: Services,
  placed: Placed,
  returnPrefix: '' | '/en' | '/fa',
): Promise<Onward> => {
  const received = receivedPath(placed.id, placed.orderKey, returnPrefix)
  // who believes to have sent something else sees what was placed before anything is paid
  if (placed.isOther) return { redirect: `${received}&placed=before`, failed: false }
  if (!goesToBank(placed)) return { redirect: received, failed: false }
  const started = await startPayment(requestContext(c, services), services.gateways, placed.id, {
    gatewayId: placed.paymentMethod,
    origin: originOf(c.req, services),
    returnPrefix,
  })
  return started.ok
    ? { redirect: started.value.redirect, failed: false }
    : { redirect: received, failed: true }
}
