/** so many new words are looked through one by one */
const FRESH = 500

/** Values by words; also those of all words that begin alike, in the order of the words. */
export class WordMap<T> {
  readonly #values = new Map<string, T>()
  #sorted: string[] = []
  /** words that came since they were sorted */
  #fresh: string[] = []

  get(word: string): T | undefined {
    return this.#values.get(word)
  }

  /** The value of a word, made where there is none. */
  fetch(word: string, make: () => T): T {
    const known = this.#values.get(word)
    if (known !== undefined) return known
    const value = make()
    this.#values.set(word, value)
    this.#fresh.push(word)
    return value
  }

  /** Sorts the words that came since, so that none is looked through by itself. */
  sort(): void {
    this.#sorted = [...this.#sorted, ...this.#fresh].sort()
    this.#fresh = []
  }

  /** The values of words that begin so, of at most `limit` words, the word itself first. */
  startingWith(prefix: string, limit = Number.POSITIVE_INFINITY): T[] {
    if (this.#fresh.length > FRESH) this.sort()
    const from = this.#firstFrom(prefix)
    let to = from
    while (to < from + limit && this.#sorted[to]?.startsWith(prefix)) to += 1
    const fresh = this.#fresh.filter((word) => word.startsWith(prefix))
    const words = this.#sorted.slice(from, to)
    const all = fresh.length ? [...words, ...fresh].sort().slice(0, limit) : words
    return all.map((word) => this.#values.get(word) as T)
  }

  /** Where the first word stands that is not before this one. */
  #firstFrom(word: string): number {
    let [low, high] = [0, this.#sorted.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#sorted[middle] as string) < word) low = middle + 1
      else high = middle
    }
    return low
  }
}
