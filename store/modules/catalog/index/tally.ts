import { lazy } from '#common/lazy.ts'
import type { StockStatus } from '../tables.ts'
import { type Bitset, forEachBit } from './bitset.ts'
import { type Counts, countKeys, pick, priceRange } from './facets.ts'
import type { Dimension } from './product-filter.ts'
import type { ProductIndex } from './product-index.ts'
import { roundedRating, type Selection, selectShown } from './select.ts'

/** Counts over the products of a query; each is worked out when it is asked for, zeros are left out. */
export interface Tally {
  /** minor units, without the filter by price; null when nothing has a price */
  price: () => { min: number; max: number } | null
  /** without the filter by stock; zeros are told */
  stock: () => Record<StockStatus, number>
  /** products by their average stars, rounded, without the filter by them */
  ratings: () => Map<number, number>
  /** by the terms of an attribute; `widened` without the filter by that attribute */
  terms: (attributeId: number, widened: boolean) => Map<number, number>
  categories: () => Map<number, number>
  brands: () => Map<number, number>
  tags: () => Map<number, number>
}

const countRatings = (index: ProductIndex, set: Bitset): Map<number, number> => {
  const counts = [0, 0, 0, 0, 0, 0]
  forEachBit(set, (slot) => {
    const stars = roundedRating(index, slot)
    counts[stars] = (counts[stars] ?? 0) + 1
  })
  return new Map([...counts.entries()].filter(([stars, count]) => stars > 0 && count > 0))
}

/** Those that products lie in themselves come first, as in WooCommerce; those above them follow. */
const pickNested = (
  ids: Iterable<number>,
  kind: 'category' | 'brand',
  counts: Counts,
): Map<number, number> => {
  const byDirect = Map.groupBy(ids, (id) => counts(`in_${kind}:${id}`) > 0)
  return pick([...(byDirect.get(true) ?? []), ...(byDirect.get(false) ?? [])], kind, counts)
}

/** Use it before anything else is done: the index may change with the next event. */
export const createTally = (index: ProductIndex, selection: Selection): Tally => {
  const { taxonomy } = index
  const counts = (without?: Dimension): Counts => countKeys(index, selection.result(without))
  return {
    price: () => priceRange(index, selection.result('price')),
    stock: () => {
      const count = counts('stock')
      return {
        instock: count('stock:instock'),
        outofstock: count('stock:outofstock'),
        onbackorder: count('stock:onbackorder'),
      }
    },
    ratings: () => countRatings(index, selection.result('rating')),
    terms: (attributeId, widened) => {
      const ids = taxonomy.termsOf(attributeId).map(({ id }) => id)
      return pick(ids, 'term', counts(widened ? `attribute:${attributeId}` : undefined))
    },
    categories: () => pickNested(taxonomy.categories.keys(), 'category', counts()),
    brands: () => pickNested(taxonomy.brands.keys(), 'brand', counts()),
    tags: () => pick(taxonomy.tags.keys(), 'tag', counts()),
  }
}

/** Counts over all products by their keys, until one of them changes. */
export interface Counted {
  /** products that lists show */
  visible: Counts
  /** published products */
  listed: Counts
  /** reviews of published products */
  reviews: Counts
}

const remembered = (count: Counts): Counts => {
  const known = new Map<string, number>()
  return (key) => {
    const found = known.get(key) ?? count(key)
    known.set(key, found)
    return found
  }
}

const countReviews = ({ members, columns, listed }: ProductIndex): Counts => {
  const sums = new Map<number, number>()
  forEachBit(listed, (slot) => {
    const reviews = columns.ratings[slot]
    if (!reviews) return
    for (const key of members.keysOf(slot)) sums.set(key, (sums.get(key) ?? 0) + reviews)
  })
  const byName = new Map([...sums].map(([key, sum]) => [members.name(key), sum]))
  return (key) => byName.get(key) ?? 0
}

export const countAll = (index: ProductIndex): Counted => {
  const reviews = lazy(() => countReviews(index))
  return {
    visible: remembered(countKeys(index, selectShown(index, 'catalog').result())),
    listed: remembered(countKeys(index, index.listed.slice())),
    reviews: (key) => reviews()(key),
  }
}
