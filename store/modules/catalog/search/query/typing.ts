import { oneEditFrom, slipCost } from '../language/edits.ts'
import { begunSpellings, begunTransliterationCost } from '../language/transliteration.ts'
import { FIELD, KIND_OF_GOODS, NAMING } from '../text/fields.ts'
import type { Candidate, Group } from '../text/matcher.ts'
import { correct } from './corrections.ts'
import { asBeginning, asItIs, isEmpty, names, ownTerms, shownWord, type Words, weaken } from './lookup.ts'
import { fieldsOfGroup } from './unit.ts'

const SHORTEST_SLIP = 3
const FEW = 3
const BEGUN = 0.6
const IN_LATIN = 0.75
const SLIPPED = 0.4
const AS_LIKELY = 0.1

/** The words of the shop that begin with something one edit away, the likeliest edit first. */
const begunWithSlip = ({ text }: Words, word: string): Candidate[] => {
  if (word.length < SHORTEST_SLIP || /\d/.test(word)) return []
  const found = new Map<number, number>()
  const look = (other: string) => {
    const begun = text.namesWithPrefix(other, FEW)
    const cost = begun.length ? slipCost(word, other) : 0
    for (const term of begun) {
      if (names(text, term) && cost < (found.get(term) ?? Number.POSITIVE_INFINITY)) found.set(term, cost)
    }
  }
  oneEditFrom(word, look, (hash) => text.mayBeginName(hash))
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
    .map(({ term, cost }): Candidate => [term, IN_LATIN - cost])
}

/** What the last word of a text may become while it is typed. */
export interface Begun {
  group: Group
  /** the word that it is shown for, where there is a slip in it or it is in the other script */
  shown: string | null
}

const FEW_SYNONYMS = 6

/** Other words for what is sold that begin so: مانیتو of a monitor that the shop calls نمایشگر. */
const begunSynonyms = (words: Words, word: string): Group => {
  const found: Group = { terms: [], phrases: [], fields: NAMING }
  if (word.length < SHORTEST_SLIP) return found
  const keys = [words.synonyms, words.lexicon.synonyms].flatMap((known) => known.begun(word, FEW_SYNONYMS))
  for (const key of new Set(keys)) {
    if (key === word || words.lexicon.near.has(key)) continue
    const { terms, phrases } = weaken(asItIs(words, key), BEGUN)
    found.terms.push(...terms)
    found.phrases.push(...phrases)
  }
  return found
}

const together = (...groups: readonly Group[]): Group => ({
  terms: groups.flatMap(({ terms }) => terms),
  phrases: groups.flatMap(({ phrases }) => phrases),
  fields: NAMING,
})

/** Words of the shop that begin as this one sounds: قوری of غور. */
const begunBySound = ({ text }: Words, word: string): Candidate[] => {
  if (word.length < SHORTEST_SLIP) return []
  return text
    .soundingBegun(word, LOOKED_AT)
    .filter((term) => names(text, term) && text.fieldsOf(term) !== 0)
    .map((term) => ({ term, heads: text.countIn(term, FIELD.head, COUNTED) }))
    .sort((a, b) => b.heads - a.heads)
    .slice(0, LIKELIEST)
    .map(({ term }): Candidate => [term, BEGUN])
}

/** A word that nothing begins with, as a search would read it, or else as the beginning of another one. */
const meantByBegun = (words: Words, word: string): Begun | null => {
  const spelled = begunInPersian(words, word)
  const correction = correct(words, word)
  if (correction?.known) {
    const isHead = (fieldsOfGroup(words, correction.group) & FIELD.head) !== 0
    const also = isHead ? spelled : [...spelled, ...begunWithSlip(words, word)]
    const terms = [...correction.group.terms, ...also]
    return { group: { ...correction.group, terms }, shown: correction.shown }
  }
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
  const begun = together(own, asBeginning(words, word, BEGUN, 1))
  // who has typed a whole word for goods is not about to type another one for them
  const isWhole = (fieldsOfGroup(words, own) & FIELD.head) !== 0
  const group = isWhole ? begun : together(begun, begunSynonyms(words, word))
  if (!isEmpty(begun)) {
    const saysWhat = (fieldsOfGroup(words, begun) & KIND_OF_GOODS) !== 0
    if (!saysWhat) group.terms.push(...begunInPersian(words, word))
    return { group, shown: null }
  }
  if (!isEmpty(group)) return { group, shown: null }
  const sounding = begunBySound(words, word)
  const [first] = sounding
  if (first) {
    return {
      group: { terms: sounding, phrases: [], fields: NAMING },
      shown: shownWord(words.text, first[0]),
    }
  }
  return words.lexicon.kindOf(word) ? null : meantByBegun(words, word)
}

/** Several words of which the last is being typed, as the beginning of one, or of another word for it: "لپ ت" of لپ‌تاپ. */
export const begunTogether = (words: Words, typed: readonly string[]): Group | null => {
  const joined = typed.join('')
  const found = together(asBeginning(words, joined, BEGUN), begunSynonyms(words, joined))
  if (isEmpty(found)) return null
  const [last = '', ...before] = typed.toReversed()
  const phrase = [
    ...before.toReversed().map((word) => ownTerms(words, word)),
    asBeginning(words, last, BEGUN, 1).terms,
  ]
  if (phrase.every((candidates) => candidates.length)) found.phrases.push(phrase)
  return found
}
