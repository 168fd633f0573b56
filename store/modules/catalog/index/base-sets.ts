import { type Bitset, bitsetFor, clearBit, grown, setBit } from './bitset.ts'
import type { Entry } from './entry.ts'

/** The sets that every list starts from. */
export class BaseSets {
  /** products of any status, without variations */
  products: Bitset = bitsetFor(0)
  variations: Bitset = bitsetFor(0)
  /** published products */
  listed: Bitset = bitsetFor(0)

  grow(capacity: number): void {
    this.products = grown(this.products, capacity)
    this.variations = grown(this.variations, capacity)
    this.listed = grown(this.listed, capacity)
  }

  mark(slot: number, { type, status }: Entry): void {
    const mark = (set: Bitset, on: boolean) => (on ? setBit(set, slot) : clearBit(set, slot))
    mark(this.variations, type === 'variation')
    mark(this.products, type !== 'variation')
    mark(this.listed, type !== 'variation' && status === 'publish')
  }

  clear(slot: number): void {
    for (const set of [this.products, this.variations, this.listed]) clearBit(set, slot)
  }
}
