/**
 * Follows a media query, for `useSyncExternalStore`.
 * @param query as `matchMedia` takes it
 */
export const createMediaQuery = (query: string) => ({
  subscribe: (onChange: () => void): (() => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
  },
  matches: (): boolean => matchMedia(query).matches,
})
