import { describe, expect, it } from 'vitest'
import { cardFacts } from './card-facts.ts'
import type { CardProduct } from './card-product.ts'

const NOW = Date.UTC(2026, 10, 21)

const product = (changes: Partial<CardProduct> = {}): CardProduct => ({
  id: 1,
  name: 'Cup',
  slug: 'cup',
  type: 'simple',
  price: '80',
  regular_price: '100',
  on_sale: true,
  date_on_sale_to_gmt: null,
  date_created_gmt: '2026-11-11T00:00:00',
  purchasable: true,
  stock_status: 'instock',
  stock_quantity: null,
  manage_stock: false,
  backorders_allowed: false,
  sold_individually: false,
  tax_class: '',
  tax_status: 'taxable',
  shipping_required: true,
  average_rating: '0.00',
  rating_count: 0,
  has_options: false,
  image: null,
  category: null,
  ...changes,
})

const facts = (changes?: Partial<CardProduct>, newDays = 20) => cardFacts(product(changes), NOW, newDays)

describe('a product card', () => {
  it('is new for as many days as the shop says', () => {
    expect(facts().isNew).toBe(true)
    expect(facts({}, 10).isNew).toBe(false)
    expect(facts({ date_created_gmt: null }).isNew).toBe(false)
  })

  it('shows how much a sale takes off', () => {
    expect(facts().percent).toBe(20)
    expect(facts({ on_sale: false }).percent).toBe(0)
    expect(facts({ regular_price: '' })).toMatchObject({ onSale: true, percent: 0 })
  })

  it('measures a sale by the lowest price of the thirty days before it', () => {
    expect(facts({ lowest_price: '90' })).toMatchObject({ regular: '90', percent: 11 })
    expect(facts({ lowest_price: '100' })).toMatchObject({ regular: '100', percent: 20 })
    expect(facts({ lowest_price: '120' })).toMatchObject({ regular: '100', percent: 20 })
    expect(facts({ lowest_price: '80' }).percent).toBe(0)
    expect(facts({ lowest_price: '70' }).percent).toBe(0)
    const price_range = { min: '80', max: '95', regular_min: '100' }
    const variable = { type: 'variable' as const, regular_price: '', price_range, lowest_price: '90' }
    expect(facts(variable)).toMatchObject({ regular: '90', percent: 11 })
  })

  it('shows of several prices the lowest, and what it was before the sale', () => {
    const variable = { type: 'variable' as const, regular_price: '' }
    const same = { ...variable, price_range: { min: '80', max: '80', regular_min: '100' } }
    expect(facts(same)).toMatchObject({ from: false, regular: '100', percent: 20 })
    const others = { ...variable, price_range: { min: '80', max: '95', regular_min: '100' } }
    expect(facts(others)).toMatchObject({ from: true, regular: '100', percent: 20 })
    const dearest = { ...variable, price_range: { min: '80', max: '95', regular_min: '80' } }
    expect(facts(dearest)).toMatchObject({ from: true, onSale: true, percent: 0 })
    expect(facts({ ...same, on_sale: false })).toMatchObject({ regular: undefined, percent: 0 })
  })

  it.each([
    ['add', {}],
    ['options', { type: 'variable' as const }],
    ['options', { has_options: true }],
    ['view', { type: 'grouped' as const, purchasable: false }],
    ['view', { type: 'external' as const, purchasable: false }],
    ['view', { purchasable: false }],
    ['out', { stock_status: 'outofstock' as const }],
    ['out', { type: 'variable' as const, stock_status: 'outofstock' as const }],
    ['add', { stock_status: 'onbackorder' as const }],
  ])('offers to %s', (action, changes) => {
    expect(facts(changes).action).toBe(action)
  })
})
