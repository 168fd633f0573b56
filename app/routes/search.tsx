import { pageContext } from '../context.ts'
import { readListState } from '../features/catalog/list-state.ts'
import { loadList } from '../features/catalog/load-list.ts'
import { ProductList } from '../features/catalog/product-list.tsx'
import { DidYouMean } from '../features/search/did-you-mean.tsx'
import { SearchField } from '../features/search/search-field.tsx'
import { SearchStart } from '../features/search/search-start.tsx'
import { m } from '../messages/paraglide/messages.js'
import { pageMeta } from '../shop/page-meta.ts'
import { Container } from '../ui/layout/container.tsx'
import type { Route } from './+types/search.ts'
import styles from './screen.module.css'

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

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { text, list } = loaderData
  return (
    <Container className={styles.screen}>
      <div className={styles.field}>
        <SearchField id="search" large />
      </div>
      <h1 className={text ? undefined : 'visually-hidden'}>
        {text ? m.search_results_for({ text }) : m.search_title()}
      </h1>
      {list?.didYouMean && <DidYouMean text={list.didYouMean} />}
      {list ? <ProductList place={ANYWHERE} list={list} /> : <SearchStart />}
    </Container>
  )
}
