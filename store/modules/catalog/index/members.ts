import { type Bitset, forEachBit, hasBit, setBit } from './bitset.ts'
import { KeyLists } from './key-lists.ts'

/** a set of this part of all slots, or less, is counted by its slots */
const SMALL_PART = 1 / 32
/** Knuth's multiplier: neighbouring numbers are led far apart */
const SPREAD = 0x9e3779b1

/** The slots that carry a key, unsorted; a slot is in it once. */
class Posting {
  slots: Int32Array = new Int32Array(4)
  size = 0

  add(slot: number): void {
    if (this.size === this.slots.length) {
      const larger = new Int32Array(this.size * 2)
      larger.set(this.slots)
      this.slots = larger
    }
    this.slots[this.size] = slot
    this.size += 1
  }

  remove(slot: number): void {
    const at = this.slots.lastIndexOf(slot, this.size - 1)
    if (at < 0) return
    this.size -= 1
    this.slots[at] = this.slots[this.size] as number
  }
}

/** Which slots carry which keys (`category:12`, `on_sale` …), and which keys a slot carries. Keys are numbered once. */
export class Members {
  readonly #numbers = new Map<string, number>()
  readonly #names: string[] = []
  readonly #postings: Posting[] = []
  /** by slot */
  readonly lists = new KeyLists()

  /** The number of a key, given it on first use. */
  number(key: string): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#names.length
    this.#numbers.set(key, number)
    this.#names.push(key)
    this.#postings.push(new Posting())
    return number
  }

  /** how many keys have a number */
  get size(): number {
    return this.#names.length
  }

  name(number: number): string {
    return this.#names[number] as string
  }

  /** To be read at once: the next change may move them. */
  keysOf(slot: number): Int32Array {
    return this.lists.of(slot)
  }

  /** Makes `keys` (without doubles) the slot's keys, touching only what differs. */
  assign(slot: number, keys: number[]): void {
    const before = this.keysOf(slot)
    for (const key of before) if (!keys.includes(key)) (this.#postings[key] as Posting).remove(slot)
    for (const key of keys) if (!before.includes(key)) (this.#postings[key] as Posting).add(slot)
    this.lists.set(slot, keys)
  }

  /** Adds the slots of a key to a bitset. */
  addTo(set: Bitset, key: string): void {
    const number = this.#numbers.get(key)
    if (number === undefined) return
    const { slots, size } = this.#postings[number] as Posting
    for (let at = 0; at < size; at++) setBit(set, slots[at] as number)
  }

  /**
   * Counts the slots of a set per key: a small set by the keys of its slots, a large one by the slots of each key asked for.
   * @param size how many slots the set has
   */
  counter(set: Bitset, size: number): (key: string) => number {
    if (size > SMALL_PART * this.lists.slots) {
      return (key) => {
        const number = this.#numbers.get(key)
        if (number === undefined) return 0
        const { slots, size: all } = this.#postings[number] as Posting
        let count = 0
        for (let at = 0; at < all; at++) if (hasBit(set, slots[at] as number)) count += 1
        return count
      }
    }
    const counts = new Uint32Array(this.#postings.length)
    const { keys, start, count } = this.lists
    forEachBit(set, (slot) => {
      const end = (start[slot] as number) + (count[slot] as number)
      for (let at = start[slot] as number; at < end; at++) {
        const key = keys[at] as number
        counts[key] = (counts[key] as number) + 1
      }
    })
    return (key) => counts[this.#numbers.get(key) ?? counts.length] ?? 0
  }

  /**
   * Slots of a key, at most `limit`, in no promised order.
   * @param seed of a key with more slots than that, others are taken for another seed
   */
  some(key: number, limit: number, seed: number): Int32Array {
    const { slots, size } = this.#postings[key] as Posting
    const start = size > limit ? Math.imul(seed, SPREAD) >>> 0 : 0
    const first = start % Math.max(1, size - limit + 1)
    return slots.subarray(first, Math.min(size, first + limit))
  }
}
