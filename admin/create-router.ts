import type { ReactNode } from 'react'
import { createBrowserRouter, type DataRouter, type NavigateOptions, type To } from 'react-router'

/** @param base where the back office lies, which the router's own addresses begin with and those it is given do not */
const isSameScreen = ({ state }: DataRouter, base: string, to: To): boolean =>
  typeof to === 'object' && `${base}${to.pathname}` === state.location.pathname

/**
 * A router with data, which can keep somebody on a form that is not saved. It draws another filter, order or page of a list at
 * once, and not as a transition: on a slow machine that was put off until the next filter had been put together without it.
 */
export const createRouter = (base: string, element: ReactNode): DataRouter => {
  const router = createBrowserRouter([{ path: '*', element }], { basename: base })
  const { navigate } = router
  return Object.assign(router, {
    navigate: (to: To | number | null, options?: NavigateOptions) => {
      if (typeof to === 'number') return navigate(to)
      // what replaces an address is written by an effect, in which nothing can be drawn, and shows nothing else
      const atOnce = to !== null && !options?.replace && isSameScreen(router, base, to)
      return navigate(to, { ...options, flushSync: atOnce })
    },
  })
}
