import { Hono } from 'hono'
import { requireKey } from '#store/http/middleware/authenticate.ts'
import { setPaging } from '#store/http/wp-rest/links.ts'
import { contextArg, pagingArgs } from '#store/http/wp-rest/list-parameters.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import type { Services } from '#store/services.ts'

/** `wc/v3/webhooks`: this shop calls nobody yet, and says so. */
export const webhookRoutes = (services: Services): Hono => {
  const app = new Hono()
  mountRoute(
    app,
    services,
    '/webhooks',
    endpoint('GET', args({ ...contextArg, ...pagingArgs }), (c, query) => {
      requireKey(c, 'read')
      setPaging(c, services, { total: 0, page: query.page, perPage: query.per_page })
      return c.json([])
    }),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
