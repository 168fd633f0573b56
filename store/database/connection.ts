import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import { makeFolder, makePrivateFile } from './data-folder.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

const SETTINGS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'busy_timeout = 5000',
  'cache_size = -65536',
  'temp_store = MEMORY',
]

/** node:sqlite in the shape of Kysely's SqliteDialect; prepared statements are kept, they cost more than most queries. */
const adapt = (database: DatabaseSync): SqliteDatabase => {
  const prepared = new Map<string, { statement: StatementSync; reader: boolean }>()
  return {
    close: () => database.close(),
    prepare: (text) => {
      let known = prepared.get(text)
      if (!known) {
        const statement = database.prepare(text)
        known = { statement, reader: statement.columns().length > 0 }
        if (prepared.size > 500) prepared.clear()
        prepared.set(text, known)
      }
      const { statement, reader } = known
      return {
        reader,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) =>
          statement.iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>,
      }
    },
  }
}

/**
 * Opens the embedded database and brings its tables up to date.
 * @param file a path, or `:memory:`
 * @throws when the folder cannot be written or a migration fails
 */
export const openDatabase = async (file: string): Promise<Database> => {
  if (file !== ':memory:') {
    makeFolder(dirname(file))
    makePrivateFile(file)
  }
  const sqlite = new DatabaseSync(file)
  for (const setting of SETTINGS) sqlite.exec(`PRAGMA ${setting}`)
  // one that can only be read says so at the first write, which must not be the first order
  sqlite.exec('BEGIN IMMEDIATE; CREATE TABLE writing (tried); ROLLBACK')
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapt(sqlite) }) })
  await migrate(db)
  return db
}
