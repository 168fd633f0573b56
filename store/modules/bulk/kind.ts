import type { Result } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import type { BulkChangesTable } from './tables.ts'

/** Columns that were written, as they were and as they became; both are empty where there was nothing to change. */
export interface Difference<Columns extends object = object> {
  before: Columns
  after: Columns
}

export interface BulkItem {
  id: number
  /** '' of one that there is not */
  name: string
}

/** What is changed many at once: how its items are found, and how one of them is changed, within a transaction. */
export interface BulkKind<Change extends object = object, Columns extends object = object> {
  name: BulkChangesTable['kind']['__select__']
  /** the kind of its jobs */
  job: string
  /** How these are called, in their order. */
  findItems(inside: Context, ids: readonly number[]): Promise<BulkItem[]>
  /** @returns a code for why it is refused */
  changeOne(inside: Context, id: number, change: Change): Promise<Result<Difference<Columns>, string>>
  /** What of a change is also true of one that takes it back. */
  ofUndo(change: Change): Partial<Change>
  /** Writes back what a change replaced, where that still stands. */
  putBack(
    inside: Context,
    id: number,
    done: Difference<Columns>,
  ): Promise<Result<Difference<Columns>, string>>
}
