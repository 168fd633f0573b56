import { type Context, Hono } from 'hono'
import { readNames } from '#store/http/language.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { itemLinks } from '#store/http/wp-rest/links.ts'
import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem, sendList } from '#store/http/wp-rest/send-list.ts'
import { textsEndpoint } from '#store/http/write-texts.ts'
import { type Attribute, loadProducts } from '#store/modules/catalog/catalog.ts'
import type { Services } from '#store/services.ts'
import { ITEM_METHODS } from './product-json.ts'
import { invalidTerm, selectTerms, sendTerms, type Term, termListArgs } from './terms.ts'

const PATH = '/products/attributes'
const invalidAttribute = () =>
  new ApiError(404, 'woocommerce_rest_taxonomy_invalid', 'Resource does not exist.')

/** `wc/v3/products/attributes` and their terms. */
export const attributeRoutes = (services: Services): Hono => {
  const app = new Hono()
  const { catalog } = services
  const base = (c: Context) => `${originOf(c.req, services)}/wp-json/wc/v3`

  const serialize = (c: Context, attribute: Attribute) => ({
    id: attribute.id,
    name: attribute.name,
    slug: attribute.slug,
    type: attribute.type,
    order_by: attribute.order_by,
    has_archives: attribute.has_archives === 1,
    _links: itemLinks(base(c), PATH, attribute.id, ITEM_METHODS),
  })
  const attributeOf = async (c: Context): Promise<Attribute> => {
    const { attributes } = await readNames(c, services)
    const attribute = attributes.get(Number(c.req.param('attribute')))
    if (!attribute) throw invalidAttribute()
    return attribute
  }
  const count = (id: number) => catalog.count('term', id)
  const tellTerm = (c: Context, attributeId: number) => (term: Term) => ({
    id: term.id,
    name: term.name,
    slug: term.slug,
    description: term.description,
    menu_order: term.menu_order ?? 0,
    count: count(term.id),
    _links: itemLinks(base(c), `${PATH}/${attributeId}/terms`, term.id, ITEM_METHODS),
  })

  const answerAttribute = async (c: Context) => sendItem(c, serialize(c, await attributeOf(c)))
  const findTerm = async (c: Context): Promise<Term & { attribute_id: number }> => {
    const attribute = await attributeOf(c)
    const { terms } = await readNames(c, services)
    const term = terms.get(Number(c.req.param('id')))
    if (term?.attribute_id !== attribute.id) throw invalidTerm()
    return term
  }
  const answerTerm = async (c: Context) => {
    const term = await findTerm(c)
    return sendItem(c, tellTerm(c, term.attribute_id)(term))
  }

  mountRoute(
    app,
    services,
    PATH,
    endpoint('GET', contextArg, async (c) => {
      const all = [...(await readNames(c, services)).attributes.values()]
      return sendList(
        c,
        services,
        all.map((attribute) => serialize(c, attribute)),
        { total: all.length, page: 1, perPage: Math.max(1, all.length) },
      )
    }),
  )
  mountRoute(
    app,
    services,
    `${PATH}/:attribute{[0-9]+}`,
    endpoint('GET', contextArg, answerAttribute),
    textsEndpoint(services, 'attribute', async (c) => (await attributeOf(c)).id, answerAttribute),
  )
  mountRoute(
    app,
    services,
    `${PATH}/:attribute{[0-9]+}/terms`,
    endpoint('GET', termListArgs, async (c, query) => {
      const attribute = await attributeOf(c)
      const { termsOf } = await readNames(c, services)
      const onProduct = async (id: number) => {
        const product = (await loadProducts(requestContext(c, services), [id])).get(id)
        const options = product?.attributes.find((one) => one.id === attribute.id)?.options ?? []
        return options.flatMap((name) => catalog.taxonomy.termOf(attribute.id, name)?.id ?? [])
      }
      const terms = await selectTerms(termsOf(attribute.id), query, { count, onProduct })
      return sendTerms(c, services, query, terms, (some) => some.map(tellTerm(c, attribute.id)))
    }),
  )
  mountRoute(
    app,
    services,
    `${PATH}/:attribute{[0-9]+}/terms/:id{[0-9]+}`,
    endpoint('GET', contextArg, answerTerm),
    textsEndpoint(services, 'term', async (c) => (await findTerm(c)).id, answerTerm),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
