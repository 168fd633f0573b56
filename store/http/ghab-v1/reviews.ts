import { Hono } from 'hono'
import { z } from 'zod'
import { reviewRequest } from '../../../store-api/contract/content.ts'
import { type ReviewRefusal, writeReview } from '../../modules/catalog/catalog.ts'
import type { Services } from '../../services.ts'
import { ApiError, invalidParameters } from '../errors.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { clientAddress, createRateLimiter, tooManyRequests } from '../middleware/rate-limit.ts'
import { parseBody } from '../parse.ts'
import { isTrapped } from './honeypot.ts'

const TEN_MINUTES = 10 * 60_000

const trimmed = reviewRequest.extend({
  review: z.string().trim().min(1).max(5000),
  reviewer: z.string().trim().min(1).max(100),
})

const REFUSALS: Record<ReviewRefusal, () => ApiError> = {
  unknown_product: () =>
    invalidParameters({
      product_id: { code: 'woocommerce_rest_product_invalid_id', message: 'Invalid product ID.' },
    }),
  reviews_closed: () =>
    new ApiError(403, 'rest_review_closed', 'Sorry, reviews are closed for this product.'),
  not_bought: () =>
    new ApiError(403, 'rest_review_not_bought', 'Only customers who bought this product may review it.'),
  duplicate: () => new ApiError(409, 'woocommerce_rest_comment_duplicate', 'You have already said that.'),
}

/** `POST ghab/v1/reviews`: a shopper's review; `hold` while it waits for approval. */
export const writeReviewRoutes = (services: Services): Hono => {
  const limiter = createRateLimiter({ limit: 5, windowMs: TEN_MINUTES, clock: services.clock })
  return new Hono().post('/wp-json/ghab/v1/reviews', async (c) => {
    const given = await parseBody(c, trimmed)
    if (isTrapped(given)) return c.json({ id: 0, status: 'hold' }, 201)
    const address = clientAddress(c.req.raw)
    if (!limiter.take(address)) throw tooManyRequests(c, limiter, address)
    const written = await writeReview(requestContext(c, services), {
      productId: given.product_id,
      rating: given.rating,
      review: given.review,
      reviewer: given.reviewer,
      reviewerEmail: given.reviewer_email,
    })
    if (!written.ok) throw REFUSALS[written.error]()
    return c.json(written.value, 201)
  })
}
