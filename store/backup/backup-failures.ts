import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BackupError } from './backup-error.ts'

/** A backup that was not written. */
interface BackupFailure {
  /** epoch ms */
  at: number
  /** it was due; nobody has asked for it */
  byItself: boolean
  /** in one line; null for what only the log tells */
  reason: string | null
}

export type BackupFailures = ReturnType<typeof createBackupFailures>

/** What the shop itself or the system refuses is told as it is, a bug is not. */
const reasonOf = (error: unknown): string | null => {
  const { code, message } = error as NodeJS.ErrnoException
  return error instanceof BackupError || code ? message : null
}

const FILE = 'backup-failure.json'

const read = (path: string): BackupFailure | null => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as BackupFailure
  } catch {
    return null
  }
}

/** @returns whether the disk takes it: that may be why no backup was written */
const isNoted = (path: string, failure: BackupFailure): boolean => {
  try {
    writeFileSync(`${path}.tmp`, JSON.stringify(failure), { mode: 0o600 })
    renameSync(`${path}.tmp`, path)
    return true
  } catch {
    return false
  }
}

/** A disk that does not let go of the note makes no failure of a backup that was written. */
const forget = (path: string): void => {
  try {
    rmSync(path, { force: true })
  } catch (error) {
    process.emitWarning(error as Error, { code: 'BACKUP_FAILURE_KEPT' })
  }
}

/**
 * Why the last backup was not written, until one is. It is noted in the data folder, so that it is known after a restart
 * and to other processes; the folder of backups is often what fails.
 */
export const createBackupFailures = (clock: () => number, dataDir: string) => {
  const path = join(dataDir, FILE)
  let unnoted: BackupFailure | null = null
  return {
    last: (): BackupFailure | null => unnoted ?? read(path),
    /** @param write answers null where none was to be written */
    watch: async <T>(byItself: boolean, write: () => Promise<T | null>): Promise<T | null> => {
      try {
        const written = await write()
        if (written !== null) {
          unnoted = null
          forget(path)
        }
        return written
      } catch (error) {
        // one that ends with its process is written by the next
        if ((error as Error).name === 'AbortError') throw error
        const failure = { at: clock(), byItself, reason: reasonOf(error) }
        unnoted = isNoted(path, failure) ? null : failure
        throw error
      }
    },
  }
}
