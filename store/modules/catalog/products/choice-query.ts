import type { Taxonomy } from '../taxonomy.ts'
import type { CatalogProduct } from './product.ts'

/** The name of an attribute in URLs, and beside a variation's options. */
export const choiceKey = (slug: string): string => slug.toLowerCase().replaceAll(' ', '-')

/** What follows a product's path so that a variation is chosen on its page, as WooCommerce writes it; '' for none. */
export const choiceQuery = ({ choices }: Pick<CatalogProduct, 'choices'>, taxonomy: Taxonomy): string => {
  const options = choices.flatMap(({ id, slug, option }) => {
    if (option === '') return []
    const value = id > 0 ? (taxonomy.termOf(id, option)?.slug ?? option) : option
    return [`attribute_${encodeURIComponent(choiceKey(slug))}=${encodeURIComponent(value)}`]
  })
  return options.length ? `?${options.join('&')}` : ''
}
