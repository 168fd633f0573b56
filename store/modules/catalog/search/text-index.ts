import SearchableMap from 'minisearch/SearchableMap'
import { indexWords } from '#common/persian.ts'
import { type Bitset, bitsetFor, forEachBit, hasBit, intersect, setBit, unite } from '../index/bitset.ts'
import { splitWords } from './split-words.ts'
import { canonicalSpelling } from './word-forms.ts'

/** Where a word stands; a posting holds them as bits. */
export const FIELD = {
  name: 1,
  brand: 2,
  category: 4,
  tag: 8,
  attribute: 16,
  excerpt: 32,
  content: 64,
} as const
const WEIGHTS = [10, 5, 4, 4, 3, 2, 1]
/** what a word found in these fields is worth */
const worth = Float32Array.from({ length: 256 }, (_, bits) =>
  WEIGHTS.reduce((sum, weight, bit) => (bits & (1 << bit) ? sum + weight : sum), 0),
)

/** Found slots, each with its score at the same place. */
export interface Matches {
  slots: number[]
  scores: number[]
}

/** A term that a word of the query may stand for, and how well (1 is the word itself). */
export type Candidate = [term: number, fit: number]

const RAW_KEPT = 200_000
const COMPACT_ABOVE = 5000
/** so many new terms are looked through one by one */
const UNWRITTEN = 500

/**
 * Which texts hold which words. A text is a numbered document; changing one means dropping it and adding it anew.
 * The dictionary is MiniSearch's radix tree (prefixes, edit distance); postings are packed numbers, document × 256 + fields.
 */
export class TextIndex {
  #terms = new SearchableMap<number>()
  #vocabulary: string[] = []
  /** the first terms, one a line, and where each line starts: one string is searched in native code */
  #lines = ''
  #lineStarts: number[] = []
  /** each term as it was first written, for suggestions */
  #shown: string[] = []
  #postings: (number[] | undefined)[] = []
  #slotOf: number[] = []
  #live = 0
  #raw = new Map<string, number[]>()
  /** of each document while it is matched: how many groups it has, its best score in the last, its score; zero in between */
  #met = new Uint8Array(0)
  #best = new Float32Array(0)
  #total = new Float32Array(0)

  get size(): number {
    return this.#live
  }

  newDocument(slot: number): number {
    this.#live += 1
    return this.#slotOf.push(slot) - 1
  }

  drop(document: number): void {
    this.#slotOf[document] = -1
    this.#live -= 1
  }

  /** Adds the words of a text or HTML. */
  add(document: number, text: string, field: number): void {
    if (text === '') return
    splitWords(text, (word) => {
      for (const term of this.#termsOf(word)) this.#post(term, document, field)
    })
  }

  /** Lets go of what only adding many texts needs. */
  finishFilling(): void {
    this.#raw.clear()
  }

  /** The term for a folded word, or undefined. */
  exact(word: string): number | undefined {
    return this.#terms.get(word)
  }

  /** A term as somebody wrote it. */
  shown(term: number): string {
    return this.#shown[term] as string
  }

  /** How many documents hold a term. */
  frequency(term: number): number {
    return this.#postings[term]?.length ?? 0
  }

  /** Terms that begin with a word, the word itself first, at most `limit`. */
  withPrefix(word: string, limit: number): number[] {
    const found: number[] = []
    for (const term of this.#terms.atPrefix(word).values()) {
      if (found.push(term) === limit) break
    }
    return found
  }

  /** Terms within an edit distance. */
  similar(word: string, distance: number): [term: number, distance: number][] {
    return [...this.#terms.fuzzyGet(word, distance).values()]
  }

  /** Terms that hold a text anywhere inside. */
  containing(text: string): number[] {
    if (this.#vocabulary.length - this.#lineStarts.length >= UNWRITTEN) this.#writeLines()
    const found: number[] = []
    const starts = this.#lineStarts
    let line = 0
    let at = this.#lines.indexOf(text)
    while (at >= 0) {
      while ((starts[line + 1] ?? at + 1) <= at) line += 1
      found.push(line)
      line += 1
      at = this.#lines.indexOf(text, starts[line] ?? this.#lines.length)
    }
    for (let term = starts.length; term < this.#vocabulary.length; term++) {
      if ((this.#vocabulary[term] as string).includes(text)) found.push(term)
    }
    return found
  }

  /** The accepted slots whose text has, in the allowed fields, a candidate of every group. */
  match(groups: readonly Candidate[][], fields: number, accepts: (slot: number) => boolean): Matches {
    if (this.#met.length < this.#slotOf.length) {
      this.#met = new Uint8Array(2 * this.#slotOf.length)
      this.#best = new Float32Array(2 * this.#slotOf.length)
      this.#total = new Float32Array(2 * this.#slotOf.length)
    }
    const [met, best, total] = [this.#met, this.#best, this.#total]
    let first: number[] = []
    let touched: number[] = []
    for (const [index, group] of groups.entries()) {
      touched = []
      for (const [term, fit] of group) {
        const posting = this.#postings[term] ?? []
        const rarity = fit * Math.log(1 + this.#live / (posting.length || 1))
        for (const entry of posting) {
          const bits = entry & 255 & fields
          if (bits === 0) continue
          const document = entry >>> 8
          const score = rarity * (worth[bits] as number)
          if (met[document] === index) {
            met[document] = index + 1
            touched.push(document)
          } else if (met[document] !== index + 1 || score <= (best[document] as number)) continue
          else total[document] = (total[document] as number) - (best[document] as number)
          best[document] = score
          total[document] = (total[document] as number) + score
        }
      }
      if (index === 0) first = touched
    }
    const matches: Matches = { slots: [], scores: [] }
    for (const document of touched) {
      const slot = this.#slotOf[document] as number
      if (slot < 0 || !accepts(slot)) continue
      matches.slots.push(slot)
      matches.scores.push(total[document] as number)
    }
    for (const document of first) {
      met[document] = 0
      total[document] = 0
    }
    return matches
  }

  /** The slots whose text has, in the allowed fields, a term of every group. */
  holding(groups: readonly number[][], fields: number): number[] {
    const documents = this.#slotOf.length
    const kept = bitsetFor(documents)
    for (const [at, terms] of groups.entries()) {
      const found = this.#documentsWith(terms, fields)
      if (at === 0) unite(kept, found)
      else intersect(kept, found)
    }
    const slots: number[] = []
    forEachBit(kept, (document) => {
      const slot = this.#slotOf[document] as number
      if (slot >= 0) slots.push(slot)
    })
    return slots
  }

  /** Whether most of what is held is dropped documents. */
  get wantsCompacting(): boolean {
    return this.#slotOf.length > COMPACT_ABOVE && this.#slotOf.length > 2 * this.#live
  }

  /** Forgets dropped documents. @returns the new number of each old one, -1 for none */
  compact(): Int32Array {
    const renumbered = new Int32Array(this.#slotOf.length).fill(-1)
    const slots: number[] = []
    for (const [document, slot] of this.#slotOf.entries()) {
      if (slot >= 0) renumbered[document] = slots.push(slot) - 1
    }
    for (const [term, posting] of this.#postings.entries()) {
      if (!posting) continue
      let kept = 0
      for (const entry of posting) {
        const document = renumbered[entry >>> 8] as number
        if (document >= 0) posting[kept++] = document * 256 + (entry & 255)
      }
      posting.length = kept
      if (kept === 0) this.#postings[term] = undefined
    }
    this.#slotOf = slots
    return renumbered
  }

  #writeLines(): void {
    this.#lines = this.#vocabulary.join('\n')
    let start = 0
    this.#lineStarts = this.#vocabulary.map((word) => {
      start += word.length + 1
      return start - word.length - 1
    })
  }

  #documentsWith(terms: readonly number[], fields: number): Bitset {
    const found = bitsetFor(this.#slotOf.length)
    let missing = this.#slotOf.length
    for (const term of terms) {
      for (const entry of this.#postings[term] ?? []) {
        const document = entry >>> 8
        if ((entry & fields) === 0 || hasBit(found, document)) continue
        setBit(found, document)
        missing -= 1
      }
      if (missing === 0) break
    }
    return found
  }

  #post(term: number, document: number, field: number): void {
    const posting = this.#postings[term]
    if (!posting) {
      this.#postings[term] = [document * 256 + field]
      return
    }
    const last = posting[posting.length - 1] as number
    if (last >>> 8 === document) posting[posting.length - 1] = last | field
    else posting.push(document * 256 + field)
  }

  #termsOf(word: string): number[] {
    const known = this.#raw.get(word)
    if (known) return known
    const folded = indexWords(word)
    const terms = folded.map((one) => this.#term(canonicalSpelling(one), folded.length === 1 ? word : one))
    if (this.#raw.size > RAW_KEPT) this.#raw.clear()
    this.#raw.set(word, terms)
    return terms
  }

  #term(word: string, shown: string): number {
    return this.#terms.fetch(word, () => {
      this.#postings.push(undefined)
      this.#shown.push(shown)
      return this.#vocabulary.push(word) - 1
    })
  }
}
