import { pageContext } from '../context.ts'
import { productQueryOf, readProductGroup } from '../features/vendor-dashboard/groups.ts'
import { toProductRow } from '../features/vendor-dashboard/product-row.ts'
import { ProductsPart } from '../features/vendor-dashboard/products-part.tsx'
import { readPage, requireVendor } from '../features/vendor-dashboard/require-vendor.ts'
import { toVendorSummary } from '../features/vendor-dashboard/vendor-summary.ts'
import { m } from '../messages/paraglide/messages.js'
import { useFollowCustomer } from '../shared/account/follow-customer.ts'
import { notFound } from '../shared/pages/not-found.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import type { Route } from './+types/my-shop-products.ts'

export const handle = { cache: 'personal' } satisfies RouteHandle

const PER_PAGE = 20

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const search = new URL(request.url).searchParams
  const group = readProductGroup(search.get('show'))
  const query = (search.get('q') ?? '').trim().slice(0, 200)
  const page = readPage(search)
  const [vendor, { items, totalPages }] = await requireVendor(context.get(pageContext), request, (store) =>
    Promise.all([
      store.vendorDashboard(),
      store.vendorProducts({ ...productQueryOf(group), page, per_page: PER_PAGE, search: query }),
    ]),
  )
  if (page > Math.max(1, totalPages)) throw notFound()
  return {
    shop: toVendorSummary(vendor),
    products: items.map(toProductRow),
    group,
    query,
    page,
    pages: totalPages,
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.catalog_products(), hidden: true })

export default function MyShopProductsRoute({ loaderData }: Route.ComponentProps) {
  useFollowCustomer()
  return <ProductsPart {...loaderData} />
}
