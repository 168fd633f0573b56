import { data } from 'react-router'
import { pageContext } from '../context.ts'
import { listData } from '../features/catalog/list-data.ts'
import { ListDescription, ListHeader, placeTitle } from '../features/catalog/list-header.tsx'
import { findPlace } from '../features/catalog/list-place.ts'
import { readListState } from '../features/catalog/list-state.ts'
import { loadList } from '../features/catalog/load-list.ts'
import { ProductList } from '../features/catalog/product-list.tsx'
import { pageMeta, rootDataOf } from '../shop/page-meta.ts'
import { Container } from '../ui/layout/container.tsx'
import type { Route } from './+types/product-list.ts'

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

export default function ProductListRoute({ loaderData }: Route.ComponentProps) {
  const { place, list } = loaderData
  return (
    <Container>
      <ListHeader place={place} />
      <ProductList place={place} list={list} />
      <ListDescription html={place.description} />
    </Container>
  )
}
