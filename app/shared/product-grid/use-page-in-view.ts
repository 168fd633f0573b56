import { type RefObject, useEffect, useRef } from 'react'

/** marks the first product of each page of a list with the page's number */
export const PAGE_ATTRIBUTE = 'data-page'

/** The first product of a page of the list. */
export const firstOfPage = (list: Element | null, page: number): Element | null =>
  list?.querySelector(`[${PAGE_ATTRIBUTE}="${page}"]`) ?? null

/**
 * Follows which page of a list is in view: the last one that begins above the middle of the screen, or null while none
 * does.
 * @param drawn the numbers of the pages on screen; observed again when they change
 */
export const usePageInView = (
  list: RefObject<Element | null>,
  drawn: number[],
  onChange: (page: number | null) => void,
): void => {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const numbers = drawn.join(',')
  useEffect(() => {
    const above = new Set<number>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const page = Number(target.getAttribute(PAGE_ATTRIBUTE))
          if (isIntersecting) above.add(page)
          else above.delete(page)
        }
        latest.current(above.size ? Math.max(...above) : null)
      },
      // all that lies above the middle of the screen, however far
      { rootMargin: '10000000px 0px -50% 0px' },
    )
    for (const page of numbers ? numbers.split(',') : []) {
      const first = firstOfPage(list.current, Number(page))
      if (first) observer.observe(first)
    }
    return () => observer.disconnect()
  }, [list, numbers])
}
