import { LRUCache } from 'lru-cache'
import type { Clock } from '#store/context.ts'
import type { Catalog, Changed, ChangeListener, CountedQuery, ProductQuery } from './catalog-interface.ts'
import { contains, findProducts, selectFound, suggestProducts } from './find-products.ts'
import { hasBit } from './index/bitset.ts'
import type { BoughtTogether } from './index/bought-together.ts'
import type { ProductFilter } from './index/product-filter.ts'
import type { ProductIndex } from './index/product-index.ts'
import { createRelatedFinder } from './index/related.ts'
import { reviewFigures, summaryOf } from './index/summary.ts'
import { type Counted, countAll, createTally } from './index/tally.ts'
import { NO_KNOWLEDGE, type SearchKnowledge } from './search/knowledge.ts'

/** lists of related products */
const RELATED_KEPT = 10_000

/** @param knowledge what the shop decided about searches, as it is now */
export const createCatalog = (
  index: ProductIndex,
  bought: BoughtTogether,
  clock: Clock,
  knowledge: () => SearchKnowledge = () => NO_KNOWLEDGE,
) => {
  const listeners = new Set<ChangeListener>()
  const findRelated = createRelatedFinder(bought)
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

  const related = (id: number, limit: number): number[] => {
    const index = current()
    const key = `${id} ${limit}`
    const orders = bought.ordersOf(id)
    const known = relatedIds.get(key)
    if (known?.orders === orders) return known.ids
    const ids = findRelated(index, id, limit)
    relatedIds.set(key, { ids, orders })
    return ids
  }

  const isListed = (id: number): boolean => {
    const slot = index.slotOf(id)
    return slot !== undefined && hasBit(index.listed, slot)
  }

  return {
    get taxonomy() {
      return index.taxonomy
    },
    followSales: () => void current(),
    takeSaleChanges,
    find: (query: ProductQuery) => findProducts(current(), knowledge(), query),
    tally: (query: CountedQuery) => createTally(index, selectFound(current(), knowledge(), query).selection),
    suggest: (...[text, options]: Parameters<Catalog['suggest']>) =>
      suggestProducts(current(), knowledge(), text, options),
    figures: (filter: ProductFilter) => reviewFigures(current(), filter),
    summary: (id: number) => summaryOf(current(), id),
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
    skuContains: (text: string) => contains(index, text, ({ sku }) => sku),
    nameContains: (text: string) => contains(index, text, ({ name }) => name),
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
