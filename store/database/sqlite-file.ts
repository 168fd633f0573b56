import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'
import { whenFree } from './unavailable.ts'

const SETTINGS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  // SQLite would wait inside of the event loop
  'busy_timeout = 0',
  'cache_size = -65536',
  'temp_store = MEMORY',
]
const MOST_PREPARED = 500
const CHANGES_TABLES = /^\s*(?:alter|create|drop)\b/i

/** Watches what a connection changes. */
export interface ChangeRecorder {
  /** what has changed in rows since it began, and was not undone: a changeset of SQLite's session extension */
  read: () => Uint8Array
  end: () => void
}

/** One connection of SQLite. */
export interface SqliteFile {
  run: (query: CompiledQuery) => QueryResult<never>
  exec: (sql: string) => void
  /** SQLite ends a transaction by itself when the disk is full or fails */
  isTransaction: () => boolean
  /** costs nothing while nobody records */
  recordChanges: () => ChangeRecorder
  /** the whole database, for `restore` */
  copy: () => Uint8Array
  /** puts a copy in the place of all that is there */
  restore: (copy: Uint8Array) => void
  /** lets go of statements and pages that are kept in memory to be quicker the next time */
  releaseMemory: () => void
  close: () => void
}

interface Prepared {
  statement: StatementSync
  /** the columns of its answer; none for one that answers nothing */
  names: string[]
}

const namesOf = (statement: StatementSync): string[] => statement.columns().map(({ name }) => name)

/** A row as an object that grew key by key: those that Node makes are hash tables, and cost twice as much when they are copied. */
const rowOf = (names: readonly string[], values: readonly unknown[]): Record<string, unknown> => {
  const row: Record<string, unknown> = {}
  for (let at = 0; at < names.length; at++) row[names[at] as string] = values[at]
  return row
}

const readRows = (prepared: Prepared, values: SQLInputValue[]): Record<string, unknown>[] => {
  const { statement } = prepared
  const rows = statement.all(...values) as unknown as unknown[][]
  // another process may have changed the table since
  if (rows[0] && rows[0].length !== prepared.names.length) prepared.names = namesOf(statement)
  return rows.map((row) => rowOf(prepared.names, row))
}

/** Prepared statements are cached, because preparing one costs more than most queries. */
const createRun = (database: DatabaseSync): { run: SqliteFile['run']; forget: () => void } => {
  const prepared = new Map<string, Prepared>()
  const prepare = (sql: string) => {
    const known = prepared.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    statement.setReturnArrays(true)
    const made = { statement, names: namesOf(statement) }
    if (prepared.size > MOST_PREPARED) prepared.clear()
    prepared.set(sql, made)
    return made
  }
  const run: SqliteFile['run'] = ({ sql, parameters }) => {
    const known = prepare(sql)
    const { statement } = known
    const values = parameters as SQLInputValue[]
    if (known.names.length) return { rows: readRows(known, values) as never[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    if (CHANGES_TABLES.test(sql)) prepared.clear()
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }
  return { run, forget: () => prepared.clear() }
}

const recordChanges = (database: DatabaseSync): ChangeRecorder => {
  const session = database.createSession()
  return { read: () => session.changeset(), end: () => session.close() }
}

/**
 * Opens a connection.
 * @param path a file, or `:memory:`
 * @throws SQLite's error when another process is in the way for too long, or when it cannot be used
 */
export const openSqlite = async (path: string, options: { readOnly: boolean }): Promise<SqliteFile> => {
  const database = new DatabaseSync(path, options)
  const exec = (sql: string) => database.exec(sql)
  try {
    for (const setting of SETTINGS) await whenFree(() => exec(`PRAGMA ${setting}`))
  } catch (error) {
    database.close()
    throw error
  }
  const { run, forget } = createRun(database)
  return {
    run,
    exec,
    isTransaction: () => database.isTransaction,
    recordChanges: () => recordChanges(database),
    copy: () => database.serialize(),
    restore: (copy) => database.deserialize(copy),
    releaseMemory: () => {
      // while the shop is restored from a backup its database is closed
      if (!database.isOpen) return
      forget()
      exec('PRAGMA shrink_memory')
    },
    close: () => database.close(),
  }
}
