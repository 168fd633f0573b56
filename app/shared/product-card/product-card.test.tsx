// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cart } from '#app/device/shopping/cart.ts'
import { toPayload } from '#app/first-view/json-payload.ts'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { word } from '#tests/support/words.ts'
import type { CardProduct } from './card-product.ts'
import { ProductCard } from './product-card.tsx'

const product = {
  id: 7,
  name: 'Cup',
  slug: 'cup',
  type: 'simple',
  price: '80',
  regular_price: '100',
  on_sale: true,
  date_created_gmt: '2026-01-01T00:00:00',
  purchasable: true,
  stock_status: 'instock',
  stock_quantity: null,
  manage_stock: false,
  backorders_allowed: false,
  sold_individually: false,
  average_rating: '4.5',
  rating_count: 3,
  category: { id: 1, name: 'Kitchen', slug: 'kitchen' },
  image: null,
} as unknown as CardProduct

const currency = { code: 'USD', symbol: '$', decimals: 2, position: 'left', display_as: '' }

let shown = product
const Shown = () => <ProductCard product={shown} />
const Nothing = () => null

const show = async (card_style: number, changes: Partial<CardProduct> = {}): Promise<HTMLElement> => {
  shown = { ...product, ...changes }
  const shop = { card_style, currency, wish_list_page: true, new_product_duration: 20 }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: Shown,
      HydrateFallback: Nothing,
      loader: () => toPayload({ shop, now: Date.parse('2026-01-02T00:00:00Z') }),
    },
  ])
  render(<Stub />)
  return screen.findByRole('article')
}

beforeEach(() => overwriteGetLocale(() => 'en'))
afterEach(() => {
  cleanup()
  cart.empty()
})

/** What each style promises, as it is found by those who cannot see it. */
const PARTS: [style: number, heart: boolean, button: boolean, stars: boolean, category: boolean][] = [
  [1, true, true, false, false],
  [2, true, false, false, false],
  [3, true, true, false, true],
  [4, true, true, false, false],
  [5, true, true, false, false],
  [6, false, true, true, false],
  [7, true, true, false, false],
  [8, true, false, true, false],
  [9, true, true, false, false],
  [10, true, true, false, false],
  [11, false, false, false, false],
  [12, true, false, false, false],
]

test.each(PARTS)('style %i has its own parts', async (style, heart, button, stars, category) => {
  const card = await show(style)
  expect(card.textContent).toContain('$80.00')
  expect(
    screen.queryByRole('button', { name: word('en', 'catalog_wish_named', { name: 'Cup' }) }) !== null,
  ).toBe(heart)
  expect(screen.queryByRole('button', { name: 'Add to cart: Cup' }) !== null).toBe(button)
  expect(screen.queryByRole('img', { name: /4.5/ }) !== null).toBe(stars)
  expect(card.textContent?.includes('Kitchen')).toBe(category)
  expect(card.textContent?.includes('New')).toBe(style !== 11)
})

test.each(PARTS.map(([style]) => style))('style %i says that nothing is left', async (style) => {
  const card = await show(style, { stock_status: 'outofstock' })
  expect(card.textContent).toContain('Out of stock')
})

test.each(PARTS.map(([style]) => style))('style %i shows what is in the cart', async (style) => {
  await cart.add({ product_id: 7, price: '80', quantity: 1, stock_quantity: null } as never)
  await show(style)
  const named = [...screen.queryAllByLabelText(/in your cart/i), ...screen.queryAllByLabelText(/quantity/i)]
  expect(named.length).toBeGreaterThan(0)
})
