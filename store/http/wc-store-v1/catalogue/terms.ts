import { type Context, Hono } from 'hono'
import { readNames } from '#store/http/language.ts'
import { selectTerms, type Term } from '#store/http/wc-v3/products/terms/terms.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import { args, type Parsed } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendAll, sendItem, sendList } from '#store/http/wp-rest/send-list.ts'
import { sanitiseHtml } from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'

const ids = { type: 'array', items: { type: 'integer' }, default: [] } as const
export const storeTermArgs = args({
  context: { type: 'string', enum: ['view', 'embed', 'edit'], default: 'view' },
  page: { type: 'integer', default: 1, minimum: 1 },
  // without it, and with 0, all terms are answered
  per_page: { type: 'integer', minimum: 0, maximum: 100 },
  search: { type: 'string' },
  exclude: ids,
  include: ids,
  order: { type: 'string', default: 'asc', enum: ['asc', 'desc'] },
  orderby: { type: 'string', default: 'name', enum: ['name', 'slug', 'count'] },
  hide_empty: { type: 'boolean', default: true },
  parent: { type: 'integer' },
})
export const storeAttributeTermArgs = args({
  ...storeTermArgs,
  orderby: {
    type: 'string',
    default: 'name',
    enum: ['name', 'slug', 'count', 'menu_order', 'name_num', 'id'],
  },
})
type TermQuery = Parsed<typeof storeTermArgs> | Parsed<typeof storeAttributeTermArgs>

/** A term of any kind, keys in WooCommerce's order. */
export const storeTermJson = (term: Term, count: number) => ({
  id: term.id,
  name: term.name,
  slug: term.slug,
  description: sanitiseHtml(term.description),
  parent: term.parent_id ?? 0,
  count,
})

/** The terms that a query asks for; they have pages only where it says how many go on one. */
export const answerTerms = async <T extends Term>(
  c: Context,
  services: Services,
  query: TermQuery,
  terms: Iterable<T>,
  told: { count: (id: number) => number; serialize: (terms: readonly T[]) => Promise<object[]> | object[] },
): Promise<Response> => {
  const found = await selectTerms(terms, query, { count: told.count })
  const { per_page: perPage, page } = query
  if (!perPage) return sendAll(c, await told.serialize(found))
  const start = (page - 1) * perPage
  const items = await told.serialize(found.slice(start, start + perPage))
  return sendList(c, services, items, { total: found.length, page, perPage })
}

/** `wc/store/v1/products/tags`, `products/attributes` and the terms of an attribute. */
export const storeTermRoutes = (services: Services): Hono => {
  const app = new Hono()
  const { catalog } = services

  mountRoute(
    app,
    services,
    '/products/tags',
    endpoint('GET', storeTermArgs, async (c, query) => {
      const count = (id: number) => catalog.count('tag', id)
      const { tags } = await readNames(c, services)
      return answerTerms(c, services, query, tags.values(), {
        count,
        serialize: (some) => some.map((tag) => storeTermJson(tag, count(tag.id))),
      })
    }),
  )

  const attributeJson = ({ attributes, termsOf }: Awaited<ReturnType<typeof readNames>>, id: number) => {
    const attribute = attributes.get(id)
    if (!attribute) return null
    const { name, slug, type, order_by, has_archives } = attribute
    return {
      id,
      name,
      taxonomy: slug,
      type,
      order: order_by,
      has_archives: has_archives === 1,
      count: termsOf(id).length,
    }
  }
  mountRoute(
    app,
    services,
    '/products/attributes',
    endpoint('GET', contextArg, async (c) => {
      const names = await readNames(c, services)
      return sendAll(
        c,
        [...names.attributes.keys()].flatMap((id) => attributeJson(names, id) ?? []),
      )
    }),
  )
  mountRoute(
    app,
    services,
    '/products/attributes/:id{[0-9]+}',
    endpoint('GET', contextArg, async (c) => {
      const attribute = attributeJson(await readNames(c, services), Number(c.req.param('id')))
      if (!attribute) {
        throw new ApiError(404, 'woocommerce_rest_attribute_invalid_id', 'Invalid attribute ID.')
      }
      return sendItem(c, attribute)
    }),
  )
  mountRoute(
    app,
    services,
    '/products/attributes/:attribute{[0-9]+}/terms',
    endpoint('GET', storeAttributeTermArgs, async (c, query) => {
      const { attributes, termsOf } = await readNames(c, services)
      const id = Number(c.req.param('attribute'))
      if (!attributes.has(id)) {
        throw new ApiError(404, 'woocommerce_rest_taxonomy_invalid', 'Attribute does not exist.')
      }
      const count = (term: number) => catalog.count('term', term)
      return answerTerms(c, services, query, termsOf(id), {
        count,
        serialize: (some) => some.map((term) => storeTermJson(term, count(term.id))),
      })
    }),
  )
  return app
}
