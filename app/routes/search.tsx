import { pageContext } from '../context.ts'
import { readListSearch, readListState } from '../features/catalog/list-state.ts'
import { loadList } from '../features/catalog/load-list.ts'
import { beside, Deferred, deferred } from '../first-view/deferred.tsx'
import { pack, unpack } from '../first-view/packed.ts'
import { m } from '../messages/paraglide/messages.js'
import { pageMeta } from '../shared/pages/page-meta.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import type { Route } from './+types/search.ts'

const ANYWHERE = { scope: {}, within: null }

export const handle = { cache: 'public', search: readListSearch } satisfies RouteHandle

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { store } = context.get(pageContext)
  const state = readListState(url.searchParams)
  return { text: state.search, list: state.search ? pack(await loadList(store, ANYWHERE, state)) : null }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.text ? m.search_results_for({ text: loaderData.text }) : m.search_title(),
    hidden: Boolean(loaderData?.text),
  })

const searchScreen = deferred(async () => (await import('./search-screen.tsx')).SearchScreen)

export const clientMiddleware = [beside(searchScreen)]

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { text, list } = loaderData
  return <Deferred part={searchScreen} text={text} list={list && unpack(list)} />
}
