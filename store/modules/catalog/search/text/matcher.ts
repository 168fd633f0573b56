import { SHIFT, worth } from './fields.ts'

/** Found slots, each with its score at the same place. */
export interface Matches {
  slots: number[]
  scores: number[]
}

/** A term that a word of the query may stand for, how well (1 is the word itself), and where alone where not everywhere. */
export type Candidate = [term: number, fit: number, fields?: number]

/** What a part of the query may stand for: one of several terms, or all words of a phrase. */
export interface Group {
  terms: Candidate[]
  /** each word of a phrase with its candidates */
  phrases: Candidate[][][]
  /** the fields in which it counts */
  fields: number
}

/** Documents, none of them twice; the room for all of them is kept. */
class DocumentList {
  items = new Int32Array(0)
  size = 0

  add(document: number): void {
    this.items[this.size] = document
    this.size += 1
  }

  /** Empties it, with room for so many. */
  clear(documents: number): this {
    if (this.items.length < documents) this.items = new Int32Array(documents)
    this.size = 0
    return this
  }
}

/** Finds the documents that have something of every group; keeps its columns between searches. */
export class Matcher {
  /** of each document while it is matched: how many groups it has, its best score in the last, its score; zero in between */
  #met = new Uint8Array(0)
  #best = new Float32Array(0)
  #total = new Float32Array(0)
  /** the same within a phrase, whose least word counts twice: what words of different fields say together is little */
  #phraseMet = new Uint8Array(0)
  #phraseLeast = new Float32Array(0)
  #phraseSum = new Float32Array(0)
  /** what has the first group, and the last one; the same of the words of a phrase */
  readonly #first = new DocumentList()
  readonly #last = new DocumentList()
  readonly #phraseFirst = new DocumentList()
  readonly #phraseLast = new DocumentList()
  readonly #postingOf: (term: number) => readonly number[]

  constructor(postingOf: (term: number) => readonly number[]) {
    this.#postingOf = postingOf
  }

  /** Calls `visit` with every document that has all groups, and its score. @param live how many documents there are */
  match(
    groups: readonly Group[],
    documents: number,
    live: number,
    visit: (document: number, score: number) => void,
  ): void {
    this.#grow(documents)
    const first = this.#first.clear(this.#met.length)
    let touched = first
    for (const [index, group] of groups.entries()) {
      if (index > 0) touched = this.#last.clear(this.#met.length)
      const rarity = this.#rarity(group, live)
      for (const [term, fit, fields = group.fields] of group.terms) {
        this.#addTerm(term, fit * rarity, index, fields & group.fields, touched)
      }
      for (const phrase of group.phrases) this.#addPhrase(phrase, rarity, index, group.fields, touched)
    }
    for (let at = 0; at < touched.size; at++) {
      const document = touched.items[at] as number
      visit(document, this.#total[document] as number)
    }
    for (let at = 0; at < first.size; at++) {
      const document = first.items[at] as number
      this.#met[document] = 0
      this.#total[document] = 0
    }
  }

  #grow(documents: number): void {
    if (this.#met.length >= documents) return
    this.#met = new Uint8Array(2 * documents)
    this.#best = new Float32Array(2 * documents)
    this.#total = new Float32Array(2 * documents)
    this.#phraseMet = new Uint8Array(2 * documents)
    this.#phraseLeast = new Float32Array(2 * documents)
    this.#phraseSum = new Float32Array(2 * documents)
  }

  /** What is meant by a group is as rare as the commonest thing that it may mean. */
  #rarity({ terms, phrases }: Group, live: number): number {
    let most = 1
    for (const [term] of terms) most = Math.max(most, this.#postingOf(term).length)
    if (most === 1) {
      for (const phrase of phrases) {
        const lengths = phrase.map((word) =>
          Math.max(1, ...word.map(([term]) => this.#postingOf(term).length)),
        )
        most = Math.max(most, Math.min(...lengths))
      }
    }
    return Math.log(1 + live / most)
  }

  #addTerm(term: number, weight: number, index: number, fields: number, touched: DocumentList): void {
    const [met, best, total] = [this.#met, this.#best, this.#total]
    for (const entry of this.#postingOf(term)) {
      const bits = entry & fields
      if (bits === 0) continue
      const document = entry >>> SHIFT
      const score = weight * (worth[bits] as number)
      if (met[document] === index) {
        met[document] = index + 1
        touched.add(document)
      } else if (met[document] !== index + 1 || score <= (best[document] as number)) continue
      else total[document] = (total[document] as number) - (best[document] as number)
      best[document] = score
      total[document] = (total[document] as number) + score
    }
  }

  #addPhrase(
    phrase: readonly Candidate[][],
    rarity: number,
    index: number,
    fields: number,
    touched: DocumentList,
  ): void {
    const [met, least, sum] = [this.#phraseMet, this.#phraseLeast, this.#phraseSum]
    const first = this.#phraseFirst.clear(met.length)
    let having = first
    for (const [at, word] of phrase.entries()) {
      if (at > 0) having = this.#phraseLast.clear(met.length)
      for (const [term, fit] of word) {
        for (const entry of this.#postingOf(term)) {
          const bits = entry & fields
          const document = entry >>> SHIFT
          if (bits === 0 || met[document] !== at) continue
          met[document] = at + 1
          const score = fit * (worth[bits] as number)
          least[document] = at === 0 ? score : Math.min(least[document] as number, score)
          sum[document] = (at === 0 ? 0 : (sum[document] as number)) + score
          having.add(document)
        }
      }
    }
    for (let at = 0; at < having.size; at++) {
      const document = having.items[at] as number
      const mean = (sum[document] as number) / phrase.length
      this.#meet(document, (rarity * ((least[document] as number) + mean)) / 2, index, touched)
    }
    for (let at = 0; at < first.size; at++) met[first.items[at] as number] = 0
  }

  #meet(document: number, score: number, index: number, touched: DocumentList): void {
    if (this.#met[document] === index) {
      this.#met[document] = index + 1
      touched.add(document)
      this.#best[document] = 0
    }
    if (this.#met[document] !== index + 1 || score <= (this.#best[document] as number)) return
    this.#total[document] = (this.#total[document] as number) - (this.#best[document] as number) + score
    this.#best[document] = score
  }
}
