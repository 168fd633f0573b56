import { Hono } from 'hono'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendList } from '#store/http/wp-rest/send-list.ts'
import { reportSearches } from '#store/modules/catalog/catalog.ts'
import type { Services } from '#store/services.ts'

const reportArgs = args({
  days: { type: 'integer', default: 30, minimum: 1, maximum: 90 },
  show: {
    type: 'string',
    default: 'all',
    enum: ['all', 'nothing', 'unclicked', 'corrected', 'found'],
    description: 'What was not found, or found and never opened.',
  },
  per_page: { type: 'integer', default: 50, minimum: 1, maximum: 100 },
})

/** `wc/v3/search/report`: what was searched for, how often, and what came of it; for those who run the shop. */
export const searchReportRoutes = (services: Services): Hono => {
  const app = new Hono()
  mountRoute(
    app,
    services,
    '/search/report',
    endpoint('GET', reportArgs, async (c, { days, show, per_page: limit }) => {
      requireKey(c, 'read')
      const context = requestContext(c, services)
      await services.searches.flush(context)
      const queries = await reportSearches(context, { days, show, limit })
      return sendList(c, services, queries, { total: queries.length, page: 1, perPage: limit })
    }),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
