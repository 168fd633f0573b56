import { Hono } from 'hono'
import { type AlertAnswer, alertRequest } from '../../../store-api/contract/alerts.ts'
import { type AlertRefusal, askForAlert } from '../../modules/alerts/alerts.ts'
import type { Services } from '../../services.ts'
import { clientAddress } from '../caller.ts'
import { ApiError, invalidParameters } from '../errors.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { createRateLimiter, tooManyRequests } from '../middleware/rate-limit.ts'
import { parseBody } from '../parse.ts'
import { isTrapped } from './honeypot.ts'

const TEN_MINUTES = 10 * 60_000

const REFUSALS: Record<AlertRefusal, () => ApiError> = {
  unknown_product: () =>
    invalidParameters({
      product_id: { code: 'woocommerce_rest_product_invalid_id', message: 'Invalid product ID.' },
    }),
  bad_contact: () =>
    invalidParameters({
      contact: { code: 'rest_invalid_contact', message: 'Neither an e-mail address nor a mobile number.' },
    }),
  in_stock: () => new ApiError(409, 'ghab_alert_in_stock', 'This product is in stock.'),
  no_price: () => new ApiError(409, 'ghab_alert_no_price', 'This product has no price.'),
}

/** `POST ghab/v1/alerts`: who wants to hear that a product is back in stock, or costs less. */
export const alertRoutes = (services: Services): Hono => {
  const limiter = createRateLimiter({ limit: 10, windowMs: TEN_MINUTES, clock: services.uptime })
  return new Hono().post('/wp-json/ghab/v1/alerts', async (c) => {
    const { product_id: productId, kind, contact, website } = await parseBody(c, alertRequest)
    if (isTrapped({ website })) return c.json({ channel: 'mail' } satisfies AlertAnswer, 201)
    const address = clientAddress(c)
    if (!limiter.take(address)) throw tooManyRequests(c, limiter, address)
    const asked = await askForAlert(requestContext(c, services), services.catalog, {
      productId,
      kind,
      contact,
    })
    if (!asked.ok) throw REFUSALS[asked.error]()
    return c.json({ channel: asked.value } satisfies AlertAnswer, 201)
  })
}
