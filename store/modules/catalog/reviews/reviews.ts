import type { Selectable } from 'kysely'
import type { Context } from '#store/context.ts'
import { isOneOf } from '#store/database/portable-sql.ts'
import type { ReviewsTable } from '../tables.ts'

export type Review = Selectable<ReviewsTable> & { product_name: string; product_slug: string }

export interface ReviewFilter {
  products?: readonly number[] | undefined
  /** approved, hold, spam, trash, or all (without spam and trash) */
  status: string
  /** of published products only, and not found by an address */
  forShoppers: boolean
  customers?: readonly number[] | undefined
  exceptCustomers?: readonly number[] | undefined
  email?: string | undefined
  search?: string | undefined
  include?: readonly number[] | undefined
  exclude?: readonly number[] | undefined
  after?: number | undefined
  before?: number | undefined
  orderBy: 'date' | 'id' | 'product' | 'rating' | 'include'
  direction: 'asc' | 'desc'
  limit: number
  offset: number
}

/** By the id where no other is named. */
const COLUMNS = {
  date: 'reviews.created_at',
  product: 'reviews.product_id',
  rating: 'reviews.rating',
  id: null,
  include: null,
} as const

const filtered = (context: Context, filter: ReviewFilter) => {
  let query = context.db.selectFrom('reviews').innerJoin('products', 'products.id', 'reviews.product_id')
  if (filter.status === 'all') query = query.where('reviews.status', 'in', ['approved', 'hold'])
  else query = query.where('reviews.status', '=', filter.status)
  if (filter.forShoppers) query = query.where('products.status', '=', 'publish')
  if (filter.products) {
    const products = [...filter.products]
    query = query.where(({ ref }) => isOneOf(context.db, ref('reviews.product_id'), products))
  }
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
        ...(filter.forShoppers ? [] : [eb('reviews.reviewer_email', 'like', words)]),
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
  if (Number(total) === 0) return { reviews: [], total: 0 }
  const column = COLUMNS[filter.orderBy]
  const ordered = column ? query.orderBy(column, filter.direction) : query
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

/** How many reviews wait for somebody of the shop to look at them. */
export const countWaitingReviews = async ({ db }: Context): Promise<number> => {
  const { count } = await db
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'hold')
    .executeTakeFirstOrThrow()
  return Number(count)
}

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
