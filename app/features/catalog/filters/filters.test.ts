import { describe, expect, it } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import type { Facets } from '#store-api/contract/products.ts'
import { listSearch, readListState } from '../listing/list-state.ts'
import {
  activeFilters,
  categoryChoices,
  offeredFacets,
  toggleBrand,
  toggleCategory,
  toggleTerm,
} from './filters.ts'

overwriteGetLocale(() => 'en')

const read = (search: string) => readListState(new URLSearchParams(search))
const category = (id: number, slug: string, parent = 0) => ({
  id,
  slug,
  name: slug.toUpperCase(),
  count: 3,
  parent,
})
const categories = [
  category(1, 'home'),
  category(2, 'kitchen', 1),
  category(3, 'pots', 2),
  category(4, 'sport'),
]
const facets: Facets = {
  price: { min: '10', max: '900' },
  categories,
  brands: [{ id: 7, name: 'Nova', slug: 'nova', count: 2 }],
  attributes: [
    {
      id: 1,
      name: 'Colour',
      slug: 'pa_color',
      type: 'color',
      terms: [{ id: 12, name: 'Red', slug: 'red', count: 4, swatch: '#f00' }],
    },
  ],
  on_sale: 1,
  in_stock: 9,
  ratings: [5, 4, 3, 2, 1],
}
const attribute = (id: number, slug: string, count: number) => ({
  id,
  name: slug,
  slug: `pa_${slug}`,
  type: 'select' as const,
  terms: [{ id: id * 10, name: slug, slug, count, swatch: null }],
})
const dollars = { code: 'USD', symbol: '$', decimals: 2, position: 'left', display_as: '' as const }

describe('what is offered', () => {
  const many = [2, 40, 9, 30, 20, 13, 25, 14].map((count, id) => attribute(id, `trait-${id}`, count))
  const offered = (search: string, within: string[] | null = null) =>
    offeredFacets({ ...facets, attributes: many }, { state: read(search), within, total: 100 })

  it('is what most products have, and whatever was chosen', () => {
    const names = (search: string) => offered(search).attributes.map(({ slug }) => slug)
    expect(names('')).toEqual([1, 3, 4, 5, 6].map((id) => `pa_trait-${id}`))
    expect(names('filter_trait-0=1')[0]).toBe('pa_trait-0')
  })

  it('is all that a category has', () => {
    expect(offered('', ['home']).attributes).toHaveLength(many.length)
  })

  it('opens categories as they are chosen, in their place', () => {
    expect(offered('').categories.map(({ slug }) => slug)).toEqual(['home', 'sport'])
    expect(offered('category=kitchen').categories.map(({ slug }) => slug)).toEqual([
      'home',
      'kitchen',
      'pots',
      'sport',
    ])
    expect(offered('', ['kitchen', 'pots']).categories.map(({ slug }) => slug)).toEqual(['kitchen'])
  })
})

describe('choosing filters', () => {
  it('adds and takes away, from the first page on', () => {
    const chosen = toggleTerm(toggleBrand(read('page=3'), 'nova'), 'color', '12')
    expect(listSearch(chosen)).toBe('?brand=nova&filter_color=12')
    expect(listSearch(toggleTerm(toggleBrand(chosen, 'nova'), 'color', '12'))).toBe('')
  })

  it('replaces a category by one below it, and by one above it', () => {
    const kitchen = toggleCategory(read('category=home,sport'), categories, 'kitchen')
    expect(kitchen.categories).toEqual(['sport', 'kitchen'])
    expect(toggleCategory(kitchen, categories, 'home').categories).toEqual(['sport', 'home'])
    expect(toggleCategory(kitchen, categories, 'kitchen').categories).toEqual(['sport'])
  })

  it('shows the first level, and what stands under a choice', () => {
    const names = (selected: string[]) =>
      categoryChoices(categories, selected).map(({ slug, depth }) => `${'-'.repeat(depth)}${slug}`)
    expect(names([])).toEqual(['home', 'sport'])
    expect(names(['home'])).toEqual(['home', '-kitchen', 'sport'])
    expect(names(['kitchen'])).toEqual(['home', '-kitchen', '--pots', 'sport'])
  })
})

describe('naming what is active', () => {
  // everything of it
  const offered = { ...offeredFacets(facets, { state: read(''), within: null, total: 4 }), categories }
  const named = (search: string) => activeFilters(read(search), offered, dollars).map(({ label }) => label)

  it('says each condition in words', () => {
    expect(named('category=pots&brand=nova&filter_color=12&min_price=5&min_rating=4&in_stock=1')).toEqual([
      'POTS',
      'Nova',
      'Colour: Red',
      'From $5.00',
      'Rated 4 and up',
      'In stock',
    ])
    expect(named('min_price=5&max_price=9')).toEqual(['$5.00 to $9.00'])
    expect(named('q=cup&orderby=price')).toEqual([])
  })

  it('leads to the list without that one', () => {
    const links = activeFilters(read('brand=nova&on_sale=true&page=2'), offered, dollars)
    expect(links.map(({ without }) => listSearch(without))).toEqual(['?on_sale=true', '?brand=nova'])
  })
})
