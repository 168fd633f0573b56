import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Locale } from '#common/locale.ts'

/** What a data folder holds, before anything is opened or written there. */
export type StoredShop = { kind: 'nothing' } | { kind: 'own' } | { kind: 'demo'; language: Locale }

/** A shop that has rows in one of these is there: an interrupted seed leaves none. */
export const FILLED_TABLES = ['settings', 'products', 'orders']

const isFilled = (database: DatabaseSync, table: string): boolean => {
  const isThere = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(table)
  return isThere !== undefined && database.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() !== undefined
}

const readSetting = (database: DatabaseSync, name: string): unknown => {
  const row = database.prepare('SELECT value FROM settings WHERE name = ?').get(name)
  return row === undefined ? undefined : JSON.parse(String(row.value))
}

const look = (database: DatabaseSync): StoredShop => {
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA query_only = ON')
  if (!FILLED_TABLES.some((table) => isFilled(database, table))) return { kind: 'nothing' }
  if (readSetting(database, 'is_demo') !== true) return { kind: 'own' }
  return { kind: 'demo', language: readSetting(database, 'locale') === 'en' ? 'en' : 'fa' }
}

/** Looks into the database of a data folder, and changes nothing; null where there is none. */
const lookInto = <T>(dataDir: string, look: (database: DatabaseSync) => T): T | null => {
  const file = join(dataDir, 'vitrin.db')
  if (!existsSync(file)) return null
  // not `readOnly`, which would leave the log's files behind
  const database = new DatabaseSync(file)
  try {
    return look(database)
  } finally {
    database.close()
  }
}

/**
 * Looks into a data folder and changes nothing, not even to a newer version of the tables.
 * @throws SQLite's error when there is a file that is no database, or one that cannot be read
 */
export const findStoredShop = (dataDir: string): StoredShop => lookInto(dataDir, look) ?? { kind: 'nothing' }

/** The migrations that a database has, the oldest first; none where there is no database. */
export const findMigrations = (dataDir: string): string[] =>
  lookInto(dataDir, (database) => {
    database.exec('PRAGMA busy_timeout = 5000; PRAGMA query_only = ON')
    const isThere = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'kysely_migration'").get()
    if (!isThere) return []
    const rows = database.prepare('SELECT name FROM kysely_migration ORDER BY name').all()
    return rows.map(({ name }) => String(name))
  }) ?? []
