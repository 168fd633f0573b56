import { type Bitset, hasBit } from './bitset.ts'

export type Compare = (a: number, b: number) => number

/** Slots kept in one order. The comparison must be total, so that a slot is found again by its own keys. */
export class SortedSlots {
  readonly #compare: Compare
  #slots: Int32Array = new Int32Array(0)
  #size = 0

  constructor(compare: Compare) {
    this.#compare = compare
  }

  get size(): number {
    return this.#size
  }

  /** @param compare the same order, said in another way */
  rebuild(slots: Int32Array, compare: Compare): void {
    this.#slots = slots.slice().sort(compare)
    this.#size = slots.length
  }

  /** Call with the keys as they were when the slot was inserted. */
  remove(slot: number): void {
    const at = this.#find(slot)
    if (this.#slots[at] !== slot) throw new Error(`slot ${slot} is not where its keys say`)
    this.#slots.copyWithin(at, at + 1, this.#size)
    this.#size -= 1
  }

  insert(slot: number): void {
    if (this.#size === this.#slots.length) {
      const larger = new Int32Array(Math.max(16, this.#size * 2))
      larger.set(this.#slots)
      this.#slots = larger
    }
    const at = this.#find(slot)
    this.#slots.copyWithin(at + 1, at, this.#size)
    this.#slots[at] = slot
    this.#size += 1
  }

  /** The members of `filter` from `skip` on, at most `limit`; backwards when `descending`. */
  page(filter: Bitset, descending: boolean, skip: number, limit: number): number[] {
    const found: number[] = []
    const step = descending ? -1 : 1
    let skipped = 0
    for (let at = descending ? this.#size - 1 : 0; at >= 0 && at < this.#size; at += step) {
      const slot = this.#slots[at] as number
      if (!hasBit(filter, slot)) continue
      if (skipped < skip) {
        skipped += 1
        continue
      }
      found.push(slot)
      if (found.length >= limit) break
    }
    return found
  }

  /** Where the slot is or belongs. */
  #find(slot: number): number {
    let low = 0
    let high = this.#size
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(this.#slots[middle] as number, slot) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
