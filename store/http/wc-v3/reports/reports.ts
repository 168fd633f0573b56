import { Hono } from 'hono'
import { requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import type { Services } from '#store/services.ts'

const REPORTS: [slug: string, description: string][] = [
  ['sales', 'List of sales reports.'],
  ['top_sellers', 'List of top sellers products.'],
  ['orders/totals', 'Orders totals.'],
  ['products/totals', 'Products totals.'],
  ['customers/totals', 'Customers totals.'],
  ['coupons/totals', 'Coupons totals.'],
  ['reviews/totals', 'Reviews totals.'],
  ['categories/totals', 'Categories totals.'],
  ['tags/totals', 'Tags totals.'],
  ['attributes/totals', 'Attributes totals.'],
]
/** WooCommerce itself gives no hints for these. */
const WITHOUT_HINTS = new Set(['categories/totals', 'tags/totals', 'attributes/totals'])

/** `wc/v3/reports`: the reports there are. */
export const reportRoutes = (services: Services): Hono => {
  const app = new Hono()
  mountRoute(
    app,
    services,
    '/reports',
    endpoint('GET', contextArg, (c) => {
      requireKey(c, 'read')
      const base = `${originOf(c.req, services)}/wp-json/wc/v3/reports`
      return c.json(
        REPORTS.map(([slug, description]) => ({
          slug,
          description,
          _links: {
            self: [
              {
                href: `${base}/${slug}`,
                ...(WITHOUT_HINTS.has(slug) ? {} : { targetHints: { allow: ['GET'] } }),
              },
            ],
            collection: [{ href: base }],
          },
        })),
      )
    }),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
