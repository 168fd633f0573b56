import { href, useLocation, useNavigate, useNavigation } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { WideOnly } from '#app/shared/pages/wide-only.tsx'
import { BackToTop, EndlessGrid } from '#app/shared/product-grid/endless-grid.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { activeFilters } from '../filters/filters.ts'
import { fixedBy, type ListState, listSearch, readListState, withoutFilters } from './list-state.ts'
import { FilterChips, ListTools } from './list-tools.tsx'
import type { ListingContext } from './listing-context.ts'
import type { LoadedList } from './load-list.ts'
import styles from './product-list.module.css'

interface ProductListProps {
  listing: Pick<ListingContext, 'scope' | 'within'>
  list: LoadedList
}

/** The state in the URL; while the next one is on its way, already that one. */
const useListState = (): { state: ListState; waiting: boolean } => {
  const location = useLocation()
  const navigation = useNavigation()
  const next = navigation.location
  const waiting = next !== undefined && next.pathname === location.pathname && next.search !== location.search
  return { state: readListState(new URLSearchParams((waiting ? next : location).search)), waiting }
}

interface Sought {
  state: ListState
  filtered: boolean
  /** the list is of the whole shop, and no filter is set */
  whole: boolean
}

const emptyWords = ({ state, filtered, whole }: Sought): { title: string; text: string } => {
  if (filtered) return { title: m.catalog_empty_filtered(), text: m.catalog_empty_filtered_text() }
  if (state.search) return { title: m.catalog_empty_search(), text: m.catalog_empty_search_text() }
  if (whole) return { title: m.catalog_empty_shop(), text: m.catalog_empty_shop_text() }
  return { title: m.catalog_empty(), text: m.catalog_empty_text() }
}

const NothingFound = (sought: Sought) => (
  <EmptyState icon={sought.whole ? 'storefront' : 'search_off'} {...emptyWords(sought)}>
    {sought.filtered && (
      <Button
        render={<ShopLink to={{ search: listSearch(withoutFilters(sought.state)) }} viewTransition={false} />}
      >
        {m.catalog_clear_all()}
      </Button>
    )}
    {!sought.whole && (
      <Button variant="outlined" render={<ShopLink to={href('/shop')} />}>
        {m.catalog_whole_shop()}
      </Button>
    )}
  </EmptyState>
)

/** Any product list with its tools: filters beside it on a wide screen, in a sheet on a phone. */
export const ProductList = ({ listing, list }: ProductListProps) => {
  const { state, waiting } = useListState()
  const navigate = useNavigate()
  const { products, page, totalPages, facets, total, query } = list
  const filtered =
    activeFilters(state, null, { code: '', symbol: '', decimals: 0, position: '', display_as: '' }).length > 0
  /** what is not there cannot be narrowed or sorted */
  const offered = total > 0 || filtered ? facets : null
  const isWhole = Object.keys(listing.scope).length === 0
  const change = (next: ListState) => void navigate({ search: listSearch(next) })
  return (
    <div className={styles.layout}>
      {offered && (
        <WideOnly id="filters" className={styles.sidebar} aria-label={m.catalog_filters()}>
          {() => (
            <>
              <h2 className={styles.heading}>{m.catalog_filters()}</h2>
              <FilterPanel state={state} facets={offered} onChange={change} fixed={fixedBy(listing.scope)} />
            </>
          )}
        </WideOnly>
      )}
      <section className={styles.results} aria-label={m.catalog_products()} aria-busy={waiting}>
        <ListTools state={state} listing={listing} facets={offered} total={total} />
        <FilterChips state={state} facets={facets} />
        <div className={cx(styles.products, waiting && styles.waiting)}>
          {products.length > 0 ? (
            <EndlessGrid
              first={{ products, page, totalPages }}
              query={query}
              hrefOf={(to) => ({ search: listSearch({ ...state, page: to }) })}
              followed
              level={2}
              priority={2}
              switchable
            />
          ) : (
            <NothingFound state={state} filtered={filtered} whole={isWhole && !filtered && !state.search} />
          )}
        </div>
      </section>
      <BackToTop />
    </div>
  )
}
