import { writeNumber } from '#admin/shared/inputs/digits.ts'
import { toLatinDigits } from '#common/persian.ts'

/** A slash is none: in a formula it divides. */
const NUMBER_ALONE = /^[\d۰-۹٠-٩.,٫٬\s\u200c\u200e\u200f]*$/

/**
 * A cost as it was typed, in Latin digits. Of a number alone the Persian signs are read, too; whether a comma stands between
 * thousands or before decimals is the store's to say, by the currency.
 */
export const readCost = (typed: string): string => {
  const latin = toLatinDigits(typed)
  return NUMBER_ALONE.test(typed) ? latin.replace(/[٬\s\u200c\u200e\u200f]/g, '').replaceAll('٫', '.') : latin
}

/** A number in the digits of the language, a formula as it is. */
export const writeCost = (cost: string | null | undefined): string =>
  NUMBER_ALONE.test(cost ?? '') ? writeNumber(cost) : (cost ?? '')
