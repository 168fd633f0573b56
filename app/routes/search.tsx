import { pageContext } from '../context.ts'
import { readListSearch, readListState } from '../features/catalog/listing/list-state.ts'
import { loadList } from '../features/catalog/listing/load-list.ts'
import { HydrateWhenIdle, hydrateWhenIdle, loadBeside } from '../first-view/hydrate-when-idle.tsx'
import { readPayload, toPayload } from '../first-view/json-payload.ts'
import { m } from '../messages/paraglide/messages.js'
import { loadUnlessShown } from '../shared/pages/history/shown-screens.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import type { Route } from './+types/search.ts'

const ANYWHERE = { scope: {}, within: null }

export const handle = { cache: 'public', search: readListSearch } satisfies RouteHandle

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { store } = context.get(pageContext)
  const state = readListState(url.searchParams)
  return { text: state.search, list: state.search ? toPayload(await loadList(store, ANYWHERE, state)) : null }
}

/** Without a network, what this device has seen is searched. */
export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs) => {
  try {
    return await loadUnlessShown(async () => ({ ...(await serverLoader()), seen: null }))
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const { searchSeen } = await import('../features/search/search-seen.ts')
    const { search } = readListState(new URL(request.url).searchParams)
    return { text: search, list: null, seen: search ? await searchSeen(search) : null }
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.text ? m.search_results_for({ text: loaderData.text }) : m.ui_search(),
    hidden: true,
  })

const searchScreen = hydrateWhenIdle(async () => (await import('./search-screen.tsx')).SearchScreen)

export const clientMiddleware = [loadBeside(searchScreen)]

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { text, list } = loaderData
  const seen = 'seen' in loaderData ? loaderData.seen : null
  return <HydrateWhenIdle part={searchScreen} text={text} list={list && readPayload(list)} seen={seen} />
}
