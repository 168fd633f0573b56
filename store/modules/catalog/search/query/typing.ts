import { oneEditFrom } from '../language/edits.ts'
import { NAMING } from '../text/fields.ts'
import type { Candidate, Group } from '../text/matcher.ts'
import { asBeginning, asItIs, isEmpty, names, ownTerms, type Words } from './lookup.ts'

const SHORTEST_SLIP = 3
const FEW = 3
const BEGUN = 0.6
const SLIPPED = 0.4

/** The words of the shop that begin with something one edit away. */
const begunWithSlip = ({ text }: Words, word: string): Candidate[] => {
  if (word.length < SHORTEST_SLIP || /\d/.test(word)) return []
  const found = new Set<number>()
  oneEditFrom(word, (other) => {
    for (const term of text.withPrefix(other, FEW)) if (names(text, term)) found.add(term)
  })
  return Array.from(found, (term): Candidate => [term, SLIPPED])
}

/** What the last word of a text may become while it is typed. */
export interface Begun {
  group: Group
  /** with a slip in it: it becomes another word than it begins */
  slipped: boolean
}

export const begunWord = (words: Words, word: string): Begun | null => {
  const own = asItIs(words, word)
  const begun = asBeginning(words, word, BEGUN, 1)
  const group = { ...own, terms: [...own.terms, ...begun.terms] }
  if (!isEmpty(group)) return { group, slipped: false }
  const terms = words.lexicon.kindOf(word) ? [] : begunWithSlip(words, word)
  return terms.length ? { group: { terms, phrases: [], fields: NAMING }, slipped: true } : null
}

/** Two words of which the second is being typed, as the beginning of one: "لپ ت" of لپ‌تاپ. */
export const begunPair = (words: Words, one: string, other: string): Group | null => {
  const joined = asBeginning(words, `${one}${other}`, BEGUN)
  if (isEmpty(joined)) return null
  const [first, second] = [ownTerms(words, one), asBeginning(words, other, BEGUN, 1).terms]
  return { ...joined, phrases: first.length && second.length ? [[first, second]] : [] }
}
