import { Hono } from 'hono'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { itemLinks } from '#store/http/wp-rest/links.ts'
import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem } from '#store/http/wp-rest/send-list.ts'
import { loadProducts, type ShippingClass, type Tag } from '#store/modules/catalog/catalog.ts'
import type { Services } from '#store/services.ts'
import { ITEM_METHODS } from './product-json.ts'
import { invalidTerm, selectTerms, sendTerms, termListArgs } from './terms.ts'

interface FlatList {
  path: string
  rows: () => ReadonlyMap<number, Tag | ShippingClass>
  count: (id: number) => number
  onProduct: (product: { tag_ids: number[]; shipping_class_id: number }) => number[]
  forShoppers: boolean
}

const mountList = (app: Hono, services: Services, list: FlatList): void => {
  const serialize = (url: string) => (term: Tag | ShippingClass) => ({
    id: term.id,
    name: term.name,
    slug: term.slug,
    description: term.description,
    count: list.count(term.id),
    _links: itemLinks(`${url}/wp-json/wc/v3`, list.path, term.id, ITEM_METHODS),
  })
  mountRoute(
    app,
    services,
    list.path,
    endpoint('GET', termListArgs, async (c, query) => {
      if (!list.forShoppers) requireKey(c, 'read')
      const onProduct = async (id: number) => {
        const product = (await loadProducts(requestContext(c, services), [id])).get(id)
        return product ? list.onProduct(product) : []
      }
      const terms = await selectTerms(list.rows().values(), query, { count: list.count, onProduct })
      return sendTerms(c, services, query, terms, (some) => some.map(serialize(originOf(c.req, services))))
    }),
  )
  mountRoute(
    app,
    services,
    `${list.path}/:id{[0-9]+}`,
    endpoint('GET', contextArg, (c) => {
      const term = list.rows().get(Number(c.req.param('id')))
      if (!term) throw invalidTerm()
      if (!list.forShoppers) requireKey(c, 'read', 'view')
      return sendItem(c, serialize(originOf(c.req, services))(term))
    }),
  )
}

/** `wc/v3/products/tags` and `products/shipping_classes`. */
export const tagRoutes = (services: Services): Hono => {
  const app = new Hono()
  const { catalog } = services
  mountList(app, services, {
    path: '/products/tags',
    rows: () => catalog.taxonomy.tags,
    count: (id) => catalog.count('tag', id),
    onProduct: (product) => product.tag_ids,
    forShoppers: true,
  })
  mountList(app, services, {
    path: '/products/shipping_classes',
    rows: () => catalog.taxonomy.shippingClasses,
    count: (id) => catalog.count('shipping_class', id),
    onProduct: (product) => [product.shipping_class_id],
    forShoppers: false,
  })
  return new Hono().route('/wp-json/wc/v3', app)
}
