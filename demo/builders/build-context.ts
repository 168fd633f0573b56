import type { Insertable } from 'kysely'
import type {
  AttributesTable,
  AttributeTermsTable,
  BrandsTable,
  CategoriesTable,
  ShippingClassesTable,
  TagsTable,
} from '#store/modules/catalog/tables.ts'
import type { Album } from '../album.ts'
import { stageCategory } from '../pictures/staging.ts'
import type { CategorySource, ShopSource } from '../source.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** Turns slugs into ids: an entry's place in its list. */
export const idsOf = (list: readonly { slug: string }[], what: string) => {
  const ids = new Map(list.map(({ slug }, index) => [slug, index + 1]))
  if (ids.size !== list.length) throw new Error(`a ${what} is named twice`)
  return (slug: string): number => {
    const id = ids.get(slug)
    if (!id) throw new Error(`no ${what} is called ${slug}`)
    return id
  }
}

export interface Term {
  id: number
  attributeId: number
  attribute: string
  attributeName: string
  slug: string
  name: string
  swatch: string | null
}

const readTerms = (source: ShopSource): Map<string, Term> => {
  const terms = new Map<string, Term>()
  source.attributes.forEach((attribute, index) => {
    for (const [slug, value] of Object.entries(attribute.terms)) {
      const [name, swatch] = typeof value === 'string' ? [value, null] : value
      terms.set(`${attribute.slug}/${slug}`, {
        id: terms.size + 1,
        attributeId: index + 1,
        attribute: attribute.slug,
        attributeName: attribute.name,
        slug,
        name,
        swatch,
      })
    }
  })
  return terms
}

/** What every part of the builder needs: ids by name, the album and the hour that dates count from. */
export const createBuild = (source: ShopSource, album: Album, now: number, decimals: number) => {
  const terms = readTerms(source)
  const categories = new Map(source.categories.map((category) => [category.slug, category]))
  const unit = 10 ** decimals
  const chain = (slug: string): CategorySource[] => {
    const category = categories.get(slug)
    if (!category) throw new Error(`no category is called ${slug}`)
    return category.parent ? [category, ...chain(category.parent)] : [category]
  }
  return {
    source,
    album,
    now: Math.floor(now / HOUR) * HOUR,
    /** main currency units → minor units */
    money: (amount: number) => Math.round(amount * unit),
    /** a category and its parents, the nearest first */
    chain,
    term: (attribute: string, slug: string): Term => {
      const term = terms.get(`${attribute}/${slug}`)
      if (!term) throw new Error(`no term ${slug} in ${attribute}`)
      return term
    },
    terms: [...terms.values()],
    categoryId: idsOf(source.categories, 'category'),
    brandId: idsOf(source.brands, 'brand'),
    tagId: idsOf(source.tags, 'tag'),
    vendorId: idsOf(source.vendors, 'vendor'),
    shippingClassId: idsOf(source.shippingClasses, 'shipping class'),
  }
}
export type Build = ReturnType<typeof createBuild>

export const buildCategories = ({ source, album, categoryId }: Build): Insertable<CategoriesTable>[] =>
  source.categories.map((category, index) => ({
    id: index + 1,
    parent_id: category.parent ? categoryId(category.parent) : 0,
    name: category.name,
    slug: category.slug,
    description: category.description ?? '',
    display: 'default',
    image_id: album.take(
      stageCategory(`category-${category.slug}`, category.picture, category.hues[0] ?? 250),
      category.name,
      source.translation?.categories[category.slug]?.[0],
    ),
    menu_order: index + 1,
  }))

export const buildBrands = ({ source, album }: Build): Insertable<BrandsTable>[] =>
  source.brands.map((brand, index) => ({
    id: index + 1,
    parent_id: 0,
    name: brand.name,
    slug: brand.slug,
    description: brand.description ?? '',
    image_id: brand.picture
      ? album.take(
          stageCategory(`brand-${brand.slug}`, brand.picture, (index * 47) % 360),
          brand.name,
          source.translation?.brands[brand.slug]?.[0],
        )
      : null,
    menu_order: index + 1,
  }))

const plainTerm = (term: { slug: string; name: string; description?: string }, index: number) => ({
  id: index + 1,
  name: term.name,
  slug: term.slug,
  description: term.description ?? '',
})
export const buildTags = ({ source }: Build): Insertable<TagsTable>[] => source.tags.map(plainTerm)
export const buildShippingClasses = ({ source }: Build): Insertable<ShippingClassesTable>[] =>
  source.shippingClasses.map(plainTerm)

export const buildAttributes = ({ source }: Build): Insertable<AttributesTable>[] =>
  source.attributes.map(({ slug, name, type }, index) => ({
    id: index + 1,
    name,
    slug,
    type,
    order_by: 'menu_order',
    has_archives: 0,
  }))

export const buildTerms = ({ terms }: Build): Insertable<AttributeTermsTable>[] =>
  terms.map((term) => ({
    id: term.id,
    attribute_id: term.attributeId,
    name: term.name,
    slug: term.slug,
    description: '',
    menu_order: term.id,
    swatch: term.swatch,
  }))
