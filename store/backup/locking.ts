import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makePrivateFile } from '../database/data-folder.ts'
import { whyUnavailable } from '../database/unavailable.ts'
import { BackupError } from './backup-error.ts'

/** In a folder that is backed up, or that a backup is unpacked into. */
export const LOCK = 'backup.lock'

/**
 * Does work unless another process does such work on this data folder; the system frees the lock of one that dies.
 * @returns null where another one is at it
 */
export const whileNobodyElse = async <T>(dataDir: string, work: () => Promise<T>): Promise<T | null> => {
  const path = join(dataDir, LOCK)
  makePrivateFile(path)
  const lock = new DatabaseSync(path)
  try {
    // nothing is written, so that no journal has to lie beside it
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (whyUnavailable(error) === 'database_busy') return null
    throw error
  }
  try {
    return await work()
  } finally {
    lock.close()
  }
}

/** What SQLite says of a file that nobody can have open as a database: damaged, or none. */
const DAMAGED = new Set([11, 26])

/** ms that a command which only looks into the shop has time to end */
const WAIT = 2000

const takeDatabase = (database: DatabaseSync, dataDir: string): void => {
  try {
    // refused while any other connection is there, whatever it does
    database.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
  } catch (error) {
    if (whyUnavailable(error) === 'database_busy') {
      throw new BackupError(`a process runs on ${dataDir}; stop the shop first`)
    }
    if (!DAMAGED.has(Number((error as { errcode?: number }).errcode) & 0xff)) throw error
  }
}

/**
 * Does work while no process has the database of a data folder open.
 * @throws BackupError where one has
 */
export const whileNobodyRuns = async (dataDir: string, work: () => Promise<void>): Promise<void> => {
  const database = new DatabaseSync(join(dataDir, 'vitrin.db'), { timeout: WAIT })
  try {
    takeDatabase(database, dataDir)
    await work()
  } finally {
    database.close()
  }
}
