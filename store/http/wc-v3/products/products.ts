import { type Context, Hono } from 'hono'
import { idOfDraftSlug } from '#common/draft-slug.ts'
import { callerOf } from '#store/http/caller.ts'
import { hasRight, requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { mountBatch } from '#store/http/wp-rest/batch.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { pickInOrder } from '#store/http/wp-rest/fields.ts'
import { createEndpoint, deleteEndpoint, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem, sendList } from '#store/http/wp-rest/send-list.ts'
import { loadProducts, type ProductQuery, slugOf } from '#store/modules/catalog/catalog.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { documentsOf } from './documents/product-documents.ts'
import type { ProductJson } from './documents/product-json.ts'
import { productListArgs, readProductQuery } from './product-parameters.ts'
import { productWrites } from './writes/product-writes.ts'

export const suggestedArgs = args({
  ...contextArg,
  limit: { type: 'integer', default: 5, minimum: 1, maximum: 100 },
})

const invalidProduct = () => new ApiError(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.')

const withMeta = (
  product: ProductJson,
  include: readonly string[],
  exclude: readonly string[],
): ProductJson => {
  if (!include.length && !exclude.length) return product
  return {
    ...product,
    meta_data: product.meta_data.filter(
      ({ key }) => (!include.length || include.includes(key)) && !exclude.includes(key),
    ),
  }
}

/** WooCommerce answers a product's fields in the order asked for, but these, which later versions added. */
const pickProduct = pickInOrder(
  new Set([
    ...['price_html', 'stock_status', 'has_options', 'post_password', 'global_unique_id'],
    ...['permalink_template', 'generated_slug', '_links'],
  ]),
)

/** What the editor of a product gets beside it. */
const editable = (product: ProductJson, origin: string) => {
  const { _links, ...fields } = product
  return {
    ...fields,
    permalink_template: `${origin}/product/%pagename%`,
    generated_slug: slugOf(product.name) || product.slug,
    _links,
  }
}

/** `wc/v3/products`: lists by WooCommerce's parameters, one by id. Open to shoppers, who see what is for sale. */
export const productRoutes = (services: Services): Hono => {
  const app = new Hono()
  const documents = documentsOf(services)
  const { catalog } = services

  const serialize = async (c: Context, ids: readonly number[], context: string) => {
    if (context !== 'edit') return documents.get(c, 'product', ids)
    requireKey(c, 'write', 'view')
    const origin = originOf(c.req, services)
    return (await documents.raw(c, 'product', ids)).map((product) => editable(product, origin))
  }
  const read = async (c: Context) => ({
    catalog,
    settings: await readSettings(requestContext(c, services)),
    forShoppers: !hasRight(c),
  })

  /** A preview, which those who run the shop open, shows what is not published yet, too. */
  const findDraft = async (c: Context, slug: string | undefined) => {
    const id = callerOf(c).preview && idOfDraftSlug(slug ?? '')
    if (!id) return null
    const product = (await loadProducts(requestContext(c, services), [id])).get(id)
    return product && product.parent_id === 0 && product.status !== 'trash' ? { ids: [id], total: 1 } : null
  }

  /** as its editor reads it */
  const answer = async (c: Context, id: number) => {
    const [product] = await documents.raw(c, 'product', [id])
    if (!product || product.type === 'variation') throw invalidProduct()
    return editable(product, originOf(c.req, services))
  }
  const { create, update, remove, duplicate } = productWrites(services, answer)

  mountRoute(
    app,
    services,
    '/products',
    endpoint('GET', productListArgs, async (c, query) => {
      const draft = await findDraft(c, query.slug)
      const found = draft ?? catalog.find(readProductQuery(query, await read(c)))
      const products = await serialize(c, found.ids, query.context)
      return sendList(
        c,
        services,
        products.map((product) => withMeta(product, query.include_meta, query.exclude_meta)),
        { total: found.total, page: query.page, perPage: query.per_page },
        pickProduct,
      )
    }),
    createEndpoint(create),
  )
  mountBatch(app, services, '/products', { create, update, delete: remove })
  mountRoute(app, services, '/products/:id{[0-9]+}/duplicate', {
    ...updateEndpoint(duplicate),
    methods: ['POST'],
  })
  mountRoute(
    app,
    services,
    '/products/:id{[0-9]+}/related',
    endpoint('GET', {}, async (c) => {
      requireKey(c, 'read')
      const [product] = await documents.get(c, 'product', [Number(c.req.param('id'))])
      if (!product) throw invalidProduct()
      return c.json({ related_ids: product.related_ids })
    }),
  )

  mountRoute(
    app,
    services,
    '/products/suggested-products',
    endpoint('GET', suggestedArgs, async (c, query) => {
      requireKey(c, 'read')
      const best: ProductQuery = { orderBy: 'popularity', descending: true, skip: 0, limit: query.limit }
      const { ids } = catalog.find({ ...best, visibleIn: 'catalog', stock: ['instock'] })
      const products = await documents.get(c, 'product', ids)
      return sendList(c, services, products, { total: ids.length, page: 1, perPage: query.limit })
    }),
  )

  mountRoute(
    app,
    services,
    '/products/:id{[0-9]+}',
    endpoint('GET', contextArg, async (c, query) => {
      const id = Number(c.req.param('id'))
      const [product] = await documents.get(c, 'product', [id])
      if (!product || !(hasRight(c) || product.status === 'publish')) throw invalidProduct()
      if (product.type === 'variation' && !hasRight(c) && !catalog.isListed(product.parent_id))
        throw invalidProduct()
      const [json] = await serialize(c, [id], query.context)
      return sendItem(c, json ?? product, 200, pickProduct)
    }),
    updateEndpoint(update),
    deleteEndpoint(remove),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
