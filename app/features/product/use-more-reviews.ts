import { useState } from 'react'
import type { ReviewsView, ReviewView } from './load-reviews.ts'

const fetchPage = async (product: number, page: number): Promise<ReviewView[]> => {
  const [{ browserStore }, { REVIEWS_PER_PAGE, toReviewView }] = await Promise.all([
    import('../../shop/store-client.ts'),
    import('./load-reviews.ts'),
  ])
  const { items } = await browserStore().reviews({ product, page, per_page: REVIEWS_PER_PAGE })
  return items.map(toReviewView)
}

/** The reviews of the page, and those fetched after them. */
export const useMoreReviews = (product: number, first: ReviewsView) => {
  const [further, setFurther] = useState<ReviewView[]>([])
  const [page, setPage] = useState(first.page)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const load = async () => {
    if (state === 'loading') return
    setState('loading')
    try {
      const items = await fetchPage(product, page + 1)
      setFurther((all) => [...all, ...items])
      setPage(page + 1)
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
