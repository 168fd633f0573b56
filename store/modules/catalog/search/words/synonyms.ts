import { foldPersian } from '#common/persian.ts'
import { canonicalSpelling } from './spellings.ts'

/** Other words for one; a phrase is all of its words. */
export interface Alternative {
  words: string[]
  /** the same as one word, as ZWNJ or nothing may have joined it */
  joined: string
  /** how well it stands for the word */
  fit: number
  /** whether it counts only where it says what a product is */
  kind?: boolean
}

/** Words that stand for each other, or `words` that also find what `means` names. */
export interface SynonymGroup {
  words: readonly string[]
  /** empty where the words stand for each other */
  means: readonly string[]
  /** whether `means` are kinds of what the words name, and count where they say what a product is */
  kinds?: boolean
}

const EQUAL = 0.82
/** how well goods that come near stand for others */
export const ONE_WAY = 0.6
const OTHER_SCRIPT = 0.9

const isLatin = (word: string): boolean => /[a-z]/.test(word)

/** A phrase as one word, without the ی that only links its words. */
export const joinWords = (words: readonly string[]): string =>
  canonicalSpelling(
    words.map((word, at) => (at < words.length - 1 ? word.replace(/^(.{2,}[هاو])ی$/, '$1') : word)).join(''),
  )

const read = (text: string, fit: number, kind = false): Alternative => {
  const words = foldPersian(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const joined = joinWords(words)
  return { words: words.map(canonicalSpelling), joined, fit, ...(kind ? { kind } : {}) }
}

/** Synonyms by the word, or the phrase written as one word, that they stand for. */
export class Synonyms {
  readonly #groups = new Map<string, Alternative[][]>()
  /** made when something is completed for the first time */
  #sorted: string[] | undefined

  constructor(groups: Iterable<SynonymGroup>) {
    for (const { words, means, kinds } of groups) {
      const fit = means.length ? ONE_WAY : EQUAL
      const wanted = (means.length ? means : words).map((text) => read(text, fit, kinds))
      for (const word of words) {
        const { joined } = read(word, fit)
        const known = this.#groups.get(joined)
        if (known) known.push(wanted)
        else this.#groups.set(joined, [wanted])
      }
    }
  }

  has(word: string): boolean {
    return this.#groups.has(word)
  }

  /** What else a word, or a phrase written as one, may be called. */
  of(word: string): Alternative[] {
    const groups = this.#groups.get(word)
    if (!groups) return []
    const found = new Map<string, Alternative>()
    for (const one of groups.flat()) {
      const sameScript = isLatin(one.joined) === isLatin(word)
      const alternative = sameScript ? one : { ...one, fit: one.fit * OTHER_SCRIPT }
      const known = found.get(alternative.joined)
      const isOther = alternative.joined !== word || alternative.words.length > 1
      if (isOther && (!known || known.fit < alternative.fit)) {
        found.set(alternative.joined, alternative)
      }
    }
    return [...found.values()]
  }

  words(): Iterable<string> {
    return this.#groups.keys()
  }

  /** Words and phrases written as one that begin so, the shorter first, at most `limit`. */
  begun(start: string, limit: number): string[] {
    this.#sorted ??= [...this.#groups.keys()].sort()
    let [low, high] = [0, this.#sorted.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#sorted[middle] as string) < start) low = middle + 1
      else high = middle
    }
    let end = low
    while (this.#sorted[end]?.startsWith(start)) end += 1
    return this.#sorted
      .slice(low, end)
      .sort((a, b) => a.length - b.length)
      .slice(0, limit)
  }
}

const KNOWN_ALONE = '!'
const KINDS = '>>'

/**
 * Groups as the lists here are written: a line each, `a, b > c` where a finds c and not the other way round; each word of
 * a line that begins with `!` is known and stands for itself alone. `a, b >> c` tells that c is a kind of a.
 */
export const parseGroups = (text: string): SynonymGroup[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line): SynonymGroup[] => {
      if (line.startsWith(KNOWN_ALONE)) {
        return line
          .slice(1)
          .split(',')
          .map((word) => ({ words: [word.trim()], means: [] }))
      }
      const [words = [], means = []] = line.split(/>+/).map((side) =>
        side
          .split(',')
          .map((word) => word.trim())
          .filter(Boolean),
      )
      return [line.includes(KINDS) ? { words, means, kinds: true } : { words, means }]
    })
