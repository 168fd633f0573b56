import { pageContext } from '../context.ts'
import { describeList } from '../features/catalog/listing/describe-list.ts'
import { listData } from '../features/catalog/listing/list-data.ts'
import { readListSearch, readListState } from '../features/catalog/listing/list-state.ts'
import { findListing } from '../features/catalog/listing/listing-context.ts'
import { listingTitle } from '../features/catalog/listing/listing-title.ts'
import { loadList } from '../features/catalog/listing/load-list.ts'
import { HydrateWhenIdle, hydrateWhenIdle, loadBeside } from '../first-view/hydrate-when-idle.tsx'
import { readPayload, toPayload } from '../first-view/json-payload.ts'
import { loadUnlessShown } from '../shared/pages/history/shown-screens.ts'
import { notFound } from '../shared/pages/not-found.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { loadSeoHead } from '../shared/pages/seo/load-seo-head.server.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { pageTitle } from '../shared/pages/seo/page-title.ts'
import { structuredDataContext } from '../structured-data.tsx'
import type { Route } from './+types/product-list.ts'

export const handle = { cache: 'public', search: readListSearch } satisfies RouteHandle

export const loader = async ({ context, url, params, pattern }: Route.LoaderArgs) => {
  const page = context.get(pageContext)
  const { store } = page
  const load = async () => {
    const listing = await findListing(store, pattern, params)
    if (!listing) throw notFound()
    return { listing, list: await loadList(store, listing, readListState(url.searchParams)) }
  }
  const [listed, seo] = await Promise.all([load(), loadSeoHead(page, url)])
  const { listing, list } = listed
  const settings = await store.settings()
  context.set(structuredDataContext, () => listData(page, listing, list))
  return {
    listed: toPayload(listed),
    description: describeList(listing, list, settings),
    canonical: listing.canonical,
    languages: listing.languages,
    ...seo,
  }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadUnlessShown(serverLoader)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, {})
  const { listing, list } = readPayload(loaderData.listed)
  return pageMeta(matches, {
    title: pageTitle(listingTitle(listing), list.page),
    description: loaderData.description,
    image: list.products[0]?.image?.src,
  })
}

const listScreen = hydrateWhenIdle(
  async () => (await import('../features/catalog/listing/list-screen.tsx')).ListScreen,
)

export const clientMiddleware = [loadBeside(listScreen)]

export default function ProductListRoute({ loaderData }: Route.ComponentProps) {
  const { listing, list } = readPayload(loaderData.listed)
  return <HydrateWhenIdle part={listScreen} listing={listing} list={list} />
}
