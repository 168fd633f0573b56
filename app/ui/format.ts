import { m } from '../messages/paraglide/messages.js'
import { getLocale } from '../messages/paraglide/runtime.js'
import { formatNumber } from './digits.ts'

/** How the shop writes money: the `currency` of the app settings. */
export interface PriceCurrency {
  code: string
  symbol: string
  decimals: number
  /** left, right, left_space, right_space */
  position: string
  /** Rial or Toman whatever is stored; '' shows what is stored */
  display_as: '' | 'IRT' | 'IRR'
}

/** Toman and Rial differ by a factor of ten; only the display changes, never the stored amount. */
const displayed = (amount: number, { code, decimals, display_as }: PriceCurrency) => {
  if (!display_as || display_as === code) return { amount, code, decimals }
  if (code === 'IRT' && display_as === 'IRR') return { amount: amount * 10, code: 'IRR', decimals: 0 }
  if (code === 'IRR' && display_as === 'IRT') return { amount: amount / 10, code: 'IRT', decimals: 0 }
  return { amount, code, decimals }
}

/** The name of a currency's unit in the language of the page. */
export const unitOf = ({ code, symbol }: Pick<PriceCurrency, 'code' | 'symbol'>): string => {
  if (code === 'IRT') return m.ui_toman()
  if (code === 'IRR') return m.ui_rial()
  return symbol
}

export interface PriceParts {
  /** in front of everything, the symbol too; '' for none */
  minus: string
  number: string
  unit: string
  /** where the unit stands, in reading order */
  unitFirst: boolean
  spaced: boolean
}

/** In Persian with the mark that holds it to the left of its number, as `Intl` writes it. */
const minusSign = (): string => (getLocale() === 'fa' ? '\u200e−' : '−')

/** The pieces of a price in reading order. Null when there is no amount. */
export const priceParts = (amount: string | number, currency: PriceCurrency): PriceParts | null => {
  const value = typeof amount === 'number' ? amount : Number.parseFloat(amount)
  if (amount === '' || !Number.isFinite(value)) return null
  const shown = displayed(value, currency)
  const isIranian = shown.code === 'IRT' || shown.code === 'IRR'
  return {
    minus: value < 0 ? minusSign() : '',
    number: formatNumber(Math.abs(shown.amount), {
      minimumFractionDigits: isIranian ? 0 : shown.decimals,
      maximumFractionDigits: shown.decimals,
    }),
    unit: unitOf({ code: shown.code, symbol: currency.symbol }),
    unitFirst: !isIranian && currency.position.startsWith('left'),
    spaced: isIranian || currency.position.endsWith('space'),
  }
}

/** A price as one string, for labels and messages; use `Price` on screen. */
export const formatPriceText = (amount: string | number, currency: PriceCurrency): string => {
  const parts = priceParts(amount, currency)
  if (!parts) return ''
  const { minus, number, unit, unitFirst, spaced } = parts
  return minus + (unitFirst ? [unit, number] : [number, unit]).join(spaced ? '\u00a0' : '')
}

/** Whole percents off, 0 when nothing is. */
export const percentOff = (amount: string | number, regular: string | number): number => {
  const now = Number(amount)
  const before = Number(regular)
  return before > 0 && now >= 0 && now < before ? Math.round(((before - now) / before) * 100) : 0
}

type DateStyle = 'date' | 'short' | 'month' | 'datetime' | 'time'

const PARTS: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  month: { day: 'numeric', month: 'long' },
  datetime: { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
}

const HAS_ZONE = /(?:z|[+-]\d\d:?\d\d)$/i

const toDate = (value: string | number | Date): Date =>
  new Date(typeof value === 'string' && value.includes('T') && !HAS_ZONE.test(value) ? `${value}Z` : value)

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes long; there are a few of them. A time zone is the shop's, never a visitor's. */
const dateFormatOf = (locale: string, style: DateStyle, timeZone: string): Intl.DateTimeFormat => {
  const key = `${locale} ${style} ${timeZone}`
  let format = dateFormats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...PARTS[style], timeZone, hourCycle: 'h23' })
    dateFormats.set(key, format)
  }
  return format
}

/**
 * A date in the page's calendar: Jalali in Persian, Gregorian in English. The pieces are put together here, so
 * that server and browser agree whatever their ICU data. WooCommerce's zoneless local dates (`date_created`) show
 * as they are; for `_gmt` and epoch values give the shop's time zone.
 */
export const formatDate = (
  value: string | number | Date,
  { style = 'date', timeZone = 'UTC' }: { style?: DateStyle; timeZone?: string } = {},
): string => {
  const date = toDate(value)
  if (Number.isNaN(date.getTime())) return ''
  const persian = getLocale() === 'fa'
  const format = dateFormatOf(persian ? 'fa-IR-u-ca-persian' : 'en-US', style, timeZone)
  const found = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]))
  const time = `${found.hour}:${found.minute}`
  if (style === 'time') return time
  if (style === 'short') return [found.year, found.month, found.day].join(persian ? '/' : '-')
  const day = persian ? `${found.day} ${found.month}` : `${found.month} ${found.day}`
  if (style === 'month') return day
  const whole = persian ? `${day} ${found.year}` : `${day}, ${found.year}`
  return style === 'datetime' ? m.ui_date_at_time({ date: whole, time }) : whole
}
