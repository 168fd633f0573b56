import { type Kysely, sql } from 'kysely'
import type { Context } from '../context.ts'
import type { BeginRecording, RowChange, StoredValue } from './row-changes.ts'
import type { Schema } from './schema.ts'
import { type ChangesetRow, readChangeset } from './sqlite-changeset.ts'
import type { ChangeRecorder } from './sqlite-file.ts'

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
  values: ChangesetRow['old'],
  names: string[],
  isWanted: (column: number) => boolean = () => true,
): Record<string, StoredValue> =>
  Object.fromEntries(
    names.flatMap((name, at) => {
      const value = values[at]
      return value !== undefined && isWanted(at) ? [[name, value]] : []
    }),
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

/**
 * Records on the one connection that writes: begin it in the transaction, since it sees whatever that connection writes.
 * @param record begins to watch that connection
 */
export const recordOnWriter =
  (root: Kysely<Schema>, record: () => ChangeRecorder): BeginRecording =>
  async () => {
    const recorder = record()
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
