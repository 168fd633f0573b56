import { Hono } from 'hono'
import { formatPrice } from '#common/money.ts'
import { callerOf } from '#store/http/caller.ts'
import { jsonAnswer } from '#store/http/json-answer.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { args, readParameters } from '#store/http/wp-rest/parameters.ts'
import { listPriceSteps } from '#store/modules/catalog/catalog.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { LONGEST_HISTORY } from '#store-api/contract/longest-history.ts'
import type { PriceHistory } from '#store-api/contract/price-history.ts'

export const priceHistoryArgs = args({
  days: { type: 'integer', default: LONGEST_HISTORY, minimum: 1, maximum: LONGEST_HISTORY },
})

/** `GET ghab/v1/products/{id}/price-history`: what everybody was charged for a published product or variation. */
export const priceHistoryRoutes = (services: Services): Hono =>
  new Hono().get('/wp-json/ghab/v1/products/:id{[0-9]+}/price-history', async (c) => {
    const id = Number(c.req.param('id'))
    const { days } = readParameters(new URL(c.req.url).searchParams, priceHistoryArgs)
    const summary = services.catalog.isSold(id) ? services.catalog.summary(id) : null
    if (!summary) throw new ApiError(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.')
    callerOf(c).onProductsShown?.([id])
    const context = requestContext(c, services)
    const { currency } = await readSettings(context)
    const steps = await listPriceSteps(context, [id, ...summary.variationIds], days)
    return jsonAnswer(c, {
      days,
      steps: steps.map(({ beganAt, price }) => ({
        date_gmt: gmtDate(beganAt),
        price: price === null ? '' : formatPrice(price, currency.decimals),
      })),
    } satisfies PriceHistory)
  })
