import { Hono } from 'hono'
import { z } from 'zod'
import { callerOf } from '#store/http/caller.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { noStore } from '#store/http/no-store.ts'
import { parseBody } from '#store/http/parse.ts'
import { createRateLimiter, tooManyRequests } from '#store/http/rate-limit/rate-limiter.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { findOrder } from '#store/modules/orders/orders.ts'
import { findPayment, noteReturn, settlePayment } from '#store/modules/payments/payments.ts'
import type { Services } from '#store/services.ts'
import { receivedPath } from '../orders/order-paths.ts'

const TEN_MINUTES = 10 * 60_000
/** The body of a call by which a bank says that a payment has an outcome. */
export const bankNotification = z.object({ authority: z.string().max(200) })

const unknownPayment = () => new ApiError(404, 'payment_not_found', 'Unknown payment.')

/**
 * `payments/{gateway}/return` brings the shopper back, `…/notify` is the bank's own word. Both only make us ask the
 * bank; an attempt can make us ask so many times only.
 */
export const paymentRoutes = (services: Services): Hono => {
  const limiter = createRateLimiter({ limit: 30, windowMs: TEN_MINUTES, ...services.countAs('payments') })
  const app = new Hono()

  app.get('/wp-json/ghab/v1/payments/:gateway/return', async (c) => {
    const context = requestContext(c, services)
    const gateway = c.req.param('gateway')
    const authority = c.req.query('authority') ?? c.req.query('Authority') ?? ''
    const payment = await findPayment(context, gateway, authority)
    if (!payment) throw unknownPayment()
    const order = await findOrder(context, payment.order_id)
    try {
      if (limiter.take(authority)) await settlePayment(context, services.gateways, gateway, authority)
      await noteReturn(context, payment)
    } catch (err) {
      // the reconciliation settles it later
      const { requestId } = callerOf(c)
      services.log.error({ err, path: c.req.path, requestId }, 'a payment could not be settled')
    }
    noStore(c)
    const prefix = payment.details.return_prefix ?? ''
    return c.redirect(receivedPath(payment.order_id, order?.order_key ?? '', prefix), 303)
  })

  app.post('/wp-json/ghab/v1/payments/:gateway/notify', async (c) => {
    const context = requestContext(c, services)
    const { authority } = await parseBody(c, bankNotification)
    const payment = await findPayment(context, c.req.param('gateway'), authority)
    if (!payment) throw unknownPayment()
    if (!limiter.take(authority)) throw tooManyRequests(c, limiter, authority)
    const settled = await settlePayment(context, services.gateways, payment.gateway, authority)
    return c.json({ status: settled?.payment.status ?? payment.status })
  })
  return app
}
