import type { Selectable } from 'kysely'
import type { Locale } from '#common/locale.ts'
import { pathToRoot } from '#common/tree.ts'
import type { Context } from '#store/context.ts'
import {
  inLanguage,
  readTranslations,
  type TermTexts,
  type TextsByLocale,
} from '../translations/translations.ts'
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
  attributeBySlug: (slug: string) => Attribute | undefined
  /** the term that a product means by an attribute's option */
  termOf: (attributeId: number, name: string) => AttributeTerm | undefined
  termsOf: (attributeId: number) => AttributeTerm[]
  /** the same with its names in another language, as far as they are translated */
  in: (locale: Locale) => Taxonomy
  textsOf: (kind: TermKind, id: number) => TextsByLocale<TermKind> | undefined
}

const byId = <T extends { id: number }>(rows: T[]): Map<number, T> =>
  new Map(rows.map((row) => [row.id, row]))

const pathIn = (rows: Map<number, { parent_id: number }>) => (id: number) =>
  pathToRoot(id, (at) => rows.get(at)?.parent_id)

interface Rows {
  categories: Category[]
  brands: Brand[]
  tags: Tag[]
  attributes: Attribute[]
  terms: AttributeTerm[]
  shippingClasses: ShippingClass[]
}
/** The kinds of rows that have translations. */
type TermKind = 'category' | 'brand' | 'tag' | 'attribute' | 'term'
type Texts = Record<TermKind, Map<number, TextsByLocale<TermKind>>>

const LOCALES: readonly Locale[] = ['fa', 'en']

const arrange = (rows: Rows): Omit<Taxonomy, 'in' | 'textsOf'> => {
  const categories = byId(rows.categories)
  const brands = byId(rows.brands)
  const byName = new Map(rows.terms.map((term) => [`${term.attribute_id} ${term.name}`, term]))
  const bySlug = new Map(rows.attributes.map((attribute) => [attribute.slug, attribute]))
  const byAttribute = Map.groupBy(rows.terms, (term) => term.attribute_id)
  return {
    categories,
    brands,
    tags: byId(rows.tags),
    attributes: byId(rows.attributes),
    terms: byId(rows.terms),
    shippingClasses: byId(rows.shippingClasses),
    categoryPath: pathIn(categories),
    brandPath: pathIn(brands),
    attributeBySlug: (slug) => bySlug.get(slug),
    termOf: (attributeId, name) => byName.get(`${attributeId} ${name}`),
    termsOf: (attributeId) => byAttribute.get(attributeId) ?? [],
  }
}

const translate = (rows: Rows, texts: Texts, locale: Locale): Rows => {
  const named = <T extends { id: number } & TermTexts>(all: T[], kind: TermKind): T[] =>
    all.map((row) => inLanguage<T>(row, texts[kind].get(row.id)?.[locale] as Partial<T> | undefined))
  return {
    ...rows,
    categories: named(rows.categories, 'category'),
    brands: named(rows.brands, 'brand'),
    tags: named(rows.tags, 'tag'),
    attributes: named(rows.attributes, 'attribute'),
    terms: named(rows.terms, 'term'),
  }
}

export const readTaxonomy = async (context: Context): Promise<Taxonomy> => {
  const { db } = context
  const rows: Rows = {
    categories: await db.selectFrom('categories').selectAll().orderBy('id').execute(),
    brands: await db.selectFrom('brands').selectAll().orderBy('id').execute(),
    tags: await db.selectFrom('tags').selectAll().orderBy('id').execute(),
    attributes: await db.selectFrom('attributes').selectAll().orderBy('id').execute(),
    terms: await db.selectFrom('attribute_terms').selectAll().orderBy('id').execute(),
    shippingClasses: await db.selectFrom('shipping_classes').selectAll().orderBy('id').execute(),
  }
  const texts: Texts = {
    category: await readTranslations(context, 'category'),
    brand: await readTranslations(context, 'brand'),
    tag: await readTranslations(context, 'tag'),
    attribute: await readTranslations(context, 'attribute'),
    term: await readTranslations(context, 'term'),
  }
  const textsOf: Taxonomy['textsOf'] = (kind, id) => texts[kind].get(id)
  const own: Taxonomy = { ...arrange(rows), textsOf, in: (locale) => translated.get(locale) ?? own }
  const isUsed = (locale: Locale) =>
    Object.values(texts).some((kind) => [...kind.values()].some((one) => one[locale]))
  const translated = new Map(
    LOCALES.filter(isUsed).map((locale): [Locale, Taxonomy] => [
      locale,
      { ...arrange(translate(rows, texts, locale)), textsOf, in: own.in },
    ]),
  )
  return own
}
