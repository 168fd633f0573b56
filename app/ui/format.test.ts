import { beforeEach, describe, expect, it } from 'vitest'
import { overwriteGetLocale } from '../messages/paraglide/runtime.js'
import { digits, formatNumber, formatPercent } from './digits.ts'
import { formatDate, formatPriceText, type PriceCurrency, percentOff } from './format.ts'

const toman: PriceCurrency = {
  code: 'IRT',
  symbol: 'تومان',
  decimals: 0,
  position: 'right_space',
  display_as: '',
}
const dollar: PriceCurrency = { code: 'USD', symbol: '$', decimals: 2, position: 'left', display_as: '' }
const NBSP = '\u00a0'

describe('in Persian', () => {
  beforeEach(() => overwriteGetLocale(() => 'fa'))

  it('writes numbers in Persian digits', () => {
    expect(formatNumber(1234567.5)).toBe('۱٬۲۳۴٬۵۶۷٫۵')
    expect(digits('کد 12۳٤')).toBe('کد ۱۲۳۴')
    expect(formatPercent(15)).toBe('۱۵٪')
  })

  it('writes prices in Toman, and in Rial where the shop wants it', () => {
    expect(formatPriceText('4890000', toman)).toBe(`۴٬۸۹۰٬۰۰۰${NBSP}تومان`)
    expect(formatPriceText('4890000', { ...toman, display_as: 'IRR' })).toBe(`۴۸٬۹۰۰٬۰۰۰${NBSP}ریال`)
    const rial: PriceCurrency = { ...toman, code: 'IRR', symbol: 'ریال', display_as: 'IRT' }
    expect(formatPriceText('48900000', rial)).toBe(`۴٬۸۹۰٬۰۰۰${NBSP}تومان`)
  })

  it('shows dates in the Jalali calendar', () => {
    expect(formatDate('2026-03-21T08:05:00')).toBe('۱ فروردین ۱۴۰۵')
    expect(formatDate('2026-03-21T08:05:00', { style: 'short' })).toBe('۱۴۰۵/۰۱/۰۱')
    expect(formatDate('2026-03-21T08:05:00', { style: 'datetime' })).toBe('۱ فروردین ۱۴۰۵، ساعت ۰۸:۰۵')
  })

  it('takes the shop’s time zone for moments', () => {
    const evening = Date.UTC(2026, 2, 20, 21, 0)
    expect(formatDate(evening, { timeZone: 'Asia/Tehran' })).toBe('۱ فروردین ۱۴۰۵')
    expect(formatDate(evening, { style: 'time', timeZone: 'Asia/Tehran' })).toBe('۰۰:۳۰')
  })
})

describe('in English', () => {
  beforeEach(() => overwriteGetLocale(() => 'en'))

  it('writes Latin digits whatever was typed', () => {
    expect(digits('۱۲۳٤')).toBe('1234')
    expect(formatPercent(15)).toBe('15%')
  })

  it('puts the symbol where the shop says', () => {
    expect(formatPriceText('18.5', dollar)).toBe('$18.50')
    expect(formatPriceText(1250.5, { ...dollar, position: 'right_space', symbol: '€' })).toBe(
      `1,250.50${NBSP}€`,
    )
    expect(formatPriceText('4890000', toman)).toBe(`4,890,000${NBSP}Toman`)
  })

  it('writes a minus in front of the symbol', () => {
    expect(formatPriceText('-18.1', dollar)).toBe('−$18.10')
    expect(formatPriceText('-18.1', { ...dollar, position: 'right_space' })).toBe(`−18.10${NBSP}$`)
  })

  it('has no price for what is no amount', () => {
    expect(formatPriceText('', dollar)).toBe('')
    expect(formatPriceText('call us', dollar)).toBe('')
  })

  it('shows Gregorian dates', () => {
    expect(formatDate('2026-03-21T08:05:00')).toBe('March 21, 2026')
    expect(formatDate('2026-03-21', { style: 'month' })).toBe('March 21')
    expect(formatDate('soon')).toBe('')
  })
})

it('counts whole percents off, and none where nothing is off', () => {
  expect(percentOff('4890000', '6250000')).toBe(22)
  expect(percentOff('10', '10')).toBe(0)
  expect(percentOff('12', '10')).toBe(0)
  expect(percentOff('0', '')).toBe(0)
})
