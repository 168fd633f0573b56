import { pageContext } from '../context.ts'
import { readListState } from '../features/catalog/list-state.ts'
import { loadList } from '../features/catalog/load-list.ts'
import { m } from '../messages/paraglide/messages.js'
import { beside, Deferred, deferred } from '../shop/deferred.tsx'
import { pageMeta } from '../shop/page-meta.ts'
import type { Route } from './+types/search.ts'
import { listLooks } from './list-looks.ts'

const ANYWHERE = { scope: {}, within: null }

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { store } = context.get(pageContext)
  const state = readListState(url.searchParams)
  return { text: state.search, list: state.search ? await loadList(store, ANYWHERE, state) : null }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.text ? m.search_results_for({ text: loaderData.text }) : m.search_title(),
    hidden: Boolean(loaderData?.text),
  })

const searchScreen = deferred(async () => (await import('./search-screen.tsx')).SearchScreen)

export const handle = { looks: listLooks }

export const clientMiddleware = [beside(searchScreen)]

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <Deferred part={searchScreen} text={loaderData.text} list={loaderData.list} />
}
