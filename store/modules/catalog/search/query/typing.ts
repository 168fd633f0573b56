import { oneEditFrom, slipCost } from '../language/edits.ts'
import { NAMING } from '../text/fields.ts'
import type { Candidate, Group } from '../text/matcher.ts'
import { correct } from './corrections.ts'
import { asBeginning, asItIs, isEmpty, names, ownTerms, type Words } from './lookup.ts'

const SHORTEST_SLIP = 3
const FEW = 3
const BEGUN = 0.6
const SLIPPED = 0.4
const AS_LIKELY = 0.1

/** The words of the shop that begin with something one edit away, the likeliest edit first. */
const begunWithSlip = ({ text }: Words, word: string): Candidate[] => {
  if (word.length < SHORTEST_SLIP || /\d/.test(word)) return []
  const found = new Map<number, number>()
  oneEditFrom(word, (other) => {
    const cost = slipCost(word, other)
    for (const term of text.withPrefix(other, FEW)) {
      const isWord = names(text, term) && text.fieldsOf(term) !== 0
      if (isWord && cost < (found.get(term) ?? Number.POSITIVE_INFINITY)) found.set(term, cost)
    }
  })
  const nearest = Math.min(...found.values())
  return [...found]
    .filter(([, cost]) => cost <= nearest + AS_LIKELY)
    .sort(([, a], [, b]) => a - b)
    .map(([term]): Candidate => [term, SLIPPED])
}

/** What the last word of a text may become while it is typed. */
export interface Begun {
  group: Group
  /** the word that it is shown for, where there is a slip in it or it is in the other script */
  shown: string | null
}

/** A word that nothing begins with, as a search would read it, or else as the beginning of another one. */
const meantByBegun = (words: Words, word: string): Begun | null => {
  const correction = correct(words, word)
  if (correction) return correction.known ? { group: correction.group, shown: correction.shown } : null
  const terms = begunWithSlip(words, word)
  const [nearest] = terms
  return nearest
    ? { group: { terms, phrases: [], fields: NAMING }, shown: words.text.shown(nearest[0]) }
    : null
}

export const begunWord = (words: Words, word: string): Begun | null => {
  const own = asItIs(words, word)
  const begun = asBeginning(words, word, BEGUN, 1)
  const group = { ...own, terms: [...own.terms, ...begun.terms] }
  if (!isEmpty(group)) return { group, shown: null }
  return words.lexicon.kindOf(word) ? null : meantByBegun(words, word)
}

/** Two words of which the second is being typed, as the beginning of one: "لپ ت" of لپ‌تاپ. */
export const begunPair = (words: Words, one: string, other: string): Group | null => {
  const joined = asBeginning(words, `${one}${other}`, BEGUN)
  if (isEmpty(joined)) return null
  const [first, second] = [ownTerms(words, one), asBeginning(words, other, BEGUN, 1).terms]
  return { ...joined, phrases: first.length && second.length ? [[first, second]] : [] }
}
