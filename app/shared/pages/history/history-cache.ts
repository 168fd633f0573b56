import { createBoundedMap } from './bounded-map.ts'

const MOST = 20

/**
 * What a screen came to show at each place of the history, by the location's key, so that Back finds it as high as it
 * was left. The oldest places are forgotten.
 */
export const createHistoryCache = <T>() => createBoundedMap<T>(MOST)

const ofAnswers: { clear: () => void }[] = []

/** {@link createHistoryCache} for what the shop has answered, which holds for one visitor until {@link forgetAnswers}. */
export const createAnswerCache = <T>() => {
  const cache = createHistoryCache<T>()
  ofAnswers.push(cache)
  return cache
}

/** Somebody else may be asking from now on, or the same with other prices. */
export const forgetAnswers = (): void => {
  for (const cache of ofAnswers) cache.clear()
}
