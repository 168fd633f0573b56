import { Hono } from 'hono'
import { z } from 'zod'
import { findOrder } from '../../modules/orders/orders.ts'
import { returnPrefixOf, settlePayment } from '../../modules/payments/payments.ts'
import type { Services } from '../../services.ts'
import { ApiError } from '../errors.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { parseBody } from '../parse.ts'
import { receivedPath } from './order-paths.ts'

const notice = z.object({ authority: z.string().max(200) })

const unknownPayment = () => new ApiError(404, 'payment_not_found', 'Unknown payment.')

/** `payments/{gateway}/return` brings the shopper back, `…/notify` is the bank's own word. Both only make us ask the bank. */
export const paymentRoutes = (services: Services): Hono => {
  const app = new Hono()

  app.get('/wp-json/ghab/v1/payments/:gateway/return', async (c) => {
    const context = requestContext(c, services)
    const authority = c.req.query('authority') ?? c.req.query('Authority') ?? ''
    const payment = await settlePayment(context, services.gateways, c.req.param('gateway'), authority)
    const order = payment && (await findOrder(context, payment.order_id))
    if (!payment || !order) throw unknownPayment()
    c.header('Cache-Control', 'no-store')
    return c.redirect(receivedPath(order.id, order.order_key, returnPrefixOf(payment)), 303)
  })

  app.post('/wp-json/ghab/v1/payments/:gateway/notify', async (c) => {
    const { authority } = await parseBody(c, notice)
    const payment = await settlePayment(
      requestContext(c, services),
      services.gateways,
      c.req.param('gateway'),
      authority,
    )
    if (!payment) throw unknownPayment()
    return c.json({ status: payment.status })
  })
  return app
}
