import type { Locale } from '#common/locale.ts'
import type { TextsByLocale } from '#store/modules/translations/translations.ts'
import type { AttributeChoice, ProductAttribute } from '../tables.ts'
import type { Taxonomy } from '../taxonomy.ts'
import type { CatalogProduct } from './product.ts'

/** Translations of products by id: those of a product and of its parent. */
export type ProductTranslations = ReadonlyMap<number, TextsByLocale<'product'>>

interface Language {
  locale: Locale
  taxonomy: Taxonomy
  texts: ProductTranslations
}

const translateAttribute = (
  attribute: ProductAttribute,
  productId: number,
  { locale, taxonomy, texts }: Language,
): ProductAttribute => {
  if (attribute.id === 0) {
    return { ...attribute, ...texts.get(productId)?.[locale]?.attributes?.[attribute.name] }
  }
  const other = taxonomy.in(locale)
  const nameOf = (option: string): string => {
    const term = taxonomy.termOf(attribute.id, option)
    return (term && other.terms.get(term.id)?.name) ?? option
  }
  return {
    ...attribute,
    name: other.attributes.get(attribute.id)?.name ?? attribute.name,
    options: attribute.options.map(nameOf),
  }
}

/** What was chosen of a product's attributes, in another language: it is named as the attribute names it there. */
export const translateChoices = <T extends Pick<AttributeChoice, 'slug' | 'name' | 'option'>>(
  choices: readonly T[],
  product: CatalogProduct,
  language: Language,
): T[] => {
  const { id, attributes } = product.parent ?? product
  return choices.map((choice) => {
    const attribute = attributes.find(({ slug }) => slug === choice.slug)
    if (!attribute) return choice
    const { name, options } = translateAttribute(attribute, id, language)
    const option = options[attribute.options.indexOf(choice.option)] ?? choice.option
    return { ...choice, name, option }
  })
}

/**
 * A product with its texts and the names of its attributes in another language, as far as they are translated.
 * Its options are then named as in `taxonomy.in(locale)`.
 */
export const translateProduct = (product: CatalogProduct, language: Language): CatalogProduct => {
  const { attributes: _, ...own } = language.texts.get(product.id)?.[language.locale] ?? {}
  const parent = product.parent && translateProduct(product.parent, language)
  return {
    ...product,
    ...(parent && product.name === product.parent?.name ? { name: parent.name } : {}),
    ...own,
    parent,
    attributes: product.attributes.map((one) => translateAttribute(one, product.id, language)),
    choices: translateChoices(product.choices, product, language),
    default_attributes: translateChoices(product.default_attributes, product, language),
  }
}
