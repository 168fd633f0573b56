import type { Columns } from './columns.ts'
import { nextFlipOf } from './derive.ts'
import type { IndexedRow } from './entry.ts'

/** The slots whose sale begins or ends at a time, and when the next of them does. */
export class SaleCalendar {
  readonly #columns: Columns
  readonly #dated = new Set<number>()
  #next = Number.POSITIVE_INFINITY

  constructor(columns: Columns) {
    this.#columns = columns
  }

  note(slot: number, row: IndexedRow): void {
    const dated = row.sale_price !== null && (row.sale_from_at !== null || row.sale_to_at !== null)
    if (dated) this.#dated.add(slot)
    else this.#dated.delete(slot)
  }

  forget(slot: number): void {
    this.#dated.delete(slot)
  }

  /** Finds the next time at which something happens after `now`. */
  plan(now: number): void {
    this.#next = Number.POSITIVE_INFINITY
    for (const slot of this.#dated) this.#next = Math.min(this.#next, nextFlipOf(this.#columns, slot, now))
  }

  /** The slots to look at again, none before the planned time. */
  due(now: number): readonly number[] {
    return now < this.#next ? [] : [...this.#dated]
  }
}
