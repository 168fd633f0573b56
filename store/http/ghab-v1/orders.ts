import { timingSafeEqual } from 'node:crypto'
import { Hono, type Context as HonoContext } from 'hono'
import { z } from 'zod'
import { foldPersian, toLatinDigits } from '../../../common/persian.ts'
import { trackQuery } from '../../../store-api/contract/orders.ts'
import type { Context } from '../../context.ts'
import { isOnline, tidyAddress } from '../../modules/checkout/checkout.ts'
import { findMedia } from '../../modules/media/media.ts'
import { findNotes, findOrder, type Order } from '../../modules/orders/orders.ts'
import { addReceipt, MAX_RECEIPT_BYTES, needsReceipt, startPayment } from '../../modules/payments/payments.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import type { Services } from '../../services.ts'
import { ApiError } from '../errors.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { clientAddress, createRateLimiter, tooManyRequests } from '../middleware/rate-limit.ts'
import { originOf } from '../origin.ts'
import { parseBody, parseInput, readBytes } from '../parse.ts'
import { buyerOrderJson } from './order-json.ts'

const TEN_MINUTES = 10 * 60_000
const FORM_OVERHEAD = 64 * 1024

const payRequest = z.object({
  key: z.string().max(100),
  payment_method: z.string().max(50).optional(),
  return_prefix: z.enum(['', '/en', '/fa']).default(''),
})

const notFound = () => new ApiError(404, 'woocommerce_rest_shop_order_invalid_id', 'Invalid ID.')

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

const orderOf = async (context: Context, id: string, key: string): Promise<Order> => {
  const order = /^\d{1,15}$/.test(id) ? await findOrder(context, Number(id)) : null
  if (!order || !same(order.order_key, key)) throw notFound()
  return order
}

const answer = async (
  c: HonoContext,
  services: Services,
  context: Context,
  order: Order,
): Promise<Response> => {
  const settings = await readSettings(context)
  const pictures = order.items.flatMap(({ image_id }) => (image_id === null ? [] : [image_id]))
  c.header('Cache-Control', 'no-store')
  return c.json(
    buyerOrderJson(order, {
      origin: originOf(c.req, services),
      decimals: settings.currency.decimals,
      media: await findMedia(context, pictures),
      notes: await findNotes(context, order.id),
      canPay: isOnline(order.payment_method),
      needsReceipt: await needsReceipt(context, order),
    }),
  )
}

/** Number and contact have to fit together; which of them was wrong is not told. */
const tracked = async (context: Context, number: string, contact: string): Promise<Order | null> => {
  const id = toLatinDigits(number).replace(/\D/g, '')
  if (!id || id.length > 15) return null
  const order = await findOrder(context, Number(id))
  if (!order) return null
  const typed = tidyAddress({ email: foldPersian(contact), phone: contact }, order.billing.country)
  const known = [order.billing.email.toLowerCase(), order.billing.phone].filter(Boolean)
  return known.includes(typed.email) || known.includes(typed.phone) ? order : null
}

/** Orders of guests: by their unguessable key, or by number and contact. */
export const orderRoutes = (services: Services): Hono => {
  const trackLimiter = createRateLimiter({ limit: 20, windowMs: TEN_MINUTES, clock: services.clock })
  const payLimiter = createRateLimiter({ limit: 60, windowMs: TEN_MINUTES, clock: services.clock })
  const app = new Hono()

  app.get('/wp-json/ghab/v1/orders/track', async (c) => {
    const { number, contact } = parseInput(trackQuery, c.req.query())
    const address = clientAddress(c.req.raw)
    if (!trackLimiter.take(address)) throw tooManyRequests(c, trackLimiter, address)
    const context = requestContext(c, services)
    const order = await tracked(context, number, contact)
    if (!order) throw notFound()
    return answer(c, services, context, order)
  })

  app.get('/wp-json/ghab/v1/orders/:id', async (c) => {
    const context = requestContext(c, services)
    return answer(c, services, context, await orderOf(context, c.req.param('id'), c.req.query('key') ?? ''))
  })

  app.post('/wp-json/ghab/v1/orders/:id/pay', async (c) => {
    const { key, payment_method, return_prefix } = await parseBody(c, payRequest)
    const address = clientAddress(c.req.raw)
    if (!payLimiter.take(address)) throw tooManyRequests(c, payLimiter, address)
    const context = requestContext(c, services)
    const order = await orderOf(context, c.req.param('id'), key)
    const started = await startPayment(context, services.gateways, order.id, {
      gatewayId: payment_method ?? order.payment_method,
      origin: originOf(c.req, services),
      returnPrefix: return_prefix,
    })
    if (!started.ok)
      throw new ApiError(
        started.error === 'gateway_unreachable' ? 502 : 409,
        started.error,
        'The payment could not be started.',
      )
    const { id, order_key, status } = order
    return c.json({ order_id: id, order_key, status, redirect: started.value.redirect })
  })

  app.post('/wp-json/ghab/v1/orders/:id/receipt', async (c) => {
    const bytes = await readBytes(c.req.raw.clone(), MAX_RECEIPT_BYTES + FORM_OVERHEAD)
    const form = await new Response(bytes.slice(), {
      headers: { 'Content-Type': c.req.header('content-type') ?? '' },
    })
      .formData()
      .catch(() => null)
    const key = form?.get('key')
    const order = await orderOf(
      requestContext(c, services),
      c.req.param('id'),
      typeof key === 'string' ? key : '',
    )
    const receipt = form?.get('receipt')
    if (!(receipt instanceof File) || receipt.size > MAX_RECEIPT_BYTES) throw notAPicture()
    const picture = new Uint8Array(await receipt.arrayBuffer())
    const added = await addReceipt(requestContext(c, services), services.dataDir, order, picture)
    if (!added.ok)
      throw added.error === 'not_a_picture'
        ? notAPicture()
        : new ApiError(409, 'receipt_not_expected', 'No receipt is expected for this order.')
    return c.json({ ok: true })
  })
  return app
}

const notAPicture = () =>
  new ApiError(400, 'rest_upload_invalid_image', 'Send a picture of at most 5 MB.', {
    params: { receipt: 'Send a picture of at most 5 MB.' },
  })
