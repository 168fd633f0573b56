import { toLatinDigits } from './persian.ts'

const IRANIAN_MOBILE = /^09\d{9}$/
const INTERNATIONAL = /^\+?\d{7,15}$/

/** Digits of any script as Latin ones, without spaces, brackets and dashes. */
export const tidyNumber = (text: string): string => toLatinDigits(text).replace(/[\s\u200c()-]/g, '')

/** The URL that calls a number as people write it; undefined where there is no digit in it. */
export const telHref = (text: string): string | undefined => {
  const number = toLatinDigits(text).replace(/[^\d+]/g, '')
  return /\d/.test(number) ? `tel:${number}` : undefined
}

/** An Iranian mobile number as 09…; +98 and 0098 are Iran's own prefix. */
export const tidyMobile = (text: string): string =>
  tidyNumber(text).replace(/^(\+98|0098|98(?=9\d{9}$)|(?=9\d{9}$))/, '0')

/** A phone number of `country` in the one spelling that it is compared and called by. */
export const tidyPhone = (text: string, country: string): string =>
  country === 'IR' ? tidyMobile(text) : tidyNumber(text)

/** A mobile number as a shop in `country` keeps it, null for what is none. */
export const readMobile = (text: string, country: string): string | null => {
  const tidy = tidyPhone(text, country)
  return (country === 'IR' ? IRANIAN_MOBILE : INTERNATIONAL).test(tidy) ? tidy : null
}
