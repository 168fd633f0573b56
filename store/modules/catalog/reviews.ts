import type { Selectable } from 'kysely'
import { ok, type Result, refuse } from '../../../common/result.ts'
import type { Context } from '../../context.ts'
import { fromJson } from '../../database/json.ts'
import { inTransaction, recordEvent } from '../../database/transaction.ts'
import { readSettings } from '../settings/settings.ts'
import { loadProducts } from './load-products.ts'
import { recordProductChange } from './stock.ts'
import type { ReviewsTable } from './tables.ts'

export type Review = Selectable<ReviewsTable> & { product_name: string; product_slug: string }

export interface ReviewFilter {
  products?: readonly number[] | undefined
  /** approved, hold, spam, trash, or all (without spam and trash) */
  status: string
  /** of published products only */
  forShoppers: boolean
  customers?: readonly number[] | undefined
  exceptCustomers?: readonly number[] | undefined
  email?: string | undefined
  search?: string | undefined
  include?: readonly number[] | undefined
  exclude?: readonly number[] | undefined
  after?: number | undefined
  before?: number | undefined
  orderBy: 'date' | 'id' | 'product' | 'include'
  direction: 'asc' | 'desc'
  limit: number
  offset: number
}

const filtered = (context: Context, filter: ReviewFilter) => {
  let query = context.db.selectFrom('reviews').innerJoin('products', 'products.id', 'reviews.product_id')
  if (filter.status === 'all') query = query.where('reviews.status', 'in', ['approved', 'hold'])
  else query = query.where('reviews.status', '=', filter.status)
  if (filter.forShoppers) query = query.where('products.status', '=', 'publish')
  if (filter.products) query = query.where('reviews.product_id', 'in', filter.products)
  if (filter.customers) query = query.where('reviews.customer_id', 'in', filter.customers)
  if (filter.exceptCustomers) query = query.where('reviews.customer_id', 'not in', filter.exceptCustomers)
  if (filter.email) query = query.where('reviews.reviewer_email', '=', filter.email)
  if (filter.include) query = query.where('reviews.id', 'in', filter.include)
  if (filter.exclude?.length) query = query.where('reviews.id', 'not in', filter.exclude)
  if (filter.after !== undefined) query = query.where('reviews.created_at', '>', filter.after)
  if (filter.before !== undefined) query = query.where('reviews.created_at', '<', filter.before)
  if (filter.search) {
    const words = `%${filter.search.replace(/[%_]/g, '')}%`
    query = query.where((eb) =>
      eb.or([
        eb('reviews.review', 'like', words),
        eb('reviews.reviewer', 'like', words),
        eb('reviews.reviewer_email', 'like', words),
      ]),
    )
  }
  return query
}

/** One page of the reviews that match, and how many there are in all. */
export const listReviews = async (
  context: Context,
  filter: ReviewFilter,
): Promise<{ reviews: Review[]; total: number }> => {
  const query = filtered(context, filter)
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const column = filter.orderBy === 'product' ? 'reviews.product_id' : 'reviews.created_at'
  const ordered =
    filter.orderBy === 'id' || filter.orderBy === 'include' ? query : query.orderBy(column, filter.direction)
  const reviews = await ordered
    .orderBy('reviews.id', filter.direction)
    .selectAll('reviews')
    .select(['products.name as product_name', 'products.slug as product_slug'])
    .limit(filter.limit)
    .offset(filter.offset)
    .execute()
  if (filter.orderBy !== 'include') return { reviews, total: Number(total) }
  const place = (review: Review) => filter.include?.indexOf(review.id) ?? 0
  return { reviews: reviews.sort((a, b) => place(a) - place(b)), total: Number(total) }
}

/** A review by id, whatever its status; null when there is none. */
export const findReview = async (context: Context, id: number): Promise<Review | null> =>
  (await context.db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .selectAll('reviews')
    .select(['products.name as product_name', 'products.slug as product_slug'])
    .where('reviews.id', '=', id)
    .executeTakeFirst()) ?? null

/** How many reviews, approved or waiting, give 1, 2 … 5 stars. */
export const countRatings = async (context: Context): Promise<number[]> => {
  const rows = await context.db
    .selectFrom('reviews')
    .select(['rating', ({ fn }) => fn.countAll<number>().as('count')])
    .where('status', 'in', ['approved', 'hold'])
    .groupBy('rating')
    .execute()
  return [1, 2, 3, 4, 5].map((stars) => Number(rows.find((row) => row.rating === stars)?.count ?? 0))
}

/** Writes a product's average and count from its approved reviews. */
const rate = async (context: Context, productId: number): Promise<void> => {
  const { count, average } = await context.db
    .selectFrom('reviews')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.avg<number | null>('rating').as('average')])
    .where('product_id', '=', productId)
    .where('status', '=', 'approved')
    .where('rating', '>', 0)
    .executeTakeFirstOrThrow()
  await context.db
    .updateTable('products')
    .set({ rating_count: Number(count), average_rating: Math.round(Number(average ?? 0) * 100) })
    .where('id', '=', productId)
    .execute()
  await recordProductChange(context, productId, 0)
}

const PAID = ['processing', 'completed', 'approved', 'pws-shipping']

/** Whether somebody with this account or address bought the product. */
const hasBought = async (context: Context, productId: number, email: string): Promise<boolean> => {
  const rows = await context.db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(['orders.customer_id', 'orders.billing'])
    .where('order_items.product_id', '=', productId)
    .where('orders.status', 'in', PAID)
    .execute()
  const { customerId } = context.actor
  return rows.some(
    (row) =>
      (customerId > 0 && row.customer_id === customerId) ||
      fromJson(row.billing).email.toLowerCase() === email,
  )
}

export interface NewReview {
  productId: number
  rating: number
  review: string
  reviewer: string
  reviewerEmail: string
}
export type ReviewRefusal = 'unknown_product' | 'reviews_closed' | 'not_bought' | 'duplicate'

/** Takes a shopper's review; it waits for approval if the shop says so. */
export const writeReview = async (
  context: Context,
  given: NewReview,
): Promise<Result<{ id: number; status: string }, ReviewRefusal>> =>
  inTransaction(context, async (inside) => {
    const settings = await readSettings(inside)
    const product = (await loadProducts(inside, [given.productId])).get(given.productId)
    if (product?.status !== 'publish' || product.type === 'variation') return refuse('unknown_product')
    if (!settings.enable_reviews || !product.reviews_allowed) return refuse('reviews_closed')
    const email = given.reviewerEmail.toLowerCase()
    const verified = await hasBought(inside, given.productId, email)
    if (settings.review_verified_only && !verified) return refuse('not_bought')
    const same = await inside.db
      .selectFrom('reviews')
      .select('id')
      .where('product_id', '=', given.productId)
      .where('reviewer_email', '=', email)
      .where('review', '=', given.review)
      .where('status', '<>', 'trash')
      .executeTakeFirst()
    if (same) return refuse('duplicate')
    const status = settings.reviews_moderated ? 'hold' : 'approved'
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
    await recordEvent(inside, {
      type: 'review.written',
      payload: { id, product_id: given.productId, status },
    })
    if (status === 'approved') await rate(inside, given.productId)
    return ok({ id, status })
  })

/** What a deleted account wrote stays under the name given with it; no way back to the person does. */
export const forgetReviewer = async (context: Context, customerId: number): Promise<void> => {
  await context.db
    .updateTable('reviews')
    .set({ customer_id: 0, reviewer_email: '' })
    .where('customer_id', '=', customerId)
    .execute()
}
