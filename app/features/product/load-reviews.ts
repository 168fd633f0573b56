import type { StoreClient } from '../../../store-api/client/store-client.ts'
import type { Review } from '../../../store-api/contract/products.ts'

export interface ReviewView {
  id: number
  reviewer: string
  date: string
  rating: number
  /** plain text */
  text: string
  verified: boolean
}

export interface ReviewsView {
  items: ReviewView[]
  page: number
  pages: number
  total: number
  /** how many gave one star, two … five */
  distribution: number[]
}

export const REVIEWS_PER_PAGE = 5
const COUNT_PER_PAGE = 100
/** beyond so many the newest stand for all */
const MAX_COUNT_PAGES = 10

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'", nbsp: ' ' }

/** Reviews are text with the shop's paragraphs around; nothing in them is to be markup. */
const toText = (html: string): string =>
  html
    .replace(/<\/p>\s*<p>/g, '\n')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#039);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim()

export const toReviewView = (review: Review): ReviewView => ({
  id: review.id,
  reviewer: review.reviewer,
  date: review.date_created,
  rating: review.rating,
  text: toText(review.review),
  verified: review.verified,
})

const loadDistribution = async (store: StoreClient, product: number, total: number): Promise<number[]> => {
  const pages = Math.min(MAX_COUNT_PAGES, Math.ceil(total / COUNT_PER_PAGE))
  const answers = await Promise.all(
    Array.from({ length: pages }, (_, index) =>
      store.reviews({ product, page: index + 1, per_page: COUNT_PER_PAGE, _fields: 'rating' }),
    ),
  )
  const counts = [0, 0, 0, 0, 0]
  for (const { rating } of answers.flatMap(({ items }) => items)) {
    if (rating >= 1 && rating <= 5) counts[rating - 1]!++
  }
  return counts
}

/** One page of a product's reviews, and how all of them rated. */
export const loadReviews = async (
  store: StoreClient,
  product: number,
  page: number,
): Promise<ReviewsView> => {
  const answer = await store.reviews({ product, page, per_page: REVIEWS_PER_PAGE })
  return {
    items: answer.items.map(toReviewView),
    page,
    pages: answer.totalPages,
    total: answer.total,
    distribution: await loadDistribution(store, product, answer.total),
  }
}
