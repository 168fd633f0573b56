import { Hono, type Context as HonoContext } from 'hono'
import { z } from 'zod'
import { safeEqual } from '#common/safe-equal.ts'
import type { Context } from '#store/context.ts'
import { requestContext, requireCustomer } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { parseBody, readForm } from '#store/http/parse.ts'
import { createRateLimiter, type RateLimiter, tooManyRequests } from '#store/http/rate-limit/rate-limiter.ts'
import { ApiError, tooBusy } from '#store/http/wp-rest/errors.ts'
import { payAgain } from '#store/modules/checkout/checkout.ts'
import { findOrder, findOwnOrder, type Order } from '#store/modules/orders/orders.ts'
import { addReceipt, MAX_RECEIPT_BYTES, type PaymentRefusal } from '#store/modules/payments/payments.ts'
import type { Services } from '#store/services.ts'
import { answerOrder, orderNotFound as notFound } from './answer-order.ts'
import { receivedPath } from './order-paths.ts'

const TEN_MINUTES = 10 * 60_000
const FORM_OVERHEAD = 64 * 1024

export const payRequest = z.object({
  key: z.string().max(100).default(''),
  payment_method: z.string().max(50).optional(),
  return_prefix: z.enum(['', '/en', '/fa']).default(''),
})

const ORDER_ID = /^\d{1,15}$/

const unpaid: Record<PaymentRefusal, [status: 400 | 404 | 409 | 502, message: string]> = {
  unknown_order: [404, 'Invalid ID.'],
  unknown_payment_method: [400, 'Choose a payment method.'],
  not_payable: [409, 'This order cannot be paid.'],
  gateway_refused: [409, 'The bank refused to start a payment.'],
  gateway_unreachable: [502, 'The bank could not be reached.'],
}

const notAPicture = () =>
  new ApiError(400, 'rest_upload_invalid_image', 'Send a picture of at most 5 MB.', {
    params: { receipt: 'Send a picture of at most 5 MB.' },
  })

/** Orders by their unguessable key, or as one's own. */
export const orderRoutes = (services: Services): Hono => {
  const { gateways, dataDir } = services
  const changeLimiter = createRateLimiter({ limit: 20, windowMs: TEN_MINUTES, ...services.countAs('orders') })
  const app = new Hono()

  /**
   * By its key, or without one as an order of the customer who asks.
   * @throws ApiError 401 for a guest without a key, whether there is such an order or not
   */
  const orderOf = async (c: HonoContext, context: Context, key: string): Promise<Order> => {
    const id = c.req.param('id') ?? ''
    if (!key) requireCustomer(c, services)
    if (!ORDER_ID.test(id)) throw notFound()
    const order = key ? await findOrder(context, Number(id)) : await findOwnOrder(context, Number(id))
    if (!order || (key && !safeEqual(order.order_key, key))) throw notFound()
    return order
  }

  const throttle = (c: HonoContext, limiter: RateLimiter, ...keys: string[]) => {
    for (const key of keys) if (key && !limiter.take(key)) throw tooManyRequests(c, limiter, key)
  }

  app.get('/wp-json/ghab/v1/orders/:id', async (c) => {
    const context = requestContext(c, services)
    return answerOrder(c, services, context, await orderOf(c, context, c.req.query('key') ?? ''))
  })

  app.post('/wp-json/ghab/v1/orders/:id/pay', async (c) => {
    const { key, payment_method, return_prefix } = await parseBody(c, payRequest)
    const context = requestContext(c, services)
    const order = await orderOf(c, context, key)
    throttle(c, changeLimiter, `pay ${order.id}`)
    const paid = await payAgain(context, gateways, order, {
      method: payment_method || undefined,
      origin: originOf(c.req, services),
      returnPrefix: return_prefix,
    })
    if (!paid.ok) {
      const [status, message] = unpaid[paid.error]
      throw new ApiError(status, paid.error, message)
    }
    const { id, order_key } = order
    const after = await findOrder(context, id)
    return c.json({
      order_id: id,
      order_key,
      status: after?.status ?? order.status,
      redirect: paid.value ?? receivedPath(id, order_key, return_prefix),
    })
  })

  app.post('/wp-json/ghab/v1/orders/:id/receipt', async (c) => {
    const context = requestContext(c, services)
    const form = await readForm(c.req.raw, MAX_RECEIPT_BYTES + FORM_OVERHEAD)
    const key = form?.get('key')
    const order = await orderOf(c, context, typeof key === 'string' ? key : '')
    throttle(c, changeLimiter, `receipt ${order.id}`)
    const receipt = form?.get('receipt')
    if (!(receipt instanceof File) || receipt.size > MAX_RECEIPT_BYTES) throw notAPicture()
    const picture = new Uint8Array(await receipt.arrayBuffer())
    const added = await addReceipt(context, dataDir, order, picture)
    if (added.ok) return c.json({ ok: true })
    if (added.error === 'not_a_picture') throw notAPicture()
    if (added.error === 'busy') throw tooBusy(c)
    if (added.error === 'taken') throw new ApiError(409, 'receipt_taken', 'This order has a receipt already.')
    throw new ApiError(409, 'receipt_not_expected', 'No receipt is expected for this order.')
  })
  return app
}
