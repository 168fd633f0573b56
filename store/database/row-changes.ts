import { type Kysely, sql } from 'kysely'
import type { Context } from '../context.ts'
import { type ChangesetRow, readChangeset, type StoredValue } from './changeset.ts'
import type { Schema } from './schema.ts'
import type { ChangeRecorder } from './sqlite-file.ts'

type Values = Record<string, StoredValue>

/** What became of a row in a transaction, however many statements it took. */
export interface RowChange {
  table: string
  action: ChangesetRow['action']
  /** its primary key */
  key: Values
  /** what was changed of it, or all of a row that is gone */
  before: Values
  /** what was changed of it, or all of a new row */
  after: Values
}

const recorders = new WeakMap<object, () => ChangeRecorder>()
const columns = new WeakMap<object, Map<string, string[]>>()

/** Tells {@link recordRowChanges} how the one connection of a database that writes is recorded. */
export const bindRecorder = (db: Kysely<Schema>, record: () => ChangeRecorder): void => {
  recorders.set(db, record)
}

/** The columns of a table in their order, kept until another process changes their number. */
const columnsOf = async (root: Kysely<Schema>, db: Context['db'], row: ChangesetRow): Promise<string[]> => {
  const known = columns.get(root) ?? new Map<string, string[]>()
  columns.set(root, known)
  const names = known.get(row.table)
  if (names?.length === row.isKey.length) return names
  const found = await sql<{
    name: string
  }>`select name from pragma_table_info(${row.table}) order by cid`.execute(db)
  const read = found.rows.map(({ name }) => name)
  known.set(row.table, read)
  return read
}

const named = (
  values: StoredValue[],
  names: string[],
  isWanted: (column: number) => boolean = () => true,
): Values =>
  Object.fromEntries(
    names.flatMap((name, at) => (values[at] !== undefined && isWanted(at) ? [[name, values[at]]] : [])),
  )

const toRowChange = (row: ChangesetRow, names: string[]): RowChange => {
  const { table, action, isKey, old } = row
  const isChanged = (column: number) => action !== 'update' || !isKey[column]
  return {
    table,
    action,
    key: named(action === 'create' ? row.new : old, names, (column) => isKey[column] ?? false),
    before: named(old, names, isChanged),
    after: named(row.new, names, isChanged),
  }
}

/** Records which rows are changed from now on, see {@link recordRowChanges}. */
export interface RowChangeRecorder {
  /** the changes in these tables that were not undone */
  read: (db: Context['db'], tables: ReadonlySet<string>) => Promise<RowChange[]>
  end: () => void
}

/**
 * Records what a transaction does to rows, by whatever statements, on the one connection that writes. Tables without a
 * primary key are not seen. Begin it in the transaction, since it sees whatever that connection writes.
 * @param root the database, not a transaction of it
 */
export const recordRowChanges = (root: Kysely<Schema>): RowChangeRecorder => {
  const recorder = recorders.get(root)?.()
  if (!recorder) throw new Error('this database does not tell what changes in its rows')
  return {
    end: recorder.end,
    read: async (db, tables) => {
      const changes: RowChange[] = []
      for (const row of readChangeset(recorder.read())) {
        if (tables.has(row.table)) changes.push(toRowChange(row, await columnsOf(root, db, row)))
      }
      return changes
    },
  }
}
