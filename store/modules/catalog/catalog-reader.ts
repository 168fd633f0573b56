import { LRUCache } from 'lru-cache'
import type { Clock } from '#store/context.ts'
import type {
  Catalog,
  Changed,
  ChangeListener,
  CountedQuery,
  FoundProducts,
  ProductQuery,
  ProductSummary,
  ReadSearch,
} from './catalog-interface.ts'
import { type Bitset, countBits, forEachBit, hasBit } from './index/bitset.ts'
import type { BoughtTogether } from './index/bought-together.ts'
import type { Entry } from './index/entry.ts'
import { countFacets } from './index/facets.ts'
import { pageOf } from './index/page.ts'
import type { ProductFilter } from './index/product-filter.ts'
import type { ProductIndex } from './index/product-index.ts'
import { relatedTo } from './index/related.ts'
import { select } from './index/select.ts'
import { type Counted, countAll, createTally } from './index/tally.ts'
import { NO_KNOWLEDGE, type SearchKnowledge } from './search/knowledge.ts'
import { searchShop } from './search/search-shop.ts'
import { categoriesOf, completedQueries, hasOnlyFillers } from './search/suggest-shop.ts'
import type { Matches } from './search/text/matcher.ts'
import { searchAsWordPress } from './search/wordpress-search.ts'

/** lists of related products */
const RELATED_KEPT = 10_000

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
  let counts: Counted | null = null
  /** until a product changes in lists, or the product is bought with others */
  const relatedIds = new LRUCache<string, { ids: number[]; orders: number }>({ max: RELATED_KEPT })

  const announce = (changed: Changed, inLists = true): void => {
    if (changed !== 'everything' && changed.size === 0) return
    if (inLists) {
      counts = null
      relatedIds.clear()
    }
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
  const countsNow = (): Counted => {
    current()
    counts ??= countAll(index)
    return counts
  }

  const searchIn = (
    query: CountedQuery,
    base: Bitset,
  ): { slots: readonly number[] | null; matches: Matches | null; search: ReadSearch | null } => {
    if (query.search) {
      const { matches, ...search } = searchShop(index, knowledge(), query.search, {
        accepts: (slot) => hasBit(base, slot),
        exactly: query.exactly ?? false,
        claimedSales: query.claimedSales ?? false,
        typing: query.typing ?? false,
      })
      return { search, matches, slots: matches.slots }
    }
    return { slots: plainSlots(query), matches: null, search: null }
  }

  const plainSlots = ({ plainSearch, plainSearchOrSku }: CountedQuery): readonly number[] | null => {
    if (plainSearch) return searchAsWordPress(index.text, plainSearch).slots
    if (!plainSearchOrSku) return null
    const isInSku = skuContains(plainSearchOrSku)
    const bySku = index.entries.flatMap((entry, slot) => (entry && isInSku(slot) ? [slot] : []))
    return [...searchAsWordPress(index.text, plainSearchOrSku).slots, ...bySku]
  }

  const selectFound = (query: CountedQuery) => {
    current()
    const open = select(index, query)
    const { slots, matches, search } = searchIn(query, open.base)
    return { selection: slots ? open.among(index, slots) : open, matches, search }
  }

  const find = (query: ProductQuery): FoundProducts => {
    const { selection, matches, search } = selectFound(query)
    return {
      ...pageOf(index, selection.result(), query, { matches, include: query.include }),
      facets: query.facets ? countFacets(index, selection) : null,
      search,
    }
  }

  const suggest: Catalog['suggest'] = (text, { claimedSales = false, ...limits }) => {
    current()
    if (hasOnlyFillers(text)) return { ids: [], queries: [], categories: [], shownFor: null }
    const selection = select(index, { visibleIn: 'search' })
    const accepts = (slot: number) => hasBit(selection.base, slot)
    const { matches, shownFor } = searchShop(index, knowledge(), text, {
      accepts,
      claimedSales,
      typing: true,
    })
    const page = { orderBy: 'relevance', descending: true, skip: 0, limit: LIKELY } as const
    const { ids } = pageOf(index, selection.among(index, matches.slots).result(), page, { matches })
    return {
      ids: ids.slice(0, limits.products),
      queries: completedQueries(index, knowledge(), shownFor ?? text, { accepts, limit: limits.queries }),
      categories: categoriesOf(index, ids),
      shownFor,
    }
  }

  const related = (id: number, limit: number): number[] => {
    const index = current()
    const key = `${id} ${limit}`
    const orders = bought.ordersOf(id)
    const known = relatedIds.get(key)
    if (known?.orders === orders) return known.ids
    const ids = relatedTo(index, bought, id, limit)
    relatedIds.set(key, { ids, orders })
    return ids
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
      changedAt: columns.changed[slot] as number,
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

  const skuContains = (text: string) => holds(text, (entry) => entry.sku)

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
    tally: (query: CountedQuery) => createTally(index, selectFound(query).selection),
    suggest,
    figures,
    summary,
    related,
    idsWithSlug: (slug: string) =>
      index
        .slotsWithSlug(slug)
        .filter((at) => index.entries[at]?.status === 'publish' && index.entries[at]?.type !== 'variation')
        .map((at) => index.columns.id[at] as number),
    count: (kind: string, id: number) =>
      kind === 'term' || kind === 'shipping_class'
        ? countsNow().listed(`${kind}:${id}`)
        : countsNow().visible(`${kind}:${id}`),
    countReviews: (kind: string, id: number) => countsNow().reviews(`${kind}:${id}`),
    countDirect: (kind: string, id: number) => countsNow().listed(`in_${kind}:${id}`),
    skuContains,
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
