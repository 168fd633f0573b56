import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataKeyError, dataKeyFile, isKeyOf, readKeyFile } from '../database/data-key.ts'
import { MIGRATIONS } from '../database/migrate.ts'
import { findMigrations } from '../database/stored-shop.ts'
import { BackupError } from './backup-error.ts'
import { DATABASE, KEY } from './manifest.ts'

interface KeyPlace {
  dataDir: string
  /** `DATA_KEY`, null for none */
  dataKey: Buffer | null
}

/** Whether the key that the shop will take opens the secrets of a draft. */
export type DraftKey = 'fits' | 'other' | 'missing'

/** @throws BackupError for a draft that this version cannot open, because a later one has changed its tables */
export const checkMigrations = (draft: string): void => {
  // the migrations of a released version begin those of each later one
  const unknown = findMigrations(draft).find((name, at) => name !== MIGRATIONS[at])
  if (unknown)
    throw new BackupError(`it is of a later version of Vitrin, with ${unknown}; install that first`)
}

/** The key that the shop will take: that of the environment, else the one that came with the backup, else the one that is there. */
const findKey = (draft: string, { dataDir, dataKey }: KeyPlace): Buffer | null =>
  dataKey ?? readKeyFile(join(draft, KEY)) ?? readKeyFile(dataKeyFile(dataDir))

export const checkKey = (draft: string, place: KeyPlace): DraftKey => {
  const database = new DatabaseSync(join(draft, DATABASE))
  try {
    const key = findKey(draft, place)
    if (isKeyOf(database, key)) return 'fits'
    return key === null ? 'missing' : 'other'
  } catch (error) {
    if (error instanceof DataKeyError) return 'other'
    throw error
  } finally {
    database.close()
  }
}

/** @throws BackupError where the shop could not open its secrets */
export const requireKey = (key: DraftKey, { dataDir, dataKey }: KeyPlace): void => {
  if (key === 'missing') throw new BackupError('the key of its secrets is not in it, and lies nowhere else')
  const taken = dataKey ? 'DATA_KEY' : dataKeyFile(dataDir)
  if (key === 'other') {
    throw new BackupError(`${taken} is not the key of its secrets; see Restore in docs/operations.md`)
  }
}
