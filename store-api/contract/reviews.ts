import { z } from 'zod'
import { paging } from './paging.ts'
import type { Image } from './products.ts'

export const MAX_REVIEW_PHOTOS = 4
/** of each photo as it is uploaded */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024

/** Why a review's photos are refused; answered for the parameter `photos`. */
export type PhotoProblem = 'not_bought' | 'too_many' | 'too_large' | 'not_a_picture'

/** A buyer's photo; `src` is the large picture. */
export type ReviewPhoto = Pick<Image, 'src' | 'thumbnail' | 'width' | 'height'>

/** `GET ghab/v1/reviews/photos`: review id → its photos; reviews without any, or not approved, are left out. */
export type ReviewPhotos = Record<string, ReviewPhoto[]>

export const reviewPhotosQuery = z.object({
  /** ids of reviews, comma-separated, at most a hundred */
  include: z.string().regex(/^\d{1,9}(,\d{1,9}){0,99}$/),
})

/** `GET ghab/v1/reviews/rights`: what the customer who asks may write of a product, and under which name. */
export const reviewRightsQuery = z.object({ product_id: z.coerce.number().int().positive() })
export interface ReviewRights {
  photos: boolean
  reviewer: string
  reviewer_email: string
}

/** A product as the customer's own reviews tell it. */
export interface ReviewedRef {
  id: number
  name: string
  slug: string
  image: Image | null
}

export const ownReviewsQuery = z.object(paging(20))

/** `GET ghab/v1/reviews/mine`: what the customer who asks wrote, and what of the bought still waits for a word. */
export interface OwnReviews {
  reviews: OwnReview[]
  /** how many there are in all */
  total: number
  to_review: ReviewedRef[]
}
export interface OwnReview {
  id: number
  product: ReviewedRef
  rating: number
  /** HTML */
  review: string
  status: 'approved' | 'hold'
  verified: boolean
  date_created_gmt: string
  photos: ReviewPhoto[]
}
