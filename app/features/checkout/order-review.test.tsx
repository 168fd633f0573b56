// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import type { Quote } from '#store-api/contract/cart.ts'
import { OrderReview } from './order-review.tsx'

vi.mock('#app/shared/settings/page-settings.ts', () => ({ usePageSettings: () => ({}) }))

const quoteOf = (totals: Partial<Quote['totals']>, fees: Quote['fees'] = []) =>
  ({
    lines: [],
    fees,
    shipping: { required: false },
    totals: { items: 1, subtotal: '109', discount: '0', fees: '0', tax: '9', total: '109', ...totals },
  }) as unknown as Quote

/** The rows of sums: label and value. */
const rowsOf = (quote: Quote): string[][] => {
  const { container } = render(
    <OrderReview quote={quote} money={(amount) => `$${amount}`} updating={false}>
      {null}
    </OrderReview>,
  )
  const labels = [...container.querySelectorAll('dt')]
  return labels.map((label) => [label.textContent, label.nextElementSibling?.textContent ?? ''])
}

beforeEach(() => overwriteGetLocale(() => 'en'))
afterEach(cleanup)

test('tax that the amounts hold already is told as included, and other tax as added', () => {
  expect(rowsOf(quoteOf({ tax_included: true }))).toEqual([
    ['Subtotal', '$109'],
    ['Tax included', '$9'],
  ])
  cleanup()
  expect(rowsOf(quoteOf({ tax_included: false }))).toContainEqual(['Tax', '$9'])
  expect(screen.queryByText('Tax included')).toBeNull()
})

test('fees stand by their names, and an amount of nothing not at all', () => {
  const fees = [
    { name: 'Gift wrap', total: '5' },
    { name: 'Payment on delivery', total: '2' },
  ]
  expect(rowsOf(quoteOf({ fees: '7', tax: '0' }, fees))).toEqual([
    ['Subtotal', '$109'],
    ['Gift wrap', '$5'],
    ['Payment on delivery', '$2'],
  ])
})
