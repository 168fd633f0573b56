import { Hono } from 'hono'
import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { renderHtml } from '#store/http/html.ts'
import { imageJson } from '#store/http/image.ts'
import { languageOf } from '#store/http/language.ts'
import { requestContext, requireCustomer } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { parseInput } from '#store/http/parse.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import {
  findReviewPhotos,
  hasBought,
  listReviews,
  listUnreviewed,
  loadProducts,
} from '#store/modules/catalog/catalog.ts'
import { findCustomer } from '#store/modules/customers/customers.ts'
import { findMedia } from '#store/modules/media/media.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { readTranslatedNames } from '#store/modules/translations/translations.ts'
import type { Services } from '#store/services.ts'
import {
  type OwnReviews,
  ownReviewsQuery,
  type ReviewedRef,
  type ReviewRights,
  reviewRightsQuery,
} from '#store-api/contract/reviews.ts'
import { reviewPhotoJson } from '../catalogue/review-photo-json.ts'
import { findGuestOrders } from './join-orders.ts'

const MOST_TO_REVIEW = 12

/** Products as the customer's reviews tell them, by id. */
const refsOf = async (
  context: Context,
  ids: number[],
  { origin, locale }: { origin: string; locale: Locale | undefined },
): Promise<(id: number, name?: string) => ReviewedRef> => {
  const products = await loadProducts(context, ids)
  const names = await readTranslatedNames(context, ids, locale)
  const media = await findMedia(
    context,
    [...products.values()].map(({ image_ids }) => image_ids[0] ?? null),
  )
  return (id, name = '') => {
    const product = products.get(id)
    const picture = media.get(product?.image_ids[0] ?? 0)
    return {
      id,
      name: names.get(id) ?? product?.name ?? name,
      slug: product?.slug ?? '',
      image: picture ? imageJson(origin, picture) : null,
    }
  }
}

/** `ghab/v1/reviews/mine` and `rights` of the customer who asks. */
export const ownReviewRoutes = (services: Services): Hono => {
  const app = new Hono()

  app.get('/wp-json/ghab/v1/reviews/mine', async (c) => {
    const { customerId } = requireCustomer(c, services)
    const { page, per_page } = parseInput(ownReviewsQuery, c.req.query())
    const context = requestContext(c, services)
    await findGuestOrders(context)
    const { reviews, total } = await listReviews(context, {
      customers: [customerId],
      status: 'all',
      forShoppers: false,
      orderBy: 'date',
      direction: 'desc',
      limit: per_page,
      offset: (page - 1) * per_page,
    })
    const settings = await readSettings(context)
    const waiting = settings.enable_reviews ? await listUnreviewed(context, MOST_TO_REVIEW) : []
    const origin = originOf(c.req, services)
    const refOf = await refsOf(context, [...reviews.map(({ product_id }) => product_id), ...waiting], {
      origin,
      locale: languageOf(c, settings),
    })
    const photos = await findReviewPhotos(
      context,
      reviews.map(({ id }) => id),
    )
    const answer: OwnReviews = {
      reviews: reviews.map((review) => ({
        id: review.id,
        product: refOf(review.product_id, review.product_name),
        rating: review.rating,
        review: renderHtml(review.review, origin),
        status: review.status === 'approved' ? 'approved' : 'hold',
        verified: review.verified === 1,
        date_created_gmt: gmtDate(review.created_at),
        photos: (photos.get(review.id) ?? []).map((photo) => reviewPhotoJson(origin, photo)),
      })),
      total,
      to_review: waiting.map((id) => refOf(id)),
    }
    return c.json(answer)
  })

  app.get('/wp-json/ghab/v1/reviews/rights', async (c) => {
    const { customerId } = requireCustomer(c, services)
    const { product_id } = parseInput(reviewRightsQuery, c.req.query())
    const context = requestContext(c, services)
    await findGuestOrders(context)
    const customer = await findCustomer(context, customerId)
    const answer: ReviewRights = {
      photos: await hasBought(context, product_id),
      reviewer: customer ? `${customer.firstName} ${customer.lastName}`.trim() : '',
      reviewer_email: customer?.email ?? '',
    }
    return c.json(answer)
  })
  return app
}
