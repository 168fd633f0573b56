import { expect, test } from 'vitest'
import { readAmount } from './plain-numbers.ts'

test.each([
  ['1234567.5', 2, 123456750],
  ['1,234,567.5', 2, 123456750],
  ['1,234,567.5', 3, 1234567500],
  ['1,234.567', 3, 1234567],
  ['1,234', 2, 123400],
  ['1,234', 3, 1234],
  ['5,5', 2, 550],
  ['۱٬۲۳۴٬۵۶۷', 0, 1234567],
  ['۱٬۲۳۴٬۵۶۷٫۵', 2, 123456750],
  ['-1,234,567', 0, -1234567],
])('%s in a currency of %i decimals is an amount', (text, decimals, amount) => {
  expect(readAmount(text, decimals)).toBe(amount)
})

test.each(['1.234.567', '1.234,5', '12,34,567', '1,234,56', '1,,234', '1 234', 'ten', ''])(
  '"%s" is none: nobody knows what is meant',
  (text) => {
    expect([0, 2, 3].map((decimals) => readAmount(text, decimals))).toEqual([null, null, null])
  },
)
