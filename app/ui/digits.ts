import { toLatinDigits, toPersianDigits } from '#common/persian.ts'
import { getLocale } from '../messages/paraglide/runtime.js'

const intlLocale = (): string => (getLocale() === 'fa' ? 'fa-IR' : 'en-US')

/** The digits of any text in the script of the page's language. */
export const digits = (text: string | number): string => {
  const latin = toLatinDigits(String(text))
  return getLocale() === 'fa' ? toPersianDigits(latin) : latin
}

const formats = new Map<string, Intl.NumberFormat>()

/** Making a format takes long, and pages are full of numbers. */
const formatOf = (options?: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const locale = intlLocale()
  const key = locale + JSON.stringify(options)
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, options)
    formats.set(key, format)
  }
  return format
}

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  formatOf(options).format(value)

export const formatPercent = (value: number): string =>
  formatNumber(value) + (getLocale() === 'fa' ? '٪' : '%')
