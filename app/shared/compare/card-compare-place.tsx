import { lazy, type ReactNode, Suspense } from 'react'
import { comparison } from '#app/device/compare.ts'
import { loadAtIdle } from '#app/first-view/load-at-idle.ts'

const Nothing = (): ReactNode => null

type Choose = (product: { id: number; name: string }) => ReactNode

const load = () => import('./card-compare.tsx')
const Choice = lazy<Choose>(() =>
  load().then(
    ({ CardCompare }) => ({ default: CardCompare }),
    () => ({ default: Nothing }),
  ),
)
loadAtIdle(load)

/** Nothing until products are chosen for a comparison: the first view of a list carries none of it. */
export const CardComparePlace = (product: { id: number; name: string }) =>
  comparison.useIsChoosing() && (
    <Suspense>
      <Choice {...product} />
    </Suspense>
  )
