import { data } from 'react-router'
import { pageContext } from '../context.ts'
import { listData } from '../features/catalog/list-data.ts'
import { readListSearch, readListState } from '../features/catalog/list-state.ts'
import { vendorListing } from '../features/catalog/listing-context.ts'
import { loadList } from '../features/catalog/load-list.ts'
import { vendorData } from '../features/vendors/vendor-data.ts'
import { HydrateWhenIdle, hydrateWhenIdle, loadBeside } from '../first-view/hydrate-when-idle.tsx'
import { readPayload, toPayload } from '../first-view/json-payload.ts'
import { m } from '../messages/paraglide/messages.js'
import { pageMeta, rootDataOf } from '../shared/pages/page-meta.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { localePrefix } from '../shared/settings/root-data.ts'
import { loadVendor } from '../shared/vendors/load-vendor.ts'
import type { Route } from './+types/vendor.ts'

export const handle = { cache: 'public', search: readListSearch } satisfies RouteHandle

export const loader = async ({ context, url, params }: Route.LoaderArgs) => {
  const { store } = context.get(pageContext)
  const vendor = await loadVendor(store, params.slug)
  if (!vendor) throw data(null, { status: 404 })
  const place = vendorListing(vendor)
  const list = await loadList(store, place, readListState(url.searchParams))
  return { page: toPayload({ vendor, place, list }), canonical: place.canonical }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = rootDataOf(matches)
  if (!loaderData || !root) return pageMeta(matches, {})
  const { vendor, place, list } = readPayload(loaderData.page)
  const path = localePrefix(root.locale, root.homeLocale) + place.canonical
  return pageMeta(matches, {
    title: vendor.name,
    description: vendor.description || m.vendors_text({ name: vendor.name }),
    image: vendor.banner || vendor.avatar,
    data: [vendorData(vendor, { origin: root.origin, path }), ...listData(root, place, list)],
  })
}

const vendorScreen = hydrateWhenIdle(async () => (await import('./vendor-screen.tsx')).VendorScreen)

export const clientMiddleware = [loadBeside(vendorScreen)]

export default function VendorRoute({ loaderData }: Route.ComponentProps) {
  return <HydrateWhenIdle part={vendorScreen} {...readPayload(loaderData.page)} />
}
