import { pageContext } from '../context.ts'
import { readListSearch, readListState } from '../features/catalog/list-state.ts'
import { loadList } from '../features/catalog/load-list.ts'
import { HydrateWhenIdle, hydrateWhenIdle, loadBeside } from '../first-view/hydrate-when-idle.tsx'
import { readPayload, toPayload } from '../first-view/json-payload.ts'
import { m } from '../messages/paraglide/messages.js'
import { pageMeta } from '../shared/pages/page-meta.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import type { Route } from './+types/search.ts'

const ANYWHERE = { scope: {}, within: null }

export const handle = { cache: 'public', search: readListSearch } satisfies RouteHandle

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { store } = context.get(pageContext)
  const state = readListState(url.searchParams)
  return { text: state.search, list: state.search ? toPayload(await loadList(store, ANYWHERE, state)) : null }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.text ? m.search_results_for({ text: loaderData.text }) : m.search_title(),
    hidden: Boolean(loaderData?.text),
  })

const searchScreen = hydrateWhenIdle(async () => (await import('./search-screen.tsx')).SearchScreen)

export const clientMiddleware = [loadBeside(searchScreen)]

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { text, list } = loaderData
  return <HydrateWhenIdle part={searchScreen} text={text} list={list && readPayload(list)} />
}
