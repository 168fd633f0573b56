import { expect, test } from 'vitest'
import { createDecimals } from './decimals.ts'

test('amounts are padded to the digits asked for, or rounded to fewer', () => {
  expect(createDecimals(2, 2).money(1850)).toBe('18.50')
  expect(createDecimals(2, 0).money(1850)).toBe('19')
  expect(createDecimals(2, 4).money(1850)).toBe('18.5000')
  expect(createDecimals(0, 0).money(185_000)).toBe('185000')
  expect(createDecimals(2, 0).money(-1850)).toBe('-19')
})

test('discounts and fees are not padded, unit prices are numbers', () => {
  const { price, number } = createDecimals(2, 2)
  expect(price(180)).toBe('1.8')
  expect(number(1620)).toBe(16.2)
  expect(number(1000 / 3)).toBeCloseTo(3.3333, 4)
})
