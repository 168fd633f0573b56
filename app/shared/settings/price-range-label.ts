import { m } from '#app/messages/paraglide/messages.js'
import { formatPriceText, type PriceCurrency } from '#app/ui/format.ts'

/** A range of prices in words, of which either end may be open; decimal strings, '' or null for no bound. */
export const priceRangeLabel = (low: string | null, high: string | null, currency: PriceCurrency): string => {
  const min = formatPriceText(low ?? '', currency)
  const max = formatPriceText(high ?? '', currency)
  if (min && max) return m.catalog_price_between({ min, max })
  return min ? m.catalog_price_from({ min }) : m.catalog_price_to({ max })
}
