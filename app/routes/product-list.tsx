import { data } from 'react-router'
import { pageContext } from '../context.ts'
import { listData } from '../features/catalog/list-data.ts'
import { findPlace } from '../features/catalog/list-place.ts'
import { readListState } from '../features/catalog/list-state.ts'
import { loadList } from '../features/catalog/load-list.ts'
import { placeTitle } from '../features/catalog/place-title.ts'
import { beside, Deferred, deferred } from '../shop/deferred.tsx'
import { pageMeta, rootDataOf } from '../shop/page-meta.ts'
import type { Route } from './+types/product-list.ts'
import { listLooks } from './list-looks.ts'

export const loader = async ({ context, url, params, pattern }: Route.LoaderArgs) => {
  const { store } = context.get(pageContext)
  const place = await findPlace(store, pattern, params)
  if (!place) throw data(null, { status: 404 })
  const list = await loadList(store, place, readListState(url.searchParams))
  return { place, list, canonical: place.canonical }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = rootDataOf(matches)
  if (!loaderData || !root) return pageMeta(matches, {})
  const { place, list } = loaderData
  return pageMeta(matches, {
    title: placeTitle(place),
    description: place.description,
    image: list.products[0]?.image?.src,
    data: listData(root, place, list),
  })
}

const listScreen = deferred(async () => (await import('../features/catalog/list-screen.tsx')).ListScreen)

export const handle = { looks: listLooks }

export const clientMiddleware = [beside(listScreen)]

export default function ProductListRoute({ loaderData }: Route.ComponentProps) {
  return <Deferred part={listScreen} place={loaderData.place} list={loaderData.list} />
}
