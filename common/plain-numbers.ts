import { parsePrice } from './money.ts'
import { toLatinDigits } from './persian.ts'

const GROUPED = /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/g
/** by several commas, or one before a point: no decimals whatever the currency */
const SURELY_GROUPED = /(?<![\d.,])[1-9]\d{0,2}(?:(?:,\d{3}){2,}|,\d{3}(?=\.))(?![\d,])/g

/**
 * A text with its numbers as a program reads them: Latin digits, a point before decimals, nothing between thousands. A
 * comma before three digits stands between thousands, a single one only if the currency has fewer decimals; any other is a
 * point.
 * `"۵۰٬۰۰۰"` and `"50,000"` → `50000`, `"5,5"` → `5.5`
 */
export const toPlainNumbers = (text: string, decimals: number): string => {
  const latin = toLatinDigits(text)
    .replace(/(?<=\d)٬(?=\d)/g, '')
    .replaceAll('٫', '.')
  const grouped = decimals < 3 ? GROUPED : SURELY_GROUPED
  const ungrouped = latin.replace(grouped, (number) => number.replaceAll(',', ''))
  return ungrouped.replaceAll(',', '.')
}

/**
 * An amount that a person wrote, in minor units: {@link toPlainNumbers}, then {@link parsePrice} or what is given instead.
 * Null for what is none, and for what could mean several: `"1.234.567"`, `"1.234,5"`, `"12,34,567"`.
 */
export const readAmount = (text: string, decimals: number, parse = parsePrice): number | null =>
  parse(toPlainNumbers(text, decimals), decimals)
