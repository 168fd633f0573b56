import { lazy, type ReactNode, Suspense } from 'react'
import { type Comparable, comparison } from '#app/device/shopping/compare.ts'
import { loadAtIdle } from '#app/first-view/load-at-idle.ts'
import { type CardProduct, categoryIds } from '../product-card/card-product.ts'

const Nothing = (): ReactNode => null

type Choose = (product: Comparable & { name: string }) => ReactNode

const load = () => import('./card-compare.tsx')
const Choice = lazy<Choose>(() =>
  load().then(
    ({ CardCompare }) => ({ default: CardCompare }),
    () => ({ default: Nothing }),
  ),
)
loadAtIdle(load)

/** Nothing until products are chosen for a comparison: the first view of a list carries none of it. */
export const CardComparePlace = ({ product }: { product: CardProduct }) =>
  comparison.useIsChoosing() && (
    <Suspense>
      <Choice id={product.id} name={product.name} categories={categoryIds(product)} />
    </Suspense>
  )
