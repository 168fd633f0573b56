import { data } from 'react-router'
import { pageContext } from '../context.ts'
import { BrokenLink } from '../features/catalog/wish-lists/broken-link.tsx'
import { SharedWishList } from '../features/catalog/wish-lists/shared-wish-list.tsx'
import { m } from '../messages/paraglide/messages.js'
import { MOST_SHARED, readIdsSearch, readProductIds } from '../shared/links/product-ids.ts'
import { notFound } from '../shared/pages/not-found.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { cardFields, toCardProduct } from '../shared/product-card/card-product.ts'
import { Container } from '../ui/layout/container.tsx'
import type { Route } from './+types/shared-wish-list.ts'
import styles from './screen.module.css'

export const handle = { cache: 'public', search: readIdsSearch(MOST_SHARED) } satisfies RouteHandle

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { store } = context.get(pageContext)
  if (!(await store.settings()).wish_list_page) throw notFound()
  const ids = readProductIds(url.searchParams, MOST_SHARED)
  if (!ids) return data({ list: null, canonical: null }, { status: 404 })
  const products = (await store.productsByIds(ids, { _fields: cardFields })).map(toCardProduct)
  return data({ list: { products, gone: ids.length - products.length }, canonical: null })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.catalog_wish_list_shared(), hidden: true })

export default function SharedWishListRoute({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <Container stack="close" className={styles.screen}>
      <h1>{m.catalog_wish_list_shared()}</h1>
      {list ? <SharedWishList {...list} /> : <BrokenLink />}
    </Container>
  )
}
