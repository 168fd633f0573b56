// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { LineMessages } from './line-messages.tsx'
import type { Removal } from './quote/merge-quote.ts'

vi.mock('#app/shared/settings/page-settings.ts', () => ({
  usePageSettings: () => ({
    wish_list_page: true,
    currency: { code: 'USD', symbol: '$', decimals: 2, position: 'left', display_as: '' },
  }),
}))
vi.mock('./cart-actions.ts', () => ({ agreeTo: vi.fn(), removeLine: vi.fn(), saveForLater: vi.fn() }))

beforeEach(() => overwriteGetLocale(() => 'en'))
afterEach(cleanup)

it.each<[Removal, string]>([
  ['not_purchasable', 'This item is not available at the moment.'],
  ['out_of_stock', 'This product is out of stock.'],
])('a line that is %s says so, and offers to be removed', (removal, words) => {
  render(<LineMessages line={{ cart_id: 'a' } as never} quoted={null} changes={[]} removal={removal} />)
  expect(screen.getByRole('alert').textContent).toContain(words)
  expect(screen.getByRole('button', { name: 'Remove from cart' })).toBeTruthy()
})
