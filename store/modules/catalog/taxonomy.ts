import type { Selectable } from 'kysely'
import type { Context } from '#store/context.ts'
import type {
  AttributesTable,
  AttributeTermsTable,
  BrandsTable,
  CategoriesTable,
  ShippingClassesTable,
  TagsTable,
} from './tables.ts'

export type Category = Selectable<CategoriesTable>
export type Brand = Selectable<BrandsTable>
export type Tag = Selectable<TagsTable>
export type Attribute = Selectable<AttributesTable>
type AttributeTerm = Selectable<AttributeTermsTable>
export type ShippingClass = Selectable<ShippingClassesTable>

/** All names that products are sorted under; few enough to be held whole. */
export interface Taxonomy {
  categories: Map<number, Category>
  brands: Map<number, Brand>
  tags: Map<number, Tag>
  attributes: Map<number, Attribute>
  terms: Map<number, AttributeTerm>
  shippingClasses: Map<number, ShippingClass>
  /** a category and what it lies in, itself first */
  categoryPath: (id: number) => number[]
  brandPath: (id: number) => number[]
  /** the term that a product means by an attribute's option */
  termOf: (attributeId: number, name: string) => AttributeTerm | undefined
  termsOf: (attributeId: number) => AttributeTerm[]
}

const byId = <T extends { id: number }>(rows: T[]): Map<number, T> =>
  new Map(rows.map((row) => [row.id, row]))

/** Circles in the data end the path. */
const pathIn = (rows: Map<number, { parent_id: number }>) => (id: number) => {
  const path: number[] = []
  for (let at = id; rows.has(at) && !path.includes(at); at = rows.get(at)?.parent_id ?? 0) path.push(at)
  return path
}

export const readTaxonomy = async (context: Context): Promise<Taxonomy> => {
  const { db } = context
  const categories = byId(await db.selectFrom('categories').selectAll().orderBy('id').execute())
  const brands = byId(await db.selectFrom('brands').selectAll().orderBy('id').execute())
  const terms = await db.selectFrom('attribute_terms').selectAll().orderBy('id').execute()
  const byName = new Map(terms.map((term) => [`${term.attribute_id} ${term.name}`, term]))
  const byAttribute = Map.groupBy(terms, (term) => term.attribute_id)
  return {
    categories,
    brands,
    tags: byId(await db.selectFrom('tags').selectAll().orderBy('id').execute()),
    attributes: byId(await db.selectFrom('attributes').selectAll().orderBy('id').execute()),
    terms: byId(terms),
    shippingClasses: byId(await db.selectFrom('shipping_classes').selectAll().orderBy('id').execute()),
    categoryPath: pathIn(categories),
    brandPath: pathIn(brands),
    termOf: (attributeId, name) => byName.get(`${attributeId} ${name}`),
    termsOf: (attributeId) => byAttribute.get(attributeId) ?? [],
  }
}
