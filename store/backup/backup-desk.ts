import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createBackupFailures } from './backup-failures.ts'
import { backupName, dropUnfinished, findLastBackup, findUnfinished, listBackups } from './backup-folder.ts'
import { whileNobodyElse } from './locking.ts'
import { readOutcome } from './restore-asked.ts'
import { type ScheduledBackups, writeInThread } from './scheduled-backups.ts'

type DeskOptions = Omit<ScheduledBackups, 'log'> & {
  log: ScheduledBackups['log'] & { error: (details: object, message: string) => void }
  /** has the process end, restore this backup and begin anew; null where it cannot */
  onRestore?: ((name: string) => void) | null
  /** nobody has named the folder: it is beside the data */
  isBeside?: boolean
}

/** A backup of the folder. */
interface ListedBackup {
  name: string
  /** epoch ms */
  madeAt: number
  size: number
  isSealed: boolean
}

/** Whether one that is asked for has begun, another one is under way, or it could not even begin. */
type BackupStart = 'begun' | 'under_way' | 'failed'

/** ms; what was not written to for so long is left of a process that died */
const GROWS_WITHIN = 60_000

const sizeOf = async (path: string): Promise<{ size: number; changedAt: number } | null> => {
  const found = await stat(path).catch(() => null)
  return found && { size: found.size, changedAt: found.mtimeMs }
}

/** A folder that cannot be read has none to show: the next backup fails and says why. */
const readable = <T>(names: Promise<T[]>): Promise<T[]> => names.catch(() => [])

/** Backups of a running shop as those who run it see them. How far one is, is read from its file, whoever writes it. */
export const createBackupDesk = ({
  folder,
  plan,
  clock,
  log,
  onRestore = null,
  isBeside = false,
  dataDir,
  failures = createBackupFailures(clock, dataDir),
  ...keys
}: DeskOptions) => {
  const list = async (): Promise<ListedBackup[]> => {
    const listed: ListedBackup[] = []
    for (const { name, madeAt } of await readable(listBackups(folder))) {
      const found = await sizeOf(join(folder, name))
      if (found) listed.push({ name, madeAt, size: found.size, isSealed: name.endsWith('.sealed') })
    }
    return listed
  }

  /** one of this process, which has no file before it has copied the database */
  let isWriting = false

  /** bytes that the one under way has written; null where there is none */
  const underWay = async (): Promise<number | null> => {
    for (const name of await readable(findUnfinished(folder))) {
      const found = await sizeOf(join(folder, name))
      if (found && Date.now() - found.changedAt < GROWS_WITHIN) return found.size
    }
    return isWriting ? 0 : null
  }

  /** Writes one in a thread of its own. */
  const start = (): Promise<BackupStart> => {
    const { promise, resolve } = Promise.withResolvers<BackupStart>()
    const write = async () => {
      isWriting = true
      resolve('begun')
      try {
        await dropUnfinished(folder)
        const now = clock()
        const to = join(folder, backupName(now, keys.passphrase !== null))
        return await writeInThread({ dataDir, ...keys, to, now })
      } finally {
        isWriting = false
      }
    }
    failures
      .watch(false, () => whileNobodyElse(dataDir, write))
      .then((written) => {
        if (written) log.info(written, 'backed up')
        resolve('under_way')
      })
      .catch((err: unknown) => {
        log.error({ err }, 'no backup was written')
        resolve('failed')
      })
    return promise
  }

  const lastMade = () => findLastBackup(folder, clock()).catch(() => null)

  /** why the last one was not written; null where one was written since, be it by another process */
  const lastFailure = async () => {
    const failure = failures.last()
    return failure && ((await lastMade()) ?? 0) > failure.at ? null : failure
  }

  /** the path of one of the folder; null for a name that is none of its backups */
  const pathOf = async (name: string): Promise<string | null> =>
    (await readable(listBackups(folder))).some((one) => one.name === name) ? join(folder, name) : null

  const remove = async (name: string): Promise<boolean> => {
    const path = await pathOf(name)
    if (path) await rm(path, { force: true })
    return path !== null
  }

  return {
    folder,
    dataDir,
    isBeside,
    encrypts: keys.passphrase !== null,
    plan,
    list,
    underWay,
    start,
    pathOf,
    remove,
    restore: onRestore,
    lastMade,
    lastFailure,
    lastRestore: () => readOutcome(folder),
  }
}
