import { AVAILABLE } from '../tables.ts'
import { HIDDEN_FROM } from './base-sets.ts'
import {
  type Bitset,
  bitsetFor,
  clearBit,
  forEachBit,
  hasBit,
  intersect,
  setBit,
  subtract,
  unite,
} from './bitset.ts'
import type { Dimension, ProductFilter } from './product-filter.ts'
import type { ProductIndex } from './product-index.ts'

type SaleKey = 'on_sale' | 'claimed_sale'
const saleKeyOf = ({ claimedSales }: ProductFilter): SaleKey => (claimedSales ? 'claimed_sale' : 'on_sale')

/** The products of a filter, kept apart by dimension. */
export class Selection {
  readonly base: Bitset
  readonly dimensions: ReadonlyMap<Dimension, Bitset>
  /** of what counts as being on sale */
  readonly saleKey: SaleKey

  constructor(base: Bitset, dimensions: ReadonlyMap<Dimension, Bitset>, saleKey: SaleKey) {
    this.base = base
    this.dimensions = dimensions
    this.saleKey = saleKey
  }

  /** The same, of these slots only. */
  among(index: ProductIndex, slots: Iterable<number>): Selection {
    const base = ofSlots(index, slots)
    intersect(base, this.base)
    return new Selection(base, this.dimensions, this.saleKey)
  }

  /** What remains, leaving one dimension out if asked. */
  result(without?: Dimension): Bitset {
    const result = this.base.slice()
    for (const [name, set] of this.dimensions) if (name !== without) intersect(result, set)
    return result
  }
}

const anyOf = (index: ProductIndex, keys: readonly string[]): Bitset => {
  const set = bitsetFor(index.columns.capacity)
  for (const key of keys) index.members.addTo(set, key)
  return set
}

const ids = (kind: string, values: readonly (number | string)[]): string[] =>
  values.map((value) => `${kind}:${value}`)

const ofSlots = (index: ProductIndex, slots: Iterable<number>): Bitset => {
  const set = bitsetFor(index.columns.capacity)
  for (const slot of slots) setBit(set, slot)
  return set
}

const slotsOf = (index: ProductIndex, wanted: readonly number[]): number[] =>
  wanted.flatMap((id) => index.slotOf(id) ?? [])

/** SKUs are equal when only their case differs, as in WooCommerce's database. */
const slotsWithSku = (index: ProductIndex, skus: readonly string[]): number[] =>
  skus.flatMap((sku) =>
    index
      .slotsWithSku(sku, false)
      .filter((slot) => index.entries[slot]?.sku.toLowerCase() === sku.toLowerCase()),
  )

const kept = (index: ProductIndex, set: Bitset, keep: (slot: number) => boolean): Bitset => {
  const result = bitsetFor(index.columns.capacity)
  forEachBit(set, (slot) => {
    if (keep(slot)) setBit(result, slot)
  })
  return result
}

const startingSet = (index: ProductIndex, filter: ProductFilter): Bitset => {
  const statuses = filter.statuses ?? ['publish']
  if (filter.variationsOf) {
    const { variationsOf } = filter
    const set =
      variationsOf === 'all'
        ? index.variations.slice()
        : ofSlots(
            index,
            variationsOf.flatMap((id) => [...index.childrenOf(id)]),
          )
    if (!statuses.includes('any')) intersect(set, anyOf(index, ids('status', statuses)))
    return set
  }
  const withVariations = filter.withVariations || filter.offers
  const onlyPublished = statuses.length === 1 && statuses[0] === 'publish'
  if (onlyPublished && !withVariations) return index.listed.slice()
  const set = index.products.slice()
  if (withVariations) unite(set, index.variations)
  if (statuses.includes('any')) subtract(set, anyOf(index, ['status:trash']))
  else intersect(set, anyOf(index, ids('status', statuses)))
  return set
}

/** Whether something of a product costs between two amounts. */
export const priceWithin = (index: ProductIndex, low: number, high: number) => (slot: number) => {
  const min = index.columns.priceMin[slot] as number
  const max = index.columns.priceMax[slot] as number
  if (!(min <= high && max >= low)) return false
  if (min >= low || max <= high) return true
  return index.entries[slot]?.prices?.some((price) => price >= low && price <= high) ?? false
}

const within = (
  column: Float64Array,
  after = Number.NEGATIVE_INFINITY,
  before = Number.POSITIVE_INFINITY,
) => {
  return (slot: number) => (column[slot] as number) > after && (column[slot] as number) < before
}

/** These are chosen from, or lead to another shop. */
const NOT_BY_ITSELF = ['variable', 'grouped', 'external']

/** Average stars as a whole number; 0 without reviews. */
export const roundedRating = ({ columns }: ProductIndex, slot: number): number =>
  columns.ratings[slot] ? Math.round((columns.rating[slot] as number) / 100) : 0

/** The part of a filter that no facet shows. */
const baseOf = (index: ProductIndex, filter: ProductFilter): Bitset => {
  const base = startingSet(index, filter)
  const only = (set: Bitset | undefined) => set && intersect(base, set)
  const keyed = (key: string, wanted: boolean | undefined) => {
    if (wanted === undefined) return
    const set = anyOf(index, [key])
    if (wanted) intersect(base, set)
    else subtract(base, set)
  }
  const any = (kind: string, values: readonly (number | string)[] | undefined) =>
    values && only(anyOf(index, ids(kind, values)))

  subtract(base, anyOf(index, ids('visibility', HIDDEN_FROM[filter.visibleIn ?? 'anything'])))
  any('type', filter.types)
  if (filter.offers) subtract(base, anyOf(index, ids('type', NOT_BY_ITSELF)))
  any('visibility', filter.visibilities)
  if (filter.excludeTypes) subtract(base, anyOf(index, ids('type', filter.excludeTypes)))
  if (filter.include) only(ofSlots(index, slotsOf(index, filter.include)))
  for (const slot of slotsOf(index, filter.exclude ?? [])) clearBit(base, slot)
  if (filter.slugs)
    only(
      ofSlots(
        index,
        filter.slugs.flatMap((slug) => [...index.slotsWithSlug(slug)]),
      ),
    )
  if (filter.skus) only(ofSlots(index, slotsWithSku(index, filter.skus)))
  any('tag', filter.tags)
  any('vendor', filter.vendors)
  for (const { kind, id } of filter.having ?? []) any(kind, [id])
  if (filter.lacking?.length) {
    subtract(
      base,
      anyOf(
        index,
        filter.lacking.map(({ kind, id }) => `${kind}:${id}`),
      ),
    )
  }
  any('shipping_class', filter.shippingClasses)
  any('tax_class', filter.taxClasses)
  keyed('featured', filter.featured)
  keyed('virtual', filter.virtual)
  keyed('downloadable', filter.downloadable)
  if (filter.onSale === false) keyed(saleKeyOf(filter), false)
  const { created, parent, postParent, updated } = index.columns
  const { createdAfter, createdBefore, modifiedAfter, modifiedBefore, where } = filter
  const { parents, exceptParents } = filter
  const tests: ((slot: number) => boolean)[] = []
  if (createdAfter !== undefined || createdBefore !== undefined)
    tests.push(within(created, createdAfter, createdBefore))
  if (modifiedAfter !== undefined || modifiedBefore !== undefined)
    tests.push(within(updated, modifiedAfter, modifiedBefore))
  if (filter.priced !== undefined) {
    tests.push((slot) => Number.isNaN(index.columns.priceMin[slot]) !== filter.priced)
  }
  if (filter.offers) {
    tests.push((slot) => hasBit(index.shown, index.slotOf(parent[slot] as number) ?? slot))
  }
  const { idBelow } = filter
  if (idBelow !== undefined) tests.push((slot) => (index.columns.id[slot] as number) < idBelow)
  if (parents) tests.push((slot) => parents.includes(postParent[slot] as number))
  if (exceptParents) tests.push((slot) => !exceptParents.includes(postParent[slot] as number))
  if (filter.ofListed) {
    tests.push((slot) => hasBit(index.listed, index.slotOf(parent[slot] as number) ?? slot))
  }
  if (where) tests.push(where)
  return tests.length ? kept(index, base, (slot) => tests.every((test) => test(slot))) : base
}

/** Reads a filter against the index. */
export const select = (index: ProductIndex, filter: ProductFilter): Selection => {
  const base = baseOf(index, filter)
  const dimensions = new Map<Dimension, Bitset>()
  const add = (name: Dimension, kind: string, values: readonly (number | string)[] | undefined) => {
    if (!values) return
    const set = anyOf(index, ids(kind, values))
    const known = dimensions.get(name)
    if (known) intersect(set, known)
    dimensions.set(name, set)
  }
  add('category', 'category', filter.categories)
  add('brand', 'brand', filter.brands)
  for (const { id, terms } of filter.attributes ?? []) add(`attribute:${id}`, 'term', terms)
  add('stock', 'stock', filter.stock)
  if (filter.minRating !== undefined) add('rating', 'stars', [filter.minRating])
  const { ratings } = filter
  if (ratings) {
    dimensions.set(
      'rating',
      kept(index, dimensions.get('rating') ?? base, (slot) => ratings.includes(roundedRating(index, slot))),
    )
  }
  if (filter.onSale) dimensions.set('on_sale', anyOf(index, [saleKeyOf(filter)]))
  if (filter.minPrice !== undefined || filter.maxPrice !== undefined) {
    const low = filter.minPrice ?? Number.NEGATIVE_INFINITY
    const high = filter.maxPrice ?? Number.POSITIVE_INFINITY
    dimensions.set('price', kept(index, base, priceWithin(index, low, high)))
  }
  return new Selection(base, dimensions, saleKeyOf(filter))
}

/** What a shopper comes across there: by visibility and, where the shop hides what is out of stock, by stock. */
export const selectShown = (index: ProductIndex, visibleIn: 'catalog' | 'search'): Selection =>
  select(index, { visibleIn, stock: index.options.hideOutOfStock ? AVAILABLE : undefined })
