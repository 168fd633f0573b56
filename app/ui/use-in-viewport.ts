import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls back while the place that the ref marks comes near the screen.
 * @param margin how near, as an observer's `rootMargin`
 */
export const useInViewport = (
  enabled: boolean,
  onNear: () => void,
  margin = '900px',
): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    const element = place.current
    if (!element || !enabled) return
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && latest.current(),
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [enabled, margin])
  return place
}
