import { Hono, type Context as HonoContext } from 'hono'
import { type Actor, GUEST } from '#store/context.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { noStore } from '#store/http/no-store.ts'
import { parseBody } from '#store/http/parse.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import { tidyAddress } from '#store/modules/checkout/checkout.ts'
import { findCustomer, toRole } from '#store/modules/customers/customers.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { may } from '#store/rights.ts'
import type { Services } from '#store/services.ts'
import { quoteRequest } from '#store-api/contract/cart.ts'
import { couponGuardOf, triedIn } from './coupon-guard.ts'
import { quoteCart, readQuoteRequest } from './quote-json.ts'

/**
 * The buyer that one of the staff asks for: prices by role and coupons by person are those of the buyer.
 * @throws ApiError 403 for who may write no orders, 400 for an account that there is not
 */
const findBuyer = async (c: HonoContext, services: Services, customerId: number): Promise<Actor> => {
  const context = requestContext(c, services)
  if (!may(context.actor.role, 'publish_shop_orders')) {
    throw new ApiError(403, 'rest_forbidden', 'Sorry, you are not allowed to do that.')
  }
  if (customerId === 0) return GUEST
  const customer = await findCustomer(context, customerId)
  if (!customer) {
    const message = 'Customer ID is invalid.'
    throw invalidParameters({ customer_id: { code: 'rest_invalid_param', message } })
  }
  return { customerId, role: toRole(customer.role) }
}

/** `POST ghab/v1/cart/quote`: the authoritative view of a cart. */
export const cartRoutes = (services: Services): Hono => {
  const guard = couponGuardOf(services)
  return new Hono().post('/wp-json/ghab/v1/cart/quote', async (c) => {
    const request = await parseBody(c, quoteRequest)
    const { customer_id: customerId } = request
    const buyer = customerId === undefined ? undefined : await findBuyer(c, services, customerId)
    const settle = guard.guess(c, request.coupons)
    const context = requestContext(c, services)
    const { country } = await readSettings(context)
    const { phone } = tidyAddress({ phone: request.phone }, country)
    const quote = await quoteCart(c, services, readQuoteRequest({ ...request, phone }, services), buyer)
    settle(triedIn(quote))
    noStore(c)
    return c.json(quote)
  })
}
