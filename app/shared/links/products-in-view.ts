import { whenIdle } from '#app/first-view/idle.ts'
import { fetchProductAhead } from './product-data-ahead.ts'

/** ms without a move of the page, after which somebody looks at what is in view */
const RESTS = 300
/** as many cards as a phone shows at once */
const MOST_IN_VIEW = 6
/** ms that a pointer or the focus rests on a link before it is meant */
const MEANT = 100
const LINKS = 'main article a[href*="/product/"]'
const PATH = /\/product\/[^/]+$/
/** The time when the data of the products in view is there, for those who measure. */
const PRODUCTS_IN_VIEW_LOADED = 'products-in-view-loaded'

/** Whether it leads to another product's own page. */
const isAhead = ({ pathname }: HTMLAnchorElement): boolean =>
  PATH.test(pathname) && pathname !== location.pathname

const isInView = (link: Element): boolean => {
  const { top, bottom, left, right } = link.getBoundingClientRect()
  return right > left && top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth
}

/** One after the other, until the visitor goes on to another page: a tap has the network to itself. */
const fetchProductsInView = async (isOver: () => boolean): Promise<void> => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)].filter(isAhead).filter(isInView)
  for (const { pathname } of links.slice(0, MOST_IN_VIEW)) {
    await whenIdle()
    if (isOver()) return
    await fetchProductAhead(pathname)
  }
  performance.mark(PRODUCTS_IN_VIEW_LOADED)
}

/**
 * Fetches the data of the products in view, each time the page comes to rest, until that is called off, or somebody goes
 * on by a link: what the next screen needs is asked for once, and by that screen.
 */
export const followProductsInView = (): (() => void) => {
  let view = 0
  let timer: ReturnType<typeof setTimeout>
  const rest = () => {
    view++
    const mine = view
    clearTimeout(timer)
    timer = setTimeout(() => void fetchProductsInView(() => view !== mine), RESTS)
  }
  const leave = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('a[href]'))) return
    view++
    clearTimeout(timer)
  }
  const over = new AbortController()
  const options = { capture: true, passive: true, signal: over.signal }
  // rows of products move too, and their events do not bubble
  addEventListener('scroll', rest, options)
  addEventListener('click', leave, options)
  rest()
  return () => {
    view++
    clearTimeout(timer)
    over.abort()
  }
}

/**
 * Fetches the data of a product when a finger touches it, and when a pointer or the focus rests on it: it is on its way
 * when the tap counts. Until that is called off.
 */
export const followIntent = (): (() => void) => {
  const over = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  const onSign = ({ type, target }: Event): void => {
    clearTimeout(timer)
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null
    // a click asks by itself
    if (type === 'click' || !link || !isAhead(link)) return
    const ask = () => void fetchProductAhead(link.pathname)
    if (type === 'touchstart') ask()
    else timer = setTimeout(ask, MEANT)
  }
  for (const type of ['touchstart', 'pointerover', 'focusin', 'click'])
    addEventListener(type, onSign, { capture: true, passive: true, signal: over.signal })
  return () => {
    clearTimeout(timer)
    over.abort()
  }
}
