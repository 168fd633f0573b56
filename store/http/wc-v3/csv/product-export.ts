import { Hono } from 'hono'
import { mediaUrl } from '#store/http/image.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { args, readIdsOrSlugs } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { COLUMN_IDS, exportProducts } from '#store/modules/csv/csv.ts'
import type { Services } from '#store/services.ts'
import { createFileThrottle } from './csv-request.ts'
import { csvResponse } from './csv-response.ts'

const TYPES = ['simple', 'variable', 'grouped', 'external', 'variation'] as const

export const productExportArgs = args({
  type: { type: 'array', items: { type: 'string', enum: TYPES }, default: [] },
  category: { type: 'string', description: 'Ids or slugs; what lies in them is meant too.' },
  columns: { type: 'array', items: { type: 'string', enum: COLUMN_IDS }, default: [] },
  meta: { type: 'boolean', default: true, description: 'Whether custom fields are columns too.' },
})

/** files in ten minutes of one person */
export const MOST_EXPORTS = 30
/** the id of no category, so that no product matches */
const NOTHING = [0]

/** `wc/v3/products/export`: products as a CSV file that WooCommerce reads. */
export const productExportRoutes = (services: Services): Hono => {
  const app = new Hono()
  const { catalog } = services
  const throttle = createFileThrottle(services, 'products', MOST_EXPORTS)

  /** The categories named, with those that lie in them; none for all products. */
  const categoriesOf = (text: string | undefined): number[] => {
    const { categories, categoryPath } = catalog.taxonomy
    const named = readIdsOrSlugs(text, categories.values())
    if (!named) return []
    const within = [...categories.keys()].filter((id) => categoryPath(id).some((one) => named.includes(one)))
    return within.length ? within : NOTHING
  }

  mountRoute(
    app,
    services,
    '/products/export',
    endpoint('GET', productExportArgs, (c, { type, category, columns, meta }) => {
      requireKey(c, 'read')
      throttle(c)
      const origin = originOf(c.req, services)
      const deps = { catalog, pictureUrl: (media: Parameters<typeof mediaUrl>[1]) => mediaUrl(origin, media) }
      const filter = { types: type, categoryIds: categoriesOf(category), columns, withMeta: meta }
      return csvResponse(c, 'products', exportProducts(requestContext(c, services), deps, filter))
    }),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
