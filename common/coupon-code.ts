import { toLatinDigits, toPersianDigits } from './persian.ts'

/** What a copied text brings along unseen: marks of direction, joiners, soft hyphens; ZWNJ where it parts no Persian letters. */
const UNSEEN = /(?!\u200c)\p{Cf}|(?<!\p{Script=Arabic})\u200c|\u200c(?!\p{Script=Arabic})/gu

/** A coupon's code as it is kept: in lower case, nothing around it that nobody sees. */
export const normaliseCode = (code: string): string => code.replace(UNSEEN, '').trim().toLowerCase()

const withPersianLetters = (text: string): string => text.replaceAll('ي', 'ی').replaceAll('ك', 'ک')

/** How a normalised code may be kept that was typed on another keyboard; itself comes first. */
export const codeSpellings = (code: string): string[] => {
  const persian = withPersianLetters(code)
  return [
    ...new Set([
      code,
      toLatinDigits(code),
      persian,
      toLatinDigits(persian),
      toPersianDigits(toLatinDigits(persian)),
    ]),
  ]
}

const folded = (code: string): string => toLatinDigits(withPersianLetters(normaliseCode(code)))

/** Whether two spellings are those of one code. */
export const isSameCode = (one: string, other: string): boolean => folded(one) === folded(other)
