import { splitCounted } from '../language/numbers.ts'
import { doubtfulStems, plainStems } from '../language/stems.ts'
import { FIELD, NAMING } from '../text/fields.ts'
import type { Candidate, Group } from '../text/matcher.ts'
import type { WordKind } from '../words/lexicon.ts'
import { canonicalSpelling } from '../words/spellings.ts'
import type { Words } from './lookup.ts'
import type { Typed } from './read-query.ts'

/**
 * What is known of a part of a query: `sold` names products of the shop, `mentioned` stands in descriptions alone, `absent`
 * is a word that the shop has nothing of, `unknown` is none.
 */
type Standing = 'sold' | 'mentioned' | 'absent' | 'unknown'

/** A word of a query, or several that belong together. */
export interface Unit {
  /** as typed */
  text: string
  standing: Standing
  kind: WordKind | 'number' | undefined
  group: Group
  /** where its own words stand; 0 where only synonyms do */
  fields: number
  /** what it is shown for, where that is another word */
  shown: string | null
  filler: boolean
  /** says what it is for: a case for a phone is no phone */
  purpose: boolean
  /** told in a clause, where goods are only what others go with */
  clause?: boolean
  /** not as it is written */
  guessed: boolean
}

/** A word as it is looked up. */
export interface Word {
  /** as typed; '' where it is a further part of what was typed as one */
  text: string
  word: string
  /** says what something belongs to */
  aside?: boolean
  /** its article shows that it names goods */
  noun?: boolean | undefined
}

const NO_GROUP: Group = { terms: [], phrases: [], fields: NAMING }

/** A part of which nothing is known yet. */
export const unknownUnit = (text: string): Unit => ({
  text,
  standing: 'unknown',
  kind: undefined,
  group: NO_GROUP,
  fields: 0,
  shown: null,
  filler: false,
  purpose: false,
  guessed: false,
})

const SUFFIXES = new Set('ها های هایی ی ای ام ات اش مان تان شان مون تون شون هام هات هاش تر ترین'.split(' '))

/** what stands before a verb and is no word */
const VERBAL = new Set(['می', 'نمی'])

/** Words as they are looked up, parted at ZWNJ, endings that stand for themselves left out. */
export const wordsOf = (typed: readonly Typed[]): Word[] =>
  typed.flatMap(({ text, joined, parts, noun }) => {
    const counted = splitCounted(joined)
    const telling = parts.length > 1 ? parts.filter((part, at) => at === 0 || !SUFFIXES.has(part)) : parts
    const isWhole = parts.length < 2 || VERBAL.has(parts[0] ?? '')
    const pieces = counted ?? (isWhole ? [joined] : telling)
    return pieces.map((word, at) => ({ text: at === 0 ? text : '', word: canonicalSpelling(word), noun }))
  })

const fieldsOf = ({ text }: Words, terms: readonly Candidate[]): number =>
  terms.reduce((fields, [term]) => fields | (text.fieldsOf(term) | text.stemFieldsOf(term) || FIELD.name), 0)

/** The kind of a word that the lexicon knows, also where it has an ending. */
export const kindOf = ({ lexicon }: Words, word: string, doubtful: boolean): WordKind | undefined => {
  const forms = [word, ...plainStems(word).map((stem) => stem.word)]
  if (doubtful) forms.push(...doubtfulStems(word).map((stem) => stem.word))
  for (const form of forms) {
    const kind = lexicon.kindOf(canonicalSpelling(form))
    if (kind) return kind
  }
  return undefined
}

/** Where the terms of a group stand: what is meant tells what a word is as well as the word itself. */
export const fieldsOfGroup = (words: Words, { terms, phrases }: Group): number =>
  fieldsOf(words, terms) |
  fieldsOf(
    words,
    phrases.flatMap((phrase) => phrase[0] ?? []),
  )

/** A part that names products. */
export const sold = (words: Words, unit: Unit, group: Group, shown: string | null = null): Unit => ({
  ...unit,
  guessed: shown !== null,
  standing: 'sold',
  group,
  fields: fieldsOfGroup(words, group),
  shown,
})

export const textOf = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ')
