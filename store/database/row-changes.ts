import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Schema } from './schema.ts'

/** A value as it is stored. */
export type StoredValue = string | number | null | Uint8Array

type Values = Record<string, StoredValue>

/** What became of a row in a transaction, however many statements it took. */
export interface RowChange {
  table: string
  action: 'create' | 'update' | 'delete'
  /** its primary key */
  key: Values
  /** what was changed of it, or all of a row that is gone */
  before: Values
  /** what was changed of it, or all of a new row */
  after: Values
}

/** Records which rows are changed from now on, see {@link recordRowChanges}. */
export interface RowChangeRecorder {
  /** the changes in these tables that were not undone; it is asked once, at the end */
  read: (db: Context['db'], tables: ReadonlySet<string>) => Promise<RowChange[]>
  /** may be called without `read`, when all is undone */
  end: () => void
}

/** Begins to record what a transaction changes. */
export type BeginRecording = (inside: Context['db']) => Promise<RowChangeRecorder>

const recorders = new WeakMap<object, BeginRecording>()

/** Tells {@link recordRowChanges} how transactions of a database are recorded. */
export const bindRecorder = (db: Kysely<Schema>, begin: BeginRecording): void => {
  recorders.set(db, begin)
}

/**
 * Records what a transaction does to rows, by whatever statements. Tables without a primary key are not seen.
 * @param root the database, not a transaction of it
 * @param inside the transaction
 */
export const recordRowChanges = async (
  root: Kysely<Schema>,
  inside: Context['db'],
): Promise<RowChangeRecorder> => {
  const begin = recorders.get(root)
  if (!begin) throw new Error('this database does not tell what changes in its rows')
  return begin(inside)
}
