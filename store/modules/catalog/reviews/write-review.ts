import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { loadProducts } from '../products/load-products.ts'
import { hasBought } from './buyers.ts'
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
  status: 'hold' | 'approved' | 'spam' | 'trash'
  verified: boolean
  email: string
}

const isDuplicate = async (
  { db }: Context,
  given: { productId: number; email: string; review: string },
): Promise<boolean> => {
  const same = await db
    .selectFrom('reviews')
    .select('id')
    .where('product_id', '=', given.productId)
    .where('reviewer_email', '=', given.email)
    .where('review', '=', given.review)
    .where('status', '<>', 'trash')
    .executeTakeFirst()
  return same !== undefined
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
  if (await isDuplicate(context, { ...given, email })) return refuse('duplicate')
  return ok({ status: settings.reviews_moderated ? 'hold' : 'approved', verified, email })
}

type Text = Omit<NewReview, 'photos'>

const insert = async (
  context: Context,
  given: Text,
  { status, verified, email }: Judged,
  customerId: number,
): Promise<number> => {
  const { id } = await context.db
    .insertInto('reviews')
    .values({
      product_id: given.productId,
      customer_id: customerId,
      reviewer: given.reviewer,
      reviewer_email: email,
      review: given.review,
      rating: given.rating,
      status,
      verified: verified ? 1 : 0,
      created_at: context.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const recordWritten = async (
  context: Context,
  id: number,
  product_id: number,
  status: string,
): Promise<void> => {
  await recordEvent(context, { type: 'review.written', payload: { id, product_id, status } })
  if (status === 'approved') await rate(context, product_id)
}

/**
 * Adds a review that those who run the shop enter for somebody: neither moderated nor refused for reviews being
 * closed. It is verified where the e-mail address belongs to a buyer.
 * @returns its id
 */
export const addReview = (
  context: Context,
  given: Text & { status: Judged['status'] },
): Promise<Result<number, 'unknown_product' | 'duplicate'>> =>
  inTransaction(context, async (inside) => {
    const product = (await loadProducts(inside, [given.productId])).get(given.productId)
    if (!product || product.type === 'variation') return refuse('unknown_product' as const)
    const email = given.reviewerEmail.toLowerCase()
    if (await isDuplicate(inside, { ...given, email })) return refuse('duplicate' as const)
    const verified = await hasBought(inside, given.productId, email)
    const id = await insert(inside, given, { status: given.status, verified, email }, 0)
    await recordWritten(inside, id, given.productId, given.status)
    return ok(id)
  })

const write = (
  context: Context,
  given: NewReview,
  photos: number[],
): Promise<Result<{ id: number; status: string }, ReviewRefusal>> =>
  inTransaction(context, async (inside) => {
    const judged = await judge(inside, given)
    if (!judged.ok) return judged
    const { status } = judged.value
    const id = await insert(inside, given, judged.value, inside.actor.customerId)
    await hangPhotos(inside, id, photos)
    await recordWritten(inside, id, given.productId, status)
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
  // decoding pictures is expensive, so the review is checked before
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
