import { data } from 'react-router'
import { pageContext } from '../context.ts'
import { describeList } from '../features/catalog/listing/describe-list.ts'
import { listData } from '../features/catalog/listing/list-data.ts'
import { readListSearch, readListState } from '../features/catalog/listing/list-state.ts'
import { vendorListing } from '../features/catalog/listing/listing-context.ts'
import { loadList } from '../features/catalog/listing/load-list.ts'
import { vendorData } from '../features/vendors/vendor-data.ts'
import { HydrateWhenIdle, hydrateWhenIdle, loadBeside } from '../first-view/hydrate-when-idle.tsx'
import { readPayload, toPayload } from '../first-view/json-payload.ts'
import { m } from '../messages/paraglide/messages.js'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { pageTitle } from '../shared/pages/seo/page-title.ts'
import { localePrefix } from '../shared/settings/root-data.ts'
import { loadVendor } from '../shared/vendors/load-vendor.ts'
import { structuredDataContext } from '../structured-data.tsx'
import type { Route } from './+types/vendor.ts'

export const handle = { cache: 'public', search: readListSearch } satisfies RouteHandle

export const loader = async ({ context, url, params }: Route.LoaderArgs) => {
  const visit = context.get(pageContext)
  const { store } = visit
  const vendor = await loadVendor(store, params.slug)
  if (!vendor) throw data(null, { status: 404 })
  const listing = vendorListing(vendor)
  const list = await loadList(store, listing, readListState(url.searchParams))
  const settings = await store.settings()
  const path = localePrefix(visit.locale, visit.homeLocale) + listing.canonical
  context.set(structuredDataContext, () => [
    vendorData(vendor, { origin: visit.origin, path }),
    ...listData(visit, listing, list),
  ])
  const text = vendor.description || m.vendors_text({ name: vendor.name })
  return {
    page: toPayload({ vendor, listing, list }),
    description: describeList({ ...listing, description: text }, list, settings),
    canonical: listing.canonical,
    languages: vendor.languages ?? [],
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, {})
  const { vendor, list } = readPayload(loaderData.page)
  return pageMeta(matches, {
    title: pageTitle(vendor.name, list.page),
    description: loaderData.description,
    image: vendor.banner || vendor.avatar,
  })
}

const vendorScreen = hydrateWhenIdle(async () => (await import('./vendor-screen.tsx')).VendorScreen)

export const clientMiddleware = [loadBeside(vendorScreen)]

export default function VendorRoute({ loaderData }: Route.ComponentProps) {
  return <HydrateWhenIdle part={vendorScreen} {...readPayload(loaderData.page)} />
}
