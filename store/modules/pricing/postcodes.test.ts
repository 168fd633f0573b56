import { expect, test } from 'vitest'
import { matchesPostcode, normalisePostcode } from './postcodes.ts'

test('one spelling for a postcode', () => {
  expect(normalisePostcode(' ۱۹۳۹۵-۴۶۱۱۱ ')).toBe('1939546111')
  expect(normalisePostcode('sw1a 1aa')).toBe('SW1A1AA')
})

test('exact, wildcard and range', () => {
  expect(matchesPostcode('90210', ['90210'])).toBe(true)
  expect(matchesPostcode('90211', ['90210'])).toBe(false)
  expect(matchesPostcode('CB23 6AA', ['CB23*'])).toBe(true)
  expect(matchesPostcode('CB24 6AA', ['CB23*', '1...5'])).toBe(false)
  expect(matchesPostcode('1500', ['1000...1999'])).toBe(true)
  expect(matchesPostcode('15', ['1000...1999'])).toBe(false)
  expect(matchesPostcode('', ['*'])).toBe(false)
})

test('a short range covers the Iranian codes that begin so', () => {
  expect(matchesPostcode('۱۴۳۹۹۵۱۱۱۱', ['13...15'])).toBe(true)
  expect(matchesPostcode('1639951111', ['13...15'])).toBe(false)
})
