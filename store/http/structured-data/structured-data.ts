import { Hono } from 'hono'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { jsonAnswer } from '../json-answer.ts'
import { languageOf } from '../language.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { ApiError } from '../wp-rest/errors.ts'
import { loadProductData } from './load-product-data.ts'

/** `GET ghab/v1/products/{id}/structured-data`: objects of schema.org for the page of a product. */
export const structuredDataRoutes = (services: Services): Hono =>
  new Hono().get('/wp-json/ghab/v1/products/:id{[0-9]+}/structured-data', async (c) => {
    const settings = await readSettings(requestContext(c, services))
    const locale = languageOf(c, settings) ?? settings.locale
    const data = await loadProductData(services, c, Number(c.req.param('id')), locale)
    if (!data) throw new ApiError(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.')
    return jsonAnswer(c, data)
  })
