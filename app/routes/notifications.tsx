import { pageContext } from '../context.ts'
import { NotificationsScreen } from '../features/loyalty/notifications-screen.tsx'
import { m } from '../messages/paraglide/messages.js'
import { useFollowCustomer } from '../shared/account/follow-customer.ts'
import { requireCustomer } from '../shared/account/require-customer.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import type { Route } from './+types/notifications.ts'

export const handle = { cache: 'personal' } satisfies RouteHandle

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const page = context.get(pageContext)
  const { my_orders_page } = await page.store.settings()
  const { notifications } = await requireCustomer(page, request, (store) => store.notifications())
  return { notifications, withOrders: my_orders_page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.loyalty_notifications_title(), hidden: true })

export default function NotificationsRoute({ loaderData }: Route.ComponentProps) {
  useFollowCustomer()
  return <NotificationsScreen {...loaderData} />
}
