import { m } from '#app/messages/paraglide/messages.js'
import { pageTitle } from '#app/shared/pages/seo/page-title.ts'
import { productCount } from '#app/shared/product-grid/product-count.ts'
import { formatPriceText } from '#app/ui/format.ts'
import { pageDescription } from '#common/page-description.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'
import type { ListingContext } from './listing-context.ts'
import { listingTitle } from './listing-title.ts'
import type { LoadedList } from './load-list.ts'

const MOST_NAMES = 6

type ListSettings = Pick<AppSettings, 'currency' | 'site_name' | 'site_description'>

const priceRange = (
  { min, max }: { min: string | number; max: string | number },
  { currency }: ListSettings,
): string => {
  const [lowest, highest] = [formatPriceText(min, currency), formatPriceText(max, currency)]
  return lowest === highest ? lowest : m.catalog_price_between({ min: lowest, max: highest })
}

/** What lies in a list: in its own words, then how much, of what, by whom and for how much. */
export const describeList = (
  listing: Pick<ListingContext, 'title' | 'kind' | 'description'>,
  { total, page, facets, products }: LoadedList,
  settings: ListSettings,
): string => {
  const price = facets?.price
  const names = [...(facets?.categories ?? []), ...(facets?.brands ?? []), ...products]
    .slice(0, MOST_NAMES)
    .map(({ name }) => name)
  return pageDescription({
    name: pageTitle(listingTitle(listing), page),
    text: listing.description,
    facts: [
      total > 0 ? productCount(total) : undefined,
      price ? priceRange(price, settings) : undefined,
      names.join(m.product_list_separator()),
    ],
    fillers: [settings.site_description, m.catalog_in_shop({ shop: settings.site_name })],
  })
}
