/** The letter keys of the standard Persian keyboard, in the order of the Latin ones beside them. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,"
const PERSIAN = 'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپو'
/** letters that share a key with another, or sit elsewhere in older layouts */
const ALSO_PERSIAN: [letter: string, key: string][] = [
  ['ژ', 'c'],
  ['ئ', 'm'],
  ['ي', 'd'],
  ['ك', ';'],
  ['آ', 'h'],
]

const toPersian = new Map([...LATIN].map((key, index) => [key, [...PERSIAN][index] as string]))
const toLatin = new Map([...toPersian].map(([key, letter]) => [letter, key]))
toPersian.set('\\', 'پ')
for (const [letter, key] of ALSO_PERSIAN) toLatin.set(letter, key)

const retype = (text: string, keys: Map<string, string>): string =>
  [...text].map((letter) => keys.get(letter) ?? letter).join('')

/** The text as the other keyboard layout would have written it; null when it mixes scripts or has no letters. */
export const otherLayout = (text: string): string | null => {
  const lower = text.toLowerCase()
  const latin = /[a-z]/.test(lower)
  const persian = /[\u0600-\u06ff]/.test(lower)
  if (latin === persian) return null
  return retype(lower, latin ? toPersian : toLatin)
}
