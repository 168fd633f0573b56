import { type Context, Hono } from 'hono'
import { imageJson } from '#store/http/image.ts'
import { readLanguage, readNames } from '#store/http/language.ts'
import { hasRight, requestContext } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { mountBatch } from '#store/http/wp-rest/batch.ts'
import { datePair } from '#store/http/wp-rest/dates.ts'
import { createEndpoint, deleteEndpoint, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import { itemLinks } from '#store/http/wp-rest/links.ts'
import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem } from '#store/http/wp-rest/send-list.ts'
import { type Brand, type Category, loadProducts } from '#store/modules/catalog/catalog.ts'
import { sanitiseHtml } from '#store/modules/content/content.ts'
import { findMedia, type Media } from '#store/modules/media/media.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { languagesJson } from '#store/modules/translations/translations.ts'
import type { Services } from '#store/services.ts'
import { itemMethods } from '../documents/product-json.ts'
import { termWrites } from './term-writes.ts'
import { invalidTerm, selectTerms, sendTerms, treeListArgs } from './terms.ts'

const LISTS = {
  category: { path: '/products/categories', rows: 'categories', ids: 'category_ids' },
  brand: { path: '/products/brands', rows: 'brands', ids: 'brand_ids' },
} as const
type Kind = keyof typeof LISTS
type Row = Category | Brand

/** A picture of a term as WooCommerce tells it. */
export const imageOf = (media: Media | undefined, origin: string, zone: string) => {
  if (!media) return null
  const { id, ...image } = imageJson(origin, media)
  return {
    id,
    ...datePair('date_created', media.created_at, zone),
    ...datePair('date_modified', media.updated_at, zone),
    ...image,
  }
}

/** Categories or brands as answers; also used where they are answered without links. */
export const treeTermJson = async (
  c: Context,
  services: Services,
  rows: readonly Row[],
  count: (id: number) => number,
) => {
  const context = requestContext(c, services)
  const { timezone, locale } = await readSettings(context)
  const pictures = await findMedia(
    context,
    rows.map((row) => row.image_id),
    await readLanguage(c, services),
  )
  const origin = originOf(c.req, services)
  const languages = (row: Row) => {
    const kind = 'display' in row ? 'category' : 'brand'
    return languagesJson(locale, kind, row, services.catalog.taxonomy.textsOf(kind, row.id))
  }
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    parent: row.parent_id,
    description: sanitiseHtml(row.description),
    display: 'display' in row ? row.display : 'default',
    image: imageOf(pictures.get(row.image_id ?? 0), origin, timezone),
    menu_order: row.menu_order,
    count: count(row.id),
    ...languages(row),
  }))
}

const mountTree = (app: Hono, services: Services, kind: Kind): void => {
  const { path, rows, ids } = LISTS[kind]
  const { catalog } = services
  const all = async (c: Context): Promise<ReadonlyMap<number, Row>> => (await readNames(c, services))[rows]

  const withLinks = async (c: Context, terms: readonly Row[], count: (id: number) => number) => {
    const base = `${originOf(c.req, services)}/wp-json/wc/v3`
    return (await treeTermJson(c, services, terms, count)).map((term) => ({
      ...term,
      _links: itemLinks(
        base,
        path,
        term.id,
        itemMethods(hasRight(c)),
        term.parent ? `${path}/${term.parent}` : undefined,
      ),
    }))
  }
  const count = (id: number) => catalog.count(kind, id)
  const answer = async (c: Context, id: number): Promise<object> => {
    const term = (await all(c)).get(id)
    if (!term) throw invalidTerm()
    const [json] = await withLinks(c, [term], (one) => catalog.countDirect(kind, one))
    return json as object
  }
  const answerTerm = async (c: Context): Promise<Response> =>
    sendItem(c, await answer(c, Number(c.req.param('id'))))
  const { create, createInBatch, update, remove } = termWrites(services, { kind, answer })

  mountRoute(
    app,
    services,
    path,
    endpoint('GET', treeListArgs, async (c, query) => {
      const onProduct = async (id: number) =>
        (await loadProducts(requestContext(c, services), [id])).get(id)?.[ids] ?? []
      const terms = await selectTerms((await all(c)).values(), query, { count, onProduct })
      return sendTerms(c, services, query, terms, (some) => withLinks(c, some, count))
    }),
    createEndpoint(create),
  )
  mountRoute(
    app,
    services,
    `${path}/:id{[0-9]+}`,
    endpoint('GET', contextArg, answerTerm),
    updateEndpoint(update),
    deleteEndpoint(remove),
  )
  mountBatch(app, services, path, { create: createInBatch, update, delete: remove })
}

/** `wc/v3/products/categories` and `products/brands`. A list counts what a shopper would find, one tells its own products. */
export const categoryRoutes = (services: Services): Hono => {
  const app = new Hono()
  mountTree(app, services, 'category')
  mountTree(app, services, 'brand')
  return new Hono().route('/wp-json/wc/v3', app)
}
