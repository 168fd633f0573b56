import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../database/data-folder.ts'
import { BackupError } from './backup-error.ts'
import { type RestoreOptions, restoreBackup } from './restore-backup.ts'

const OUTCOME = 'last-restore.json'

/** What came of a restore that was asked for from the running shop. */
interface RestoreOutcome {
  /** the backup */
  name: string
  /** epoch ms */
  at: number
  done: boolean
  /** why nothing was changed, in one line; null where it was done, and for what only the log tells */
  reason: string | null
}

/** A backup of the folder that the shop is to be brought back from. */
interface AskedRestore extends Pick<RestoreOptions, 'dataDir' | 'passphrase' | 'dataKey'> {
  folder: string
  name: string
  log: { info: (details: object, message: string) => void; error: (details: object, message: string) => void }
}

/** Brings a shop back that nobody has open now, and notes beside the backups what came of it, which a restore does not replace. */
export const restoreAsked = async ({ folder, name, log, ...shop }: AskedRestore): Promise<void> => {
  const note = async (done: boolean, reason: string | null) => {
    const outcome: RestoreOutcome = { name, at: Date.now(), done, reason }
    const path = join(folder, OUTCOME)
    await writeFile(`${path}.tmp`, JSON.stringify(outcome), { flush: true })
    await rename(`${path}.tmp`, path)
  }
  makeFolder(folder)
  try {
    const { movedTo, key } = await restoreBackup({
      ...shop,
      from: join(folder, name),
      needsKey: true,
      replace: true,
      now: Date.now(),
    })
    log.info({ name, movedTo, key }, 'restored')
    await note(true, null)
  } catch (err) {
    log.error({ err, name }, 'nothing was restored')
    await note(false, err instanceof BackupError ? err.message : null)
  }
}

/** Null where none was asked for yet. */
export const readOutcome = async (folder: string): Promise<RestoreOutcome | null> => {
  const text = await readFile(join(folder, OUTCOME), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as RestoreOutcome)
}
