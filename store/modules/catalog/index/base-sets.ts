import { type Bitset, bitsetFor, clearBit, grown, setBit } from './bitset.ts'
import type { IndexedRow } from './entry.ts'

/** The visibilities that a shopper does not come across there. */
export const HIDDEN_FROM: Record<'catalog' | 'search' | 'anything', readonly string[]> = {
  catalog: ['search', 'hidden'],
  search: ['catalog', 'hidden'],
  anything: [],
}

/** The sets that every list starts from. */
export class BaseSets {
  /** products of any status, without variations */
  products: Bitset = bitsetFor(0)
  variations: Bitset = bitsetFor(0)
  /** published products */
  listed: Bitset = bitsetFor(0)
  /** those of them that lists show */
  shown: Bitset = bitsetFor(0)

  grow(capacity: number): void {
    this.products = grown(this.products, capacity)
    this.variations = grown(this.variations, capacity)
    this.listed = grown(this.listed, capacity)
    this.shown = grown(this.shown, capacity)
  }

  mark(slot: number, { type, status, catalog_visibility }: IndexedRow): void {
    const mark = (set: Bitset, on: boolean) => (on ? setBit(set, slot) : clearBit(set, slot))
    mark(this.variations, type === 'variation')
    mark(this.products, type !== 'variation')
    const listed = type !== 'variation' && status === 'publish'
    mark(this.listed, listed)
    mark(this.shown, listed && !HIDDEN_FROM.catalog.includes(catalog_visibility))
  }

  clear(slot: number): void {
    for (const set of [this.products, this.variations, this.listed, this.shown]) clearBit(set, slot)
  }
}
