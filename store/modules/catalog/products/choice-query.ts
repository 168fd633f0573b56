import type { Taxonomy } from '../taxonomy.ts'
import type { CatalogProduct } from './product.ts'

/** The name of an attribute in URLs, and beside a variation's options. */
export const choiceKey = (slug: string): string => slug.toLowerCase().replaceAll(' ', '-')

type Choice = CatalogProduct['choices'][number]

/** An option as links name it: the slug of its term, or the option itself where the attribute has no terms. */
export const choiceValue = ({ id, option }: Pick<Choice, 'id' | 'option'>, taxonomy: Taxonomy): string =>
  id > 0 ? (taxonomy.termOf(id, option)?.slug ?? option) : option

/** What follows a product's path so that a variation is chosen on its page, as WooCommerce writes it; '' for none. */
export const choiceQuery = ({ choices }: Pick<CatalogProduct, 'choices'>, taxonomy: Taxonomy): string => {
  const options = choices
    .filter(({ option }) => option !== '')
    .map((choice) => {
      const value = choiceValue(choice, taxonomy)
      return `attribute_${encodeURIComponent(choiceKey(choice.slug))}=${encodeURIComponent(value)}`
    })
  return options.length ? `?${options.join('&')}` : ''
}
