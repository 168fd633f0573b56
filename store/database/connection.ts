import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import { makeFolder, makePrivateFile } from './data-folder.ts'
import { type Connections, createDialect } from './dialect.ts'
import { migrate } from './migrate.ts'
import { bindRecorder } from './row-changes.ts'
import type { Schema } from './schema.ts'
import { openSqlite, type SqliteFile } from './sqlite-file.ts'
import { recordOnWriter } from './sqlite-row-changes.ts'
import { whenFree } from './unavailable.ts'

export type Database = Kysely<Schema>

const releases = new WeakMap<Database, () => void>()

/** Has a database let go of what it keeps in memory only to be quicker; SQLite alone keeps any. */
export const releaseMemory = (db: Database): void => releases.get(db)?.()

const connect = ({ writer, reader }: Connections): Database =>
  new Kysely<Schema>({ dialect: createDialect({ writer, reader }) })

/**
 * Opens the embedded database and brings its tables up to date.
 * @param file a path
 * @throws when the folder cannot be written, another process holds the database for too long, or a migration fails
 */
export const openDatabase = async (file: string): Promise<Database> => {
  makeFolder(dirname(file))
  makePrivateFile(file)
  const writer = await openSqlite(file, { readOnly: false })
  let reader: SqliteFile | null = null
  try {
    // one that can only be read says so at the first write, which must not be the first order
    await whenFree(() => writer.exec('BEGIN IMMEDIATE'))
    writer.exec('CREATE TABLE writing (tried); ROLLBACK')
    reader = await openSqlite(file, { readOnly: true })
    const db = connect({ writer, reader })
    await migrate(db)
    bindRecorder(db, recordOnWriter(db, writer.recordChanges))
    const files = [writer, reader]
    releases.set(db, () => {
      for (const one of files) one.releaseMemory()
    })
    return db
  } catch (error) {
    reader?.close()
    writer.close()
    throw error
  }
}

/** in the place of memory, where tests run on another database */
let openInstead: (() => Promise<Database>) | null = null

/** Has {@link openMemoryDatabase} open something else from now on. */
export const replaceMemoryDatabases = (open: () => Promise<Database>): void => {
  openInstead = open
}

/** every table, and no row but those of migrations */
let blank: Uint8Array | null = null

/** A database that is gone with its one connection. The tables are made once: all but the first are copies. */
export const openMemoryDatabase = async (): Promise<Database> =>
  openInstead ? openInstead() : openSqliteMemory()

/** Likewise, and of SQLite in any case. */
export const openSqliteMemory = async (): Promise<Database> => {
  const writer = await openSqlite(':memory:', { readOnly: false })
  const db = connect({ writer, reader: null })
  if (blank) writer.restore(blank)
  else {
    await migrate(db)
    blank = writer.copy()
  }
  bindRecorder(db, recordOnWriter(db, writer.recordChanges))
  return db
}
