import { useEffect, useState } from 'react'
import type { ReviewsView, ReviewView } from '#app/shared/reviews/load-reviews.ts'
import type { ReviewsState } from '#app/shared/reviews/reviews-state.ts'
import { reviewId } from './review-items.tsx'
import { takeFocus } from './take-focus.ts'

const fetchPage = async (product: number, state: ReviewsState, perPage: number): Promise<ReviewView[]> => {
  const [{ browserStore }, { findReviews }] = await Promise.all([
    import('#app/shared/store-client/store-client.ts'),
    import('#app/shared/reviews/load-reviews.ts'),
  ])
  return (await findReviews(browserStore(), product, state, perPage)).items
}

export type MoreReviews = ReturnType<typeof useMoreReviews>

/** The reviews of the page, and those fetched after them. */
export const useMoreReviews = (
  product: number,
  first: ReviewsView,
  asked: Omit<ReviewsState, 'page'>,
  perPage: number,
) => {
  const [further, setFurther] = useState<ReviewView[]>([])
  const [page, setPage] = useState(first.page)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  // the button that asked for the last ones goes: the focus is on the first of them
  const [firstOfLast, setFirstOfLast] = useState(0)
  useEffect(() => takeFocus(document.getElementById(reviewId(firstOfLast))), [firstOfLast])
  const load = async () => {
    if (state === 'loading') return
    setState('loading')
    try {
      const items = await fetchPage(product, { ...asked, page: page + 1 }, perPage)
      setFurther((all) => [...all, ...items])
      setPage(page + 1)
      if (page + 1 >= first.pages) setFirstOfLast(items[0]?.id ?? 0)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  const known = new Set(first.items.map(({ id }) => id))
  return {
    items: [...first.items, ...further.filter(({ id }) => !known.has(id))],
    page,
    hasMore: page < first.pages,
    loading: state === 'loading',
    failed: state === 'failed',
    load,
  }
}
