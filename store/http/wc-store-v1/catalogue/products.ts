import { type Context, Hono } from 'hono'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { documentsOf } from '#store/http/wc-v3/products/documents/product-documents.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem, sendList } from '#store/http/wp-rest/send-list.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { pageSize, storeProductArgs } from './product-args.ts'
import { readStoreQuery } from './product-query.ts'
import { nestedRead } from './reading.ts'

const unknownProduct = (by: 'id' | 'slug') =>
  new ApiError(
    404,
    `woocommerce_rest_product_invalid_${by}`,
    `Invalid product ${by === 'id' ? 'ID' : 'slug'}.`,
  )

/**
 * `wc/store/v1/products`, lists and single ones: what is published. Products that lists hide are in it, as in
 * WooCommerce, unless `catalog_visibility` says otherwise.
 */
export const storeProductRoutes = (services: Services): Hono => {
  const app = new Hono()
  const documents = documentsOf(services)
  const { catalog } = services

  const answer = async (c: Context, id: number | undefined, by: 'id' | 'slug'): Promise<Response> => {
    const isOpen = id !== undefined && catalog.isSold(id)
    const [product] = isOpen ? await documents.get(c, 'store', [id]) : []
    if (!product) throw unknownProduct(by)
    return sendItem(c, product)
  }

  mountRoute(
    app,
    services,
    '/products',
    nestedRead(storeProductArgs, async (c, query) => {
      const settings = await readSettings(requestContext(c, services))
      const found = catalog.find(readStoreQuery(query, { catalog, settings }))
      const products = await documents.get(c, 'store', found.ids)
      return sendList(c, services, products, {
        total: found.total,
        page: query.page,
        perPage: pageSize(query),
      })
    }),
  )
  mountRoute(
    app,
    services,
    '/products/:id{[0-9]+}',
    endpoint('GET', contextArg, (c) => answer(c, Number(c.req.param('id')), 'id')),
  )
  mountRoute(
    app,
    services,
    '/products/:slug',
    endpoint('GET', contextArg, (c) => answer(c, catalog.idsWithSlug(c.req.param('slug') ?? '')[0], 'slug')),
  )
  return app
}
