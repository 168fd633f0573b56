import { toLatinDigits, toPersianDigits } from '../../common/persian.ts'
import { getLocale } from '../messages/paraglide/runtime.js'

/** The digits of any text in the script of the page's language. */
export const digits = (text: string | number): string =>
  getLocale() === 'fa' ? toPersianDigits(String(text)) : toLatinDigits(String(text))
