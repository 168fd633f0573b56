const MAX_KEPT = 20

/**
 * What a screen came to show at each place of the history, by the location's key, so that Back finds it as high as it
 * was left. The oldest places are forgotten.
 */
export const createHistoryCache = <T>() => {
  const kept = new Map<string, T>()
  return {
    get: (key: string): T | undefined => kept.get(key),
    clear: (): void => kept.clear(),
    set: (key: string, value: T): void => {
      kept.delete(key)
      kept.set(key, value)
      const oldest = kept.keys().next().value
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
    },
  }
}
