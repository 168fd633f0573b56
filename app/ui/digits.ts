import { toLatinDigits, toPersianDigits } from '../../common/persian.ts'
import { getLocale } from '../messages/paraglide/runtime.js'

const intlLocale = (): string => (getLocale() === 'fa' ? 'fa-IR' : 'en-US')

/** The digits of any text in the script of the page's language. */
export const digits = (text: string | number): string =>
  getLocale() === 'fa' ? toPersianDigits(toLatinDigits(String(text))) : toLatinDigits(String(text))

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(intlLocale(), options).format(value)

export const formatPercent = (value: number): string =>
  getLocale() === 'fa' ? `${formatNumber(value)}٪` : `${formatNumber(value)}%`
