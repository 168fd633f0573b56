import { formatMoney, type Minor } from '#common/money.ts'
import { toPersianDigits } from '#common/persian.ts'
import type { StoreSettings } from '../settings/settings.ts'

export interface Writer {
  digits: (text: string) => string
  money: (amount: Minor) => string
  date: (ms: number) => string
}

/** Numbers, amounts and dates in the shop's language, for text that no browser formats. */
export const createWriter = ({ locale, currency, timezone }: StoreSettings): Writer => {
  const persian = locale === 'fa'
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
          return `${minus}${currency.symbol}${number}`
        case 'left_space':
          return `${minus}${currency.symbol} ${number}`
        case 'right':
          return `${minus}${number}${currency.symbol}`
        default:
          return `${minus}${number} ${currency.symbol}`
      }
    },
    date: (ms) => dates.format(ms),
  }
}
