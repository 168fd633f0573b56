import { href } from 'react-router'
import { MOST_COMPARED } from '#common/most-compared.ts'
import { pageContext } from '../context.ts'
import { CompareTable } from '../features/compare/compare-table.tsx'
import { loadComparison } from '../features/compare/comparison.ts'
import { m } from '../messages/paraglide/messages.js'
import { readIdsSearch, readProductIds } from '../shared/links/product-ids.ts'
import { ShopLink } from '../shared/links/shop-link.tsx'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { Button } from '../ui/actions/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Container } from '../ui/layout/container.tsx'
import type { Route } from './+types/compare.ts'
import styles from './screen.module.css'

export const handle = { cache: 'public', search: readIdsSearch(MOST_COMPARED) } satisfies RouteHandle

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { store } = context.get(pageContext)
  const ids = readProductIds(url.searchParams, MOST_COMPARED) ?? []
  const words = { brand: m.catalog_brand(), separator: m.product_list_separator() }
  return { ...(await loadComparison(store, ids, words)), canonical: null }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.catalog_compare_products(), hidden: true })

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  const { hasCommonCategory, ...comparison } = loaderData
  const { products } = comparison
  return (
    <Container stack="close" className={styles.screen}>
      <h1>{m.catalog_compare_products()}</h1>
      {!hasCommonCategory && <Notice>{m.catalog_compare_mixed()}</Notice>}
      {products.length > 0 && <CompareTable {...comparison} />}
      {products.length < 2 && (
        <EmptyState icon="compare_arrows" title={m.catalog_compare_few()} text={m.catalog_compare_few_text()}>
          <Button render={<ShopLink to={href('/shop')} />}>{m.catalog_whole_shop()}</Button>
        </EmptyState>
      )}
    </Container>
  )
}
