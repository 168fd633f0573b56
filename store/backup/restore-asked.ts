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
interface AskedRestore extends Pick<RestoreOptions, 'dataDir' | 'passphrase' | 'dataKey' | 'opens'> {
  folder: string
  name: string
  log: { info: (details: object, message: string) => void; error: (details: object, message: string) => void }
}

const noteOutcome = async (folder: string, outcome: RestoreOutcome): Promise<void> => {
  const path = join(folder, OUTCOME)
  makeFolder(folder)
  await writeFile(`${path}.tmp`, JSON.stringify(outcome), { flush: true })
  await rename(`${path}.tmp`, path)
}

const tryRestoring = async ({
  folder,
  name,
  log,
  ...shop
}: AskedRestore): Promise<Pick<RestoreOutcome, 'done' | 'reason'>> => {
  try {
    const from = join(folder, name)
    const now = Date.now()
    const { movedTo, key } = await restoreBackup({ ...shop, from, needsKey: true, replace: true, now })
    log.info({ name, movedTo, key }, 'restored')
    return { done: true, reason: null }
  } catch (err) {
    log.error({ err, name }, 'nothing was restored')
    return { done: false, reason: err instanceof BackupError ? err.message : null }
  }
}

/** Brings a shop back that nobody has open now, and notes beside the backups what came of it, which a restore does not replace. */
export const restoreAsked = async (asked: AskedRestore): Promise<void> => {
  const { folder, name, log } = asked
  const outcome = await tryRestoring(asked)
  try {
    await noteOutcome(folder, { name, at: Date.now(), ...outcome })
  } catch (err) {
    log.error({ err, name }, 'the restore was not noted')
  }
}

/** Null where none was asked for yet. */
export const readOutcome = async (folder: string): Promise<RestoreOutcome | null> => {
  const text = await readFile(join(folder, OUTCOME), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as RestoreOutcome)
}
