import { readNumber, writeNumber } from '#admin/shared/inputs/digits.ts'
import { toLatinDigits } from '#common/persian.ts'

/** A slash is none: in a formula it divides. */
const NUMBER_ALONE = /^[\d۰-۹٠-٩.,٫٬\s\u200c\u200e\u200f]*$/

/** A cost as it was typed: a number is read as every amount of the back office is, a formula keeps all but its digits. */
export const readCost = (typed: string): string =>
  NUMBER_ALONE.test(typed) ? readNumber(typed) : toLatinDigits(typed)

/** A number in the digits of the language, a formula as it is. */
export const writeCost = (cost: string | null | undefined): string =>
  NUMBER_ALONE.test(cost ?? '') ? writeNumber(cost) : (cost ?? '')
