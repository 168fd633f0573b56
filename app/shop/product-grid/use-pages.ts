import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { ProductListQuery } from '../../../store-api/contract/products.ts'
import type { CardProduct } from '../card-product.ts'
import { createKeptByPlace } from '../kept-by-place.ts'

/** One page of products. */
export interface GridPage {
  products: CardProduct[]
  page: number
  totalPages: number
}

/** What was scrolled to. */
const kept = createKeptByPlace<GridPage[]>()

const NOTHING: GridPage = { products: [], page: 0, totalPages: 1 }

const fetchPage = async (query: ProductListQuery, page: number): Promise<GridPage> => {
  const [{ browserStore }, { cardFields, toCardProduct }] = await Promise.all([
    import('../store-client.ts'),
    import('../card-product.ts'),
  ])
  const answer = await browserStore().products({ ...query, page, facets: false, _fields: cardFields })
  return { products: answer.products.map(toCardProduct), page, totalPages: answer.total_pages }
}

/** A product that moved to a later page while somebody scrolled is shown once. */
const unseen = (pages: GridPage[], next: GridPage): GridPage => {
  const seen = new Set(pages.flatMap(({ products }) => products.map(({ id }) => id)))
  return { ...next, products: next.products.filter(({ id }) => !seen.has(id)) }
}

/**
 * The pages of a list as they are asked for, one after the other, starting with the one that the server drew.
 * @param first null where the server left the whole list to the browser
 * @param query what the server asked for the first page
 */
export const usePages = (first: GridPage | null, query: ProductListQuery) => {
  const { key } = useLocation()
  const place = useRef(key)
  const [pages, setPages] = useState<GridPage[]>(() => kept.get(key) ?? (first ? [first] : []))
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const last = pages.at(-1) ?? NOTHING
  const hasMore = last.page < last.totalPages

  const loadMore = async () => {
    if (status === 'loading' || !hasMore) return
    setStatus('loading')
    try {
      const next = [...pages, unseen(pages, await fetchPage(query, last.page + 1))]
      kept.set(place.current, next)
      setPages(next)
      setStatus('idle')
    } catch {
      setStatus('failed')
    }
  }
  return { pages, hasMore, status, nextPage: last.page + 1, loadMore: () => void loadMore() }
}
