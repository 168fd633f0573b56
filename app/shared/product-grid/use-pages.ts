import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import type { ProductListQuery } from '#store-api/contract/products.ts'
import { createHistoryCache } from '../pages/history-cache.ts'
import type { CardProduct } from '../product-card/card-product.ts'
import { keepDepth, takeDepth } from './list-depth.ts'

/** One page of products. */
export interface GridPage {
  products: CardProduct[]
  page: number
  totalPages: number
}

/** What was scrolled to. */
const kept = createHistoryCache<GridPage[]>()

const NOTHING: GridPage = { products: [], page: 0, totalPages: 1 }

const fetchPage = async (query: ProductListQuery, page: number): Promise<GridPage> => {
  const [{ browserStore }, { cardFields, toCardProduct }] = await Promise.all([
    import('../store-client/store-client.ts'),
    import('../product-card/card-product.ts'),
  ])
  const answer = await browserStore().products({ ...query, page, facets: false, _fields: cardFields })
  return { products: answer.products.map(toCardProduct), page, totalPages: answer.total_pages }
}

/** A product that moved to a later page while somebody scrolled is shown once. */
const unseen = (pages: GridPage[], next: GridPage): GridPage => {
  const seen = new Set(pages.flatMap(({ products }) => products.map(({ id }) => id)))
  return { ...next, products: next.products.filter(({ id }) => !seen.has(id)) }
}

const withPage = (pages: GridPage[], next: GridPage): GridPage[] => [...pages, unseen(pages, next)]

/** as many as are fetched at once after a reload */
const MAX_AT_ONCE = 12

/**
 * The pages of a list as they are asked for, one after the other, starting with the one that the server drew.
 * @param first null where the server left the whole list to the browser
 * @param query what the server asked for the first page
 */
export const usePages = (first: GridPage | null, query: ProductListQuery) => {
  const { key, pathname, search } = useLocation()
  const place = useRef(key)
  const [pages, setPages] = useState<GridPage[]>(() => kept.get(key) ?? (first ? [first] : []))
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const last = pages.at(-1) ?? NOTHING
  const hasMore = last.page < last.totalPages

  const show = (next: GridPage[]) => {
    kept.set(place.current, next)
    setPages(next)
  }
  const fetchUpTo = async (page: number): Promise<GridPage[]> => {
    const numbers = Array.from({ length: page - last.page }, (_, index) => last.page + 1 + index)
    const fetched = await Promise.all(numbers.slice(0, MAX_AT_ONCE).map((number) => fetchPage(query, number)))
    return fetched.reduce(withPage, pages)
  }
  const loadMore = async (page = last.page + 1, shown = show) => {
    if (status === 'loading' || !hasMore) return
    setStatus('loading')
    try {
      shown(await fetchUpTo(page))
      setStatus('idle')
    } catch {
      setStatus('failed')
    }
  }
  useDepth(`${key}${pathname}${search}`, last.page, (page, goThere) => {
    const shown = (next: GridPage[]) => {
      flushSync(() => show(next))
      goThere()
    }
    if (page > last.page) void loadMore(page, shown)
  })
  return { pages, hasMore, status, nextPage: last.page + 1, loadMore: () => void loadMore() }
}

/** Keeps how far down somebody is when the page is left, and comes back there when it was loaded again. */
const useDepth = (at: string, page: number, comeBack: (page: number, goThere: () => void) => void): void => {
  const latest = useRef({ place: at, page, comeBack })
  useEffect(() => {
    latest.current = { place: at, page, comeBack }
  })
  useEffect(() => {
    const leave = () => keepDepth({ place: latest.current.place, page: latest.current.page, y: scrollY })
    addEventListener('pagehide', leave)
    const depth = takeDepth(latest.current.place)
    const before = scrollY
    if (depth) {
      latest.current.comeBack(depth.page, () => {
        // whoever has gone on meanwhile is not taken back
        if (Math.abs(scrollY - before) < innerHeight) scrollTo(0, depth.y)
      })
    }
    return () => removeEventListener('pagehide', leave)
  }, [])
}
