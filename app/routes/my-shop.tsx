import { pageContext } from '../context.ts'
import { readOrderGroup, statusesOf } from '../features/vendor-dashboard/groups.ts'
import { OrdersPart } from '../features/vendor-dashboard/orders-part.tsx'
import { readPage, requireVendor } from '../features/vendor-dashboard/require-vendor.ts'
import { toVendorSummary } from '../features/vendor-dashboard/vendor-summary.ts'
import { m } from '../messages/paraglide/messages.js'
import { useFollowCustomer } from '../shared/account/follow-customer.ts'
import { notFound } from '../shared/pages/not-found.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import type { Route } from './+types/my-shop.ts'

export const handle = { cache: 'personal' } satisfies RouteHandle

const PER_PAGE = 10

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const search = new URL(request.url).searchParams
  const group = readOrderGroup(search.get('status'))
  const page = readPage(search)
  const [vendor, { items, totalPages }] = await requireVendor(context.get(pageContext), request, (store) =>
    Promise.all([
      store.vendorDashboard(),
      store.vendorOrders({ page, per_page: PER_PAGE, status: statusesOf(group) }),
    ]),
  )
  if (page > Math.max(1, totalPages)) throw notFound()
  return { shop: toVendorSummary(vendor), orders: items, group, page, pages: totalPages }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.vendor_title(), hidden: true })

export default function MyShopRoute({ loaderData }: Route.ComponentProps) {
  useFollowCustomer()
  return <OrdersPart {...loaderData} />
}
