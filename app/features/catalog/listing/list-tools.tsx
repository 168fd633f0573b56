import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { toggleListLayout } from '#app/device/appearance/list-layout.ts'
import { comparison } from '#app/device/shopping/compare.ts'
import { loadAtIdle } from '#app/first-view/load-at-idle.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { useHashOpen } from '#app/shared/pages/use-hash-open.ts'
import { productCount } from '#app/shared/product-grid/product-count.ts'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { RemovableChip } from '#app/ui/actions/chip.tsx'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { digits } from '#app/ui/digits.ts'
import { focusTwin } from '#app/ui/focus-twin.ts'
import { Row } from '#app/ui/layout/container.tsx'
import { opensDialog } from '#app/ui/overlays/opens-dialog.ts'
import { Sheet } from '#app/ui/overlays/sheet.tsx'
import { onDemand, useOnDemand } from '#app/ui/overlays/use-on-demand.ts'
import { activeFilters, type Offered } from '../filters/filters.ts'
import { isSortedBy, sortedBy, sortOrders } from '../filters/sort-orders.ts'
import { type ListState, listSearch, withoutFilters } from './list-state.ts'
import styles from './list-tools.module.css'
import type { ListingContext } from './listing-context.ts'

const loadFilterSheet = onDemand(async () => (await import('../filters/filter-sheet.tsx')).FilterSheet)
loadAtIdle(loadFilterSheet)

interface ListToolsProps {
  state: ListState
  listing: Pick<ListingContext, 'scope' | 'within'>
  facets: Offered | null
  total: number
}

const SortLinks = ({ state, onPick }: { state: ListState; onPick?: () => void }) =>
  sortOrders(state.search !== '').map((order) => (
    <li key={order.orderby + order.order}>
      <ShopLink
        to={{ search: listSearch(sortedBy(state, order)) }}
        replace={onPick !== undefined}
        viewTransition={false}
        prefetch="none"
        aria-current={isSortedBy(state, order) ? 'true' : undefined}
        className={styles.sort}
      >
        {order.name}
      </ShopLink>
    </li>
  ))

const toggleLayout = (event: MouseEvent): void => {
  toggleListLayout()
  focusTwin(event)
}

/** Filter and sort on a phone, the orders in a row on a wide screen; grid or rows. */
export const ListTools = ({ state, listing, facets, total }: ListToolsProps) => {
  const { currency } = usePageSettings()
  const filters = useHashOpen('filters')
  const sort = useHashOpen('sort')
  const navigate = useNavigate()
  const isChoosing = comparison.useIsChoosing()
  const FilterSheet = useOnDemand(filters.open, loadFilterSheet, filters.hide)
  const count = activeFilters(state, facets, currency).length
  const current = sortOrders(state.search !== '').find((order) => isSortedBy(state, order))
  const follow = (open: () => void) => (event: { preventDefault: () => void }) => {
    event.preventDefault()
    open()
  }
  const summary = (
    <p className={styles.total} role="status">
      {productCount(total)}
    </p>
  )
  if (total === 0 && count === 0) return <div className={styles.tools}>{summary}</div>
  return (
    <div className={styles.tools}>
      <div className={styles.phone}>
        <Button
          variant={count ? 'tonal' : 'outlined'}
          size="small"
          icon="tune"
          onClick={follow(filters.show)}
          render={<a href="#filters" {...opensDialog} />}
        >
          {count ? m.catalog_filters_count({ count: digits(count) }) : m.catalog_filters()}
        </Button>
        <Button
          variant="outlined"
          size="small"
          icon="swap_vert"
          onClick={follow(sort.show)}
          render={<a href="#orders" {...opensDialog} />}
        >
          {current?.name ?? m.catalog_sort()}
        </Button>
      </div>
      <nav id="orders" className={styles.orders} aria-label={m.catalog_sort()}>
        <ul className={styles.sorts}>
          <SortLinks state={state} />
        </ul>
      </nav>
      {summary}
      <span className={styles.compare}>
        <IconButton
          icon="compare_arrows"
          label={m.catalog_compare_mode()}
          pressed={isChoosing}
          onClick={comparison.toggleChoosing}
        />
      </span>
      <span className={styles.layouts}>
        <IconButton icon="view_list" label={m.catalog_as_list()} onClick={toggleLayout} />
        <IconButton icon="grid_view" label={m.catalog_as_grid()} onClick={toggleLayout} />
      </span>
      <Sheet open={sort.open} onOpenChange={(open) => !open && sort.hide()} title={m.catalog_sort()}>
        <ul className={styles.sheet}>
          <SortLinks state={state} onPick={sort.hide} />
        </ul>
      </Sheet>
      {FilterSheet && facets && (
        <FilterSheet
          open={filters.open}
          state={state}
          listing={listing}
          facets={facets}
          total={total}
          onClose={filters.hide}
          onApply={(next) => void navigate({ search: listSearch(next) }, { replace: true })}
        />
      )}
    </div>
  )
}

/** What narrows the list, each to be taken away; links, so that they work without script. */
export const FilterChips = ({ state, facets }: Pick<ListToolsProps, 'state' | 'facets'>) => {
  const { currency } = usePageSettings()
  const active = activeFilters(state, facets, currency)
  if (!active.length) return null
  return (
    <Row as="ul" className={styles.chips} aria-label={m.catalog_active_filters()}>
      {active.map(({ key, label, without }) => (
        <li key={key}>
          <RemovableChip
            render={<ShopLink to={{ search: listSearch(without) }} viewTransition={false} prefetch="none" />}
          >
            {label}
          </RemovableChip>
        </li>
      ))}
      <li>
        <Button
          variant="text"
          size="small"
          render={
            <ShopLink
              to={{ search: listSearch(withoutFilters(state)) }}
              viewTransition={false}
              prefetch="none"
            />
          }
        >
          {m.catalog_clear_all()}
        </Button>
      </li>
    </Row>
  )
}
