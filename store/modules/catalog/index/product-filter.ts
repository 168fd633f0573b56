import type { StockStatus } from '../tables.ts'

/** What products are sorted under; `in_` for the category or brand itself, without what lies below. */
export interface Label {
  kind: 'category' | 'in_category' | 'brand' | 'in_brand' | 'tag' | 'term'
  id: number
}

/** Which products a list is of. Lists of ids widen (any of them), different filters narrow. */
export interface ProductFilter {
  /** default publish; `any` is every status but trash */
  statuses?: readonly string[]
  types?: readonly string[]
  excludeTypes?: readonly string[]
  /** what a shopper may come across: in lists, in searches, or everything */
  visibleIn?: 'catalog' | 'search' | 'anything'
  /** variations of these products in place of products; `all` for those of every product */
  variationsOf?: readonly number[] | 'all'
  /** variations beside products */
  withVariations?: boolean
  /** exactly these visibilities */
  visibilities?: readonly string[]
  /** variations only of published products */
  ofListed?: boolean
  /** by the product that a variation belongs to, or a product is filed under; others have 0 */
  parents?: readonly number[]
  exceptParents?: readonly number[]
  include?: readonly number[]
  exclude?: readonly number[]
  slugs?: readonly string[]
  skus?: readonly string[]
  /** with everything that lies below them */
  categories?: readonly number[]
  brands?: readonly number[]
  tags?: readonly number[]
  vendors?: readonly number[]
  /** each attribute's terms widen, attributes narrow each other */
  attributes?: readonly { id: number; terms: readonly number[] }[]
  /** with every one of these */
  having?: readonly Label[]
  /** with none of these */
  lacking?: readonly Label[]
  shippingClasses?: readonly number[]
  taxClasses?: readonly string[]
  /** minor units, inclusive */
  minPrice?: number
  maxPrice?: number
  /** has a price at all */
  priced?: boolean
  onSale?: boolean
  /** only sales from a price that was charged count as such */
  claimedSales?: boolean
  featured?: boolean
  virtual?: boolean
  downloadable?: boolean
  stock?: readonly StockStatus[]
  /** at least this many stars, 1–5 */
  minRating?: number
  /** average stars, rounded, are one of these */
  ratings?: readonly number[]
  createdAfter?: number
  createdBefore?: number
  modifiedAfter?: number
  modifiedBefore?: number
  /** what can be bought by itself, of products that lists show: products without options, variations of others */
  offers?: boolean
  /** those with a smaller id than this */
  idBelow?: number | undefined
  /** any other condition, asked per slot */
  where?: (slot: number) => boolean
}

/** A filter that a shopper can widen again: facets are counted without their own. */
export type Dimension =
  | 'category'
  | 'brand'
  | 'price'
  | 'on_sale'
  | 'stock'
  | 'rating'
  | `attribute:${number}`
