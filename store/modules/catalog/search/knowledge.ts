import { plainStems } from './language/stems.ts'
import type { Money } from './query/prices.ts'
import { typedWords } from './query/read-query.ts'
import { FILLERS } from './words/fillers.ts'
import type { Lexicon } from './words/lexicon.ts'
import { canonicalSpelling } from './words/spellings.ts'
import { Synonyms } from './words/synonyms.ts'

/** What the shop decided for one query, as product ids. */
export interface QueryRule {
  /** come first, in this order */
  pinned: readonly number[]
  hidden: readonly number[]
}

/** What search knows beside the products; replaced when the shop changes it. */
export interface SearchKnowledge {
  /** where the shop does without some of its synonyms */
  lexicon?: Lexicon
  /** the shop's own */
  synonyms: Synonyms
  /** by each of {@link queryKeys} */
  rules: ReadonlyMap<string, QueryRule>
  /** by {@link queryKey}: how often products were chosen from the results */
  clicks: ReadonlyMap<string, ReadonlyMap<number, number>>
  money: Money
}

export const NO_KNOWLEDGE: SearchKnowledge = {
  synonyms: new Synonyms([]),
  rules: new Map(),
  clicks: new Map(),
  money: { code: 'IRT', shownAs: '', decimals: 0 },
}

/** One text for all spellings of a query: folded words, one space between them. */
export const queryKey = (text: string): string =>
  typedWords(text)
    .map(({ joined }) => joined)
    .join(' ')

/** Without words that say nothing and without plural endings: قیمت هدیه‌ها is هدیه. */
const plainKey = (text: string): string =>
  typedWords(text)
    .map(({ joined }) => canonicalSpelling(joined))
    .filter((word) => !FILLERS.has(word))
    .map((word) => plainStems(word)[0]?.word ?? word)
    .join(' ')

/**
 * What is known of a query may be known by: its text, the one that it is shown for, and both without what says nothing.
 * @param shownFor see `FoundText`
 */
export const queryKeys = (text: string, shownFor: string | null = null): Set<string> => {
  const texts = shownFor ? [text, shownFor] : [text]
  return new Set([...texts.map(queryKey), ...texts.map(plainKey)].filter(Boolean))
}

/** What is known of the first of some keys that anything is known of. */
export const knownOf = <T>(known: ReadonlyMap<string, T>, keys: ReadonlySet<string>): T | undefined => {
  for (const key of keys) {
    const one = known.get(key)
    if (one !== undefined) return one
  }
  return undefined
}
