import { type Context, Hono } from 'hono'
import { readNames } from '#store/http/language.ts'
import { hasRight, requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { mountBatch } from '#store/http/wp-rest/batch.ts'
import { createEndpoint, deleteEndpoint, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import { itemLinks } from '#store/http/wp-rest/links.ts'
import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem } from '#store/http/wp-rest/send-list.ts'
import { loadProducts, type ShippingClass, suggestSlug, type Tag } from '#store/modules/catalog/catalog.ts'
import { sanitiseHtml } from '#store/modules/content/content.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { languagesJson } from '#store/modules/translations/translations.ts'
import type { Services } from '#store/services.ts'
import { itemMethods } from '../documents/product-json.ts'
import { termWrites } from './term-writes.ts'
import { invalidTerm, selectTerms, sendTerms, termListArgs } from './terms.ts'

export const slugArgs = args({ name: { type: 'string', required: true } })

interface FlatList {
  path: string
  kind: 'tags' | 'shippingClasses'
  term: 'tag' | 'shipping_class'
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
      description: sanitiseHtml(term.description),
      count: list.count(term.id),
      ...(list.kind === 'tags' ? languagesJson(locale, 'tag', term, textsOf('tag', term.id)) : {}),
      _links: itemLinks(base, list.path, term.id, itemMethods(hasRight(c))),
    })
  }
  const find = async (c: Context, id: number): Promise<Tag | ShippingClass> => {
    const term = (await rows(c)).get(id)
    if (!term) throw invalidTerm()
    return term
  }
  const answer = async (c: Context, id: number) => (await createSerializer(c))(await find(c, id))
  const { create, createInBatch, update, remove } = termWrites(services, { kind: list.term, answer })

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
    createEndpoint(create),
  )
  const answerTerm = async (c: Context): Promise<Response> => {
    const term = await answer(c, Number(c.req.param('id')))
    if (!list.forShoppers) requireKey(c, 'read', 'view')
    return sendItem(c, term)
  }
  mountRoute(
    app,
    services,
    `${list.path}/:id{[0-9]+}`,
    endpoint('GET', contextArg, answerTerm),
    updateEndpoint(update),
    deleteEndpoint(remove),
  )
  mountBatch(app, services, list.path, { create: createInBatch, update, delete: remove })
}

/** `wc/v3/products/tags` and `products/shipping_classes`. */
export const tagRoutes = (services: Services): Hono => {
  const app = new Hono()
  const { catalog } = services
  mountList(app, services, {
    path: '/products/tags',
    kind: 'tags',
    term: 'tag',
    count: (id) => catalog.count('tag', id),
    onProduct: (product) => product.tag_ids,
    forShoppers: true,
  })
  mountList(app, services, {
    path: '/products/shipping_classes',
    kind: 'shippingClasses',
    term: 'shipping_class',
    count: (id) => catalog.count('shipping_class', id),
    onProduct: (product) => [product.shipping_class_id],
    forShoppers: false,
  })
  mountRoute(
    app,
    services,
    '/products/shipping_classes/slug-suggestion',
    endpoint('GET', slugArgs, async (c, { name }) => {
      requireKey(c, 'read')
      return c.json(await suggestSlug(requestContext(c, services), 'shipping_class', name))
    }),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
