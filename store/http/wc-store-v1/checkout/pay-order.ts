import { Hono, type Context as HonoContext } from 'hono'
import type { Context } from '#store/context.ts'
import { receivedPath } from '#store/http/ghab-v1/orders/order-paths.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { createRateLimiter, tooManyRequests } from '#store/http/rate-limit/rate-limiter.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import type { Parsed } from '#store/http/wp-rest/parameters.ts'
import { mountRoute } from '#store/http/wp-rest/route.ts'
import { emptyCart } from '#store/modules/cart/cart.ts'
import { checkAddresses, payAgain } from '#store/modules/checkout/checkout.ts'
import { correctAddresses, findOrder, type Order } from '#store/modules/orders/orders.ts'
import type { PaymentRefusal } from '#store/modules/payments/payments.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { cartEndpoint } from '../cart/cart.ts'
import { updateCustomer } from '../cart/update-customer.ts'
import { payArgs } from './checkout-args.ts'
import { checkMethod, methodProblem } from './checkout-draft.ts'
import { placedJson } from './checkout-json.ts'
import { addressesError, disabledMethod } from './checkout-problems.ts'
import { orderForBuyer } from './order-access.ts'

const TEN_MINUTES = 10 * 60_000
/** of one order */
const MOST_TRIES = 20

const notPayable = () =>
  // with 500 in WooCommerce
  new ApiError(400, 'invalid_order_update_status', 'This order cannot be paid for.')

const REFUSALS: Record<PaymentRefusal, () => ApiError> = {
  unknown_order: notPayable,
  not_payable: notPayable,
  unknown_payment_method: disabledMethod,
  gateway_refused: () =>
    new ApiError(402, 'woocommerce_rest_payment_error', 'The bank refused to start a payment.'),
  gateway_unreachable: () =>
    new ApiError(502, 'woocommerce_rest_payment_error', 'The bank could not be reached.'),
}

/** @throws ApiError 400 for addresses that cannot be, or that the order was not priced for */
const keepAddresses = async (
  context: Context,
  order: Order,
  given: Parsed<typeof payArgs>,
): Promise<void> => {
  const settings = await readSettings(context)
  const { billing_address, shipping_address = billing_address } = given
  const known = emptyCart({ country: settings.country, state: '' })
  const { billing, shipping } = updateCustomer({ billing_address, shipping_address })(known)
  const checked = checkAddresses({ billing, shipping }, settings)
  if (Object.keys(checked.errors).length > 0) throw addressesError(checked.errors)
  const { email: _, ...delivered } = checked.shipping
  const kept = await correctAddresses(context, order.id, { billing: checked.billing, shipping: delivered })
  if (kept.ok) return
  if (kept.error === 'not_allowed') throw notPayable()
  throw new ApiError(
    400,
    'woocommerce_rest_invalid_address',
    'The order is priced for another place and cannot go to this one.',
  )
}

/** `POST wc/store/v1/checkout/{id}`: pays for an order that was placed or written before. */
export const payOrderRoutes = (services: Services): Hono => {
  const app = new Hono()
  const limiter = createRateLimiter({
    limit: MOST_TRIES,
    windowMs: TEN_MINUTES,
    ...services.countAs('store payments'),
  })

  const orderOf = async (c: HonoContext, given: Parsed<typeof payArgs>): Promise<Order> => {
    const context = requestContext(c, services)
    const order = await orderForBuyer(context, Number(c.req.param('id')), given)
    const tries = String(order.id)
    if (!limiter.take(tries)) throw tooManyRequests(c, limiter, tries)
    return order
  }

  mountRoute(
    app,
    services,
    '/checkout/:id{[0-9]+}',
    cartEndpoint(services, ['POST'], payArgs, async (c, _session, given) => {
      const context = requestContext(c, services)
      const order = await orderOf(c, given)
      checkMethod(given.payment_method, await readSettings(context))
      const problem = methodProblem(given.payment_method, order.total)
      if (problem) throw problem
      await keepAddresses(context, order, given)
      const origin = originOf(c.req, services)
      const paid = await payAgain(context, services.gateways, order, {
        method: given.payment_method,
        origin,
        returnPrefix: '',
      })
      if (!paid.ok) throw REFUSALS[paid.error]()
      const after = await findOrder(context, order.id)
      const redirect = new URL(paid.value ?? receivedPath(order.id, order.order_key, ''), origin).href
      return c.json(placedJson(after ?? order, { status: 'success', redirect }))
    }),
  )
  return app
}
