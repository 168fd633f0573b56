import { type Context, Hono } from 'hono'
import { readNames } from '#store/http/language.ts'
import { hasRight, requestContext } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { mountBatch } from '#store/http/wp-rest/batch.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { createEndpoint, deleteEndpoint, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import { itemLinks } from '#store/http/wp-rest/links.ts'
import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem, sendList } from '#store/http/wp-rest/send-list.ts'
import { type Attribute, loadProducts } from '#store/modules/catalog/catalog.ts'
import { sanitiseHtml } from '#store/modules/content/content.ts'
import { findMedia } from '#store/modules/media/media.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { itemMethods } from '../documents/product-json.ts'
import { attributeWrites, invalidAttribute } from './attribute-writes.ts'
import { imageOf } from './categories.ts'
import { termWrites } from './term-writes.ts'
import { invalidTerm, selectTerms, sendTerms, type Term, termListArgs } from './terms.ts'

interface SwatchTerm extends Term {
  swatch: string | null
  swatch_image_id: number | null
}

const PATH = '/products/attributes'
/** of the attribute whose terms are asked for */
const unknownTaxonomy = () =>
  new ApiError(404, 'woocommerce_rest_taxonomy_invalid', 'Taxonomy does not exist.')

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
    _links: itemLinks(base(c), PATH, attribute.id, itemMethods(hasRight(c))),
  })
  const find = async (c: Context, id: number): Promise<Attribute | undefined> =>
    (await readNames(c, services)).attributes.get(id)
  const attributeOf = async (c: Context): Promise<Attribute> => {
    const attribute = await find(c, Number(c.req.param('attribute')))
    if (!attribute) throw unknownTaxonomy()
    return attribute
  }
  const answer = async (c: Context, id: number): Promise<object> => {
    const attribute = await find(c, id)
    if (!attribute) throw invalidAttribute()
    return serialize(c, attribute)
  }
  const count = (id: number) => catalog.count('term', id)
  /** Only where the attribute has swatches: other answers are WooCommerce's to the letter. */
  const swatchesJson = async (c: Context, terms: readonly SwatchTerm[]) => {
    const context = requestContext(c, services)
    const { timezone } = await readSettings(context)
    const pictures = await findMedia(
      context,
      terms.map((term) => term.swatch_image_id),
    )
    const origin = originOf(c.req, services)
    return (term: SwatchTerm) => ({
      swatch: term.swatch,
      swatch_image: imageOf(pictures.get(term.swatch_image_id ?? 0), origin, timezone),
    })
  }
  const tellTerms = async (c: Context, attribute: Attribute, terms: readonly SwatchTerm[]) => {
    const swatchesOf = attribute.type === 'color' ? await swatchesJson(c, terms) : () => ({})
    return terms.map((term) => tellTerm(c, attribute.id, term, swatchesOf(term)))
  }
  const tellTerm = (c: Context, attributeId: number, term: Term, swatches: object) => ({
    id: term.id,
    name: term.name,
    slug: term.slug,
    description: sanitiseHtml(term.description),
    menu_order: term.menu_order ?? 0,
    count: count(term.id),
    ...swatches,
    _links: itemLinks(base(c), `${PATH}/${attributeId}/terms`, term.id, itemMethods(hasRight(c))),
  })

  const answerTerm = async (c: Context, id: number): Promise<object> => {
    const attribute = await attributeOf(c)
    const { terms } = await readNames(c, services)
    const term = terms.get(id)
    if (term?.attribute_id !== attribute.id) throw invalidTerm()
    const [json] = await tellTerms(c, attribute, [term])
    return json as object
  }
  const { create, createInBatch, update, remove } = attributeWrites(services, answer)
  const terms = termWrites(services, {
    kind: 'term',
    answer: answerTerm,
    attributeOf,
  })

  mountRoute(
    app,
    services,
    PATH,
    endpoint('GET', contextArg, async (c) => {
      const all = [...(await readNames(c, services)).attributes.values()].sort((a, b) =>
        a.slug < b.slug ? -1 : 1,
      )
      return sendList(
        c,
        services,
        all.map((attribute) => serialize(c, attribute)),
        { total: all.length, page: 1, perPage: Math.max(1, all.length) },
      )
    }),
    createEndpoint(create),
  )
  mountRoute(
    app,
    services,
    `${PATH}/:id{[0-9]+}`,
    endpoint('GET', contextArg, async (c) => sendItem(c, await answer(c, Number(c.req.param('id'))))),
    updateEndpoint(update),
    deleteEndpoint(remove),
  )
  mountBatch(app, services, PATH, { create: createInBatch, update, delete: remove })
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
      return sendTerms(c, services, query, terms, (some) => tellTerms(c, attribute, some))
    }),
    createEndpoint(terms.create),
  )
  mountRoute(
    app,
    services,
    `${PATH}/:attribute{[0-9]+}/terms/:id{[0-9]+}`,
    endpoint('GET', contextArg, async (c) => sendItem(c, await answerTerm(c, Number(c.req.param('id'))))),
    updateEndpoint(terms.update),
    deleteEndpoint(terms.remove),
  )
  mountBatch(app, services, `${PATH}/:attribute{[0-9]+}/terms`, {
    create: terms.createInBatch,
    update: terms.update,
    delete: terms.remove,
  })
  return new Hono().route('/wp-json/wc/v3', app)
}
