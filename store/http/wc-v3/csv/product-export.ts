import { Hono } from 'hono'
import { mediaUrl } from '#store/http/image.ts'
import { askerOf, requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { logSecurity } from '#store/http/security-log.ts'
import { args, readIdsOrSlugs } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { COLUMN_IDS, productExporter, wholeText } from '#store/modules/csv/csv.ts'
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

/** The categories named, with those that lie in them; none for all products. */
const categoriesOf = ({ catalog }: Services, text: string | undefined): number[] => {
  const { categories, categoryPath } = catalog.taxonomy
  const named = readIdsOrSlugs(text, categories.values())
  if (!named) return []
  const within = [...categories.keys()].filter((id) => categoryPath(id).some((one) => named.includes(one)))
  return within.length ? within : NOTHING
}

/** `wc/v3/products/export`: products as a CSV file that WooCommerce reads. */
export const productExportRoutes = (services: Services): Hono => {
  const app = new Hono()
  const throttle = createFileThrottle(services, 'products', MOST_EXPORTS)
  const exporter = productExporter(services.catalog, mediaUrl)
  mountRoute(
    app,
    services,
    '/products/export',
    endpoint('GET', productExportArgs, (c, { type, category, columns, meta }) => {
      requireKey(c, 'read')
      throttle(c)
      logSecurity(c, services, 'export-downloaded', { ...askerOf(c), of: 'products' })
      const origin = originOf(c.req, services)
      const wanted = { types: type, categoryIds: categoriesOf(services, category), columns, withMeta: meta }
      const pieces = exporter.write(requestContext(c, services), { wanted, origin }, null)
      return csvResponse(c, 'products', wholeText(pieces))
    }),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
