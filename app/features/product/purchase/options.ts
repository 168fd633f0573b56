import type { Product, Variation } from '#store-api/contract/products.ts'

export interface Option {
  /** as the shopper reads it */
  name: string
  /** as WooCommerce writes it in a link: the term's slug, or the option itself */
  value: string
  /** a CSS colour or the URL of a picture, null where the shop gave none */
  swatch: string | null
}

export interface OptionGroup {
  /** `pa_color`; the link's parameter is `attribute_pa_color` */
  key: string
  name: string
  options: Option[]
}

/** Group key → chosen value; a key that is missing was not chosen. */
export type Choice = Record<string, string>

export interface Combination {
  /** group key → value; a key that is missing fits every value */
  values: Choice
  stock_status: Product['stock_status']
}

export type OptionState = 'free' | 'sold_out' | 'impossible'

export const PARAMETER_PREFIX = 'attribute_'

const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** The values a variation's own link carries: the only place where WooCommerce gives their slugs. */
const linkedValues = (variation: Pick<Variation, 'permalink'>): Choice => {
  const query = new URLSearchParams(variation.permalink.split('?')[1] ?? '')
  return Object.fromEntries(
    [...query]
      .filter(([key, value]) => key.startsWith(PARAMETER_PREFIX) && value)
      .map(([key, value]) => [key.slice(PARAMETER_PREFIX.length), value]),
  )
}

/** What a variation is a combination of. */
export const valuesOf = ({ attributes, permalink }: Pick<Variation, 'attributes' | 'permalink'>): Choice => {
  const linked = linkedValues({ permalink })
  return Object.fromEntries(
    attributes
      .filter(({ option }) => option !== '')
      .map(({ slug, option }) => [slug, linked[slug] ?? option]),
  )
}

/** The choices of a variable product, in the shop's order. `swatches`: attribute slug → option name → colour or picture. */
export const optionGroups = (
  product: Pick<Product, 'attributes'>,
  variations: Pick<Variation, 'attributes' | 'permalink'>[],
  swatches: Record<string, Record<string, string>>,
): OptionGroup[] =>
  product.attributes
    .filter(({ variation }) => variation)
    .map((attribute) => {
      const used = variations.flatMap((variation) => {
        const values = valuesOf(variation)
        return variation.attributes
          .filter(({ slug, name }) => sameName(slug, attribute.slug) || name === attribute.name)
          .map(({ slug, option }) => ({ slug, option, value: values[slug] ?? option }))
      })
      const isOpen = variations.some(
        ({ attributes }) =>
          !attributes.some(
            ({ slug, name, option }) =>
              option !== '' && (sameName(slug, attribute.slug) || name === attribute.name),
          ),
      )
      const key = used[0]?.slug ?? attribute.slug.toLowerCase()
      return {
        key,
        name: attribute.name,
        options: attribute.options.flatMap((name) => {
          const found = used.find(({ option }) => sameName(option, name))
          if (!found && !isOpen) return []
          return [{ name, value: found?.value ?? name, swatch: swatches[key]?.[name] ?? null }]
        }),
      }
    })
    .filter(({ options }) => options.length > 0)

/** What a link chooses, else what the shop prefers; a group with one option needs no choosing. */
export const readChoice = (groups: OptionGroup[], query: URLSearchParams, preferred: Choice): Choice =>
  Object.fromEntries(
    groups.flatMap(({ key, options }) => {
      const asked = query.get(PARAMETER_PREFIX + key)
      const wanted = asked ?? preferred[key] ?? (options.length === 1 ? options[0]!.value : null)
      const option =
        wanted && options.find(({ value, name }) => sameName(value, wanted) || sameName(name, wanted))
      return option ? [[key, option.value]] : []
    }),
  )

const fits = ({ values }: Combination, choice: Choice): boolean =>
  Object.entries(choice).every(([key, value]) => values[key] === undefined || values[key] === value)

/** Whether an option goes together with everything else that is chosen. */
export const stateOfOption = (
  combinations: Combination[],
  choice: Choice,
  key: string,
  value: string,
): OptionState => {
  const fitting = combinations.filter((combination) => fits(combination, { ...choice, [key]: value }))
  if (fitting.length === 0) return 'impossible'
  return fitting.some(({ stock_status }) => stock_status !== 'outofstock') ? 'free' : 'sold_out'
}

export const missingGroups = (groups: OptionGroup[], choice: Choice): OptionGroup[] =>
  groups.filter(({ key }) => choice[key] === undefined)

/** The variation that is fully chosen; an exact one before one that leaves something open. */
export const findChosen = <T extends Combination>(
  groups: OptionGroup[],
  combinations: T[],
  choice: Choice,
): T | null => {
  if (missingGroups(groups, choice).length > 0) return null
  const fitting = combinations.filter((combination) => fits(combination, choice))
  const exactness = ({ values }: Combination) => Object.keys(values).length
  return fitting.toSorted((a, b) => exactness(b) - exactness(a))[0] ?? null
}

/** The combinations that what is chosen so far leaves: their pictures and prices are shown until one is found. */
export const fittingCombinations = <T extends Combination>(combinations: T[], choice: Choice): T[] =>
  combinations.filter((combination) => fits(combination, choice))

/** What is chosen of the groups that a combination leaves open. */
export const openChoice = ({ values }: Pick<Combination, 'values'>, choice: Choice): Choice =>
  Object.fromEntries(Object.entries(choice).filter(([key]) => values[key] === undefined))

/** The choice in words, for the cart line. */
export const choiceInWords = (groups: OptionGroup[], choice: Choice): { key: string; value: string }[] =>
  groups.flatMap(({ key, name, options }) => {
    const option = options.find(({ value }) => value === choice[key])
    return option ? [{ key: name, value: option.name }] : []
  })
