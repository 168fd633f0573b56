import { href, redirect } from 'react-router'
import { pageContext } from '../context.ts'
import { readGroup, statusesOf } from '../features/orders/order-groups.ts'
import { OrderList } from '../features/orders/order-list.tsx'
import { m } from '../messages/paraglide/messages.js'
import { useFollowCustomer } from '../shared/account/follow-customer.ts'
import { requireCustomer } from '../shared/account/require-customer.ts'
import { notFound } from '../shared/pages/not-found.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import type { Route } from './+types/my-orders.ts'

export const handle = { cache: 'personal' } satisfies RouteHandle

const PER_PAGE = 10

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const page = context.get(pageContext)
  const { my_orders_page } = await page.store.settings()
  if (!my_orders_page) throw notFound()
  const search = new URL(request.url).searchParams
  const group = readGroup(search.get('status'))
  const number = Math.min(Math.max(1, Math.floor(Number(search.get('page'))) || 1), 10_000)
  const { items, totalPages } = await requireCustomer(page, request, (store) =>
    store.orders({ page: number, per_page: PER_PAGE, status: statusesOf(group) }),
  )
  if (number > Math.max(1, totalPages)) throw notFound()
  return { orders: items, group, page: number, pages: totalPages }
}

/** Without a network, the list as this device last saw it. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  try {
    return await serverLoader()
  } catch (error) {
    if (error instanceof TypeError) throw redirect(href('/my-orders/last-seen'))
    throw error
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.orders_title(), hidden: true })

export default function MyOrdersRoute({ loaderData }: Route.ComponentProps) {
  useFollowCustomer()
  return <OrderList {...loaderData} />
}
