import { expect, test } from 'vitest'
import { inToman, isoMoney, isoPriceText } from './iso-money.ts'
import { gtinOf } from './offers.ts'

test.each([
  ['4006381333931', '4006381333931'],
  ['4006-3813 33931', '4006381333931'],
  ['73513537', '73513537'],
  ['036000291452', '036000291452'],
  ['00012345600012', '00012345600012'],
  ['4006381333932', ''],
  ['0000000000000', ''],
  ['123', ''],
  ['SKU-4006381333931', ''],
  ['', ''],
])('the trade item number of %s is %s', (code, gtin) => {
  expect(gtinOf(code)).toBe(gtin)
})

const TOMAN = { code: 'IRT', decimals: 0 }
const RIAL = { code: 'IRR', decimals: 0 }
const DOLLAR = { code: 'USD', decimals: 2 }

test('Toman is told in Rial, others as they are, all as pages show them', () => {
  expect(isoMoney('98000', TOMAN)).toEqual({ amount: '980000', code: 'IRR' })
  expect(isoMoney('980000', RIAL)).toEqual({ amount: '980000', code: 'IRR' })
  expect(isoMoney('18.5', DOLLAR)).toEqual({ amount: '18.5', code: 'USD' })
  expect(isoMoney('98000.5', { code: 'IRT', decimals: 2 })).toEqual({ amount: '980005', code: 'IRR' })
  expect(isoMoney('7.77', TOMAN)).toEqual({ amount: '80', code: 'IRR' })
  expect(isoPriceText('19.995', DOLLAR)).toBe('20.00 USD')
  expect(isoPriceText('98000', TOMAN)).toBe('980000.00 IRR')
  expect(isoPriceText('18.5', DOLLAR)).toBe('18.50 USD')
})

test('whole Tomans of both Iranian units, and of no other', () => {
  expect(inToman('98000', TOMAN)).toBe(98_000)
  expect(inToman('980000', RIAL)).toBe(98_000)
  expect(inToman('98000.4', { code: 'IRT', decimals: 2 })).toBe(98_000)
  expect(inToman('18.5', DOLLAR)).toBeNull()
})
