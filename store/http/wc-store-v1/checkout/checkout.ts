import { Hono, type Context as HonoContext } from 'hono'
import { clientIp } from '#store/http/caller.ts'
import { goToPayment } from '#store/http/go-to-payment.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { createRateLimiter, tooManyRequests } from '#store/http/rate-limit/rate-limiter.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import type { PricedCart } from '#store/modules/cart/cart.ts'
import { offerPaymentMethods } from '#store/modules/checkout/checkout.ts'
import { findOrder } from '#store/modules/orders/orders.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { cartEndpoint } from '../cart/cart.ts'
import { openCart } from '../cart/cart-session.ts'
import { checkNote, draftArgs, placeArgs } from './checkout-args.ts'
import { changeCheckout, checkMethod, openCheckout } from './checkout-draft.ts'
import { changedDraftJson, draftJson, placedJson } from './checkout-json.ts'
import { placeSaved } from './place-saved.ts'

const TEN_MINUTES = 10 * 60_000
const MOST_ORDERS = 600

/** `wc/store/v1/checkout`: the order that a cart becomes, before and when it is placed. */
export const storeCheckoutRoutes = (services: Services): Hono => {
  const app = new Hono()
  const limiter = createRateLimiter({
    limit: MOST_ORDERS,
    windowMs: TEN_MINUTES,
    ...services.countAs('store checkout'),
  })

  const offered = async (c: HonoContext, { shipping }: PricedCart): Promise<string[]> => {
    const context = requestContext(c, services)
    return (await offerPaymentMethods(context, services.gateways, shipping.required)).map(({ id }) => id)
  }

  mountRoute(
    app,
    services,
    '/checkout',
    endpoint('GET', {}, async (c) => {
      const checkout = await openCheckout(c, services, await openCart(c, services))
      return c.json(draftJson(c, checkout, await offered(c, checkout.priced)))
    }),
    cartEndpoint(services, ['POST'], placeArgs, async (c, session, given) => {
      const context = requestContext(c, services)
      checkMethod(given.payment_method, await readSettings(context))
      checkNote('customer_note', given.customer_note)
      const address = clientIp(c)
      if (address && !limiter.take(address)) throw tooManyRequests(c, limiter, address)
      const placed = await placeSaved(c, services, session, given)
      const { redirect, failed } = await goToPayment(c, services, placed, '')
      const order = await findOrder(context, placed.id)
      if (!order) throw new ApiError(404, 'woocommerce_rest_invalid_order', 'Invalid order ID.')
      return c.json(
        placedJson(order, {
          status: failed ? 'failure' : 'success',
          redirect: new URL(redirect, originOf(c.req, services)).href,
        }),
      )
    }),
    cartEndpoint(services, ['PUT', 'PATCH'], draftArgs, async (c, session, given) => {
      checkMethod(given.payment_method, await readSettings(requestContext(c, services)))
      checkNote('order_notes', given.order_notes)
      const changed = await changeCheckout(c, services, session, {
        ...(given.payment_method !== undefined && { paymentMethod: given.payment_method }),
        ...(given.order_notes !== undefined && { customerNote: given.order_notes }),
      })
      return c.json(await changedDraftJson(c, services, changed, await offered(c, changed.priced)))
    }),
  )
  return app
}
