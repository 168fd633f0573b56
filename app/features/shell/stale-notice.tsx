import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useCopyDate } from './use-copy-date.ts'

const Nothing = (_: { at: number }) => <></>

/** Where its code did not come in time, the page stands without the date. */
const PageAsOf = lazy(() =>
  import('#app/shared/pages/history/as-of.tsx').then(
    ({ PageAsOf }) => ({ default: PageAsOf }),
    () => ({ default: Nothing }),
  ),
)

/** Their goods and orders are on the device, with dates of their own. */
const FILLED_BY_DEVICE = /\/(cart|wish-list|my-orders\/last-seen)\/?$/

/** Without a network, how old the page is that is shown. */
export const StaleNotice = () => {
  const { pathname } = useLocation()
  const since = useCopyDate()
  if (!since || FILLED_BY_DEVICE.test(pathname)) return null
  return (
    <Suspense>
      <PageAsOf at={since} />
    </Suspense>
  )
}
