import { doubtfulStems, plainStems } from '../language/stems.ts'
import { EVERYWHERE, FIELD, KIND_OF_GOODS, NAMING } from '../text/fields.ts'
import type { Candidate, Group } from '../text/matcher.ts'
import type { TextIndex } from '../text/text-index.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { canonicalSpelling } from '../words/spellings.ts'
import type { Alternative, Synonyms } from '../words/synonyms.ts'

/** What words are looked up in. */
export interface Words {
  text: TextIndex
  lexicon: Lexicon
  /** the shop's own, beside those of the lexicon */
  synonyms: Synonyms
}

/** Whether a term names products, as it is or as the stem of what does; not where descriptions alone mention it. */
export const names = (text: TextIndex, term: number): boolean => {
  const fields = text.fieldsOf(term)
  const isNaming = fields === 0 || ((fields | text.stemFieldsOf(term)) & NAMING) !== 0
  return isNaming && text.frequency(term) > 0
}

/** A term as somebody wrote it, without vowel marks and the mark that joins it to the next word. */
export const shownWord = (text: TextIndex, term: number): string =>
  text.shown(term).replace(/[\u0640\u064b-\u065f]/g, '')

/** The term of a word that names products. */
const namingTerm = ({ text }: Words, word: string): number | undefined => {
  const term = text.exact(word)
  return term !== undefined && names(text, term) ? term : undefined
}

/** A word itself and without its plain ending, as far as they name products. @param known a word of the lexicon */
export const ownTerms = (words: Words, word: string, fit = 1, known = false): Candidate[] => {
  const forms = [{ word, fit: 1 }, ...plainStems(word, known)]
  return forms.flatMap((form): Candidate[] => {
    const term = namingTerm(words, canonicalSpelling(form.word))
    return term === undefined ? [] : [[term, form.fit * fit]]
  })
}

const LOOKED_AT = 300

/** Whether a term says of some product what it is. */
const saysWhat = ({ text }: Words, [term]: Candidate): boolean =>
  text.countIn(term, KIND_OF_GOODS, LOOKED_AT) > 0

/** where the words of one thing stand together; parts of a compound stand as a model does */
const AT_ONCE = [FIELD.name | FIELD.model, FIELD.category, FIELD.ancestor]

/** Whether something of the shop is called by all words: a tea set that is handmade (دست‌ساز) is no tea maker (چای‌ساز). */
export const isSaidAtOnce = ({ text }: Words, phrase: Candidate[][]): boolean =>
  AT_ONCE.some(
    (fields) => text.match([{ terms: [], phrases: [phrase], fields }], () => true).slots.length > 0,
  )

/** other words for goods count where goods are named: a mug is no plate of glass */
const OF_GOODS = EVERYWHERE & ~(FIELD.attribute | FIELD.model)

/** a bag for laptops is no kind of computer */
const OF_KINDS = FIELD.head | FIELD.category

/** @param goods another word for goods counts where it says what a product is: a desk phone is no desk */
const addAlternative = (
  words: Words,
  group: Group,
  { words: parts, joined, fit, kind }: Alternative,
  goods: boolean,
): void => {
  const counts = (candidate: Candidate) => !goods || saysWhat(words, candidate)
  const where = kind ? OF_KINDS : goods ? OF_GOODS : undefined
  const named = ownTerms(words, joined, fit).filter(counts)
  group.terms.push(...(where ? named.map(([term, by]): Candidate => [term, by, where]) : named))
  if (parts.length < 2) return
  const phrase = parts.map((part) => ownTerms(words, part, fit))
  const isSaid = phrase.every((candidates) => candidates.length) && phrase.flat().some(counts)
  if (isSaid && (!goods || isSaidAtOnce(words, phrase))) group.phrases.push(phrase)
}

export const isEmpty = ({ terms, phrases }: Group): boolean => terms.length === 0 && phrases.length === 0

const readAsItIs = (words: Words, word: string): Group => {
  const kind = words.lexicon.kindOf(word)
  const goods = kind === 'goods'
  const own = ownTerms(words, word, 1, kind !== undefined)
  // who asks for goods does not ask for a model of that name, nor for what part of a compound is called so
  const terms = goods ? own.filter(([term]) => (words.text.fieldsOf(term) & NAMING) !== FIELD.model) : own
  const group: Group = { terms, phrases: [], fields: NAMING }
  for (const form of [word, ...plainStems(word, kind !== undefined).map((stem) => stem.word)]) {
    // what the shop itself says counts wherever it stands
    for (const alternative of words.synonyms.of(form)) addAlternative(words, group, alternative, false)
    for (const alternative of words.lexicon.synonyms.of(form)) {
      addAlternative(words, group, alternative, goods)
    }
  }
  return group
}

const KEPT = 2000

/** What words stand for, until a text, the shop's synonyms or its lexicon change. */
interface Known {
  version: number
  lexicon: Lexicon
  synonyms: Synonyms
  groups: Map<string, Group>
}
const knownOf = new WeakMap<TextIndex, Known>()

const groupsOf = ({ text, lexicon, synonyms }: Words): Map<string, Group> => {
  const known = knownOf.get(text)
  const isCurrent =
    known?.version === text.version && known.lexicon === lexicon && known.synonyms === synonyms
  if (isCurrent && known.groups.size < KEPT) return known.groups
  const groups = new Map<string, Group>()
  knownOf.set(text, { version: text.version, lexicon, synonyms, groups })
  return groups
}

/** What a word, or a phrase written as one, stands for as it is: itself, its stem, its synonyms. */
export const asItIs = (words: Words, word: string): Group => {
  const groups = groupsOf(words)
  const known = groups.get(word) ?? readAsItIs(words, word)
  groups.set(word, known)
  return { ...known, terms: [...known.terms], phrases: [...known.phrases] }
}

const weakenAll = (candidates: readonly Candidate[], by: number): Candidate[] =>
  candidates.map(([term, fit, ...where]): Candidate => [term, fit * by, ...where])

/** What a word stands for less surely. */
export const weaken = (group: Group, by: number): Group => ({
  ...group,
  terms: weakenAll(group.terms, by),
  phrases: group.phrases.map((phrase) => phrase.map((word) => weakenAll(word, by))),
})

/** What a word stands for if its ending is one: the first stem that is a word of the shop. */
export const asForm = (words: Words, word: string): Group | null => {
  for (const stem of doubtfulStems(word)) {
    const group = asItIs(words, canonicalSpelling(stem.word))
    if (!isEmpty(group)) return weaken(group, stem.fit)
  }
  return null
}

const SHORTEST_PART = 3

/** Two words of the shop that were written as one. */
export const asTwo = (words: Words, word: string): Group | null => {
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
    const [first, second] = [ownTerms(words, word.slice(0, cut), 0.9), ownTerms(words, word.slice(cut), 0.9)]
    if (first.length && second.length) return { terms: [], phrases: [[first, second]], fields: NAMING }
  }
  return null
}

const MAX_PREFIXED = 300
const SHORTEST_BEGINNING = 3
/** so many words begin with one or two letters that only the most frequent are meant */
const MOST_FREQUENT = 16

/** The words of the shop that begin with this one. @param shortest below it, so many words begin so that it says nothing */
export const asBeginning = (
  { text }: Words,
  word: string,
  fit = 0.6,
  shortest = SHORTEST_BEGINNING,
): Group => {
  const all = word.length < shortest ? [] : text.withPrefix(word, MAX_PREFIXED)
  const named = all.filter((term) => names(text, term))
  const terms =
    word.length < SHORTEST_BEGINNING
      ? named.sort((a, b) => text.frequency(b) - text.frequency(a)).slice(0, MOST_FREQUENT)
      : named
  return { terms: terms.map((term): Candidate => [term, fit]), phrases: [], fields: NAMING }
}
