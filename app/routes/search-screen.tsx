import type { LoadedList } from '../features/catalog/load-list.ts'
import { ProductList } from '../features/catalog/product-list.tsx'
import { DidYouMean } from '../features/search/did-you-mean.tsx'
import { SearchField } from '../features/search/search-field.tsx'
import { SearchStart } from '../features/search/search-start.tsx'
import { m } from '../messages/paraglide/messages.js'
import { Container } from '../ui/layout/container.tsx'
import styles from './screen.module.css'

const ANYWHERE = { scope: {}, within: null }

interface SearchScreenProps {
  text: string
  /** null before anything is searched */
  list: LoadedList | null
}

/** The field, and below it what was found or what may be searched for. */
export const SearchScreen = ({ text, list }: SearchScreenProps) => (
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
