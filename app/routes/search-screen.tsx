import { useRef } from 'react'
import { NamingText } from '#app/ui/display/text/naming-text.tsx'
import type { SeenProduct } from '../device/shopping/seen-products.ts'
import type { LoadedList } from '../features/catalog/listing/load-list.ts'
import { ProductList } from '../features/catalog/listing/product-list.tsx'
import { SearchField } from '../features/search/search-field.tsx'
import { SearchReading } from '../features/search/search-reading.tsx'
import { SearchStart } from '../features/search/search-start.tsx'
import { SeenResults } from '../features/search/seen-results.tsx'
import { useSearchReport } from '../features/search/use-search-report.ts'
import { m } from '../messages/paraglide/messages.js'
import type { CardProduct } from '../shared/product-card/card-product.ts'
import { Container } from '../ui/layout/container.tsx'
import styles from './screen.module.css'

const ANYWHERE = { scope: {}, within: null }

interface SearchScreenProps {
  text: string
  /** null before anything is searched */
  list: LoadedList | null
  /** what the device found without a network; null where the shop was asked */
  seen: SeenProduct<CardProduct>[] | null
}

/** The field, and below it what was found or what may be searched for. */
export const SearchScreen = ({ text, list, seen }: SearchScreenProps) => {
  const results = useRef<HTMLDivElement>(null)
  useSearchReport(text, results, list !== null)
  return (
    <Container stack="close" className={styles.screen}>
      <div className={styles.field} data-first-focus={text ? undefined : true}>
        <SearchField id="search" large />
      </div>
      <h1 className={text ? undefined : 'visually-hidden'}>
        <NamingText name={text}>{text ? m.search_results_for({ text }) : m.ui_search()}</NamingText>
      </h1>
      {list?.reading && (
        <SearchReading text={text} reading={list.reading} exact={list.exact} byRelevance={list.byRelevance} />
      )}
      {seen && <SeenResults found={seen} />}
      {list && (
        <div ref={results}>
          <ProductList listing={ANYWHERE} list={list} />
        </div>
      )}
      {!list && !seen && <SearchStart />}
    </Container>
  )
}
