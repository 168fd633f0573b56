import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { whenReleased } from '#app/ui/when-released.ts'
import type { ShopperProductQuery } from '#store-api/contract/products.ts'
import { createAnswerCache } from '../pages/history/history-cache.ts'
import type { CardProduct } from '../product-card/card-product.ts'
import { keepDepth, takeDepth } from './list-depth.ts'
import { firstOfPage, usePageInView } from './use-page-in-view.ts'

/** One page of products. */
export interface GridPage {
  products: CardProduct[]
  page: number
  totalPages: number
}

/** What was scrolled to. */
const pagesCache = createAnswerCache<GridPage[]>()

const NOTHING: GridPage = { products: [], page: 0, totalPages: 1 }

const fetchPage = async (query: ShopperProductQuery, page: number): Promise<GridPage> => {
  const [{ browserStore }, { cardFields, toCardProduct }] = await Promise.all([
    import('../store-client/store-client.ts'),
    import('../product-card/card-product.ts'),
  ])
  const answer = await browserStore().products({ ...query, page, facets: false, _fields: cardFields })
  return { products: answer.products.map(toCardProduct), page, totalPages: answer.total_pages }
}

/** A product that moved to another page while somebody scrolled is shown once. */
const unseen = (pages: GridPage[], next: GridPage): GridPage => {
  const seen = new Set(pages.flatMap(({ products }) => products.map(({ id }) => id)))
  return { ...next, products: next.products.filter(({ id }) => !seen.has(id)) }
}

const withPage = (pages: GridPage[], next: GridPage): GridPage[] => [...pages, unseen(pages, next)]

/** as many as are fetched at once after a reload */
const MAX_AT_ONCE = 12

interface PagesOptions {
  /** null where the server left the whole list to the browser */
  first: GridPage | null
  /** what the server asked for the first page */
  query: ShopperProductQuery
  /** what the products are drawn in */
  list: RefObject<Element | null>
  /** The page that is in view has changed; null: the list begins below the middle of the screen. */
  onPageInView: (page: number | null) => void
}

/** The pages of a list as they are asked for, one after the other, starting with the one that the server drew. */
export const usePages = ({ first, query, list, onPageInView }: PagesOptions) => {
  const { key } = useLocation()
  const place = useRef(key)
  const [pages, setPages] = useState<GridPage[]>(() => pagesCache.get(key) ?? (first ? [first] : []))
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const start = pages[0]?.page ?? 1
  const last = pages.at(-1) ?? NOTHING
  const hasMore = last.page < last.totalPages

  // another entry of the history with the same list, as by a link to a place in it
  useEffect(() => {
    if (place.current === key) return
    const before = pagesCache.get(place.current)
    place.current = key
    if (before) pagesCache.set(key, before)
  }, [key])

  const show = (next: GridPage[]) => {
    pagesCache.set(place.current, next)
    setPages(next)
  }
  const load = async (work: () => Promise<void>) => {
    if (status === 'loading') return
    setStatus('loading')
    try {
      await work()
      setStatus('idle')
    } catch {
      setStatus('failed')
    }
  }
  const fetchUpTo = async (page: number): Promise<GridPage[]> => {
    const numbers = Array.from({ length: page - last.page }, (_, index) => last.page + 1 + index)
    const fetched = await Promise.all(numbers.slice(0, MAX_AT_ONCE).map((number) => fetchPage(query, number)))
    await whenReleased()
    return fetched.reduce(withPage, pages)
  }
  const loadMore = async (page = last.page + 1, shown = show) => {
    if (hasMore) await load(async () => shown(await fetchUpTo(page)))
  }
  /** What is in view stays where it is. */
  const loadPrevious = () =>
    load(async () => {
      const previous = unseen(pages, await fetchPage(query, start - 1))
      const top = () => firstOfPage(list.current, start)?.getBoundingClientRect().top ?? 0
      const before = top()
      flushSync(() => show([previous, ...pages]))
      scrollBy({ top: top() - before, behavior: 'instant' })
    })

  /** asked for; waits while another page is on its way */
  const [wantsPrevious, setWantsPrevious] = useState(false)
  useEffect(() => {
    if (!wantsPrevious || status === 'loading') return
    setWantsPrevious(false)
    void loadPrevious()
  })

  const inView = useRef<number | null>(null)
  usePageInView(
    list,
    pages.map(({ page }) => page),
    (page) => {
      if (page === inView.current) return
      inView.current = page
      onPageInView(page)
    },
  )
  useDepth(list, inView, (page, goThere) => {
    if (page <= last.page) return goThere()
    void loadMore(page, (next) => {
      flushSync(() => show(next))
      goThere()
    })
  })
  return {
    pages,
    start,
    hasMore,
    status,
    nextPage: last.page + 1,
    loadMore: () => void loadMore(),
    wantsPrevious,
    loadPrevious: () => setWantsPrevious(true),
  }
}

/** An entry of the history with its URL, which changes with the page of the list that is in view. */
const entryNow = (key: string): string => `${key}${location.pathname}${location.search}`

/** Keeps how far down somebody is when the page is left, and comes back there when it was loaded again. */
const useDepth = (
  list: RefObject<Element | null>,
  inView: RefObject<number | null>,
  comeBack: (page: number, goThere: () => void) => void,
): void => {
  const { key } = useLocation()
  const place = useRef(key)
  const latest = useRef(comeBack)
  useEffect(() => {
    latest.current = comeBack
  })
  useEffect(() => {
    const topOf = (page: number) => firstOfPage(list.current, page)?.getBoundingClientRect().top
    const leave = () => {
      const page = inView.current
      const top = page === null ? undefined : topOf(page)
      if (page !== null && top !== undefined)
        keepDepth({ place: entryNow(place.current), page, offset: -top })
    }
    addEventListener('pagehide', leave)
    const depth = takeDepth(entryNow(place.current))
    const before = scrollY
    if (depth) {
      latest.current(depth.page, () => {
        const top = topOf(depth.page)
        // whoever has gone on meanwhile is not taken back
        if (top === undefined || Math.abs(scrollY - before) >= innerHeight) return
        scrollBy({ top: top + depth.offset, behavior: 'instant' })
      })
    }
    return () => removeEventListener('pagehide', leave)
  }, [list, inView])
}
