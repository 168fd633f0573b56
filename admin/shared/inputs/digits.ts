import { digits } from '#app/ui/digits.ts'
import { toLatinDigits } from '#common/persian.ts'

/** What somebody typed as a number, in any script: `۱۲٬۵۰۰` → `12500`; '' for nothing. */
export const readNumber = (typed: string): string =>
  toLatinDigits(typed)
    .replace(/[٬,\s\u200c\u200e\u200f]/g, '')
    .replace(/[٫/]/g, '.')

/** A number in the digits of the language, as it is typed: no grouping, which would move the caret. */
export const writeNumber = (value: string | number | null | undefined): string => digits(value ?? '')
