/** Which reviews a screen shows, as its URL says it. */
export interface ReviewsState {
  /** 0 for any */
  stars: number
  order: 'newest' | 'best'
  page: number
}

/** on the product's own page, and on the screen of all reviews */
export const FEW_REVIEWS = 5
export const MANY_REVIEWS = 10

export const newestReviews = (page: number): ReviewsState => ({ stars: 0, order: 'newest', page })

/** the parameter of a product's own page that says how far its reviews are read */
export const REVIEWS_PAGE = 'reviews'

const MAX_PAGE = 10_000

/** Never fails: what a URL says wrongly counts as not said. */
export const readReviewsState = (params: URLSearchParams): ReviewsState => {
  const whole = (name: string, most: number): number => {
    const value = Number(params.get(name))
    return Number.isInteger(value) && value >= 1 && value <= most ? value : 0
  }
  return {
    stars: whole('rating', 5),
    order: params.get('order') === 'best' ? 'best' : 'newest',
    page: whole('page', MAX_PAGE) || 1,
  }
}

/** `?…` of a state, '' where all is as always. */
export const reviewsSearch = ({ stars, order, page }: ReviewsState): string => {
  const params = new URLSearchParams({
    ...(stars > 0 && { rating: String(stars) }),
    ...(order === 'best' && { order }),
    ...(page > 1 && { page: String(page) }),
  })
  return params.size ? `?${params}` : ''
}
