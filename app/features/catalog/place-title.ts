import { m } from '#app/messages/paraglide/messages.js'
import type { ListPlace } from './list-place.ts'

const NAMES = {
  shop: m.catalog_shop,
  sale: m.catalog_sale_title,
  featured: m.catalog_featured_title,
  term: m.catalog_shop,
}

export const placeTitle = ({ title, kind }: Pick<ListPlace, 'title' | 'kind'>): string =>
  title || NAMES[kind]()
