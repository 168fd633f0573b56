import { oneEditFrom, slipCost } from '../language/edits.ts'
import { begunSpellings, begunTransliterationCost } from '../language/transliteration.ts'
import { FIELD, NAMING } from '../text/fields.ts'
import type { Candidate, Group } from '../text/matcher.ts'
import { correct } from './corrections.ts'
import { asBeginning, asItIs, isEmpty, names, ownTerms, shownWord, type Words } from './lookup.ts'

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

/** worse spelled beginnings may be of anything */
const WELL_SPELLED = 0.3
const LIKELIEST = 16
const LOOKED_AT = 400
const COUNTED = 50

/** Persian words of the shop that a Latin text begins to spell: kafs of کفش, those of what is sold first. */
const begunInPersian = ({ text }: Words, word: string): Candidate[] => {
  if (!/^[a-z]+$/.test(word) || word.length < SHORTEST_SLIP) return []
  const terms = new Set(begunSpellings(word).flatMap((spelling) => text.begunLike(spelling)))
  return [...terms]
    .slice(0, LOOKED_AT)
    .map((term) => ({
      term,
      cost: begunTransliterationCost(word, text.written(term)),
      heads: text.countIn(term, FIELD.head, COUNTED),
    }))
    .filter(({ term, cost }) => cost <= WELL_SPELLED && names(text, term))
    .sort((a, b) => Number(b.heads > 0) - Number(a.heads > 0) || a.cost - b.cost || b.heads - a.heads)
    .slice(0, LIKELIEST)
    .map(({ term, cost }): Candidate => [term, BEGUN - cost])
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
  if (correction?.known) return { group: correction.group, shown: correction.shown }
  const spelled = begunInPersian(words, word)
  // what is meant is known, and not sold: nothing else is
  if (spelled.length === 0 && correction) return null
  const terms = spelled.length ? spelled : begunWithSlip(words, word)
  const [nearest] = terms
  return nearest
    ? { group: { terms, phrases: [], fields: NAMING }, shown: shownWord(words.text, nearest[0]) }
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
