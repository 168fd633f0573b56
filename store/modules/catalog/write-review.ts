import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { readSettings } from '../settings/settings.ts'
import { hasBought } from './buyers.ts'
import { loadProducts } from './load-products.ts'
import { rate } from './rate.ts'
import { dropPhotos, hangPhotos, type PhotoRefusal, takePhotos } from './review-photos.ts'

export interface NewReview {
  productId: number
  rating: number
  review: string
  reviewer: string
  reviewerEmail: string
  /** pictures as they were uploaded */
  photos: Uint8Array[]
}
export type ReviewRefusal = 'unknown_product' | 'reviews_closed' | 'not_bought' | 'duplicate' | PhotoRefusal

interface Judged {
  status: 'hold' | 'approved'
  verified: boolean
  email: string
}

const judge = async (context: Context, given: NewReview): Promise<Result<Judged, ReviewRefusal>> => {
  const settings = await readSettings(context)
  const product = (await loadProducts(context, [given.productId])).get(given.productId)
  if (product?.status !== 'publish' || product.type === 'variation') return refuse('unknown_product')
  if (!settings.enable_reviews || !product.reviews_allowed) return refuse('reviews_closed')
  const email = given.reviewerEmail.toLowerCase()
  const verified = await hasBought(context, given.productId, email)
  if (settings.review_verified_only && !verified) return refuse('not_bought')
  // an e-mail address proves nothing here: photos are for whose account bought
  if (given.photos.length > 0 && !(await hasBought(context, given.productId)))
    return refuse('photos_not_bought')
  const same = await context.db
    .selectFrom('reviews')
    .select('id')
    .where('product_id', '=', given.productId)
    .where('reviewer_email', '=', email)
    .where('review', '=', given.review)
    .where('status', '<>', 'trash')
    .executeTakeFirst()
  if (same) return refuse('duplicate')
  return ok({ status: settings.reviews_moderated ? 'hold' : 'approved', verified, email })
}

const write = (
  context: Context,
  given: NewReview,
  photos: number[],
): Promise<Result<{ id: number; status: string }, ReviewRefusal>> =>
  inTransaction(context, async (inside) => {
    const judged = await judge(inside, given)
    if (!judged.ok) return judged
    const { status, verified, email } = judged.value
    const { id } = await inside.db
      .insertInto('reviews')
      .values({
        product_id: given.productId,
        customer_id: inside.actor.customerId,
        reviewer: given.reviewer,
        reviewer_email: email,
        review: given.review,
        rating: given.rating,
        status,
        verified: verified ? 1 : 0,
        created_at: inside.clock(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await hangPhotos(inside, id, photos)
    await recordEvent(inside, {
      type: 'review.written',
      payload: { id, product_id: given.productId, status },
    })
    if (status === 'approved') await rate(inside, given.productId)
    return ok({ id, status })
  })

/**
 * Takes a shopper's review; it waits for approval if the shop says so.
 * @param dataDir the folder that `media/` lies in
 */
export const writeReview = async (
  context: Context,
  dataDir: string,
  given: NewReview,
): Promise<Result<{ id: number; status: string }, ReviewRefusal>> => {
  if (given.photos.length === 0) return write(context, given, [])
  // pictures are drawn anew for nobody whose review is refused anyway
  const judged = await judge(context, given)
  if (!judged.ok) return judged
  const taken = await takePhotos(context, dataDir, given.photos)
  if (!taken.ok) return taken
  let isWritten = false
  try {
    const written = await write(context, given, taken.value)
    isWritten = written.ok
    return written
  } finally {
    if (!isWritten) await dropPhotos(context, dataDir, taken.value)
  }
}
