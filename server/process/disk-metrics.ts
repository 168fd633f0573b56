import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import { findLastBackup } from '#store/backup/backup.ts'

/** Backups that are made by themselves. */
interface ScheduledBackups {
  folder: string
  /** ms from one to the next */
  every: number
}

/** Where a shop keeps what it has. */
export interface Folders {
  data: string
  /** asked each time, since who runs the shop may say so later; null where none are made by themselves */
  backups: () => Promise<ScheduledBackups | null>
}

/** null for a folder that is not there yet */
const readDisk = (folder: string) => statfs(folder).catch(() => null)

/** A folder that cannot be read takes no backup either. */
const readLastBackup = (folder: string) => findLastBackup(folder, Date.now()).catch(() => null)

/** The room on the disks of a shop, and its newest backup, read when somebody asks. */
export const createDiskReadings = (registers: Registry[], folders: Folders) => {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const free = gauge('vitrin_disk_free_bytes', 'Room that the shop may write, by folder', ['folder'])
  const size = gauge('vitrin_disk_size_bytes', 'Size of the disk that a folder is on', ['folder'])
  const last = gauge('vitrin_last_backup_timestamp_seconds', 'When the newest backup was made, 0 for never')
  const interval = gauge('vitrin_backup_interval_seconds', 'How often a backup is made by itself')

  const tellDisk = async (folder: string, path: string): Promise<void> => {
    const disk = await readDisk(path)
    if (!disk) return
    free.set({ folder }, disk.bavail * disk.bsize)
    size.set({ folder }, disk.blocks * disk.bsize)
  }
  const tellBackups = async ({ folder, every }: ScheduledBackups): Promise<void> => {
    await tellDisk('backups', folder)
    last.set(((await readLastBackup(folder)) ?? 0) / 1000)
    interval.set(every / 1000)
  }

  return async (): Promise<void> => {
    const backups = await folders.backups()
    await tellDisk('data', folders.data)
    if (backups) return tellBackups(backups)
    for (const told of [last, interval]) told.remove()
    for (const told of [free, size]) told.remove({ folder: 'backups' })
  }
}
