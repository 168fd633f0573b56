import { stateName } from '#common/geography/geography.ts'
import { pageContext } from '../context.ts'
import { requireVendor } from '../features/vendor-dashboard/require-vendor.ts'
import { VendorOrderPage } from '../features/vendor-dashboard/vendor-order.tsx'
import { m } from '../messages/paraglide/messages.js'
import { useFollowCustomer } from '../shared/account/follow-customer.ts'
import { notFound } from '../shared/pages/not-found.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { digits } from '../ui/digits.ts'
import type { Route } from './+types/my-shop-order.ts'

export const handle = { cache: 'personal' } satisfies RouteHandle

export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  if (!/^\d{1,15}$/.test(params.id)) throw notFound()
  const page = context.get(pageContext)
  const order = await requireVendor(page, request, (store) => store.vendorOrder(Number(params.id)))
  const { country = '', state = '' } = order.shipping ?? {}
  return { order, province: stateName(country, state, page.locale) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? m.orders_number({ number: digits(loaderData.order.number) }) : m.vendor_title(),
    hidden: true,
  })

export default function MyShopOrderRoute({ loaderData }: Route.ComponentProps) {
  useFollowCustomer()
  return <VendorOrderPage {...loaderData} />
}
