import type { Locale } from '#common/locale.ts'
import { formatMoney, type Minor } from '#common/money.ts'
import { toPersianDigits } from '#common/persian.ts'
import type { StoreSettings } from '../settings/settings.ts'

export interface Writer {
  digits: (text: string) => string
  money: (amount: Minor) => string
  date: (ms: number) => string
}

/** The units of Iran in the languages of the storefront; others, and signs that the shop has chosen, stay. */
const IRANIAN_UNITS: Record<string, Record<Locale, string>> = {
  IRT: { fa: 'تومان', en: 'Toman' },
  IRR: { fa: 'ریال', en: 'Rial' },
}

/** Numbers, amounts and dates in the shop's language, for text that no browser formats. */
export const createWriter = ({ locale, currency, timezone }: StoreSettings): Writer => {
  const persian = locale === 'fa'
  const unit = IRANIAN_UNITS[currency.code]
  const symbol = unit && currency.symbol === unit.fa ? unit[locale] : currency.symbol
  const digits = (text: string) => (persian ? toPersianDigits(text) : text)
  const dates = new Intl.DateTimeFormat(persian ? 'fa-IR-u-ca-persian' : 'en-US', {
    dateStyle: 'long',
    timeZone: timezone,
  })
  return {
    digits,
    money: (amount) => {
      const [whole = '', fraction] = formatMoney(Math.abs(amount), currency.decimals).split('.')
      const grouped = whole.replace(/\B(?=(\d{3})+$)/g, persian ? '٬' : ',')
      const minus = amount < 0 ? (persian ? '\u200e−' : '−') : ''
      const number = digits(fraction ? `${grouped}${persian ? '٫' : '.'}${fraction}` : grouped)
      switch (currency.position) {
        case 'left':
          return `${minus}${symbol}${number}`
        case 'left_space':
          return `${minus}${symbol} ${number}`
        case 'right':
          return `${minus}${number}${symbol}`
        default:
          return `${minus}${number} ${symbol}`
      }
    },
    date: (ms) => dates.format(ms),
  }
}
