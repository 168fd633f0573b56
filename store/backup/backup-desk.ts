import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backupName, dropUnfinished, findUnfinished, listBackups } from './backup-folder.ts'
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

/** ms; what was not written to for so long is left of a process that died */
const GROWS_WITHIN = 60_000

const sizeOf = async (path: string): Promise<{ size: number; changedAt: number } | null> => {
  const found = await stat(path).catch(() => null)
  return found && { size: found.size, changedAt: found.mtimeMs }
}

/** Backups of a running shop as those who run it see them. How far one is, is read from its file, whoever writes it. */
export const createBackupDesk = ({
  folder,
  plan,
  clock,
  log,
  onRestore = null,
  isBeside = false,
  ...shop
}: DeskOptions) => {
  const list = async (): Promise<ListedBackup[]> => {
    const listed: ListedBackup[] = []
    for (const { name, madeAt } of await listBackups(folder)) {
      const found = await sizeOf(join(folder, name))
      if (found) listed.push({ name, madeAt, size: found.size, isSealed: name.endsWith('.sealed') })
    }
    return listed
  }

  /** one of this process, which has no file before it has copied the database */
  let isWriting = false

  /** bytes that the one under way has written; null where there is none */
  const underWay = async (): Promise<number | null> => {
    for (const name of await findUnfinished(folder)) {
      const found = await sizeOf(join(folder, name))
      if (found && Date.now() - found.changedAt < GROWS_WITHIN) return found.size
    }
    return isWriting ? 0 : null
  }

  /** Writes one in a thread of its own. @returns whether it has begun, or another one is under way */
  const start = (): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const write = async () => {
      isWriting = true
      resolve(true)
      try {
        await dropUnfinished(folder)
        const now = clock()
        const to = join(folder, backupName(now, shop.passphrase !== null))
        return await writeInThread({ ...shop, to, now })
      } finally {
        isWriting = false
      }
    }
    whileNobodyElse(shop.dataDir, write)
      .then((written) => {
        if (written) log.info(written, 'backed up')
        resolve(false)
      })
      .catch((err: unknown) => {
        log.error({ err }, 'no backup was written')
        resolve(false)
      })
    return promise
  }

  /** the path of one of the folder; null for a name that is none of its backups */
  const pathOf = async (name: string): Promise<string | null> =>
    (await listBackups(folder)).some((one) => one.name === name) ? join(folder, name) : null

  const remove = async (name: string): Promise<boolean> => {
    const path = await pathOf(name)
    if (path) await rm(path, { force: true })
    return path !== null
  }

  const { dataDir, passphrase } = shop
  return {
    folder,
    dataDir,
    isBeside,
    encrypts: passphrase !== null,
    plan,
    list,
    underWay,
    start,
    pathOf,
    remove,
    restore: onRestore,
    lastRestore: () => readOutcome(folder),
  }
}
