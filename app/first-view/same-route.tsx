import { type ReactNode, use, useMemo } from 'react'
import { UNSAFE_RouteContext as RouteContext } from 'react-router'

/**
 * Keeps the context of a route while it says the same. The router makes it anew whenever a navigation begins or ends, and
 * every link below reads it: a page of many products would draw them all once more at the tap that leaves it.
 * Not around an `Outlet`, which is drawn from it.
 */
export const SameRoute = ({ children }: { children: ReactNode }) => {
  const route = use(RouteContext)
  const place = JSON.stringify(route.matches.map(({ route: { id }, pathname }) => [id, pathname]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what links are resolved by is the same for the same place
  const same = useMemo(() => route, [place])
  return <RouteContext value={same}>{children}</RouteContext>
}
