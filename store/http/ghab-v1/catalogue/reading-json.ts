import { formatPrice } from '#common/money.ts'
import type { ReadSearch } from '#store/modules/catalog/catalog.ts'
import type { SearchIntent, SearchReading } from '#store-api/contract/products.ts'

/** How a search was read, with prices as decimal strings. */
export const readingJson = (
  { shownFor, without, intents, mentioned }: ReadSearch,
  decimals: number,
): SearchReading => {
  const price = (amount: number | null) => (amount === null ? null : formatPrice(amount, decimals))
  return {
    shown_for: shownFor,
    without,
    intents: intents.map(
      (intent): SearchIntent =>
        intent.kind === 'price' ? { ...intent, min: price(intent.min), max: price(intent.max) } : intent,
    ),
    descriptions_only: mentioned,
  }
}
