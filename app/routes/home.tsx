import { pageContext } from '../context.ts'
import { Home, homeCode } from '../features/home/home.tsx'
import { homeData } from '../features/home/home-data.ts'
import { loadSections } from '../features/home/load-home.ts'
import { SearchPill } from '../features/shell/top-header.tsx'
import { beside } from '../shop/deferred.tsx'
import { pack, unpack } from '../shop/packed.ts'
import { pageMeta, rootDataOf } from '../shop/page-meta.ts'
import type { Route } from './+types/home.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { store } = context.get(pageContext)
  const settings = await store.settings()
  const { search_element_background: background, search_element_color: color } = settings
  return { sections: pack(await loadSections(store, settings)), search: { background, color } }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const root = rootDataOf(matches)
  return pageMeta(matches, { data: root ? homeData(root) : [] })
}

export const clientMiddleware = [beside(homeCode)]

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { sections, search } = loaderData
  return (
    <>
      <SearchPill {...search} />
      <Home sections={unpack(sections)} />
    </>
  )
}
