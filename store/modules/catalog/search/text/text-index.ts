import { indexWords } from '#common/persian.ts'
import {
  type Bitset,
  bitsetFor,
  forEachBit,
  hasBit,
  intersect,
  setBit,
  unite,
} from '#store/modules/catalog/index/bitset.ts'
import { HASH_BITS, hashBeginnings } from '../language/edits.ts'
import { soundOf } from '../language/sounds.ts'
import { plainStems } from '../language/stems.ts'
import { canonicalSpelling } from '../words/spellings.ts'
import { EVERYWHERE, FIELD, NAMING, OF_WHOLE_WORDS, SHIFT } from './fields.ts'
import { type Group, Matcher, type Matches } from './matcher.ts'
import { isCompound, splitWords } from './split-words.ts'
import { TermLines } from './term-lines.ts'
import { Vocabulary } from './vocabulary.ts'
import { WordMap } from './word-map.ts'

const RAW_KEPT = 200_000
const COMPACT_ABOVE = 5000
const NOTHING: readonly number[] = []
/** where a compound is one word; its parts in a name stand apart, as what a model may be called */
const WHOLE = OF_WHOLE_WORDS | FIELD.name

/**
 * Which texts hold which words. A text is a numbered document; changing one means dropping it and adding it anew.
 * Postings are packed numbers, document × 1024 + fields.
 */
export class TextIndex {
  readonly #terms = new WordMap<number>()
  #written: string[] = []
  readonly #lines = new TermLines()
  /** each term as it was first written, for suggestions */
  #shown: string[] = []
  #postings: (number[] | undefined)[] = []
  /** of each term, where it was ever found as it is; shifted, where as the stem of another word */
  #fieldsOf: number[] = []
  #slotOf: number[] = []
  #live = 0
  #version = 0
  /** what a written word becomes: terms, and stems of them as their complement */
  #raw = new Map<string, number[]>()
  readonly #naming = new Vocabulary()
  readonly #namingTerms: number[] = []
  /** by how they are written, and the hashes of their beginnings; made when they are first needed */
  #sortedNames: { sorted: number[]; beginnings: Bitset } | undefined
  #newNames: number[] = []
  readonly #matcher = new Matcher((term) => this.#postings[term] ?? NOTHING)

  get size(): number {
    return this.#live
  }

  /** another number whenever a text comes or goes */
  get version(): number {
    return this.#version
  }

  newDocument(slot: number): number {
    this.#version += 1
    this.#live += 1
    return this.#slotOf.push(slot) - 1
  }

  drop(document: number): void {
    this.#version += 1
    this.#slotOf[document] = -1
    this.#live -= 1
  }

  /**
   * Adds the words of a text or HTML; names also without their endings.
   * @param asWritten whether somebody writes these words; others are found and never proposed
   */
  add(document: number, text: string, field: number, asWritten = true): void {
    if (text === '') return
    splitWords(text, (word) => {
      const compound = (field & WHOLE) !== 0 && isCompound(word)
      const terms = this.#termsOf(word, compound)
      this.#addTerms(document, terms, field, asWritten)
      if (!compound || field !== FIELD.name) return
      const parts = this.#termsOf(word, false).filter((term) => !terms.includes(term))
      this.#addTerms(document, parts, FIELD.model, asWritten)
    })
  }

  #addTerms(document: number, terms: readonly number[], field: number, asWritten: boolean): void {
    for (const term of terms) {
      if (term >= 0) this.#post(term, document, field, asWritten)
      else if (field & NAMING) {
        this.#post(~term, document, field, false)
        this.#fieldsOf[~term] = (this.#fieldsOf[~term] as number) | (field << SHIFT)
      }
    }
  }

  /** Lets go of what only adding many texts needs. */
  finishFilling(): void {
    this.#raw.clear()
    this.#terms.sort()
    this.#knowNewNames()
  }

  /** The term for a folded word, or undefined. */
  exact(word: string): number | undefined {
    return this.#terms.get(word)
  }

  /** A term as somebody wrote it. */
  shown(term: number): string {
    return this.#shown[term] as string
  }

  /** A term as the index keeps it. */
  written(term: number): string {
    return this.#written[term] as string
  }

  /** How many documents hold a term. */
  frequency(term: number): number {
    return this.#postings[term]?.length ?? 0
  }

  /** Where a term stands, of all documents together. */
  fieldsOf(term: number): number {
    return (this.#fieldsOf[term] as number) & EVERYWHERE
  }

  /** The same of words that it is the stem of. */
  stemFieldsOf(term: number): number {
    return (this.#fieldsOf[term] as number) >>> SHIFT
  }

  /** In how many documents, of at most `limit` looked at, a term stands in these fields. */
  countIn(term: number, fields: number, limit: number): number {
    const posting = this.#postings[term] ?? NOTHING
    let count = 0
    for (let at = 0; at < Math.min(limit, posting.length); at++)
      if ((posting[at] as number) & fields) count += 1
    return count
  }

  /** Whether a term stands in these fields of one of these slots' texts. */
  isAmong(slots: ReadonlySet<number>, term: number, fields: number): boolean {
    return (this.#postings[term] ?? NOTHING).some(
      (entry) => (entry & fields) !== 0 && slots.has(this.#slotOf[entry >>> SHIFT] as number),
    )
  }

  /** Terms that begin with a word, the word itself first, at most `limit`. */
  withPrefix(word: string, limit: number): number[] {
    return this.#terms.startingWith(word, limit)
  }

  /** Terms of names and the like that sound like a word but for one edit. */
  similar(word: string): number[] {
    this.#knowNewNames()
    return Array.from(this.#naming.similar(word), (number) => this.#namingTerms[number] as number)
  }

  /** Terms of names and the like that begin with a word, at most `limit`: quicker than {@link withPrefix} for many words. */
  namesWithPrefix(word: string, limit: number): number[] {
    const written = this.#written
    const { sorted } = this.#namesInOrder()
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((written[sorted[middle] as number] as string) < word) low = middle + 1
      else high = middle
    }
    let end = low
    while (end < low + limit && end < sorted.length && written[sorted[end] as number]?.startsWith(word))
      end += 1
    return sorted.slice(low, end)
  }

  /** Whether a text of this hash may begin a term of names and the like. */
  mayBeginName(hash: number): boolean {
    return hasBit(this.#namesInOrder().beginnings, hash)
  }

  /** Terms of names and the like that begin as a word sounds, about `limit` at most. */
  soundingBegun(word: string, limit: number): number[] {
    this.#knowNewNames()
    const sound = soundOf(word)
    const others = this.#naming.soundingBegun(sound, limit)
    return [...this.withPrefix(sound, limit), ...others.map((number) => this.#namingTerms[number] as number)]
  }

  /** Terms of names and the like with the consonants of a word, in either script. */
  likeSounding(word: string): number[] {
    this.#knowNewNames()
    return Array.from(this.#naming.likeSounding(word), (number) => this.#namingTerms[number] as number)
  }

  /** Terms of names and the like whose consonants begin with those of a word, in either script. */
  begunLike(word: string): number[] {
    this.#knowNewNames()
    return Array.from(this.#naming.begunLike(word), (number) => this.#namingTerms[number] as number)
  }

  /** Terms that hold a text anywhere inside. */
  containing(text: string): number[] {
    return this.#lines.containing(this.#written, text)
  }

  /** The accepted slots whose text has something of every group. */
  match(groups: readonly Group[], accepts: (slot: number) => boolean): Matches {
    const matches: Matches = { slots: [], scores: [] }
    this.#matcher.match(groups, this.#slotOf.length, this.#live, (document, score) => {
      const slot = this.#slotOf[document] as number
      if (slot < 0 || !accepts(slot)) return
      matches.slots.push(slot)
      matches.scores.push(score)
    })
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
        const document = renumbered[entry >>> SHIFT] as number
        if (document >= 0) posting[kept++] = (document << SHIFT) + (entry & EVERYWHERE)
      }
      posting.length = kept
      if (kept === 0) this.#postings[term] = undefined
    }
    this.#slotOf = slots
    return renumbered
  }

  #documentsWith(terms: readonly number[], fields: number): Bitset {
    const found = bitsetFor(this.#slotOf.length)
    let missing = this.#slotOf.length
    for (const term of terms) {
      for (const entry of this.#postings[term] ?? []) {
        const document = entry >>> SHIFT
        if ((entry & fields) === 0 || hasBit(found, document)) continue
        setBit(found, document)
        missing -= 1
      }
      if (missing === 0) break
    }
    return found
  }

  #post(term: number, document: number, field: number, asWritten: boolean): void {
    if (asWritten) this.#noteField(term, field)
    const posting = this.#postings[term]
    if (!posting) {
      this.#postings[term] = [(document << SHIFT) + field]
      return
    }
    const last = posting[posting.length - 1] as number
    if (last >>> SHIFT === document) posting[posting.length - 1] = last | field
    else posting.push((document << SHIFT) + field)
  }

  #noteField(term: number, field: number): void {
    const before = this.#fieldsOf[term] as number
    if ((before & field) === field) return
    this.#fieldsOf[term] = before | field
    if ((before & NAMING) === 0 && (field & NAMING) !== 0) this.#newNames.push(term)
  }

  /** Names are taken into the vocabulary when it is first asked for, many at a time. */
  #knowNewNames(): void {
    if (this.#newNames.length) this.#sortedNames = undefined
    for (const term of this.#newNames) {
      this.#naming.add(this.#written[term] as string)
      this.#namingTerms.push(term)
    }
    this.#newNames = []
  }

  #namesInOrder(): { sorted: number[]; beginnings: Bitset } {
    this.#knowNewNames()
    if (this.#sortedNames) return this.#sortedNames
    const written = this.#written
    const sorted = this.#namingTerms.toSorted((a, b) =>
      (written[a] as string) < (written[b] as string) ? -1 : 1,
    )
    const beginnings = bitsetFor(2 ** HASH_BITS)
    for (const term of sorted) hashBeginnings(written[term] as string, (hash) => setBit(beginnings, hash))
    this.#sortedNames = { sorted, beginnings }
    return this.#sortedNames
  }

  /** @param whole the word without the parts that ZWNJ joins */
  #termsOf(word: string, whole: boolean): number[] {
    const key = whole ? ` ${word}` : word
    const known = this.#raw.get(key)
    if (known) return known
    const folded = whole ? indexWords(word).slice(-1) : indexWords(word)
    // what ZWNJ joins comes last, and is written with it
    const terms = folded.map((one, at) =>
      this.#term(canonicalSpelling(one), at === folded.length - 1 ? word : one),
    )
    const stems = terms.flatMap((term) =>
      plainStems(this.#written[term] as string).map((stem) => ~this.#term(stem.word, stem.word)),
    )
    if (this.#raw.size > RAW_KEPT) this.#raw.clear()
    this.#raw.set(key, [...terms, ...stems])
    return [...terms, ...stems]
  }

  #term(word: string, shown: string): number {
    return this.#terms.fetch(word, () => {
      this.#postings.push(undefined)
      this.#fieldsOf.push(0)
      this.#shown.push(shown)
      return this.#written.push(word) - 1
    })
  }
}
