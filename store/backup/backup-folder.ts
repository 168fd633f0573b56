import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of the backup folder. */
interface KeptBackup {
  name: string
  /** epoch ms */
  madeAt: number
}

const NAME = /^vitrin-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(?:\.sealed)?$/
/** behind the name of a backup that is being written */
export const UNFINISHED = '.part'

/** What a backup of this moment is called. */
export const backupName = (now: number, isSealed: boolean): string => {
  const time = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return `vitrin-${time}.tar.gz${isSealed ? '.sealed' : ''}`
}

const listFolder = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

const readName = (name: string): KeptBackup[] => {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? []
  if (year === undefined) return []
  return [{ name, madeAt: Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) }]
}

/** The backups in a folder, the newest first; none where the folder is not there. Other files are not counted. */
export const listBackups = async (folder: string): Promise<KeptBackup[]> =>
  (await listFolder(folder)).flatMap(readName).sort((one, other) => other.madeAt - one.madeAt)

/** ms that clocks of several machines may differ by */
const AHEAD = 5 * 60_000

/** The newest first, but for those that a wrong clock dated in the future. */
const listMade = async (folder: string, now: number): Promise<KeptBackup[]> =>
  (await listBackups(folder)).filter(({ madeAt }) => madeAt <= now + AHEAD)

/** When the newest backup of a folder was made, epoch ms; null where there is none. What is dated in the future counts for none. */
export const findLastBackup = async (folder: string, now: number): Promise<number | null> =>
  (await listMade(folder, now))[0]?.madeAt ?? null

/** Deletes all but the newest, and leaves what is dated in the future. */
export const dropOldBackups = async (folder: string, keep: number, now: number): Promise<void> => {
  for (const { name } of (await listMade(folder, now)).slice(keep))
    await rm(join(folder, name), { force: true })
}

/** What is being written, or was left by one that was killed. */
export const findUnfinished = async (folder: string): Promise<string[]> =>
  (await listFolder(folder)).filter(
    (name) => name.endsWith(UNFINISHED) && readName(name.slice(0, -UNFINISHED.length)).length > 0,
  )

/** Deletes what backups that were killed have left; call it while nobody makes one. */
export const dropUnfinished = async (folder: string): Promise<void> => {
  for (const name of await findUnfinished(folder)) await rm(join(folder, name), { force: true })
}
