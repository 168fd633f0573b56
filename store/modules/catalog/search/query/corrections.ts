import { beginAlike, slipAllowed, slipCost } from '../language/edits.ts'
import { soundOf } from '../language/sounds.ts'
import { transliterationAllowed, transliterationCost } from '../language/transliteration.ts'
import { FIELD, NAMING } from '../text/fields.ts'
import type { Group } from '../text/matcher.ts'
import type { TextIndex } from '../text/text-index.ts'
import type { WordKind } from '../words/lexicon.ts'
import { canonicalSpelling } from '../words/spellings.ts'
import { asItIs, isEmpty, names, shownWord, type Words, weaken } from './lookup.ts'

/** A word that another one may have been meant to be. */
interface Meant {
  word: string
  /** 0 for the same */
  cost: number
  /** in the shop's index; undefined for a word that the lexicon alone knows */
  term?: number
}

export type Correction =
  | { known: true; group: Group; shown: string; cost: number }
  /** what was meant is known and not sold here */
  | { known: false; kind: WordKind | undefined }

/** A Persian word in Latin letters is spelled by no rule, which explains more than a slip does. */
const IN_LATIN = 0.5
/** a Latin name in Persian letters is spelled by one, and must be a longer word or a brand to be recognised */
const IN_PERSIAN = 0.15
const LONG_NAME = 5
const AS_GOOD = 0.12

const isLatin = (word: string): boolean => /[a-z]/.test(word)

const SOUND = 0.15
/** two vowels of a long word may be wrong, as long as its consonants are right */
const LONG = 7
const MORE_IN_LONG = 0.4

const within = (cost: number, allowed: number): number => (cost <= allowed ? cost : Number.POSITIVE_INFINITY)

const costOf = (typed: string, word: string): number => {
  if (isLatin(typed) === isLatin(word)) {
    const [sound, other] = [soundOf(typed), soundOf(word)]
    if (!beginAlike(typed, word) && sound[0] !== other[0]) return Number.POSITIVE_INFINITY
    const cost = Math.min(slipCost(typed, word), SOUND + slipCost(sound, other))
    const length = Math.min(typed.length, word.length + 1)
    const allowed = slipAllowed(length, isLatin(typed)) + (length >= LONG ? MORE_IN_LONG : 0)
    return within(cost, allowed)
  }
  const cost = transliterationCost(typed, word)
  if (cost > transliterationAllowed(typed.length)) return Number.POSITIVE_INFINITY
  return isLatin(typed) ? cost * IN_LATIN : cost + IN_PERSIAN
}

const SHORTEST = 3

const mayBeMeant = (text: TextIndex, term: number, typed: string): boolean =>
  isLatin(typed) ||
  !isLatin(text.written(term)) ||
  typed.length >= LONG_NAME ||
  (text.fieldsOf(term) & FIELD.brand) !== 0

const meantBy = ({ text, lexicon }: Words, typed: string): Meant[] => {
  const shop = [...text.similar(typed), ...text.likeSounding(typed)]
    .filter((term) => names(text, term) && mayBeMeant(text, term, typed))
    .map((term): Meant => ({ word: text.written(term), term, cost: costOf(typed, text.written(term)) }))
  const { vocabulary } = lexicon
  const known = [...vocabulary.similar(typed), ...vocabulary.likeSounding(typed)]
    .map((number) => vocabulary.words[number] as string)
    .filter((word) => isLatin(typed) || !isLatin(word))
    .map((word): Meant => ({ word: canonicalSpelling(word), cost: costOf(typed, word) }))
  return [...shop, ...known].filter(({ cost }) => Number.isFinite(cost))
}

const LOOKED_AT = 1000

/** Nearer words first; among equals those that say what more products are, then the more frequent. */
const byNearness = ({ text }: Words, meant: readonly Meant[]): Meant[] => {
  const count = ({ term }: Meant, fields: number) =>
    term === undefined ? 0 : text.countIn(term, fields, LOOKED_AT)
  return meant.toSorted(
    (a, b) =>
      a.cost - b.cost || count(b, FIELD.head) - count(a, FIELD.head) || count(b, NAMING) - count(a, NAMING),
  )
}

const isHead = ({ text }: Words, { term }: Meant): boolean =>
  term !== undefined && text.countIn(term, FIELD.head, LOOKED_AT) > 0

const wordShown = ({ text }: Words, { term, word }: Meant): string =>
  term === undefined ? word : shownWord(text, term)

const SURE = 0.1

/** Words of the shop that a Latin word spells in Persian, letter by letter. */
export const inPersian = ({ text }: Words, typed: string, shortest = SHORTEST): string[] => {
  if (!isLatin(typed) || typed.length < shortest) return []
  return text
    .likeSounding(typed)
    .filter((term) => names(text, term))
    .map((term) => text.written(term))
    .filter((word) => transliterationCost(typed, word) <= SURE)
}

/** A word of the lexicon that a Latin word spells in Persian, letter by letter. */
export const knownInPersian = ({ lexicon: { vocabulary } }: Words, typed: string): string | undefined =>
  Array.from(vocabulary.likeSounding(typed), (number) => vocabulary.words[number] as string).find(
    (word) => transliterationCost(typed, word) <= SURE,
  )

/**
 * The word that was meant by one that neither shop nor lexicon knows: after a slip of the hand, or in the other script.
 * Words that stand in descriptions alone are never meant.
 */
export const correct = (words: Words, typed: string): Correction | null => {
  // one letter, however often, is no word
  if (typed.length < SHORTEST || /\d/.test(typed) || new Set(typed).size < 2) return null
  const meant = meantBy(words, typed)
  const [first] = byNearness(words, meant)
  if (!first) return null
  const [sold] = byNearness(
    words,
    meant.filter(({ term }) => term !== undefined),
  )
  const nearest = sold && sold.cost <= first.cost + AS_GOOD ? sold : first
  const near = meant.filter(({ cost }) => cost <= nearest.cost + AS_GOOD)
  const fitOf = ({ cost }: Meant) => 0.9 - Math.min(0.5, cost * 0.4) - (cost - nearest.cost)
  const group: Group = { terms: [], phrases: [], fields: NAMING }
  const found: Meant[] = []
  for (const one of byNearness(words, near)) {
    const own = asItIs(words, one.word)
    if (isEmpty(own)) continue
    found.push(one)
    group.terms.push(...weaken(own, fitOf(one)).terms)
    group.phrases.push(...own.phrases)
  }
  // what is told is what goods are called: asal is honey (عسل) rather than a year (سال)
  const told = found.find((one) => isHead(words, one)) ?? found[0]
  if (!told) return { known: false, kind: words.lexicon.kindOf(nearest.word) }
  return { known: true, group, shown: wordShown(words, told), cost: nearest.cost }
}
