import type { FacetCounts } from './index/facets.ts'
import type { PageRequest } from './index/page.ts'
import type { ProductFilter } from './index/product-filter.ts'
import type { Tally } from './index/tally.ts'
import type { QueryRule } from './search/knowledge.ts'
import type { Intent } from './search/query/intents.ts'
import type { StockStatus } from './tables.ts'
import type { Taxonomy } from './taxonomy.ts'

export interface ProductQuery extends ProductFilter, PageRequest {
  /** a shopper's words */
  search?: string
  /** the words as they are: nothing corrected, left out or understood */
  exactly?: boolean
  /** in place of what the shop decided for the words, to see what it would do */
  rule?: QueryRule
  /** the last word is being typed */
  typing?: boolean
  /** words looked for as WordPress does: inside title, excerpt and content, without tolerance */
  plainSearch?: string
  /** the same, or as a part of the SKU */
  plainSearchOrSku?: string
  facets?: boolean
}

/** A query without its page. */
export type CountedQuery = Omit<ProductQuery, keyof PageRequest>

export interface FoundProducts {
  ids: number[]
  total: number
  facets: FacetCounts | null
  /** how a search was read; null without one */
  search: ReadSearch | null
}

/** What somebody who types may be about to look for. */
interface FoundSuggestions {
  ids: number[]
  /** the text with its last word completed, the likeliest first */
  queries: string[]
  /** ids of the categories of what was found, those of most products first */
  categories: number[]
  shownFor: string | null
}

/** How a shopper's words were read. */
export interface ReadSearch {
  /** another reading of the text that these products belong to */
  shownFor: string | null
  /** words that were not looked for */
  without: string[]
  /** what words ask of the list: an order, a range of prices, a sale */
  intents: Intent[]
  /** whether descriptions alone mention it */
  mentioned: boolean
}

/** What the index knows of one product without asking the database. Money in minor units. */
export interface ProductSummary {
  onSale: boolean
  /** on sale from a price that was charged; of variable products, one of their variations is */
  claimsSale: boolean
  /** the lowest price charged in the thirty days before the sale; of variable products over their variations on sale */
  lowestBefore: number | null
  stock: StockStatus
  /** null when nothing has a price */
  price: { min: number; max: number } | null
  /** before sales; of variable products over their published variations */
  regularPrice: { min: number; max: number } | null
  /** as `regularPrice`, before sales from a price that was charged: others begin at what they cost now */
  claimedRegularPrice: { min: number; max: number } | null
  variationIds: number[]
  /** when what shoppers see of it changed last: by a change of it, its product or its variations, or the dates of a sale */
  changedAt: number
}

export type Changed = ReadonlySet<number> | 'everything'

/**
 * @param changed the products that look different
 * @param inLists whether lists may show others, or in another order; not where pieces were counted alone, in stock or
 *   sold: the orders by sales and by date of change follow that later
 */
export type ChangeListener = (changed: Changed, inLists: boolean) => void

/** Lists, facets, search and counts over all products: answered from memory. */
export interface Catalog {
  readonly taxonomy: Taxonomy
  find: (query: ProductQuery) => FoundProducts
  /** counts over all that a query finds */
  tally: (query: CountedQuery) => Tally
  /** the best products for a text that is being typed, and texts that it may become */
  /** @param options with `claimedSales` as in `ProductFilter` */
  suggest: (
    text: string,
    options: { products: number; queries: number; claimedSales?: boolean },
  ) => FoundSuggestions
  /** lets the sales that are due begin and end, as every reading does; for who answers without one */
  followSales: () => void
  /** lets sales begin and end, as every reading does. @returns what looks different by it since this was last asked */
  takeSaleChanges: () => number[]
  summary: (id: number) => ProductSummary | null
  /** products of its world that are most like it, see index/related.ts */
  related: (id: number, limit: number) => number[]
  /** the ids of published products with this slug, and of drafts when asked */
  idsWithSlug: (slug: string) => number[]
  /** how many visible products lie in a category (and below), brand or tag; how many published carry a term or class */
  count: (kind: 'category' | 'brand' | 'tag' | 'term' | 'shipping_class', id: number) => number
  /** how many published products name this category or brand itself */
  countDirect: (kind: 'category' | 'brand', id: number) => number
  /** how many reviews the published products of a category (and below) or brand have */
  countReviews: (kind: 'category' | 'brand', id: number) => number
  /** how many products a filter has, and what their reviews say: average × 100 over all of them */
  figures: (filter: ProductFilter) => { products: number; rating: number; ratings: number }
  /** whether a slot's SKU holds this text; for `where` of a filter */
  skuContains: (text: string) => (slot: number) => boolean
  nameContains: (text: string) => (slot: number) => boolean
  /** whether this is a published product */
  isListed: (id: number) => boolean
  /** whether this is a published product, or a published variation of one */
  isSold: (id: number) => boolean
  /** called with the products that changed, before the call that wrote them returns, and when a sale begins or ends */
  onChange: (listener: ChangeListener) => () => void
  /** reads again which results shoppers opened. @returns for how many queries that is known */
  learnFromSearches: () => Promise<number>
  close: () => void
}
