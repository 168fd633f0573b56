import type { ReactNode } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { priceRangeLabel } from '#app/shared/settings/price-range-label.ts'
import { RemovableChip } from '#app/ui/actions/chip.tsx'
import { textMarks } from '#app/ui/display/text/shop-text.tsx'
import type { PriceCurrency } from '#app/ui/format.ts'
import { Row } from '#app/ui/layout/container.tsx'
import type { SearchReading as Reading, SearchIntent } from '#store-api/contract/products.ts'
import { searchHref } from './search-href.ts'
import styles from './search-reading.module.css'

const ORDERS = {
  price_low: m.catalog_sort_cheapest,
  price_high: m.catalog_sort_dearest,
  newest: m.ui_newest,
  best_selling: m.catalog_sort_popular,
  best_rated: m.catalog_sort_rating,
} as const

const intentLabel = (intent: SearchIntent, currency: PriceCurrency): string => {
  if (intent.kind === 'price') return priceRangeLabel(intent.min, intent.max, currency)
  return intent.kind === 'order' ? ORDERS[intent.order]() : m.catalog_on_sale()
}

const quoted = (text: string): ReactNode => <bdi {...textMarks(text)}>{text}</bdi>

interface SearchReadingProps {
  text: string
  reading: Reading
  /** the text was searched for as it is */
  exact: boolean
  /** the list is sorted by what fits best, so that an order in the words counts */
  byRelevance: boolean
}

/** What a search was read as, where that is not what was typed, and the way to what was typed. */
export const SearchReading = ({ text, reading, exact, byRelevance }: SearchReadingProps) => {
  const { currency } = usePageSettings()
  const { shown_for: shownFor, without: left, intents, descriptions_only: onlyDescribed } = reading
  const shownIntents = intents.filter(({ kind }) => kind !== 'order' || byRelevance)
  const isGuess = shownFor !== null || left.length > 0
  if (!isGuess && !onlyDescribed && !exact && shownIntents.length === 0) return null
  return (
    <div className={styles.reading}>
      {(isGuess || onlyDescribed || exact) && (
        <p className={styles.text}>
          {shownFor !== null && (
            <span>
              {m.search_shown_for()} <strong>{quoted(shownFor)}</strong>
            </span>
          )}
          {left.length > 0 && (
            <span>
              {m.search_without()} <s>{quoted(left.join(' '))}</s>
            </span>
          )}
          {onlyDescribed && <span>{m.search_descriptions_only()}</span>}
          {isGuess && (
            <ShopLink to={searchHref(text, true)} className={styles.link} prefetch="none">
              {m.search_exactly()} {quoted(text)}
            </ShopLink>
          )}
          {exact && (
            <>
              <span>{m.search_was_exact()}</span>
              <ShopLink to={searchHref(text)} className={styles.link} prefetch="none">
                {m.search_widely()}
              </ShopLink>
            </>
          )}
        </p>
      )}
      {shownIntents.length > 0 && (
        <Row as="ul" aria-label={m.search_understood()}>
          {shownIntents.map((intent) => (
            <li key={intent.kind}>
              <RemovableChip
                render={
                  <ShopLink
                    to={intent.rest ? searchHref(intent.rest) : searchHref(text, true)}
                    prefetch="none"
                  />
                }
              >
                {intentLabel(intent, currency)}
              </RemovableChip>
            </li>
          ))}
        </Row>
      )}
    </div>
  )
}
