import { type Bitset, countBits, forEachBit } from './bitset.ts'
import type { Dimension, ProductFilter } from './product-filter.ts'
import type { ProductIndex } from './product-index.ts'
import type { Selection } from './select.ts'

export interface FacetCounts {
  /** minor units; null when nothing has a price */
  price: { min: number; max: number } | null
  /** ids with how many products they would show; zero only of what the query itself names */
  categories: Map<number, number>
  brands: Map<number, number>
  /** attribute id → term id → count */
  attributes: Map<number, Map<number, number>>
  onSale: number
  inStock: number
  /** at least one star, two … */
  ratings: number[]
}

export type Counts = (key: string) => number

export const countKeys = (index: ProductIndex, set: Bitset): Counts =>
  index.members.counter(set, countBits(set))

/** Those of some ids that have a count. */
export const pick = (ids: Iterable<number>, kind: string, counts: Counts): Map<number, number> => {
  const found = new Map<number, number>()
  for (const id of ids) {
    const count = counts(`${kind}:${id}`)
    if (count > 0) found.set(id, count)
  }
  return found
}

export const priceRange = (index: ProductIndex, set: Bitset): FacetCounts['price'] => {
  const { priceMin, priceMax } = index.columns
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  forEachBit(set, (slot) => {
    if ((priceMin[slot] as number) < min) min = priceMin[slot] as number
    if ((priceMax[slot] as number) > max) max = priceMax[slot] as number
  })
  return min <= max ? { min, max } : null
}

/** What is chosen can be taken back, also where nothing is left of it. */
const withChosen = (counts: Map<number, number>, chosen: readonly number[] = []): Map<number, number> => {
  for (const id of chosen) if (!counts.has(id)) counts.set(id, 0)
  return counts
}

type Chosen = Pick<ProductFilter, 'categories' | 'brands' | 'attributes'>

/** Counts over the whole result, each facet without its own filter. */
export const countFacets = (index: ProductIndex, selection: Selection, chosen: Chosen): FacetCounts => {
  const { taxonomy } = index
  const whole = selection.result()
  const shared = countKeys(index, whole)
  const countsFor = (dimension: Dimension): Counts =>
    selection.dimensions.has(dimension) ? countKeys(index, selection.result(dimension)) : shared
  const attributes = new Map<number, Map<number, number>>()
  for (const { id } of taxonomy.attributes.values()) {
    const terms = taxonomy.termsOf(id).map((term) => term.id)
    const found = withChosen(
      pick(terms, 'term', countsFor(`attribute:${id}`)),
      chosen.attributes?.filter((attribute) => attribute.id === id).flatMap((attribute) => attribute.terms),
    )
    if (found.size) attributes.set(id, found)
  }
  const stock = countsFor('stock')
  const ratings = countsFor('rating')
  return {
    price: priceRange(index, selection.dimensions.has('price') ? selection.result('price') : whole),
    categories: withChosen(
      pick(taxonomy.categories.keys(), 'category', countsFor('category')),
      chosen.categories,
    ),
    brands: withChosen(pick(taxonomy.brands.keys(), 'brand', countsFor('brand')), chosen.brands),
    attributes,
    onSale: countsFor('on_sale')(selection.saleKey),
    inStock: stock('stock:instock') + stock('stock:onbackorder'),
    ratings: [1, 2, 3, 4, 5].map((stars) => ratings(`stars:${stars}`)),
  }
}
