import { type Context, Hono } from 'hono'
import { readLanguage, readNames } from '#store/http/language.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { siteUrls } from '#store/http/site/urls.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem } from '#store/http/wp-rest/send-list.ts'
import type { Brand, Category } from '#store/modules/catalog/catalog.ts'
import { findMedia } from '#store/modules/media/media.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { storeImageJson } from '../store-image.ts'
import { answerTerms, storeTermArgs, storeTermJson } from './terms.ts'

type Row = Category | Brand
const LISTS = { category: 'categories', brand: 'brands' } as const
type Kind = keyof typeof LISTS

const unknown = (kind: Kind, by: 'id' | 'slug') =>
  new ApiError(
    404,
    `woocommerce_rest_${kind}_invalid_${by}`,
    `Invalid ${kind} ${by === 'id' ? 'ID' : 'slug'}.`,
  )

/** Lists count what a shopper would find below a category or brand. */
const treeOf = (services: Services, kind: Kind) => {
  const { catalog } = services
  const all = async (c: Context): Promise<ReadonlyMap<number, Row>> =>
    (await readNames(c, services))[LISTS[kind]]
  const count = (id: number) => catalog.count(kind, id)

  const serialize = async (c: Context, rows: readonly Row[]): Promise<object[]> => {
    const context = requestContext(c, services)
    const { brand_slug } = await readSettings(context)
    const language = await readLanguage(c, services)
    const media = await findMedia(
      context,
      rows.map(({ image_id }) => image_id),
      language,
    )
    const origin = originOf(c.req, services)
    return rows.map((row) => {
      const picture = media.get(row.image_id ?? 0)
      const path =
        kind === 'category' ? siteUrls.productCategory(row.slug) : siteUrls.productBrand(brand_slug, row.slug)
      return {
        ...storeTermJson(row, count(row.id)),
        image: picture ? storeImageJson(origin, picture) : null,
        review_count: catalog.countReviews(kind, row.id),
        permalink: origin + path,
      }
    })
  }
  const list = endpoint('GET', storeTermArgs, async (c, query) =>
    answerTerms(c, services, query, (await all(c)).values(), {
      count,
      serialize: (rows) => serialize(c, rows),
    }),
  )
  const answer = async (c: Context, row: Row | undefined, by: 'id' | 'slug'): Promise<Response> => {
    const [json] = row ? await serialize(c, [row]) : []
    if (!json) throw unknown(kind, by)
    return sendItem(c, json)
  }
  return { all, list, answer }
}

/** `wc/store/v1/products/categories` and `products/brands`; a brand is also found by its slug. */
export const storeCategoryRoutes = (services: Services): Hono => {
  const app = new Hono()
  const categories = treeOf(services, 'category')
  const brands = treeOf(services, 'brand')

  mountRoute(app, services, '/products/categories', categories.list)
  mountRoute(
    app,
    services,
    '/products/categories/:id{[0-9]+}',
    endpoint('GET', contextArg, async (c) =>
      categories.answer(c, (await categories.all(c)).get(Number(c.req.param('id'))), 'id'),
    ),
  )
  mountRoute(app, services, '/products/brands', brands.list)
  mountRoute(
    app,
    services,
    '/products/brands/:identifier',
    endpoint('GET', contextArg, async (c) => {
      const identifier = c.req.param('identifier') ?? ''
      const all = await brands.all(c)
      if (/^\d+$/.test(identifier)) return brands.answer(c, all.get(Number(identifier)), 'id')
      return brands.answer(
        c,
        [...all.values()].find(({ slug }) => slug === identifier),
        'slug',
      )
    }),
  )
  return app
}
