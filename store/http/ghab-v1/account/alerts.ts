import { Hono } from 'hono'
import { readMobile } from '#common/phone.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { parseBody } from '#store/http/parse.ts'
import { createThrottle } from '#store/http/rate-limit/throttle.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import { type AlertRefusal, requestAlert } from '#store/modules/alerts/alerts.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { type AlertAnswer, alertRequest } from '#store-api/contract/alerts.ts'
import { isTrapped } from '../honeypot.ts'

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
  too_many: () => new ApiError(429, 'ghab_alert_too_many', 'This contact waits for many products already.'),
}

/** `POST ghab/v1/alerts`: who wants to hear that a product is back in stock, or costs less. */
export const alertRoutes = (services: Services): Hono => {
  const throttle = createThrottle(services.uptime, { perIp: 10, perTarget: 10 })
  return new Hono().post('/wp-json/ghab/v1/alerts', async (c) => {
    const { product_id: productId, kind, contact, website } = await parseBody(c, alertRequest)
    if (isTrapped({ website })) return c.json({ channel: 'mail' } satisfies AlertAnswer, 201)
    const context = requestContext(c, services)
    const { country } = await readSettings(context)
    throttle(c, readMobile(contact, country) ?? contact.trim().toLowerCase())
    const asked = await requestAlert(context, services.catalog, {
      productId,
      kind,
      contact,
    })
    if (!asked.ok) throw REFUSALS[asked.error]()
    return c.json({ channel: asked.value } satisfies AlertAnswer, 201)
  })
}
