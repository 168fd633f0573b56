import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { whenReleased } from '#app/ui/when-released.ts'
import type { ShopperProductQuery } from '#store-api/contract/products.ts'
import { beforeLeaving } from '../pages/history/before-leaving.tsx'
import { createAnswerCache } from '../pages/history/history-cache.ts'
import type { CardProduct } from '../product-card/card-product.ts'
import { depthAt, keepDepth, type ListDepth } from './list-depth.ts'
import { firstOfPage, PAGE_ATTRIBUTE, usePageInView } from './use-page-in-view.ts'

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
  const isLoading = useRef(false)
  const load = async (work: () => Promise<void>) => {
    // what comes near the screen may ask before the status is drawn
    if (isLoading.current) return
    isLoading.current = true
    setStatus('loading')
    try {
      await work()
      setStatus('idle')
    } catch {
      setStatus('failed')
    }
    isLoading.current = false
  }
  /** The list with what it lacks of some pages. */
  const fetchPages = async (from: number, to: number): Promise<GridPage[]> => {
    const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
    const missing = numbers.filter((number) => number < start || number > last.page).slice(0, MAX_AT_ONCE)
    const fetched = await Promise.all(missing.map((number) => fetchPage(query, number)))
    await whenReleased()
    const before = fetched.filter(({ page }) => page < start).map((page) => unseen(pages, page))
    return fetched.slice(before.length).reduce(withPage, [...before, ...pages])
  }
  /** What is in view stays where it is. */
  const showInPlace = (next: GridPage[]) => {
    const first = firstOfPage(list.current, start)
    const top = () => first?.getBoundingClientRect().top ?? 0
    const before = top()
    flushSync(() => show(next))
    scrollBy({ top: top() - before, behavior: 'instant' })
  }
  const loadMore = () => load(async () => show(await fetchPages(start, last.page + 1)))
  const loadPrevious = () => load(async () => showInPlace(await fetchPages(start - 1, last.page)))
  const comeBack = ({ page, offset, from, to }: ListDepth) => {
    const goThere = () => {
      const first = firstOfPage(list.current, page)
      if (first) scrollBy({ top: first.getBoundingClientRect().top + offset, behavior: 'instant' })
    }
    goThere()
    if (from >= start && to <= last.page) return
    const before = scrollY
    void load(async () => {
      const next = await fetchPages(Math.min(from, start), Math.max(to, last.page))
      // whoever has gone on meanwhile is not taken back
      const isStill = Math.abs(scrollY - before) < innerHeight
      showInPlace(next)
      if (isStill) goThere()
    })
  }

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
  const comesBack = useDepth(list, comeBack)
  return {
    pages,
    start,
    hasMore,
    status,
    nextPage: last.page + 1,
    comesBack,
    loadMore: () => void loadMore(),
    wantsPrevious,
    loadPrevious: () => setWantsPrevious(true),
  }
}

const depthOf = (list: Element | null): ListDepth | null => {
  const firsts = [...(list?.querySelectorAll(`[${PAGE_ATTRIBUTE}]`) ?? [])].map((first) => ({
    page: Number(first.getAttribute(PAGE_ATTRIBUTE)),
    top: first.getBoundingClientRect().top,
  }))
  /** the last page that begins above a line of the screen */
  const pageAt = (line: number) => firsts.findLast(({ top }) => top < line)
  const inView = pageAt(innerHeight / 2)
  if (!inView) return null
  const { page, top } = inView
  return {
    page,
    offset: -top,
    from: (pageAt(0) ?? firsts[0] ?? inView).page,
    to: (pageAt(innerHeight) ?? inView).page,
  }
}

/**
 * Keeps how far down somebody is when the list is left, and comes back there when the page was loaded again since.
 * Answers whether it does.
 */
const useDepth = (list: RefObject<Element | null>, comeBack: (depth: ListDepth) => void): boolean => {
  const { key } = useLocation()
  const [depth] = useState(() => depthAt(key))
  useLayoutEffect(() => beforeLeaving(() => keepDepth(key, depthOf(list.current))), [list, key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is first drawn
  useLayoutEffect(() => {
    // after the router has scrolled to as many px as there were, of a list that may have begun elsewhere
    if (depth) queueMicrotask(() => comeBack(depth))
  }, [])
  return depth !== null
}
