import { foldPersian } from '../../../../common/persian.ts'

const ALPHABET = 'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'
const ranks = new Map([...ALPHABET].map((letter, rank) => [letter, String.fromCharCode(0x0600 + rank)]))

/** A text that compares by code unit as Persian and Latin names do in a dictionary. */
export const titleKey = (name: string): string => {
  let key = ''
  for (const letter of foldPersian(name)) key += ranks.get(letter) ?? letter
  return key
}
