import { Hono } from 'hono'
import { jsonAnswer } from '#store/http/json-answer.ts'
import { readNames } from '#store/http/language.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { tagAnswer } from '#store/http/middleware/cache-tags.ts'
import { readSwatches } from '#store/http/swatches.ts'
import { documentsOf } from '#store/http/wc-v3/products/documents/product-documents.ts'
import { pickFields, readFields } from '#store/http/wp-rest/fields.ts'
import { readParameters } from '#store/http/wp-rest/parameters.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { listVendors } from '#store/modules/vendors/vendors.ts'
import type { Services } from '#store/services.ts'
import { facetsJson } from './facets-json.ts'
import { readShopperQuery, shopperProductArgs } from './product-query.ts'
import { readingJson } from './reading-json.ts'

/**
 * `GET ghab/v1/products`: the shopper's list, with the counts of its facets in the same answer.
 * `GET ghab/v1/swatches`: the colours or pictures of attribute terms, by attribute slug and term name.
 */
export const shopperProductRoutes = (services: Services): Hono => {
  const documents = documentsOf(services)
  const { catalog } = services
  return new Hono()
    .get('/wp-json/ghab/v1/products', async (c) => {
      const { searchParams } = new URL(c.req.url)
      const query = readParameters(searchParams, shopperProductArgs)
      const context = requestContext(c, services)
      const settings = await readSettings(context)
      const vendors = query.vendor ? await listVendors(context) : []
      const found = catalog.find(readShopperQuery(query, { catalog, settings, vendors }))
      const fields = readFields(searchParams)
      const products = await documents.get(c, 'product', found.ids)
      return jsonAnswer(c, {
        products: products.map((product) => pickFields(product, fields)),
        total: found.total,
        total_pages: Math.ceil(found.total / query.per_page),
        facets:
          found.facets &&
          facetsJson(found.facets, {
            taxonomy: await readNames(c, services),
            swatchOf: await readSwatches(c, services),
            decimals: settings.currency.decimals,
          }),
        did_you_mean: found.search?.shownFor ?? null,
        search: found.search && readingJson(found.search, settings.currency.decimals),
      })
    })
    .get('/wp-json/ghab/v1/swatches', async (c) => {
      tagAnswer(c, 'catalog')
      const { attributes, termsOf } = await readNames(c, services)
      const swatchOf = await readSwatches(c, services)
      const swatches = [...attributes.values()].map(({ id, slug }) => {
        const shown = termsOf(id).flatMap((term) => {
          const swatch = swatchOf(term)
          return swatch ? [[term.name, swatch]] : []
        })
        return [slug, Object.fromEntries(shown)]
      })
      return c.json(Object.fromEntries(swatches.filter(([, shown]) => Object.keys(shown).length)))
    })
}
