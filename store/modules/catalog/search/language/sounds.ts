/** Letters that Persian speaks alike, by the one that stands for all of them. */
const SAME_SOUND: Record<string, string> = {
  ط: 'ت',
  ث: 'س',
  ص: 'س',
  ذ: 'ز',
  ض: 'ز',
  ظ: 'ز',
  ح: 'ه',
  غ: 'ق',
  ع: 'ا',
}

const spoken = (letter: string): string => SAME_SOUND[letter] ?? letter

/** خواب is spoken خاب */
const SILENT = /خوا/g

const ENGLISH: [spelling: RegExp, sound: string][] = [
  [/ph/g, 'f'],
  [/ck|q(?!u)/g, 'k'],
  [/c(?![ehiy])/g, 'k'],
  [/(.)\1+/g, '$1'],
]

/** A folded word by its sound: طرازو and ترازو are one, and so are headfone and headphone. */
export const soundOf = (word: string): string =>
  /[a-z]/.test(word)
    ? ENGLISH.reduce((sound, [spelling, by]) => sound.replace(spelling, by), word)
    : word.replace(SILENT, 'خا').replace(/[طثصذضظحغع]/g, spoken)

export const soundAlike = (one: string, other: string): boolean => spoken(one) === spoken(other)
