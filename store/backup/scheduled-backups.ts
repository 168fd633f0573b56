import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { BackupError } from './backup-error.ts'
import { type BackupFailures, createBackupFailures } from './backup-failures.ts'
import { backupName, dropOldBackups, dropUnfinished, findLastBackup } from './backup-folder.ts'
import { whileNobodyElse } from './locking.ts'
import type { BackupOptions, WrittenBackup } from './write-backup.ts'

/** When backups are made, and how many are kept. */
export interface BackupPlan {
  /** ms from one to the next; 0 where none are made by themselves */
  every: number
  keep: number
}

export interface ScheduledBackups extends Pick<BackupOptions, 'dataDir' | 'passphrase' | 'dataKey'> {
  /** the folder that they lie in */
  folder: string
  /** asked each time: it may change while the shop runs */
  plan: () => Promise<BackupPlan>
  clock: () => number
  /** shared by those who write backups in this process */
  failures?: BackupFailures
  log: { info: (details: object, message: string) => void }
}

/** how often it is looked whether one is due, and a failed one is tried again */
const LOOK_EVERY = 5 * 60_000

/** Writes a backup beside what answers requests. @param stopping ends it; what it has written is dropped by the next one */
export const writeInThread = async (
  options: BackupOptions,
  stopping?: AbortSignal,
): Promise<WrittenBackup> => {
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData: options })
  // of one that is ended, nobody waits for what it says
  worker.on('error', () => {})
  try {
    const [written] = (await once(worker, 'message', { signal: stopping })) as [
      WrittenBackup | { refused: string },
    ]
    if ('refused' in written) throw new BackupError(written.refused)
    return written
  } finally {
    await worker.terminate()
  }
}

/**
 * A task that writes a backup whenever the newest of the folder is old enough, and deletes the oldest. Of several
 * processes on one data folder one does it. It works in a thread of its own: requests are answered meanwhile.
 */
export const scheduledBackups = ({
  folder,
  plan,
  clock,
  log,
  dataDir,
  failures = createBackupFailures(clock, dataDir),
  ...keys
}: ScheduledBackups) => ({
  name: 'back up',
  every: LOOK_EVERY,
  run: async (shutdown?: { stopping: AbortSignal }): Promise<number> => {
    const { every, keep } = await plan()
    if (every === 0) return 0
    const isDue = async () => {
      const now = clock()
      return ((await findLastBackup(folder, now)) ?? Number.NEGATIVE_INFINITY) <= now - every
    }
    const write = async () => {
      if (!(await isDue())) return null
      await dropUnfinished(folder)
      const now = clock()
      const to = join(folder, backupName(now, keys.passphrase !== null))
      return writeInThread({ dataDir, ...keys, to, now }, shutdown?.stopping)
    }
    const written = await failures.watch(true, async () =>
      (await isDue()) ? whileNobodyElse(dataDir, write) : null,
    )
    if (!written) return 0
    log.info(written, 'backed up')
    await dropOldBackups(folder, keep, clock())
    return 1
  },
})
