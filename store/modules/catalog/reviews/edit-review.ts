import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { rate } from './rate.ts'
import { removeReviewPhotos } from './review-photos.ts'
import { findReview, type Review } from './reviews.ts'

export interface ReviewEdit {
  status?: string | undefined
  review?: string | undefined
  rating?: number | undefined
  reviewer?: string | undefined
  reviewerEmail?: string | undefined
}

/** What comes out of spam or the trash waits for approval again. */
const statusAfter = ({ status }: Review, asked: string): string => {
  if (asked === 'unspam') return status === 'spam' ? 'hold' : status
  if (asked === 'untrash') return status === 'trash' ? 'hold' : status
  return asked
}

/** Approves, withholds or mends a review. Its photos are seen with it, its product's rating follows. */
export const editReview = (
  context: Context,
  id: number,
  edit: ReviewEdit,
): Promise<Result<Review, 'unknown_review'>> =>
  inTransaction(context, async (inside) => {
    const review = await findReview(inside, id)
    if (!review) return refuse('unknown_review' as const)
    const values = {
      status: edit.status === undefined ? review.status : statusAfter(review, edit.status),
      review: edit.review ?? review.review,
      rating: edit.rating ?? review.rating,
      reviewer: edit.reviewer ?? review.reviewer,
      reviewer_email: edit.reviewerEmail?.toLowerCase() ?? review.reviewer_email,
    }
    await inside.db.updateTable('reviews').set(values).where('id', '=', id).execute()
    const { product_id } = review
    await recordEvent(inside, { type: 'review.changed', payload: { id, product_id, status: values.status } })
    if (review.status === 'approved' || values.status === 'approved') await rate(inside, product_id)
    return ok({ ...review, ...values })
  })

/**
 * Deletes a review for good, with its photos.
 * @param dataDir the folder that `media/` lies in
 * @returns the review as it was
 */
export const deleteReview = async (
  context: Context,
  dataDir: string,
  id: number,
): Promise<Result<Review, 'unknown_review'>> => {
  const deleted = await inTransaction(context, async (inside) => {
    const review = await findReview(inside, id)
    if (!review) return refuse('unknown_review' as const)
    await inside.db.deleteFrom('reviews').where('id', '=', id).execute()
    const { product_id } = review
    await recordEvent(inside, { type: 'review.deleted', payload: { id, product_id } })
    if (review.status === 'approved') await rate(inside, product_id)
    return ok(review)
  })
  // photos are shown with their review only
  if (deleted.ok) await removeReviewPhotos(context, dataDir, id)
  return deleted
}

/** Deletes all reviews of a product that is to be deleted. */
export const deleteReviewsOf = async (
  context: Context,
  dataDir: string,
  productId: number,
): Promise<void> => {
  const rows = await context.db
    .selectFrom('reviews')
    .select('id')
    .where('product_id', '=', productId)
    .execute()
  for (const { id } of rows) await deleteReview(context, dataDir, id)
}
