import { Hono, type Context as HonoContext } from 'hono'
import { z } from 'zod'
import { clientIp } from '#store/http/caller.ts'
import { getActor, requestContext } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { notAForm, parseBody, parseInput, readForm } from '#store/http/parse.ts'
import { createRateLimiter, tooManyRequests } from '#store/http/rate-limit/rate-limiter.ts'
import { ApiError, invalidParameters, tooBusy } from '#store/http/wp-rest/errors.ts'
import {
  approvedOf,
  findReviewPhotos,
  type ReviewRefusal,
  writeReview,
} from '#store/modules/catalog/catalog.ts'
import type { Services } from '#store/services.ts'
import { reviewRequest } from '#store-api/contract/content.ts'
import {
  MAX_PHOTO_BYTES,
  MAX_REVIEW_PHOTOS,
  type PhotoProblem,
  reviewPhotosQuery,
} from '#store-api/contract/reviews.ts'
import { findGuestOrders } from '../account/join-orders.ts'
import { isTrapped } from '../honeypot.ts'
import { reviewPhotoJson } from './review-photo-json.ts'

const TEN_MINUTES = 10 * 60_000
const FORM_OVERHEAD = 256 * 1024

const trimmed = reviewRequest.extend({
  review: z.string().trim().min(1).max(5000),
  reviewer: z.string().trim().min(1).max(100),
})

const wrongPhotos = (problem: PhotoProblem): ApiError =>
  invalidParameters({ photos: { code: problem, message: problem } })

const REFUSALS: Record<ReviewRefusal, (c: HonoContext) => ApiError> = {
  unknown_product: () =>
    invalidParameters({
      product_id: { code: 'woocommerce_rest_product_invalid_id', message: 'Invalid product ID.' },
    }),
  reviews_closed: () =>
    new ApiError(403, 'rest_review_closed', 'Sorry, reviews are closed for this product.'),
  not_bought: () =>
    new ApiError(403, 'rest_review_not_bought', 'Only customers who bought this product may review it.'),
  duplicate: () => new ApiError(409, 'woocommerce_rest_comment_duplicate', 'You have already said that.'),
  photos_not_bought: () => wrongPhotos('not_bought'),
  too_many_photos: () => wrongPhotos('too_many'),
  too_large: () => wrongPhotos('too_large'),
  not_a_picture: () => wrongPhotos('not_a_picture'),
  busy: tooBusy,
}

/** A review as JSON, or as a form that has photos too; a guest's form has no room for them. */
const readReview = async (c: HonoContext) => {
  if (!c.req.header('Content-Type')?.toLowerCase().startsWith('multipart/form-data')) {
    return { given: await parseBody(c, trimmed), photos: [] }
  }
  const isGuest = getActor(c).customerId === 0
  const room = isGuest ? 0 : MAX_REVIEW_PHOTOS * MAX_PHOTO_BYTES
  const form = await readForm(c.req.raw, room + FORM_OVERHEAD).catch((error) => {
    throw isGuest && error instanceof ApiError && error.status === 413 ? wrongPhotos('not_bought') : error
  })
  if (!form) throw notAForm()
  const { product_id, rating, ...texts } = Object.fromEntries(form)
  const given = parseInput(trimmed, { ...texts, product_id: Number(product_id), rating: Number(rating) })
  // a field left empty is sent as a file without a byte
  const files = form.getAll('photos').filter((file) => file instanceof File && file.size > 0) as File[]
  if (files.length > MAX_REVIEW_PHOTOS) throw wrongPhotos('too_many')
  if (files.some(({ size }) => size > MAX_PHOTO_BYTES)) throw wrongPhotos('too_large')
  return { given, photos: await Promise.all(files.map((file) => file.bytes())) }
}

/** `ghab/v1/reviews`: a shopper's review, `hold` while it waits for approval; photos of those that everybody sees. */
export const writeReviewRoutes = (services: Services): Hono => {
  const limiter = createRateLimiter({ limit: 5, windowMs: TEN_MINUTES, ...services.countAs('reviews') })
  const app = new Hono()

  app.post('/wp-json/ghab/v1/reviews', async (c) => {
    const ip = clientIp(c)
    if (!limiter.take(ip)) throw tooManyRequests(c, limiter, ip)
    const { given, photos } = await readReview(c)
    if (isTrapped(given)) return c.json({ id: 0, status: 'hold' }, 201)
    const context = requestContext(c, services)
    if (getActor(c).customerId > 0) await findGuestOrders(context)
    const written = await writeReview(context, services.dataDir, {
      productId: given.product_id,
      rating: given.rating,
      review: given.review,
      reviewer: given.reviewer,
      reviewerEmail: given.reviewer_email,
      photos,
    })
    if (!written.ok) throw REFUSALS[written.error](c)
    return c.json(written.value, 201)
  })

  app.get('/wp-json/ghab/v1/reviews/photos', async (c) => {
    const { include } = parseInput(reviewPhotosQuery, c.req.query())
    const context = requestContext(c, services)
    const found = await findReviewPhotos(context, await approvedOf(context, include.split(',').map(Number)))
    const origin = originOf(c.req, services)
    return c.json(
      Object.fromEntries(
        [...found].map(([id, photos]) => [id, photos.map((photo) => reviewPhotoJson(origin, photo))]),
      ),
    )
  })
  return app
}
