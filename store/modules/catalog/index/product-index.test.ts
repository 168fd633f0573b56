import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toJson } from '#store/database/json.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import type { ProductQuery } from '../catalog-interface.ts'
import { createCatalog } from '../catalog-reader.ts'
import type { ProductRow } from '../products/product.ts'
import type { ProductType, StockStatus } from '../tables.ts'
import type { Taxonomy } from '../taxonomy.ts'
import { BoughtTogether } from './bought-together.ts'
import { countFacets } from './facets.ts'
import type { Label } from './product-filter.ts'
import { ProductIndex } from './product-index.ts'
import { select } from './select.ts'
import { createTally } from './tally.ts'

const row = (given: Partial<ProductRow>) => productRow(given as never) as ProductRow

// categories: 2 lies in 1, 3 in 2, 4 alone
const PARENTS: Record<number, number> = { 1: 0, 2: 1, 3: 2, 4: 0 }
const pathOf = (id: number): number[] => (id in PARENTS ? [id, ...pathOf(PARENTS[id] as number)] : [])
const named = (id: number) => ({ id, name: `name${id}`, slug: `slug${id}`, description: '' })
const term = (id: number) => ({
  ...named(id),
  attribute_id: 1,
  menu_order: 0,
  swatch: null,
  swatch_image_id: null,
})
const taxonomy: Taxonomy = {
  categories: new Map(
    [1, 2, 3, 4].map((id) => [
      id,
      { ...named(id), parent_id: PARENTS[id] ?? 0, display: 'default', image_id: null, menu_order: 0 },
    ]),
  ),
  brands: new Map(),
  tags: new Map([[9, named(9)]]),
  attributes: new Map([
    [1, { id: 1, name: 'Color', slug: 'pa_color', type: 'select', order_by: 'name', has_archives: 0 }],
  ]),
  terms: new Map([7, 8].map((id) => [id, term(id)])),
  shippingClasses: new Map(),
  categoryPath: pathOf,
  brandPath: () => [],
  attributeBySlug: () => undefined,
  termOf: (attributeId, name) =>
    attributeId === 1 ? [7, 8].map(term).find((one) => one.name === name) : undefined,
  termsOf: () => [7, 8].map(term),
  in: () => taxonomy,
  textsOf: () => undefined,
}

const TYPES: ProductType[] = ['simple', 'variable', 'grouped', 'external', 'variation']
const small = (max: number) => fc.integer({ min: 0, max })
const subsetOf = (values: number[]) => fc.subarray(values)
const arbitraryRow = (id: number) =>
  fc
    .record({
      type: fc.constantFrom(...TYPES),
      status: fc.constantFrom('publish', 'publish', 'publish', 'draft', 'trash'),
      catalog_visibility: fc.constantFrom('visible', 'catalog', 'search', 'hidden'),
      featured: small(1),
      regular_price: fc.option(small(30)),
      sale_price: fc.option(small(30)),
      sale_from_at: fc.option(small(20)),
      sale_to_at: fc.option(small(20)),
      manage_stock: small(1),
      stock_quantity: fc.option(fc.integer({ min: -2, max: 3 })),
      stock_status: fc.constantFrom('instock', 'outofstock', 'onbackorder'),
      backorders: fc.constantFrom('no', 'yes'),
      average_rating: small(500),
      rating_count: small(2),
      total_sales: small(3),
      parent_id: small(6),
      menu_order: small(2),
      created_at: small(5),
      updated_at: small(5),
      name: fc.constantFrom('سیب', 'پرتقال', 'apple', 'Zoo', 'گلابی'),
      category_ids: subsetOf([1, 2, 3, 4, 99]).map(toJson),
      tag_ids: subsetOf([9]).map(toJson),
      grouped_ids: subsetOf([1, 2, 3, 4]).map(toJson),
      options: subsetOf([7, 8]),
    })
    .map(({ options, type, ...rest }): ProductRow => {
      const names = options.map((option) => `name${option}`)
      const attribute = { id: 1, name: 'Color', slug: 'pa_color' }
      return row({
        ...rest,
        id,
        type,
        parent_id: type === 'variation' ? rest.parent_id : 0,
        grouped_ids: type === 'grouped' ? rest.grouped_ids : toJson([]),
        attributes:
          type === 'variation'
            ? toJson(names.slice(0, 1).map((option) => ({ ...attribute, option })))
            : toJson(
                names.length
                  ? [{ ...attribute, position: 0, visible: true, variation: true, options: names }]
                  : [],
              ),
      } as Partial<ProductRow>)
    })

const BEST_FIRST: StockStatus[] = ['instock', 'onbackorder', 'outofstock']

/** The same rules, written as plainly as possible. */
class Naive {
  rows: Map<number, ProductRow>
  now: number
  constructor(rows: Map<number, ProductRow>, now: number) {
    this.rows = rows
    this.now = now
  }
  get all() {
    return [...this.rows.values()]
  }
  children(row: ProductRow): ProductRow[] {
    if (row.type === 'variable') {
      return this.all.filter((child) => child.type === 'variation' && child.parent_id === row.id)
    }
    const ids: number[] = JSON.parse(row.grouped_ids)
    return ids.flatMap((id) => this.rows.get(id) ?? [])
  }
  published(row: ProductRow) {
    return this.children(row).filter((child) => child.status === 'publish' && child.type !== 'grouped')
  }
  onSale(row: ProductRow): boolean {
    if (row.type === 'grouped') return false
    if (row.type === 'variable') return this.published(row).some((child) => this.onSale(child))
    const { regular_price, sale_price, sale_from_at, sale_to_at } = row
    if (regular_price === null || sale_price === null || sale_price >= regular_price) return false
    return (
      !(sale_from_at !== null && sale_from_at > this.now) && !(sale_to_at !== null && sale_to_at < this.now)
    )
  }
  prices(row: ProductRow): number[] {
    if (row.type === 'variable' || row.type === 'grouped')
      return this.published(row).flatMap((child) => this.prices(child))
    const price = this.onSale(row) ? row.sale_price : row.regular_price
    return price === null ? [] : [price]
  }
  own(row: ProductRow) {
    if (!row.manage_stock) return row.stock_status
    if ((row.stock_quantity ?? 0) > 0) return 'instock'
    return row.backorders === 'no' ? 'outofstock' : 'onbackorder'
  }
  stock(row: ProductRow): StockStatus {
    const parent = row.type === 'variation' ? this.rows.get(row.parent_id) : undefined
    if (parent?.manage_stock && !row.manage_stock) return this.own(parent)
    if (row.type !== 'variable' || row.manage_stock) return this.own(row)
    const statuses = this.published(row).map((child) => this.stock(child))
    return BEST_FIRST.find((one) => statuses.includes(one)) ?? 'outofstock'
  }
  changedAt(row: ProductRow): number {
    const { regular_price, sale_price, sale_from_at, sale_to_at } = row
    const flips = [sale_from_at ?? Infinity, (sale_to_at ?? Infinity) + 1].filter((flip) => flip <= this.now)
    const isReduced = regular_price !== null && sale_price !== null && sale_price < regular_price
    const happens = (sale_from_at ?? 0) <= (sale_to_at ?? Infinity)
    const own = Math.max(row.updated_at, ...(isReduced && happens ? flips : []))
    if (row.type === 'variation') return Math.max(own, this.rows.get(row.parent_id)?.updated_at ?? 0)
    if (row.type !== 'variable' && row.type !== 'grouped') return own
    const held = this.children(row).filter(({ type }) => type !== 'grouped')
    return Math.max(own, ...held.map((child) => this.changedAt(child)))
  }
  terms(row: ProductRow): number[] {
    const attributes: { options?: string[]; option?: string }[] = JSON.parse(row.attributes)
    return attributes.flatMap((one) => one.options ?? [one.option ?? '']).map((name) => Number(name.slice(4)))
  }
  has(row: ProductRow, { kind, id }: Label): boolean {
    const categories: number[] = JSON.parse(row.category_ids)
    if (kind === 'category') return categories.flatMap(pathOf).includes(id)
    if (kind === 'in_category') return categories.includes(id)
    return kind === 'tag' ? JSON.parse(row.tag_ids).includes(id) : this.terms(row).includes(id)
  }
  stars(row: ProductRow): number {
    return row.rating_count > 0 ? Math.round(row.average_rating / 100) : 0
  }
  matches(row: ProductRow, query: ProductQuery): boolean {
    const categories: number[] = (JSON.parse(row.category_ids) as number[]).flatMap(pathOf)
    const prices = this.prices(row)
    const { minPrice = -1, maxPrice = 1e9 } = query
    const priced = query.minPrice === undefined && query.maxPrice === undefined
    const hidden = { catalog: ['search', 'hidden'], search: ['catalog', 'hidden'], anything: [] as string[] }
    return (
      row.type !== 'variation' &&
      (query.statuses?.includes('any') ? row.status !== 'trash' : row.status === 'publish') &&
      !hidden[query.visibleIn ?? 'anything'].includes(row.catalog_visibility) &&
      (!query.categories || query.categories.some((id) => categories.includes(id))) &&
      (!query.tags || query.tags.some((id) => JSON.parse(row.tag_ids).includes(id))) &&
      (!query.attributes ||
        query.attributes.every(({ terms }) => terms.some((id) => this.terms(row).includes(id)))) &&
      (query.having ?? []).every((label) => this.has(row, label)) &&
      !query.lacking?.some((label) => this.has(row, label)) &&
      (!query.ratings || query.ratings.includes(this.stars(row))) &&
      (query.onSale === undefined || this.onSale(row) === query.onSale) &&
      (query.featured === undefined || (row.featured === 1) === query.featured) &&
      (!query.stock || query.stock.includes(this.stock(row) as never)) &&
      (query.minRating === undefined ||
        (row.rating_count > 0 && row.average_rating >= query.minRating * 100)) &&
      (priced || prices.some((price) => price >= minPrice && price <= maxPrice))
    )
  }
  ids(query: ProductQuery): number[] {
    const key = (row: ProductRow): number[] => {
      const prices = this.prices(row)
      switch (query.orderBy) {
        case 'date':
          return [row.created_at]
        case 'changed':
          return [this.changedAt(row)]
        case 'popularity':
          return [row.total_sales]
        case 'rating':
          return [row.average_rating, row.rating_count]
        case 'price':
          if (prices.length === 0) return [query.descending ? -1 : 1e9]
          return [query.descending ? Math.max(...prices) : Math.min(...prices)]
        default:
          return []
      }
    }
    const found = this.all.filter((row) => this.matches(row, query))
    found.sort((a, b) => {
      const [left, right] = [
        [...key(a), a.id],
        [...key(b), b.id],
      ]
      const at = left.findIndex((value, part) => value !== right[part])
      return (left[at] as number) - (right[at] as number)
    })
    if (query.descending) found.reverse()
    return found.map((row) => row.id)
  }
}

const LABELS: Label[] = [
  { kind: 'category', id: 1 },
  { kind: 'in_category', id: 2 },
  { kind: 'tag', id: 9 },
  { kind: 'term', id: 7 },
]

const FILTERS = {
  statuses: fc.constant(['any']),
  visibleIn: fc.constantFrom('catalog', 'search', 'anything'),
  categories: subsetOf([1, 2, 3, 4, 50]),
  tags: subsetOf([9, 50]),
  attributes: subsetOf([7, 8]).map((terms) => [{ id: 1, terms }]),
  having: fc.subarray(LABELS, { maxLength: 2 }),
  lacking: fc.subarray(LABELS, { maxLength: 2 }),
  ratings: fc.subarray([1, 2, 3, 4, 5], { minLength: 1 }),
  onSale: fc.boolean(),
  featured: fc.boolean(),
  stock: fc.subarray(['instock', 'onbackorder', 'outofstock'] as const),
  minRating: fc.integer({ min: 1, max: 5 }),
  minPrice: small(30),
  maxPrice: small(30),
}
const ORDER = {
  orderBy: fc.constantFrom('date', 'changed', 'popularity', 'rating', 'price', 'id'),
  descending: fc.boolean(),
}
const filterNames = Object.keys(FILTERS) as (keyof typeof FILTERS)[]
/** with more filters hardly anything is found, and so no mistake either */
const arbitraryQuery = fc.subarray(filterNames, { maxLength: 3 }).chain((names) => {
  const filters = Object.fromEntries(names.map((name) => [name, FILTERS[name] as fc.Arbitrary<unknown>]))
  return fc.record({ ...filters, ...ORDER })
}) as fc.Arbitrary<Omit<ProductQuery, 'skip' | 'limit'>>

const IDS = Array.from({ length: 14 }, (_, at) => at + 1)
const arbitraryShop = fc.tuple(...IDS.map(arbitraryRow))
/** some products change, some vanish, time goes by */
const arbitraryChanges = fc.array(
  fc.oneof(
    fc.constantFrom(...IDS).chain((id) => arbitraryRow(id).map((changed) => ({ changed }))),
    fc.constantFrom(...IDS).map((removed) => ({ removed })),
    small(25).map((later) => ({ later })),
  ),
  { maxLength: 12 },
)

describe('the index answers as a plain scan of the rows would', () => {
  test('after any changes, for any filter and order', () => {
    fc.assert(
      fc.property(
        arbitraryShop,
        arbitraryChanges,
        fc.array(arbitraryQuery, { minLength: 3 }),
        (shop, changes, queries) => {
          const rows = new Map(shop.map((one) => [one.id, one]))
          const naive = new Naive(rows, 0)
          const index = new ProductIndex(taxonomy, { now: 0, manageStock: true, noStockAmount: 0 })
          index.fill(shop)
          index.finishFilling()
          const catalog = createCatalog(index, new BoughtTogether(), () => naive.now)
          const compare = () => {
            for (const query of queries) {
              const expected = naive.ids({ ...query, skip: 0, limit: 0 })
              const whole = catalog.find({ ...query, skip: 0, limit: 100 })
              expect(whole.ids).toEqual(expected)
              expect(whole.total).toBe(expected.length)
              expect(catalog.find({ ...query, skip: 2, limit: 3 }).ids).toEqual(expected.slice(2, 5))
            }
          }
          compare()
          for (const change of changes) {
            if ('later' in change) naive.now = Math.max(naive.now, change.later)
            else if ('removed' in change) {
              rows.delete(change.removed)
              index.remove(change.removed)
            } else {
              rows.set(change.changed.id, change.changed)
              const parent = rows.get(change.changed.parent_id)
              index.put(parent && parent !== change.changed ? [change.changed, parent] : [change.changed])
            }
            compare()
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  test('facets are counted without their own filter', () => {
    fc.assert(
      fc.property(arbitraryShop, arbitraryQuery, (shop, query) => {
        const naive = new Naive(new Map(shop.map((one) => [one.id, one])), 0)
        const index = new ProductIndex(taxonomy, { now: 0, manageStock: true, noStockAmount: 0 })
        index.fill(shop)
        index.finishFilling()
        const facets = countFacets(index, select(index, query), query)
        const count = (changed: Partial<ProductQuery>) =>
          naive.ids({ ...query, ...changed, orderBy: 'id', skip: 0, limit: 0 }).length
        for (const id of [1, 2, 3, 4]) {
          expect(facets.categories.get(id) ?? 0).toBe(count({ categories: [id] }))
        }
        for (const id of [7, 8]) {
          expect(facets.attributes.get(1)?.get(id) ?? 0).toBe(count({ attributes: [{ id: 1, terms: [id] }] }))
        }
        expect(facets.inStock).toBe(count({ stock: ['instock', 'onbackorder'] }))
        if (query.onSale !== false) expect(facets.onSale).toBe(count({ onSale: true }))
        for (const stars of [1, 2, 3, 4, 5])
          expect(facets.ratings[stars - 1]).toBe(count({ minRating: stars, ratings: undefined }))
        const prices = naive
          .ids({ ...query, minPrice: undefined, maxPrice: undefined, skip: 0, limit: 0 } as ProductQuery)
          .flatMap((id) => naive.prices(naive.rows.get(id) as ProductRow))
        expect(facets.price).toEqual(
          prices.length ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
        )
      }),
      { numRuns: 300 },
    )
  })

  test('a tally is counted with the filters that it says', () => {
    fc.assert(
      fc.property(arbitraryShop, arbitraryQuery, (shop, { minRating: _, ...query }) => {
        const naive = new Naive(new Map(shop.map((one) => [one.id, one])), 0)
        const index = new ProductIndex(taxonomy, { now: 0, manageStock: true, noStockAmount: 0 })
        index.fill(shop)
        index.finishFilling()
        const tally = createTally(index, select(index, query))
        const rowsOf = (changed: Partial<ProductQuery>) =>
          naive
            .ids({ ...query, ...changed, orderBy: 'id', skip: 0, limit: 0 })
            .map((id) => naive.rows.get(id) as ProductRow)
        const rows = rowsOf({})
        for (const id of [1, 2, 3, 4]) {
          const inside = rows.filter((one) => naive.has(one, { kind: 'category', id }))
          expect(tally.categories().get(id) ?? 0).toBe(inside.length)
        }
        for (const id of [7, 8]) {
          const withTerm = (among: ProductRow[]) => among.filter((one) => naive.terms(one).includes(id))
          expect(tally.terms(1, false).get(id) ?? 0).toBe(withTerm(rows).length)
          const widened = withTerm(rowsOf({ attributes: undefined as never }))
          expect(tally.terms(1, true).get(id) ?? 0).toBe(widened.length)
        }
        for (const status of BEST_FIRST) {
          expect(tally.stock()[status]).toBe(rowsOf({ stock: [status] }).length)
        }
        for (const stars of [1, 2, 3, 4, 5]) {
          expect(tally.ratings().get(stars) ?? 0).toBe(rowsOf({ ratings: [stars] }).length)
        }
      }),
      { numRuns: 200 },
    )
  })
})

test('a product that becomes grouped counts no more in another grouped product', () => {
  const index = new ProductIndex(taxonomy, { now: 0, manageStock: true, noStockAmount: 0 })
  index.fill([
    row({ id: 1, regular_price: 5 }),
    row({ id: 2, regular_price: 5 }),
    row({ id: 3, type: 'grouped', grouped_ids: '[2]', regular_price: null }),
  ])
  index.finishFilling()
  expect(index.entryOf(3)?.prices).toEqual([5])
  const changed = index.put([row({ id: 2, type: 'grouped', grouped_ids: '[1]' })])
  expect(index.entryOf(3)?.prices).toEqual([])
  expect(changed).toContain(3)
})

test('a variation whose product is removed follows it no more', () => {
  const index = new ProductIndex(taxonomy, { now: 0, manageStock: true, noStockAmount: 0 })
  index.fill([
    row({ id: 1, type: 'variable', manage_stock: 1, stock_quantity: 0 }),
    row({ id: 2, type: 'variation', parent_id: 1, stock_status: 'instock' }),
  ])
  index.finishFilling()
  expect(index.entryOf(2)?.stock).toBe('outofstock')
  expect(index.remove(1)).toContain(2)
  expect(index.entryOf(2)?.stock).toBe('instock')
})
