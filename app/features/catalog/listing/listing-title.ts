import { m } from '#app/messages/paraglide/messages.js'
import type { ListingContext } from './listing-context.ts'

const NAMES = {
  shop: m.catalog_shop,
  sale: m.catalog_sale,
  featured: m.catalog_featured_title,
  term: m.catalog_shop,
}

export const listingTitle = ({ title, kind }: Pick<ListingContext, 'title' | 'kind'>): string =>
  title || NAMES[kind]()
