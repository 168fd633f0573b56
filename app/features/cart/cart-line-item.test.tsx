// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { CartLineItem } from './cart-line-item.tsx'
import type { ScreenLine } from './quote/merge-quote.ts'

vi.mock('#app/shared/settings/page-settings.ts', () => ({
  usePageSettings: () => ({
    wish_list_page: false,
    currency: { code: 'USD', symbol: '$', decimals: 2, position: 'left', display_as: '' },
  }),
}))

beforeEach(() => overwriteGetLocale(() => 'en'))
afterEach(cleanup)

const meta_data = [
  { key: 'Color', value: 'Blue' },
  { key: 'Size', value: '41' },
]

const nameShown = (name: string, quotedName?: string) => {
  const line = { cart_id: 'a', name, quantity: 1, price: '1', image: '', meta_data, stock_quantity: null }
  const quoted = quotedName && { ...line, name: quotedName, slug: '', image: null, requested_quantity: 2 }
  render(
    <CartLineItem
      {...({ line, quoted: quoted || null, changes: [], removal: null } as never as ScreenLine)}
    />,
  )
  return screen.getByRole('heading').textContent
}

it('the name that the shop gives is shown whole', () => {
  expect(nameShown('Shoe - Winter - Blue, 41', 'Shoe - Winter')).toBe('Shoe - Winter')
})

it.each([
  ['Shoe - Winter - Blue, 41', 'Shoe - Winter'],
  ['Shoe - Winter', 'Shoe - Winter'],
])('before that, the name on the device loses its options alone: %s', (name, shown) => {
  expect(nameShown(name)).toBe(shown)
})
