import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import { findLastBackup } from '#store/backup/backup.ts'

/** Where a shop keeps what it has. */
export interface Folders {
  data: string
  /** where backups are written by themselves; null for nowhere */
  backups: string | null
}

/** null for a folder that is not there yet */
const readDisk = (folder: string) => statfs(folder).catch(() => null)

/** The room on the disks of a shop, and its newest backup, read when somebody asks. */
export const createDiskReadings = (registers: Registry[], folders: Folders) => {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const free = gauge('vitrin_disk_free_bytes', 'Room that the shop may write, by folder', ['folder'])
  const size = gauge('vitrin_disk_size_bytes', 'Size of the disk that a folder is on', ['folder'])
  const last =
    folders.backups === null
      ? null
      : gauge('vitrin_last_backup_timestamp_seconds', 'When the newest backup was made, 0 for never')

  return async (): Promise<void> => {
    for (const [folder, path] of Object.entries(folders)) {
      const disk = path === null ? null : await readDisk(path)
      if (!disk) continue
      free.set({ folder }, disk.bavail * disk.bsize)
      size.set({ folder }, disk.blocks * disk.bsize)
    }
    if (last && folders.backups) last.set(((await findLastBackup(folders.backups)) ?? 0) / 1000)
  }
}
