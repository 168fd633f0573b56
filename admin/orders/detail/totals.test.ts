import { expect, test } from 'vitest'
import { totalsOf } from './totals.ts'

const ORDER = {
  line_items: [{ subtotal: '100.50' }, { subtotal: '20.00' }] as never,
  fee_lines: [{ total: '3.00' }] as never,
  refunds: [{ total: '-20.10' }] as never,
  discount_total: '10.00',
  shipping_total: '5.00',
  total_tax: '2.00',
  total: '120.50',
}

test('the rows of an order add up to its total', () => {
  const rows = totalsOf(ORDER)
  const before = rows.slice(
    0,
    rows.findIndex(({ name }) => name === 'total'),
  )
  expect(before.reduce((sum, { amount }) => sum + amount, 0)).toBe(120.5)
  expect(rows.at(-1)).toEqual({ name: 'kept', amount: 100.4 })
})

test('rows of nothing are left out', () => {
  const plain = {
    ...ORDER,
    refunds: [],
    fee_lines: [],
    discount_total: '0',
    shipping_total: '0',
    total_tax: '0',
  }
  expect(totalsOf(plain).map(({ name }) => name)).toEqual(['subtotal', 'total'])
})
