import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { forgetProductsAhead } from '#app/shared/links/product-data-ahead.ts'
import type { RouteHandle } from '../route-handle.ts'
import { createAnswerCache, forgetAnswers } from './history-cache.ts'

/** ms; what was shown longer ago is asked for again */
const FRESH = 300_000
/** the key of the place in the history where the visit began, which has none in `history.state` */
const FIRST = 'default'

interface Shown {
  data: unknown
  at: number
}

const screens = createAnswerCache<Shown>()
let current = FIRST

/**
 * Remembers the data of every screen that is everyone's (`handle.cache`), by its place in the history, for
 * {@link loadUnlessShown}.
 */
export const useShownScreens = (): void => {
  const { key } = useLocation()
  const { handle, loaderData } = useMatches().at(-1) ?? {}
  useEffect(() => {
    current = key
    if ((handle as RouteHandle | undefined)?.cache === 'public')
      screens.set(key, { data: loaderData, at: Date.now() })
  }, [key, handle, loaderData])
}

/**
 * The client loader of a screen that is everyone's: Back and Forward show at once what was there minutes ago; all else
 * asks the server. The browser has gone to its place in the history already when it comes from there, and not yet when a
 * link or a form leads on.
 */
export const loadUnlessShown = async <T>(serverLoader: () => Promise<T>): Promise<T> => {
  const { key = FIRST } = (history.state ?? {}) as { key?: string }
  const shown = key === current ? undefined : screens.get(key)
  return shown && Date.now() - shown.at < FRESH ? (shown.data as T) : serverLoader()
}

/** After a change of the visitor's own, screens are asked for again. */
export const forgetShownScreens = (): void => {
  forgetAnswers()
  forgetProductsAhead()
}
