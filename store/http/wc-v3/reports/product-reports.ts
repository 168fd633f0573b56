import { Hono } from 'hono'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { setPaging } from '#store/http/wp-rest/links.ts'
import { contextArg, pagingArgs } from '#store/http/wp-rest/list-parameters.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { countRatings, listMetaKeys } from '#store/modules/catalog/catalog.ts'
import type { Services } from '#store/services.ts'

const TYPES = [
  ['external', 'External/Affiliate product'],
  ['grouped', 'Grouped product'],
  ['simple', 'Simple product'],
  ['variable', 'Variable product'],
] as const

export const metaKeyArgs = args({
  ...contextArg,
  ...pagingArgs,
  search: { type: 'string' },
  order: { type: 'string', default: 'asc', enum: ['asc', 'desc'] },
})

/** `wc/v3/reports/products/totals`, `reports/reviews/totals` and `products/custom-fields/names`. */
export const productReportRoutes = (services: Services): Hono => {
  const app = new Hono()
  const countType = (type: string) =>
    services.catalog.figures({ types: [type], statuses: ['publish'] }).products

  mountRoute(
    app,
    services,
    '/reports/products/totals',
    endpoint('GET', contextArg, (c) => {
      requireKey(c, 'read')
      return c.json(TYPES.map(([slug, name]) => ({ slug, name, total: countType(slug) })))
    }),
  )
  mountRoute(
    app,
    services,
    '/reports/reviews/totals',
    endpoint('GET', contextArg, async (c) => {
      requireKey(c, 'read')
      const totals = await countRatings(requestContext(c, services))
      return c.json(
        totals.map((total, at) => ({
          slug: `rated_${at + 1}_out_of_5`,
          name: `Rated ${at + 1} out of 5`,
          total,
        })),
      )
    }),
  )
  mountRoute(
    app,
    services,
    '/products/custom-fields/names',
    endpoint('GET', metaKeyArgs, async (c, query) => {
      requireKey(c, 'read')
      const wanted = query.search?.toLowerCase() ?? ''
      const names = (await listMetaKeys(requestContext(c, services))).filter((name) =>
        name.toLowerCase().includes(wanted),
      )
      if (query.order === 'desc') names.reverse()
      const start = (query.page - 1) * query.per_page
      setPaging(c, services, { total: names.length, page: query.page, perPage: query.per_page })
      return c.json(names.slice(start, start + query.per_page))
    }),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
