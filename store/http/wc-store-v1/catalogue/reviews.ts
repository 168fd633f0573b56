import { type Context, Hono } from 'hono'
import { renderHtml, renderTitle } from '#store/http/html.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { siteUrls } from '#store/http/site/urls.ts'
import { datePair } from '#store/http/wp-rest/dates.ts'
import { contextArg, skipped } from '#store/http/wp-rest/list-parameters.ts'
import { args, type Parsed, readIds } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendList } from '#store/http/wp-rest/send-list.ts'
import { type Catalog, listReviews, loadProducts, type Review } from '#store/modules/catalog/catalog.ts'
import { findMedia } from '#store/modules/media/media.ts'
import { readSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { storeImageJson } from '../store-image.ts'
import { pageSize, storePagingArgs } from './product-args.ts'

export const storeReviewArgs = args({
  ...contextArg,
  ...storePagingArgs,
  orderby: { type: 'string', default: 'date', enum: ['date', 'date_gmt', 'id', 'rating', 'product'] },
  category_id: { type: 'string' },
  product_id: { type: 'string' },
})
type ReviewQuery = Parsed<typeof storeReviewArgs>

/** Which products' reviews are asked for; undefined for those of all. */
const productsOf = ({ category_id, product_id }: ReviewQuery, catalog: Catalog): number[] | undefined => {
  const [categories, products] = [readIds(category_id), readIds(product_id)]
  if (!categories) return products
  const rated = { ratings: [1, 2, 3, 4, 5], categories, include: products }
  const page = { orderBy: 'id', descending: true, skip: 0, limit: Number.POSITIVE_INFINITY } as const
  return catalog.find({ ...rated, ...page }).ids
}

const writtenDate = (at: number, { locale, timezone }: StoreSettings): string =>
  new Intl.DateTimeFormat(locale === 'fa' ? 'fa-IR' : 'en-US', {
    dateStyle: 'long',
    timeZone: timezone,
  }).format(at)

/** Nobody is sent to an avatar service. */
const NO_AVATARS = { 24: '', 48: '', 96: '' }

/** `wc/store/v1/products/reviews`: the approved ones of published products, without addresses. */
export const storeReviewRoutes = (services: Services): Hono => {
  const app = new Hono()

  const serialize = async (c: Context, reviews: readonly Review[]) => {
    const context = requestContext(c, services)
    const settings = await readSettings(context)
    const products = await loadProducts(
      context,
      reviews.map((review) => review.product_id),
    )
    const media = await findMedia(
      context,
      [...products.values()].map(({ image_ids }) => image_ids[0] ?? null),
    )
    const origin = originOf(c.req, services)
    return reviews.map((review) => {
      const picture = media.get(products.get(review.product_id)?.image_ids[0] ?? 0)
      const { date_created, date_created_gmt } = datePair(
        'date_created',
        review.created_at,
        settings.timezone,
      )
      return {
        id: review.id,
        date_created,
        formatted_date_created: writtenDate(review.created_at, settings),
        date_created_gmt,
        product_id: review.product_id,
        product_name: renderTitle(review.product_name),
        product_permalink: origin + siteUrls.product(review.product_slug),
        product_image: picture ? storeImageJson(origin, picture) : null,
        reviewer: review.reviewer,
        review: `${renderHtml(review.review, origin)}\n`,
        rating: review.rating,
        verified: review.verified === 1,
        reviewer_avatar_urls: NO_AVATARS,
      }
    })
  }

  mountRoute(
    app,
    services,
    '/products/reviews',
    endpoint('GET', storeReviewArgs, async (c, query) => {
      const perPage = pageSize(query)
      const { reviews, total } = await listReviews(requestContext(c, services), {
        products: productsOf(query, services.catalog),
        status: 'approved',
        forShoppers: true,
        orderBy: query.orderby === 'date_gmt' ? 'date' : query.orderby,
        direction: query.order,
        limit: perPage,
        offset: skipped({ ...query, per_page: perPage }),
      })
      return sendList(c, services, await serialize(c, reviews), { total, page: query.page, perPage })
    }),
  )
  return app
}
