import { Hono } from 'hono'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { noStore } from '#store/http/no-store.ts'
import { parseBody } from '#store/http/parse.ts'
import { tidyAddress } from '#store/modules/checkout/checkout.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { quoteRequest } from '#store-api/contract/cart.ts'
import { couponGuardOf, triedIn } from './coupon-guard.ts'
import { quoteCart, readQuoteRequest } from './quote-json.ts'

/** `POST ghab/v1/cart/quote`: the authoritative view of a cart. */
export const cartRoutes = (services: Services): Hono => {
  const guard = couponGuardOf(services)
  return new Hono().post('/wp-json/ghab/v1/cart/quote', async (c) => {
    const request = await parseBody(c, quoteRequest)
    const settle = guard.guess(c, request.coupons)
    const context = requestContext(c, services)
    const { country } = await readSettings(context)
    const { phone } = tidyAddress({ phone: request.phone }, country)
    const quote = await quoteCart(c, services, readQuoteRequest({ ...request, phone }, services))
    settle(triedIn(quote))
    noStore(c)
    return c.json(quote)
  })
}
