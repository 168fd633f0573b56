import { pageContext } from '../context.ts'
import { Home } from '../features/home/home.tsx'
import { homeData } from '../features/home/home-data.ts'
import { loadSections } from '../features/home/load-home.ts'
import { SearchPill } from '../features/shell/top-header.tsx'
import { cardFields, toCardProduct } from '../shop/card-product.ts'
import { pageMeta, rootDataOf } from '../shop/page-meta.ts'
import type { Route } from './+types/home.ts'

const PER_PAGE = 12

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { store } = context.get(pageContext)
  const page = Math.max(1, Math.floor(Number(url.searchParams.get('page'))) || 1)
  const settings = await store.settings()
  const query = { orderby: 'date', order: 'desc', per_page: PER_PAGE } as const
  const [list, sections] = await Promise.all([
    store.products({ ...query, page, facets: false, _fields: cardFields }),
    page === 1 ? loadSections(store, settings) : [],
  ])
  return {
    sections,
    grid: { products: list.products.map(toCardProduct), page, totalPages: list.total_pages },
    query,
    search: { background: settings.search_element_background, color: settings.search_element_color },
    canonical: '/',
  }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const root = rootDataOf(matches)
  return pageMeta(matches, { data: root ? homeData(root) : [] })
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { sections, grid, query, search } = loaderData
  return (
    <>
      <SearchPill {...search} />
      <Home sections={sections} grid={grid} query={query} />
    </>
  )
}
