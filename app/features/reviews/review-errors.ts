import { m } from '#app/messages/paraglide/messages.js'
import { isEmail } from '#common/email.ts'
import type { PhotoProblem } from '#store-api/contract/reviews.ts'
import type { ReviewFailure, ReviewInput } from './review-input.ts'

const REVIEW_FIELDS = ['rating', 'review', 'reviewer', 'reviewer_email', 'photos'] as const
type ReviewField = (typeof REVIEW_FIELDS)[number]
export type ReviewErrors = Partial<Record<ReviewField, string>>

const MAX_REVIEW = 5000
const MAX_NAME = 100

/** What a review still lacks, before the store is asked. */
export const checkReview = (input: ReviewInput): ReviewErrors => ({
  ...(input.rating < 1 && { rating: m.product_review_needs_rating() }),
  ...(!input.review.trim() && { review: m.product_review_needs_text() }),
  ...(input.review.length > MAX_REVIEW && { review: m.product_review_too_long() }),
  ...(!input.reviewer.trim() && { reviewer: m.product_review_needs_name() }),
  ...(input.reviewer.length > MAX_NAME && { reviewer: m.product_review_name_too_long() }),
  ...(!isEmail(input.reviewer_email.trim()) && { reviewer_email: m.product_review_needs_email() }),
})

const PHOTO_PROBLEMS: Record<PhotoProblem, () => string> = {
  not_bought: m.reviews_photos_not_bought,
  too_many: m.reviews_photos_too_many,
  too_large: m.reviews_photos_too_large,
  not_a_picture: m.reviews_photos_not_a_picture,
}

const photosRefused = (problem: string): string =>
  (PHOTO_PROBLEMS[problem as PhotoProblem] ?? m.reviews_photos_not_a_picture)()

const REFUSED: Record<ReviewField, (problem: string) => string> = {
  rating: () => m.product_review_needs_rating(),
  review: () => m.product_review_text_refused(),
  reviewer: () => m.product_review_needs_name(),
  reviewer_email: () => m.product_review_needs_email(),
  photos: photosRefused,
}

const OF_STATUS: Record<number, () => string> = {
  0: m.product_review_offline,
  403: m.product_review_closed,
  409: m.product_review_duplicate,
  429: m.product_review_too_many,
}

/** The store's answer by field; `form` is for what belongs to no field. */
export const refusedReview = (failure: ReviewFailure): { fields: ReviewErrors; form: string | null } => {
  const named = REVIEW_FIELDS.filter((field) => field in failure.params)
  if (named.length > 0) {
    const fieldErrors = named.map((field) => [field, REFUSED[field](failure.params[field] ?? '')])
    return { fields: Object.fromEntries(fieldErrors), form: null }
  }
  if (failure.status === 413) return { fields: { photos: m.reviews_photos_too_large() }, form: null }
  if (failure.code === 'rest_review_not_bought') return { fields: {}, form: m.product_review_not_bought() }
  return { fields: {}, form: (OF_STATUS[failure.status] ?? m.product_review_failed)() }
}
