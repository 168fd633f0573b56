import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, formatPrice, parseMoney, roundHalfUp } from './money.ts'

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

test('halves round away from zero', () => {
  expect(roundHalfUp(0.5)).toBe(1)
  expect(roundHalfUp(-0.5)).toBe(-1)
  expect(roundHalfUp(1.005 * 100)).toBe(101)
})
