import type { Picture } from '#app/shared/pictures/picture.ts'
import { slimPicture } from '#app/shared/pictures/slim-picture.ts'
import { toPhotos, toText } from '#app/shared/reviews/load-reviews.ts'
import type { OwnReview, OwnReviews, ReviewedRef } from '#store-api/contract/reviews.ts'

type ProductRef = Omit<ReviewedRef, 'image'> & { image: Pick<Picture, 'src' | 'srcset'> | null }

export type OwnReviewView = Omit<OwnReview, 'product' | 'review' | 'photos'> & {
  product: ProductRef
  text: string
  photos: Picture[]
}

const toRef = ({ image, ...product }: ReviewedRef): ProductRef => ({
  ...product,
  image: image && slimPicture(image),
})

/** The customer's own reviews as their screen shows them. */
export const toOwnReviews = ({ reviews, to_review }: OwnReviews) => ({
  waiting: to_review.map(toRef),
  reviews: reviews.map(
    ({ product, review, photos, ...rest }): OwnReviewView => ({
      ...rest,
      product: toRef(product),
      text: toText(review),
      photos: toPhotos(photos),
    }),
  ),
})

export type OwnReviewsView = ReturnType<typeof toOwnReviews>
