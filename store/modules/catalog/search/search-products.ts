import { foldPersian } from '#common/persian.ts'
import { otherLayout } from './keyboard-layout.ts'
import { type Candidate, FIELD, type Matches, type TextIndex } from './text-index.ts'
import { canonicalSpelling, FILLERS, stemOf } from './word-forms.ts'

export interface FoundText {
  matches: Matches
  /** another reading of the text that these results (or more of them) belong to */
  didYouMean: string | null
}

const PRIMARY = FIELD.name | FIELD.brand | FIELD.category | FIELD.tag | FIELD.attribute
const EVERYWHERE = 255
const MAX_WORDS = 12
const MAX_PREFIXED = 500

/** The words of a query: folded, spelled as the index does, without fillers. */
export const queryWords = (text: string): string[] => {
  const words = foldPersian(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(canonicalSpelling)
    .slice(0, MAX_WORDS)
  const telling = words.filter((word) => !FILLERS.has(word))
  return telling.length ? telling : words
}

/** The word itself, and what begins with it. */
const beginningWith = (index: TextIndex, word: string, fit: number): Candidate[] => {
  const exact = index.exact(word)
  const found: Candidate[] = exact === undefined ? [] : [[exact, fit]]
  if (word.length < 2) return found
  for (const term of index.withPrefix(word, MAX_PREFIXED)) {
    if (term !== exact) found.push([term, fit * 0.6])
  }
  return found
}

/** Per word what it may stand for; a word may also stand joined with its neighbour (تی شرت, تیشرت). */
const strictGroups = (index: TextIndex, words: readonly string[]): Candidate[][] => {
  const groups = words.map((word) => beginningWith(index, word, 1))
  for (let at = 0; at + 1 < words.length; at++) {
    const joined = beginningWith(index, canonicalSpelling(`${words[at]}${words[at + 1]}`), 0.9)
    groups[at]?.push(...joined)
    groups[at + 1]?.push(...joined)
  }
  return groups
}

const looseGroups = (index: TextIndex, words: readonly string[]): Candidate[][] =>
  strictGroups(index, words).map((group, at) => {
    const stem = stemOf(words[at] as string)
    return stem ? [...group, ...beginningWith(index, canonicalSpelling(stem), 0.7)] : group
  })

const FUZZY_FROM = 4
const TWO_EDITS_FROM = 8
const similarTo = (index: TextIndex, word: string): [term: number, distance: number][] =>
  word.length < FUZZY_FROM ? [] : index.similar(word, word.length < TWO_EDITS_FROM ? 1 : 2)

const fuzzyGroups = (index: TextIndex, words: readonly string[]): Candidate[][] =>
  looseGroups(index, words).map((group, at) => [
    ...group,
    ...similarTo(index, words[at] as string).map(
      ([term, distance]): Candidate => [term, 0.5 / (1 + distance)],
    ),
  ])

/** The text with each unknown word replaced by the nearest known one, the more frequent first; null when nothing changes. */
const correct = (index: TextIndex, words: readonly string[]): string | null => {
  const corrected = words.map((word) => {
    if (beginningWith(index, word, 1).length) return word
    const [nearest] = similarTo(index, word).sort(
      (a, b) => a[1] - b[1] || index.frequency(b[0]) - index.frequency(a[0]),
    )
    return nearest ? index.shown(nearest[0]) : word
  })
  return corrected.every((word, at) => word === words[at]) ? null : corrected.join(' ')
}

const NONE: Matches = { slots: [], scores: [] }
const SKU_SCORE = 1000
const SHORTEST_SKU = 3

/** Puts products whose SKU was typed before those that only hold such a word. */
const withSkus = (matches: Matches, skus: readonly number[]): Matches => {
  if (skus.length === 0) return matches
  const first = new Set(skus)
  const rest = [...matches.slots.keys()].filter((at) => !first.has(matches.slots[at] as number))
  return {
    slots: [...first, ...rest.map((at) => matches.slots[at] as number)],
    scores: [...[...first].map(() => SKU_SCORE), ...rest.map((at) => matches.scores[at] as number)],
  }
}

export interface SearchSource {
  text: TextIndex
  /** slots of products whose SKU, or a variation's, begins with this */
  productsWithSku: (text: string) => number[]
}

/**
 * Finds products for a shopper's words: all words must fit. First as written; then the other keyboard layout;
 * then endings and descriptions; typos only when nothing else was found; last all of that in the other layout.
 * @param accepts which slots count as found; others must not keep a better step from being tried
 */
export const searchProducts = (
  { text: index, productsWithSku }: SearchSource,
  text: string,
  accepts: (slot: number) => boolean,
): FoundText => {
  const attempt = (groups: Candidate[][], fields: number): Matches =>
    groups.length && groups.every((group) => group.length) ? index.match(groups, fields, accepts) : NONE
  const words = queryWords(text)
  const looksLikeSku = text.length >= SHORTEST_SKU && /\p{N}/u.test(text)
  const skus = looksLikeSku ? productsWithSku(text).filter(accepts) : []
  const strict = withSkus(attempt(strictGroups(index, words), PRIMARY), skus)
  if (strict.slots.length) return { matches: strict, didYouMean: null }

  const retyped = otherLayout(text)
  if (retyped) {
    const matches = attempt(strictGroups(index, queryWords(retyped)), PRIMARY)
    if (matches.slots.length) return { matches, didYouMean: retyped }
  }
  const loose = attempt(looseGroups(index, words), EVERYWHERE)
  if (loose.slots.length) return { matches: loose, didYouMean: null }
  const matches = attempt(fuzzyGroups(index, words), EVERYWHERE)
  if (matches.slots.length) return { matches, didYouMean: correct(index, words) }
  const meant = retyped ? queryWords(retyped) : []
  const slipped = attempt(fuzzyGroups(index, meant), EVERYWHERE)
  return { matches: slipped, didYouMean: slipped.slots.length ? (correct(index, meant) ?? retyped) : null }
}

const WORDPRESS_FIELDS = FIELD.name | FIELD.excerpt | FIELD.content

/** WordPress's own search: every word somewhere inside the words of title, excerpt or content. */
export const searchAsWordPress = (index: TextIndex, text: string): { slots: number[] } => {
  const words = foldPersian(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
  const groups = words.map((word) => index.containing(word))
  return { slots: index.holding(groups, WORDPRESS_FIELDS) }
}
