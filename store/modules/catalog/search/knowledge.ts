import type { Money } from './query/prices.ts'
import { typedWords } from './query/read-query.ts'
import type { Lexicon } from './words/lexicon.ts'
import { Synonyms } from './words/synonyms.ts'

/** What the shop decided for one query, as product ids. */
interface QueryRule {
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
  /** by {@link queryKey} */
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
