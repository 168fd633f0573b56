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

/** Why this process has not written the last backup that it began, until it writes one. */
export const createBackupFailures = (clock: () => number) => {
  let last: BackupFailure | null = null
  return {
    last: () => last,
    /** @param write answers null where none was to be written */
    watch: async <T>(byItself: boolean, write: () => Promise<T | null>): Promise<T | null> => {
      try {
        const written = await write()
        if (written !== null) last = null
        return written
      } catch (error) {
        last = { at: clock(), byItself, reason: reasonOf(error) }
        throw error
      }
    },
  }
}
