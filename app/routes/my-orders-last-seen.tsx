import { SeenOrderList } from '../features/orders/seen-order-list.tsx'
import { m } from '../messages/paraglide/messages.js'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import type { Route } from './+types/my-orders-last-seen.ts'

/** Everybody's: the orders are on the device alone. */
export const handle = { cache: 'public' } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.orders_title(), hidden: true })

export default function MyOrdersLastSeenRoute() {
  return <SeenOrderList />
}
