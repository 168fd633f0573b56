import { m } from '#app/messages/paraglide/messages.js'
import { productCount } from '#app/shared/product-grid/product-count.ts'
import { digits } from '#app/ui/digits.ts'
import { formatPriceText, type PriceCurrency } from '#app/ui/format.ts'
import { pageDescription } from '#common/page-description.ts'
import type { ListingContext } from './listing-context.ts'
import { listingTitle } from './listing-title.ts'
import type { LoadedList } from './load-list.ts'

const MOST_NAMES = 6

/** What lies in a list: in its own words, then how much, of what, by whom and for how much. */
export const describeList = (
  place: Pick<ListingContext, 'title' | 'kind' | 'description'>,
  { total, page, facets, products }: LoadedList,
  currency: PriceCurrency,
): string => {
  const price = facets?.price
  const names = [...(facets?.categories ?? []), ...(facets?.brands ?? []), ...products]
    .slice(0, MOST_NAMES)
    .map(({ name }) => name)
  const title = listingTitle(place)
  return pageDescription({
    name: page > 1 ? m.catalog_page_of({ title, page: digits(page) }) : title,
    text: place.description,
    facts: [
      total > 0 ? productCount(total) : undefined,
      price
        ? m.catalog_price_between({
            min: formatPriceText(price.min, currency),
            max: formatPriceText(price.max, currency),
          })
        : undefined,
      names.join(m.product_list_separator()),
    ],
  })
}
