import { type Context, Hono } from 'hono'
import { readNames } from '#store/http/language.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { itemLinks } from '#store/http/wp-rest/links.ts'
import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem } from '#store/http/wp-rest/send-list.ts'
import { textsEndpoint } from '#store/http/write-texts.ts'
import { loadProducts, type ShippingClass, type Tag } from '#store/modules/catalog/catalog.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { languagesJson } from '#store/modules/translations/translations.ts'
import type { Services } from '#store/services.ts'
import { ITEM_METHODS } from './product-json.ts'
import { invalidTerm, selectTerms, sendTerms, termListArgs } from './terms.ts'

interface FlatList {
  path: string
  kind: 'tags' | 'shippingClasses'
  count: (id: number) => number
  onProduct: (product: { tag_ids: number[]; shipping_class_id: number }) => number[]
  forShoppers: boolean
}

const mountList = (app: Hono, services: Services, list: FlatList): void => {
  const rows = async (c: Context): Promise<ReadonlyMap<number, Tag | ShippingClass>> =>
    (await readNames(c, services))[list.kind]
  const createSerializer = async (c: Context) => {
    const { locale } = await readSettings(requestContext(c, services))
    const base = `${originOf(c.req, services)}/wp-json/wc/v3`
    const { textsOf } = services.catalog.taxonomy
    return (term: Tag | ShippingClass) => ({
      id: term.id,
      name: term.name,
      slug: term.slug,
      description: term.description,
      count: list.count(term.id),
      ...(list.kind === 'tags' ? languagesJson(locale, textsOf('tag', term.id)) : {}),
      _links: itemLinks(base, list.path, term.id, ITEM_METHODS),
    })
  }
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
      const terms = await selectTerms((await rows(c)).values(), query, { count: list.count, onProduct })
      const serialize = await createSerializer(c)
      return sendTerms(c, services, query, terms, (some) => some.map(serialize))
    }),
  )
  const find = async (c: Context): Promise<Tag | ShippingClass> => {
    const term = (await rows(c)).get(Number(c.req.param('id')))
    if (!term) throw invalidTerm()
    return term
  }
  const answerTerm = async (c: Context): Promise<Response> => {
    const term = await find(c)
    if (!list.forShoppers) requireKey(c, 'read', 'view')
    return sendItem(c, (await createSerializer(c))(term))
  }
  mountRoute(
    app,
    services,
    `${list.path}/:id{[0-9]+}`,
    endpoint('GET', contextArg, answerTerm),
    ...(list.kind === 'tags'
      ? [textsEndpoint(services, 'tag', async (c) => (await find(c)).id, answerTerm)]
      : []),
  )
}

/** `wc/v3/products/tags` and `products/shipping_classes`. */
export const tagRoutes = (services: Services): Hono => {
  const app = new Hono()
  const { catalog } = services
  mountList(app, services, {
    path: '/products/tags',
    kind: 'tags',
    count: (id) => catalog.count('tag', id),
    onProduct: (product) => product.tag_ids,
    forShoppers: true,
  })
  mountList(app, services, {
    path: '/products/shipping_classes',
    kind: 'shippingClasses',
    count: (id) => catalog.count('shipping_class', id),
    onProduct: (product) => [product.shipping_class_id],
    forShoppers: false,
  })
  return new Hono().route('/wp-json/wc/v3', app)
}
