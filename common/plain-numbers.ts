import { toLatinDigits } from './persian.ts'

const GROUPED = /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/g

/**
 * A text with its numbers as a program reads them: Latin digits, a point before decimals, nothing between thousands. A
 * comma before three digits stands between thousands unless the currency has as many decimals; any other is a point.
 * `"۵۰٬۰۰۰"` and `"50,000"` → `50000`, `"5,5"` → `5.5`
 */
export const toPlainNumbers = (text: string, decimals: number): string => {
  const latin = toLatinDigits(text)
    .replace(/(?<=\d)٬(?=\d)/g, '')
    .replaceAll('٫', '.')
  const ungrouped = decimals < 3 ? latin.replace(GROUPED, (number) => number.replaceAll(',', '')) : latin
  return ungrouped.replaceAll(',', '.')
}
