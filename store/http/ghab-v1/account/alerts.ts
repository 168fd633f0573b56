import { Hono } from 'hono'
import { readMobile } from '#common/phone.ts'
import { languageOf } from '#store/http/language.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { parseBody } from '#store/http/parse.ts'
import { createThrottle } from '#store/http/rate-limit/throttle.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import { type AlertRefusal, requestAlert, stopAlerts } from '#store/modules/alerts/alerts.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { type AlertAnswer, alertRequest, stopAlertsRequest } from '#store-api/contract/alerts.ts'
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

/**
 * `POST ghab/v1/alerts`: who wants to hear that a product is back in stock, or costs less.
 * `POST ghab/v1/alerts/stop`: who wants to hear of nothing more.
 */
export const alertRoutes = (services: Services): Hono => {
  const throttle = createThrottle(services.countAs, 'alerts', { perIp: 10, perTarget: 10 })
  const throttleStops = createThrottle(services.countAs, 'alerts stopped', { perIp: 20, perTarget: 10 })
  const app = new Hono()
  app.post('/wp-json/ghab/v1/alerts', async (c) => {
    const { product_id: productId, kind, contact, website } = await parseBody(c, alertRequest)
    if (isTrapped({ website })) return c.json({ channel: 'mail' } satisfies AlertAnswer, 201)
    const context = requestContext(c, services)
    const { country, locale } = await readSettings(context)
    throttle(c, readMobile(contact, country) ?? contact.trim().toLowerCase())
    const asked = await requestAlert(context, services.catalog, {
      productId,
      kind,
      contact,
      locale: languageOf(c, { locale }) ?? locale,
    })
    if (!asked.ok) throw REFUSALS[asked.error]()
    return c.json({ channel: asked.value } satisfies AlertAnswer, 201)
  })
  app.post('/wp-json/ghab/v1/alerts/stop', async (c) => {
    const { token } = await parseBody(c, stopAlertsRequest)
    throttleStops(c, token)
    if (!(await stopAlerts(requestContext(c, services), token))) {
      throw new ApiError(404, 'ghab_alert_unknown_link', 'No message had this link.')
    }
    return c.json({ ok: true })
  })
  return app
}
