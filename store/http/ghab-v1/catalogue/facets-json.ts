import { formatPrice } from '#common/money.ts'
import type { FacetCounts, Taxonomy } from '#store/modules/catalog/catalog.ts'
import type { Facets } from '#store-api/contract/products.ts'

type Term = Taxonomy['terms'] extends Map<number, infer T> ? T : never

interface Row {
  id: number
  name: string
  slug: string
  menu_order?: number
}
const byName = new Intl.Collator('fa', { sensitivity: 'base', numeric: true })
const inShopOrder = (a: Row, b: Row): number =>
  (a.menu_order ?? 0) - (b.menu_order ?? 0) || byName.compare(a.name, b.name)

type Rows<T> = ReadonlyMap<number, T> | readonly T[]

const sortedRows = new WeakMap<Rows<Row>, Row[]>()

/** All rows in the shop's order; sorted once, a change of names brings others. */
const sorted = <T extends Row>(rows: Rows<T>): T[] => {
  const known = sortedRows.get(rows) as T[] | undefined
  if (known) return known
  const all = [...rows.values()].sort(inShopOrder)
  sortedRows.set(rows, all)
  return all
}

/** Rows that have a count, in the shop's order, each with it. */
const counted = <T extends Row, R>(
  rows: Rows<T>,
  counts: ReadonlyMap<number, number>,
  serialize: (row: T, count: number) => R,
): R[] =>
  sorted(rows).flatMap((row) => {
    const count = counts.get(row.id)
    return count === undefined ? [] : [serialize(row, count)]
  })

const term = ({ id, name, slug }: Row, count: number) => ({ id, name, slug, count })

interface FacetContext {
  taxonomy: Taxonomy
  /** a colour, or the URL of a picture */
  swatchOf: (term: Term) => string | null
  decimals: number
}

/** The counts of a list as the contract gives them. */
export const facetsJson = (counts: FacetCounts, { taxonomy, swatchOf, decimals }: FacetContext): Facets => ({
  price: counts.price && {
    min: formatPrice(counts.price.min, decimals),
    max: formatPrice(counts.price.max, decimals),
  },
  categories: counted(taxonomy.categories, counts.categories, (row, count) => ({
    ...term(row, count),
    parent: row.parent_id,
  })),
  brands: counted(taxonomy.brands, counts.brands, term),
  attributes: [...counts.attributes].flatMap(([id, terms]) => {
    const attribute = taxonomy.attributes.get(id)
    if (!attribute) return []
    return {
      id,
      name: attribute.name,
      slug: attribute.slug,
      type: attribute.type,
      terms: counted(taxonomy.termsOf(id), terms, (row, count) => ({
        ...term(row, count),
        swatch: swatchOf(row),
      })),
    }
  }),
  on_sale: counts.onSale,
  in_stock: counts.inStock,
  ratings: counts.ratings,
})
