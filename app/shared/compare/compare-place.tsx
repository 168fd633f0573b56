import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { href, useLocation } from 'react-router'
import { comparison } from '#app/device/shopping/compare.ts'
import { loadAtIdle } from '#app/first-view/load-at-idle.ts'

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

/** Where a page shows what is chosen for a comparison. */
export const ComparePlace = () => {
  const chosen = comparison.useChosen()
  const { pathname } = useLocation()
  useEffect(comparison.load, [])
  if (!chosen.length || pathname === href('/compare') || pathname === href('/cart')) return null
  return (
    <Suspense>
      <Bar ids={chosen.map(({ id }) => id)} />
    </Suspense>
  )
}
