import { backup, DatabaseSync } from 'node:sqlite'

/** pages in one step; the thread that copies does nothing else meanwhile */
const RATE = 2000

const readTables = (database: DatabaseSync): string[] =>
  database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .all()
    .map(({ name }) => String(name))

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** How many rows each table has. */
export const countRows = (database: DatabaseSync): Record<string, number> =>
  Object.fromEntries(
    readTables(database).map((table) => {
      const row = database.prepare(`SELECT count(*) AS count FROM ${quote(table)}`).get()
      return [table, Number(row?.count)]
    }),
  )

/** The newest migration that has run. */
export const readVersion = (database: DatabaseSync): string => {
  const row = database.prepare('SELECT max(name) AS name FROM kysely_migration').get()
  return String(row?.name)
}

/**
 * Copies a database as it is at one moment, while others go on writing to it: a transaction that reads holds that
 * moment, so that no change begins the copy anew.
 * @returns what the copy holds
 */
export const takeSnapshot = async (from: string, to: string) => {
  const source = new DatabaseSync(from)
  try {
    source.exec('PRAGMA busy_timeout = 5000; PRAGMA query_only = ON; BEGIN')
    source.prepare('SELECT 1 FROM sqlite_master').get()
    await backup(source, to, { rate: RATE })
  } finally {
    source.close()
  }
  const copy = new DatabaseSync(to)
  try {
    // one file, without a log beside it
    copy.exec('PRAGMA journal_mode = DELETE')
    return { version: readVersion(copy), rows: countRows(copy) }
  } finally {
    copy.close()
  }
}
