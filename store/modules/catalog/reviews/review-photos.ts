import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { chunksOf } from '#store/database/chunks.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import {
  addMedia,
  findMedia,
  type Media,
  REVIEW_FOLDER,
  removeMedia,
  type UploadRefusal,
} from '#store/modules/media/media.ts'
import { MAX_REVIEW_PHOTOS } from '#store-api/contract/reviews.ts'

/** Longer than any review is being written, ms. */
const LEFT_AFTER = 3_600_000

export type PhotoRefusal = 'photos_not_bought' | 'too_many_photos' | UploadRefusal

/** Encodes and stores all photos, or none if one of them is refused. */
export const takePhotos = async (
  context: Context,
  dataDir: string,
  pictures: Uint8Array[],
): Promise<Result<number[], PhotoRefusal>> => {
  if (pictures.length > MAX_REVIEW_PHOTOS) return refuse('too_many_photos')
  const taken: number[] = []
  for (const picture of pictures) {
    const added = await addMedia(context, dataDir, picture, { title: '', alt: '', folder: 'review' })
    if (!added.ok) {
      await dropPhotos(context, dataDir, taken)
      return added
    }
    taken.push(added.value.id)
  }
  return ok(taken)
}

export const dropPhotos = async (context: Context, dataDir: string, ids: number[]): Promise<void> => {
  for (const id of ids) await removeMedia(context, dataDir, id)
}

/** Photos whose review was never written or is gone, because its process ended; answers how many. */
export const dropLeftPhotos = async (context: Context, dataDir: string): Promise<number> => {
  const left = await context.db
    .selectFrom('media')
    .select('id')
    .where('file', 'like', `${REVIEW_FOLDER}%`)
    .where('created_at', '<', context.clock() - LEFT_AFTER)
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('review_photos')
        .innerJoin('reviews', 'reviews.id', 'review_photos.review_id')
        .select('review_photos.media_id'),
    )
    .execute()
  const failures: unknown[] = []
  for (const { id } of left) {
    try {
      await removeMedia(context, dataDir, id)
      await context.db.deleteFrom('review_photos').where('media_id', '=', id).execute()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some photos could not be dropped')
  return left.length
}

/** Call it in the transaction that writes the review. */
export const hangPhotos = async ({ db }: Context, reviewId: number, ids: number[]): Promise<void> => {
  if (ids.length === 0) return
  await db
    .insertInto('review_photos')
    .values(ids.map((media_id) => ({ media_id, review_id: reviewId })))
    .execute()
}

/** The photos at these reviews, whatever the reviews' status; reviews without any are left out. */
export const findReviewPhotos = async (
  context: Context,
  reviewIds: number[],
): Promise<Map<number, Media[]>> => {
  const rows = reviewIds.length
    ? await context.db
        .selectFrom('review_photos')
        .selectAll()
        .where('review_id', 'in', reviewIds)
        .orderBy('media_id')
        .execute()
    : []
  const media = await findMedia(
    context,
    rows.map(({ media_id }) => media_id),
  )
  const found = new Map<number, Media[]>()
  for (const { review_id, media_id } of rows) {
    const photo = media.get(media_id)
    if (photo) found.set(review_id, [...(found.get(review_id) ?? []), photo])
  }
  return found
}

/** Which of these reviews everybody may see. */
export const approvedOf = async ({ db }: Context, reviewIds: number[]): Promise<number[]> => {
  if (reviewIds.length === 0) return []
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select('reviews.id')
    .where('reviews.id', 'in', reviewIds)
    .where('reviews.status', '=', 'approved')
    .where('products.status', '=', 'publish')
    .execute()
  return rows.map(({ id }) => id)
}

/** Who may see the photo in this file: everybody where they see its review, elsewhere its author alone. */
export const photoIsFor = async (
  context: Context,
  file: string,
): Promise<'everybody' | 'actor' | 'nobody'> => {
  const review = await context.db
    .selectFrom('media')
    .innerJoin('review_photos', 'review_photos.media_id', 'media.id')
    .innerJoin('reviews', 'reviews.id', 'review_photos.review_id')
    .select(['reviews.id', 'reviews.customer_id'])
    .where('media.file', '=', file)
    .executeTakeFirst()
  if (!review) return 'nobody'
  if ((await approvedOf(context, [review.id])).length > 0) return 'everybody'
  const { customerId } = context.actor
  return customerId > 0 && review.customer_id === customerId ? 'actor' : 'nobody'
}

/** Takes the photos of a review away for good. */
export const removeReviewPhotos = async (
  context: Context,
  dataDir: string,
  reviewId: number,
): Promise<void> => {
  const photos = (await findReviewPhotos(context, [reviewId])).get(reviewId) ?? []
  const ids = photos.map(({ id }) => id)
  await dropPhotos(context, dataDir, ids)
  await context.db.deleteFrom('review_photos').where('review_id', '=', reviewId).execute()
}

/** What a deleted account wrote stays under the name given with it; its photos, and every way back to the person, go. */
export const forgetReviewer = async (
  context: Context,
  dataDir: string,
  customerId: number,
): Promise<void> => {
  const photos = await context.db
    .selectFrom('review_photos')
    .innerJoin('reviews', 'reviews.id', 'review_photos.review_id')
    .select('media_id')
    .where('reviews.customer_id', '=', customerId)
    .execute()
  const ids = photos.map(({ media_id }) => media_id)
  await dropPhotos(context, dataDir, ids)
  await inTransaction(context, async (inside) => {
    if (ids.length > 0) {
      for (const some of chunksOf(ids)) {
        await inside.db.deleteFrom('review_photos').where('media_id', 'in', some).execute()
      }
      await recordEvent(inside, { type: 'review.photos-gone', payload: {} })
    }
    await inside.db
      .updateTable('reviews')
      .set({ customer_id: 0, reviewer_email: '' })
      .where('customer_id', '=', customerId)
      .execute()
  })
}
