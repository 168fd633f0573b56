import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router'

/**
 * Draws Back and Forward at once. The router gives them the view transition of the tap that led there, which takes two frames and
 * two pictures of the page; and where one swipes, the browser has moved the page already.
 */
export const useBackAtOnce = (): void => {
  const router = useContext(DataRouterContext)?.router
  const { key } = useLocation()
  /** a screen comes by a transition and is not drawn yet: what leads elsewhere meanwhile is the router's to put in order */
  const isOnTheWay = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place in the history has been drawn
  useEffect(() => {
    isOnTheWay.current = false
  }, [key])
  // before the provider around it subscribes
  useLayoutEffect(() => {
    if (!router) return
    const { subscribe } = router
    router.subscribe = (listener) =>
      subscribe((state, { viewTransitionOpts, ...changes }) => {
        const isAtOnce = state.historyAction === 'POP' && !isOnTheWay.current
        const shown = isAtOnce ? undefined : viewTransitionOpts
        if (shown) isOnTheWay.current = true
        listener(state, { ...changes, ...(shown && { viewTransitionOpts: shown }) })
      })
    return () => {
      router.subscribe = subscribe
    }
  }, [router])
}
