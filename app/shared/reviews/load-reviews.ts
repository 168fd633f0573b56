import type { Picture } from '#app/shared/pictures/picture.ts'
import { slimPicture } from '#app/shared/pictures/slim-picture.ts'
import type { StoreClient } from '#store-api/client/store-client.ts'
import type { Review } from '#store-api/contract/products.ts'
import type { ReviewPhoto, ReviewPhotos } from '#store-api/contract/reviews.ts'
import type { ReviewsState } from './reviews-state.ts'

export interface ReviewView {
  id: number
  reviewer: string
  date: string
  rating: number
  /** plain text */
  text: string
  verified: boolean
  photos?: Picture[]
}

export interface ReviewsView {
  items: ReviewView[]
  page: number
  pages: number
  total: number
  /** how many gave one star, two … five */
  distribution: number[]
}

const COUNT_PER_PAGE = 100
/** beyond so many the newest stand for all */
const MAX_COUNT_PAGES = 10

const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'", nbsp: ' ' }))

/** Reviews are text with the shop's paragraphs around; nothing in them is to be markup. */
export const toText = (html: string): string =>
  html
    .replace(/<\/p>\s*<p>/g, '\n')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#039);/g, (whole, name: string) => ENTITIES.get(name) ?? whole)
    .trim()

/** The picture's own URL says where it is to be had in other widths. */
export const toPhotos = (photos: ReviewPhoto[]): Picture[] =>
  photos.map(({ src, thumbnail = src, width, height }) => ({
    ...slimPicture({ src, srcset: thumbnail }),
    alt: '',
    width,
    height,
  }))

/** Where the photos cannot be had, the words are shown all the same. */
const toReviewViews = async (store: StoreClient, reviews: Review[]): Promise<ReviewView[]> => {
  const ids = reviews.map(({ id }) => id)
  const photos: ReviewPhotos = ids.length ? await store.reviewPhotos(ids).catch(() => ({})) : {}
  return reviews.map(({ id, reviewer, date_created, rating, review, verified }) => {
    const own = photos[id]
    return {
      id,
      reviewer,
      date: date_created,
      rating,
      text: toText(review),
      verified,
      ...(own && { photos: toPhotos(own) }),
    }
  })
}

type Rated = Pick<Review, 'id' | 'rating'>

/** How everyone rated, the newest first, and how many there are in all. */
const loadRatings = async (
  store: StoreClient,
  product: number,
): Promise<{ ratings: Rated[]; total: number }> => {
  const read = (page: number) =>
    store.reviews({ product, page, per_page: COUNT_PER_PAGE, _fields: 'id,rating' })
  const first = await read(1)
  const more = Math.max(0, Math.min(MAX_COUNT_PAGES, first.totalPages) - 1)
  const others = await Promise.all(Array.from({ length: more }, (_, index) => read(index + 2)))
  return { ratings: [first, ...others].flatMap(({ items }) => items), total: first.total }
}

const countStars = (ratings: Rated[]): number[] => {
  const counts = [0, 0, 0, 0, 0]
  for (const { rating } of ratings) if (rating >= 1 && rating <= 5) counts[rating - 1]!++
  return counts
}

/** The store knows neither stars nor the best: these are picked from the ratings, and read by their ids. */
const pickIds = (ratings: Rated[], { stars, order }: ReviewsState): number[] => {
  const wanted = stars ? ratings.filter(({ rating }) => rating === stars) : ratings
  const sorted = order === 'best' ? wanted.toSorted((a, b) => b.rating - a.rating) : wanted
  return sorted.map(({ id }) => id)
}

/** One page of the reviews that are asked for. */
export const findReviews = async (
  store: StoreClient,
  product: number,
  state: ReviewsState,
  perPage: number,
): Promise<Pick<ReviewsView, 'items' | 'pages'>> => {
  if (state.stars === 0 && state.order === 'newest') {
    const { items, totalPages } = await store.reviews({ product, page: state.page, per_page: perPage })
    return { items: await toReviewViews(store, items), pages: totalPages }
  }
  const { ratings } = await loadRatings(store, product)
  const ids = pickIds(ratings, state)
  const wanted = ids.slice((state.page - 1) * perPage, state.page * perPage)
  const { items } = wanted.length
    ? await store.reviews({ product, include: wanted.join(','), per_page: perPage })
    : { items: [] }
  return {
    items: (await toReviewViews(store, items)).toSorted(
      (a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id),
    ),
    pages: Math.ceil(ids.length / perPage),
  }
}

/** A page of a product's reviews, and how all of them rated. */
export const loadReviews = async (
  store: StoreClient,
  product: number,
  state: ReviewsState,
  perPage: number,
): Promise<ReviewsView> => {
  const [found, { ratings, total }] = await Promise.all([
    findReviews(store, product, state, perPage),
    loadRatings(store, product),
  ])
  return { ...found, page: state.page, total, distribution: countStars(ratings) }
}
