const LETTERS: Record<string, string> = {
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
}
const DIGITS = /[۰-۹٠-٩]/g
const MARKS = /[\u064b-\u065f\u0670\u0640\u200e\u200f]/g
const ZWNJ = '\u200c'

/** Persian and Arabic digits → Latin digits; everything else is kept. */
export const toLatinDigits = (text: string): string =>
  text.replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))

/** Latin digits → Persian digits. */
export const toPersianDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))

/** One spelling for one word: letters, digits, marks and case folded, ZWNJ to a space. */
export const foldPersian = (text: string): string =>
  toLatinDigits(text)
    .normalize('NFC')
    .replace(MARKS, '')
    .replace(/[يىئكأإآٱةۀؤ]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(ZWNJ, ' ')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** The words to index for a text: those parted at ZWNJ and, beside them, those joined at it. */
export const indexWords = (text: string): string[] => {
  const parted = foldPersian(text).split(/[^\p{L}\p{N}]+/u)
  const joined = foldPersian(text.replaceAll(ZWNJ, '')).split(/[^\p{L}\p{N}]+/u)
  return [...new Set([...parted, ...joined])].filter(Boolean)
}
