import { m } from '#app/messages/paraglide/messages.js'
import { priceRangeLabel } from '#app/shared/settings/price-range-label.ts'
import { digits } from '#app/ui/digits.ts'
import type { PriceCurrency } from '#app/ui/format.ts'
import type { Facets } from '#store-api/contract/products.ts'
import { changed, type ListState } from '../listing/list-state.ts'

/** The name of an attribute in the URL: `pa_color` → `color`. */
export const attributeName = (slug: string): string => slug.replace(/^pa_/, '')

const toggled = (values: string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]

export const toggleBrand = (state: ListState, slug: string): ListState =>
  changed(state, { brands: toggled(state.brands, slug) })

export const toggleTerm = (state: ListState, attribute: string, term: string): ListState => {
  const terms = toggled(state.attributes[attribute] ?? [], term)
  const { [attribute]: _, ...others } = state.attributes
  return changed(state, { attributes: terms.length ? { ...others, [attribute]: terms } : others })
}

type CategoryFacet = Facets['categories'][number]

const above = (all: CategoryFacet[], { parent }: CategoryFacet): CategoryFacet[] => {
  const found = all.find(({ id }) => id === parent)
  return found ? [found, ...above(all, found)] : []
}

/** A category takes the place of those above and below it: to choose deeper is to choose more closely. */
export const toggleCategory = (state: ListState, all: CategoryFacet[], slug: string): ListState => {
  const category = all.find((other) => other.slug === slug)
  if (!category || state.categories.includes(slug)) {
    return changed(state, { categories: state.categories.filter((other) => other !== slug) })
  }
  const ancestors = above(all, category).map((other) => other.slug)
  const descendants = all
    .filter((other) => above(all, other).some(({ id }) => id === category.id))
    .map((other) => other.slug)
  const apart = state.categories.filter((other) => ![...ancestors, ...descendants].includes(other))
  return changed(state, { categories: [...apart, slug] })
}

export interface CategoryChoice extends CategoryFacet {
  depth: number
  selected: boolean
}

/** The first level, and below it whatever stands under something chosen. */
export const categoryChoices = (all: CategoryFacet[], selected: string[]): CategoryChoice[] => {
  const isChosen = ({ slug }: CategoryFacet) => selected.includes(slug)
  const open = new Set(
    all.filter(isChosen).flatMap((category) => [category, ...above(all, category)].map(({ id }) => id)),
  )
  const level = (parent: number | null, depth: number): CategoryChoice[] =>
    all
      .filter((category) =>
        parent === null ? !all.some(({ id }) => id === category.parent) : category.parent === parent,
      )
      .flatMap((category) => [
        { ...category, depth, selected: isChosen(category) },
        ...(open.has(category.id) ? level(category.id, depth + 1) : []),
      ])
  return level(null, 0)
}

/** of the whole shop; a category has all of its own */
const MAX_ATTRIBUTES = 5
/** an attribute that fewer of the found products have says little about them */
const LEAST_SHARE = 1 / 8

interface OfferedTerm {
  id: number
  name: string
  count: number
  swatch?: string
}

/** The facets as the panel shows them: pages carry no more. */
export type Offered = Omit<Facets, 'brands' | 'attributes'> & {
  brands: { slug: string; name: string; count: number }[]
  attributes: { slug: string; name: string; terms: OfferedTerm[] }[]
}

const toTerm = ({ id, name, count, swatch }: Facets['attributes'][number]['terms'][number]): OfferedTerm => ({
  id,
  name,
  count,
  ...(swatch && { swatch }),
})

/** What is offered of all that was counted; only categories within the listing, null being any. */
export const offeredFacets = (
  { categories, brands, attributes, ...facets }: Facets,
  { state, within, total }: { state: ListState; within: string[] | null; total: number },
): Offered => {
  const inPlace = within ? categories.filter(({ slug }) => within.includes(slug)) : categories
  const isChosen = ({ slug }: { slug: string }) => attributeName(slug) in state.attributes
  const covered = ({ terms }: Facets['attributes'][number]) =>
    terms.reduce((sum, { count }) => sum + count, 0)
  const common = attributes.filter((attribute) => covered(attribute) >= total * LEAST_SHARE)
  const offered = new Set(
    within ? attributes : [...attributes.filter(isChosen), ...common.slice(0, MAX_ATTRIBUTES)],
  )
  return {
    ...facets,
    categories: categoryChoices(inPlace, state.categories).map(
      ({ depth, selected, ...category }) => category,
    ),
    brands: brands.map(({ slug, name, count }) => ({ slug, name, count })),
    attributes: attributes
      .filter((attribute) => offered.has(attribute))
      .map(({ slug, name, terms }) => ({ slug, name, terms: terms.map(toTerm) })),
  }
}

export interface ActiveFilter {
  key: string
  label: string
  /** the list without it */
  without: ListState
}

/** Every condition that narrows the list, in words. */
export const activeFilters = (
  state: ListState,
  facets: Offered | null,
  currency: PriceCurrency,
): ActiveFilter[] => {
  const nameOf = (terms: { slug: string; name: string }[] | undefined, slug: string) =>
    terms?.find((term) => term.slug === slug)?.name ?? slug
  const flags = [
    [state.onSale, 'on_sale', m.catalog_on_sale, { onSale: false }],
    [state.featured, 'featured', m.catalog_featured, { featured: false }],
    [state.inStock, 'in_stock', m.catalog_in_stock, { inStock: false }],
  ] as const
  return [
    ...state.categories.map((slug) => ({
      key: `category-${slug}`,
      label: nameOf(facets?.categories, slug),
      without: changed(state, { categories: state.categories.filter((other) => other !== slug) }),
    })),
    ...state.brands.map((slug) => ({
      key: `brand-${slug}`,
      label: nameOf(facets?.brands, slug),
      without: toggleBrand(state, slug),
    })),
    ...Object.entries(state.attributes).flatMap(([name, terms]) => {
      const attribute = facets?.attributes.find(({ slug }) => attributeName(slug) === name)
      return terms.map((id) => {
        const term = attribute?.terms.find((other) => String(other.id) === id)
        return {
          key: `${name}-${id}`,
          label: `${attribute?.name ?? name}: ${term?.name ?? digits(id)}`,
          without: toggleTerm(state, name, id),
        }
      })
    }),
    ...(state.minPrice || state.maxPrice
      ? [
          {
            key: 'price',
            label: priceRangeLabel(state.minPrice, state.maxPrice, currency),
            without: changed(state, { minPrice: '', maxPrice: '' }),
          },
        ]
      : []),
    ...(state.minRating
      ? [
          {
            key: 'rating',
            label: m.catalog_rating_from({ stars: digits(state.minRating) }),
            without: changed(state, { minRating: 0 }),
          },
        ]
      : []),
    ...flags
      .filter(([on]) => on)
      .map(([, key, label, off]) => ({ key, label: label(), without: changed(state, off) })),
  ]
}
