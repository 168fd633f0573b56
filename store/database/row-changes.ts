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

/** Tells {@link recordRowChanges} how the one connection of a database that writes is recorded. */
export const bindRecorder = (db: Kysely<Schema>, record: () => ChangeRecorder): void => {
  recorders.set(db, record)
}

/** The columns of tables in their order, as they were at one version of the schema. */
interface KnownColumns {
  version: number
  byTable: Map<string, string[]>
}
const known = new WeakMap<object, KnownColumns>()

/** What is known of columns, until a migration of any process changes them. */
const knownColumns = async (root: Kysely<Schema>, db: Context['db']): Promise<KnownColumns['byTable']> => {
  const { rows } = await sql<{ schema_version: number }>`pragma schema_version`.execute(db)
  const version = rows[0]?.schema_version ?? 0
  const columns = known.get(root)
  if (columns?.version === version) return columns.byTable
  const byTable = new Map<string, string[]>()
  known.set(root, { version, byTable })
  return byTable
}

const readColumns = async (db: Context['db'], table: string): Promise<string[]> => {
  type Column = { name: string }
  const { rows } = await sql<Column>`select name from pragma_table_info(${table}) order by cid`.execute(db)
  return rows.map(({ name }) => name)
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
      const rows = readChangeset(recorder.read()).filter(({ table }) => tables.has(table))
      if (rows.length === 0) return []
      const columns = await knownColumns(root, db)
      for (const { table } of rows) {
        if (!columns.has(table)) columns.set(table, await readColumns(db, table))
      }
      return rows.map((row) => toRowChange(row, columns.get(row.table) ?? []))
    },
  }
}
