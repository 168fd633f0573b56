import { pageDescription } from '#common/page-description.ts'
import { pageContext } from '../context.ts'
import { VendorList } from '../features/vendors/vendor-list.tsx'
import { m } from '../messages/paraglide/messages.js'
import { notFound, orNotFound } from '../shared/pages/not-found.ts'
import { readPage, readPageSearch } from '../shared/pages/reading/read-page.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { pageTitle } from '../shared/pages/seo/page-title.ts'
import { isMarketplace } from '../shared/vendors/load-vendor.ts'
import { toVendorCard } from '../shared/vendors/vendor-card-data.ts'
import type { Route } from './+types/vendors.ts'

const PER_PAGE = 24

export const handle = { cache: 'public', search: readPageSearch } satisfies RouteHandle

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { store } = context.get(pageContext)
  const settings = await store.settings()
  if (!isMarketplace(settings)) throw notFound()
  const page = readPage(request.url)
  const { items, totalPages } = await store.vendors({ page, per_page: PER_PAGE }).catch(orNotFound)
  if (page > 1 && !items.length) throw notFound()
  const vendors = items.map(toVendorCard)
  const description = pageDescription({
    name: pageTitle(m.vendors_title(), page),
    text: m.vendors_lead(),
    facts: [vendors.map(({ name }) => name).join(m.product_list_separator())],
    fillers: [settings.site_name, settings.site_description],
  })
  return { page, pages: totalPages, vendors, description }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: pageTitle(m.vendors_title(), loaderData?.page),
    description: loaderData?.description,
  })

export default function VendorsRoute({ loaderData }: Route.ComponentProps) {
  return <VendorList {...loaderData} />
}
