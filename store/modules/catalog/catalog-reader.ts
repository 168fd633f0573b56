import type { Clock } from '#store/context.ts'
import { type Bitset, countBits, forEachBit, hasBit } from './index/bitset.ts'
import type { BoughtTogether } from './index/bought-together.ts'
import type { Entry } from './index/entry.ts'
import { countFacets, type FacetCounts } from './index/facets.ts'
import { type PageRequest, pageOf } from './index/page.ts'
import type { ProductIndex } from './index/product-index.ts'
import { relatedTo } from './index/related.ts'
import { type ProductFilter, select } from './index/select.ts'
import { NO_KNOWLEDGE, type SearchKnowledge } from './search/knowledge.ts'
import type { Intent } from './search/query/intents.ts'
import { searchShop } from './search/search-shop.ts'
import { categoriesOf, completedQueries, saysNothing } from './search/suggest-shop.ts'
import type { Matches } from './search/text/matcher.ts'
import { searchAsWordPress } from './search/wordpress-search.ts'
import type { StockStatus } from './tables.ts'
import type { Taxonomy } from './taxonomy.ts'

export interface ProductQuery extends ProductFilter, PageRequest {
  /** a shopper's words */
  search?: string
  /** the words as they are: nothing corrected, left out or understood */
  exactly?: boolean
  /** the last word is being typed */
  typing?: boolean
  /** words looked for as WordPress does: inside title, excerpt and content, without tolerance */
  plainSearch?: string
  facets?: boolean
}

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
}

export type Changed = ReadonlySet<number> | 'everything'

/**
 * @param changed the products that look different
 * @param inLists whether lists may show others, or in another order; not where pieces were counted alone, in stock or
 *   sold: the orders by sales and by date of change follow that later
 */
type ChangeListener = (changed: Changed, inLists: boolean) => void

/** Lists, facets, search and counts over all products: answered from memory. */
export interface Catalog {
  readonly taxonomy: Taxonomy
  find: (query: ProductQuery) => FoundProducts
  /** the best products for a text that is being typed, and texts that it may become */
  suggest: (text: string, limits: { products: number; queries: number }) => FoundSuggestions
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
  /** how many products a filter has, and what their reviews say: average × 100 over all of them */
  figures: (filter: ProductFilter) => { products: number; rating: number; ratings: number }
  /** whether a slot's SKU holds this text; for `where` of a filter */
  skuContains: (text: string) => (slot: number) => boolean
  nameContains: (text: string) => (slot: number) => boolean
  /** whether this is a published product */
  isListed: (id: number) => boolean
  /** whether this is a published product, or a published variation of one */
  isSold: (id: number) => boolean
  /** is told the products that look different, before their writer goes on or when a sale begins or ends */
  onChange: (listener: ChangeListener) => () => void
  /** reads anew what shoppers opened from their results. @returns for how many queries that is known */
  learnFromSearches: () => Promise<number>
  close: () => void
}

/** so many products say by their categories what a text is about */
const LIKELY = 30

const range = (values: number[]): { min: number; max: number } | null => {
  const known = values.filter((value) => !Number.isNaN(value))
  return known.length ? { min: Math.min(...known), max: Math.max(...known) } : null
}

/** @param knowledge what the shop decided about searches, as it is now */
export const createCatalog = (
  index: ProductIndex,
  bought: BoughtTogether,
  clock: Clock,
  knowledge: () => SearchKnowledge = () => NO_KNOWLEDGE,
) => {
  const listeners = new Set<ChangeListener>()
  let counts: { visible: (key: string) => number; listed: (key: string) => number } | null = null

  const announce = (changed: Changed, inLists = true): void => {
    if (changed !== 'everything' && changed.size === 0) return
    if (inLists) counts = null
    for (const listener of listeners) listener(changed, inLists)
  }
  const saleChanges = new Set<number>()
  const current = (): ProductIndex => {
    const changed = index.advance(clock())
    for (const id of changed) saleChanges.add(id)
    announce(changed)
    return index
  }
  const takeSaleChanges = (): number[] => {
    current()
    const ids = [...saleChanges]
    saleChanges.clear()
    return ids
  }
  const countsIn = (set: Bitset) => {
    const count = index.members.counter(set, countBits(set))
    const kept = new Map<string, number>()
    return (key: string): number => {
      const known = kept.get(key) ?? count(key)
      kept.set(key, known)
      return known
    }
  }
  const countsNow = () => {
    current()
    counts ??= {
      visible: countsIn(select(index, { visibleIn: 'catalog' }).base),
      listed: countsIn(index.listed.slice()),
    }
    return counts
  }

  const searchIn = (
    query: ProductQuery,
    base: Bitset,
  ): { slots: readonly number[] | null; matches: Matches | null; search: ReadSearch | null } => {
    if (query.search) {
      const { matches, ...search } = searchShop(index, knowledge(), query.search, {
        accepts: (slot) => hasBit(base, slot),
        exactly: query.exactly ?? false,
        typing: query.typing ?? false,
      })
      return { search, matches, slots: matches.slots }
    }
    const slots = query.plainSearch ? searchAsWordPress(index.text, query.plainSearch).slots : null
    return { slots, matches: null, search: null }
  }

  const find = (query: ProductQuery): FoundProducts => {
    current()
    const open = select(index, query)
    const { slots, matches, search } = searchIn(query, open.base)
    const selection = slots ? open.among(index, slots) : open
    return {
      ...pageOf(index, selection.result(), query, { matches, include: query.include }),
      facets: query.facets ? countFacets(index, selection) : null,
      search,
    }
  }

  const suggest: Catalog['suggest'] = (text, limits) => {
    current()
    if (saysNothing(text)) return { ids: [], queries: [], categories: [], shownFor: null }
    const selection = select(index, { visibleIn: 'search' })
    const accepts = (slot: number) => hasBit(selection.base, slot)
    const { matches, shownFor } = searchShop(index, knowledge(), text, { accepts, typing: true })
    const page = { orderBy: 'relevance', descending: true, skip: 0, limit: LIKELY } as const
    const { ids } = pageOf(index, selection.among(index, matches.slots).result(), page, { matches })
    return {
      ids: ids.slice(0, limits.products),
      queries: completedQueries(index, knowledge(), shownFor ?? text, { accepts, limit: limits.queries }),
      categories: categoriesOf(index, ids),
      shownFor,
    }
  }

  const summary = (id: number): ProductSummary | null => {
    const slot = current().slotOf(id)
    if (slot === undefined) return null
    const { columns } = index
    const entry = index.entries[slot] as Entry
    const children = index.childrenOf(id)
    const priced = entry.type === 'variable' ? children : [slot]
    const sold = priced.filter((child) => index.entries[child]?.status === 'publish' || child === slot)
    return {
      onSale: entry.onSale,
      claimsSale: entry.claimsSale,
      lowestBefore: entry.lowestBefore,
      stock: entry.stock,
      price: range([columns.priceMin[slot] as number, columns.priceMax[slot] as number]),
      regularPrice: range(sold.map((child) => columns.regular[child] as number)),
      claimedRegularPrice: range(
        sold.map(
          (child) => columns[index.entries[child]?.claimsSale ? 'regular' : 'priceMin'][child] as number,
        ),
      ),
      variationIds: children.map((child) => columns.id[child] as number),
    }
  }

  const figures = (filter: ProductFilter) => {
    const set = select(current(), filter).result()
    const { rating, ratings } = index.columns
    let [count, sum] = [0, 0]
    forEachBit(set, (slot) => {
      count += ratings[slot] as number
      sum += (ratings[slot] as number) * (rating[slot] as number)
    })
    return { products: countBits(set), rating: count ? Math.round(sum / count) : 0, ratings: count }
  }

  const holds = (text: string, of: (entry: Entry) => string) => {
    const wanted = text.toLowerCase()
    return (slot: number) =>
      of(index.entries[slot] as Entry)
        .toLowerCase()
        .includes(wanted)
  }

  const isListed = (id: number): boolean => {
    const slot = index.slotOf(id)
    return slot !== undefined && hasBit(index.listed, slot)
  }

  return {
    get taxonomy() {
      return index.taxonomy
    },
    takeSaleChanges,
    find,
    suggest,
    figures,
    summary,
    related: (id: number, limit: number) => relatedTo(current(), bought, id, limit),
    idsWithSlug: (slug: string) =>
      index
        .slotsWithSlug(slug)
        .filter((at) => index.entries[at]?.status === 'publish' && index.entries[at]?.type !== 'variation')
        .map((at) => index.columns.id[at] as number),
    count: (kind: string, id: number) =>
      kind === 'term' || kind === 'shipping_class'
        ? countsNow().listed(`${kind}:${id}`)
        : countsNow().visible(`${kind}:${id}`),
    countDirect: (kind: string, id: number) => countsNow().listed(`in_${kind}:${id}`),
    skuContains: (text: string) => holds(text, (entry) => entry.sku),
    nameContains: (text: string) => holds(text, (entry) => entry.name),
    isListed,
    isSold: (id: number) => {
      const entry = index.entryOf(id)
      return isListed(id) || (entry?.status === 'publish' && isListed(entry.parentId))
    },
    onChange: (listener: ChangeListener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    announce,
  }
}
