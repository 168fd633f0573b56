import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { href, useLocation, useMatches } from 'react-router'
import { comparison } from '#app/device/shopping/compare.ts'
import { loadAtIdle } from '#app/first-view/load-at-idle.ts'
import type { RouteHandle } from '../pages/route-handle.ts'

const Nothing = (): ReactNode => null

type ShowChoice = (props: { ids: number[] }) => ReactNode

const loadBar = () => import('./compare-bar.tsx')
// without a network the page stays as it is
const Bar = lazy<ShowChoice>(() =>
  loadBar().then(
    ({ CompareBar }) => ({ default: CompareBar }),
    () => ({ default: Nothing }),
  ),
)
loadAtIdle(loadBar)

/** Forms, and pages of a customer's own, have nothing to choose: the bar would only cover what is typed there. */
const useIsForBrowsing = (): boolean => {
  const { pathname } = useLocation()
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  return handle?.cache === 'public' && pathname !== href('/compare') && pathname !== href('/cart')
}

/** Where a page shows what is chosen for a comparison. */
export const ComparePlace = () => {
  const chosen = comparison.useChosen()
  const isForBrowsing = useIsForBrowsing()
  useEffect(comparison.load, [])
  if (!chosen.length || !isForBrowsing) return null
  return (
    <Suspense>
      <Bar ids={chosen.map(({ id }) => id)} />
    </Suspense>
  )
}
