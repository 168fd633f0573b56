import { createBoundedMap } from './bounded-map.ts'

const MOST = 20

/**
 * What a screen came to show at each place of the history, by the location's key, so that Back finds it as high as it
 * was left. The oldest places are forgotten.
 */
export const createHistoryCache = <T>() => createBoundedMap<T>(MOST)
