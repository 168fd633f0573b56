const DIGITS = /[۰-۹٠-٩]/g
const ZWNJ = '\u200c'
/** letters, digits, ZWNJ, and marks, which go */
const FOLDED = /[يىئكأإآٱةۀؤ]|[۰-۹٠-٩]|\u200c|[\u064b-\u065f\u0670\u0640\u200e\u200f]/g
/** what is more than one plain space between words */
const WIDE = /\s{2,}|[^\S ]/g

/** Persian and Arabic digits → Latin digits; everything else is kept. */
export const toLatinDigits = (text: string): string =>
  text.replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))

/** What somebody typed as a number, in any script: `۱۲٬۵۰۰` → `12500`, `۱۳٫۵` → `13.5`; '' for nothing. */
export const readNumber = (typed: string): string =>
  toLatinDigits(typed)
    .replace(/[٬,\s\u200c\u200e\u200f]/g, '')
    .replace(/[٫/]/g, '.')

/** Latin digits → Persian digits. */
export const toPersianDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))

const FOLDS: Record<string, string> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ة: 'ه',
  ۀ: 'ه',
  ؤ: 'و',
  [ZWNJ]: ' ',
}

/** marks go */
const foldSign = (sign: string): string => FOLDS[sign] ?? (/\p{Nd}/u.test(sign) ? toLatinDigits(sign) : '')

/** One spelling for one word: letters, digits, marks and case folded, ZWNJ to a space. */
export const foldPersian = (text: string): string =>
  text.normalize('NFC').replace(FOLDED, foldSign).toLowerCase().replace(WIDE, ' ').trim()

/** The words to index for a text: those parted at ZWNJ and, beside them, those joined at it. */
export const indexWords = (text: string): string[] => {
  const parted = foldPersian(text).split(/[^\p{L}\p{N}]+/u)
  const joined = foldPersian(text.replaceAll(ZWNJ, '')).split(/[^\p{L}\p{N}]+/u)
  return [...new Set([...parted, ...joined])].filter(Boolean)
}
