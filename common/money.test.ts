import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatMoney,
  formatPrice,
  parseMoney,
  parsePrice,
  roundHalfDown,
  roundHalfUp,
  roundPrice,
  timesQuantity,
} from './money.ts'

test('decimal strings become minor units and back', () => {
  expect(parseMoney('18', 2)).toBe(1800)
  expect(parseMoney('11.05', 2)).toBe(1105)
  expect(parseMoney('11.055', 2)).toBe(1106)
  expect(parseMoney('-3.5', 2)).toBe(-350)
  expect(parseMoney('1250000', 0)).toBe(1250000)
  expect(formatMoney(1800, 2)).toBe('18.00')
  expect(formatPrice(1800, 2)).toBe('18')
  expect(formatPrice(1105, 2)).toBe('11.05')
  expect(formatMoney(-5, 2)).toBe('-0.05')
  expect(formatPrice(100, 0)).toBe('100')
})

test('what is not a number is null', () => {
  for (const text of ['', 'abc', '1e5', '1,5', '--1', '99999999999999999'])
    expect(parseMoney(text, 2)).toBeNull()
})

test('formatting is undone by parsing', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 3 }), (amount, decimals) => {
      expect(parseMoney(formatMoney(amount, decimals), decimals)).toBe(amount)
      expect(parseMoney(formatPrice(amount, decimals), decimals)).toBe(amount)
    }),
  )
})

test('a price has parts of the minor unit, six digits after the point at most', () => {
  expect(parsePrice('19.995', 2)).toBe(1999.5)
  expect(parsePrice('7.77', 0)).toBe(7.77)
  expect(parsePrice('0.3333336', 0)).toBe(0.333334)
  expect(parsePrice('18.500', 2)).toBe(1850)
  expect(parsePrice('9999999999999.4', 0)).toBe(9999999999999)
  expect(parsePrice('1,5', 2)).toBeNull()
  expect(formatPrice(1999.5, 2)).toBe('19.995')
  expect(formatPrice(7.77, 0)).toBe('7.77')
  expect(formatMoney(1999.5, 2)).toBe('20.00')
  expect(roundPrice(33.33336, 2)).toBe(33.3334)
  expect(roundPrice(1e12 / 3, 0)).toBe(333333333333.333)
})

test('formatting a price is undone by parsing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 3 }), (millionths, decimals) => {
      const amount = millionths / 10 ** (6 - decimals)
      expect(parsePrice(formatPrice(amount, decimals), decimals)).toBe(amount)
    }),
  )
})

test('a price of several pieces is counted exactly', () => {
  expect(timesQuantity('1.005', 3)).toBe(3.015)
  expect(timesQuantity('18.5', 2)).toBe(37)
})

test('halves round away from zero, or towards it', () => {
  expect([0.5, -0.5, 1.5, 0.6].map(roundHalfDown)).toEqual([0, 0, 1, 1])
  expect(roundHalfUp(0.5)).toBe(1)
  expect(roundHalfUp(-0.5)).toBe(-1)
  expect(roundHalfUp(1.005 * 100)).toBe(101)
})
