import { type RefObject, useEffect } from 'react'

/** Counts a search and what is opened from its results, with code that comes after everything else. */
export const useSearchReport = (
  text: string,
  results: RefObject<HTMLElement | null>,
  isFound: boolean,
): void => {
  useEffect(() => {
    const element = results.current
    if (!text || !element || !isFound) return
    let stop = (): void => {}
    let isOver = false
    const load = async () => {
      const { reportSearch } = await import('./report-search.ts')
      if (!isOver) stop = reportSearch(text, element)
    }
    void load().catch(() => {})
    return () => {
      isOver = true
      stop()
    }
  }, [text, results, isFound])
}
