import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { open, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '../database/data-folder.ts'
import { dataKeyFile } from '../database/data-key.ts'
import { BackupError } from './backup-error.ts'
import { checkKey, checkMigrations, type DraftKey, requireKey } from './check-draft.ts'
import { whileNobodyRuns } from './locking.ts'
import { DATABASE, KEY, MANIFEST, type Manifest } from './manifest.ts'
import { readBackup } from './read-backup.ts'

export interface RestoreOptions {
  /** the file that `writeBackup` made */
  from: string
  dataDir: string
  passphrase: string | null
  /** `DATA_KEY`, null for the key beside the data folder */
  dataKey: Buffer | null
  /** refuses a backup whose secrets the key at hand does not open; without it the answer says so */
  needsKey: boolean
  /** whether the shop that runs would open what lies in a folder; without it everything is put in place */
  opens?: (folder: string) => boolean
  /** moves aside what the data folder holds */
  replace: boolean
  /** epoch ms */
  now: number
}

export interface Restored {
  manifest: Manifest
  /** where the data folder of before lies now; null where there was none */
  movedTo: string | null
  /**
   * the key of the shop's secrets: it came with the backup, was there already, or has to be put there, also in the place of
   * another one
   */
  key: 'restored' | 'there' | 'missing' | 'other'
}

const isFilled = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0

const refuseFilled = (dataDir: string): void => {
  const holds = existsSync(join(dataDir, DATABASE)) ? 'holds a shop' : 'is not empty'
  throw new BackupError(`${dataDir} ${holds}; --replace moves it aside first`)
}

/** Moves files and folders, all of them or none. */
const moveAll = async (moves: [from: string, to: string][]): Promise<void> => {
  const done: typeof moves = []
  try {
    for (const [from, to] of moves) {
      await rename(from, to)
      done.unshift([from, to])
    }
  } catch (error) {
    for (const [from, to] of done) await rename(to, from)
    throw error
  }
}

/** Has the disk keep the names of what a folder holds. */
const flushFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const explain = (error: unknown, dataDir: string): unknown => {
  const { code } = error as NodeJS.ErrnoException
  return code === 'EBUSY' || code === 'EXDEV'
    ? new BackupError(`${dataDir} is a disk of its own and cannot be moved; let DATA_DIR be a folder on it`)
    : error
}

const isSame = async (one: string, other: string): Promise<boolean> =>
  existsSync(other) && (await readFile(one, 'utf8')).trim() === (await readFile(other, 'utf8')).trim()

/** Puts a draft, and the key that came with it, where the shop looks for them. */
const putInPlace = async (draft: string, { dataDir, now }: RestoreOptions, found: DraftKey) => {
  const keyFile = dataKeyFile(dataDir)
  const came = join(draft, KEY)
  const aside = `.before-${new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
  const hasKey = existsSync(came)
  const isNewKey = hasKey && !(await isSame(came, keyFile))
  if (hasKey && !isNewKey) await rm(came)
  const wasFilled = isFilled(dataDir)
  const movedTo = wasFilled ? dataDir + aside : null
  // a folder takes the place of an empty one, and of no other
  if (!wasFilled && existsSync(dataDir)) await rmdir(dataDir)
  await moveAll([
    ...(movedTo ? [[dataDir, movedTo] as [string, string]] : []),
    ...(isNewKey && existsSync(keyFile) ? [[keyFile, keyFile + aside] as [string, string]] : []),
    ...(isNewKey ? [[came, keyFile] as [string, string]] : []),
    [draft, dataDir],
  ])
  await flushFolder(dirname(dataDir))
  const fitting = isNewKey ? 'restored' : 'there'
  return { movedTo, key: found === 'fits' ? fitting : found } as const
}

/**
 * Makes a data folder of a backup: all of it is unpacked and compared beside the folder, which then takes its place. A
 * folder that was there is moved aside, with its key where the backup brings another.
 * @throws BackupError where the folder is not free, a process runs on it, the file is not a whole backup, or this version
 * cannot open it; nothing is changed then
 */
export const restoreBackup = async (options: RestoreOptions): Promise<Restored> => {
  const { from, dataDir, passphrase, replace } = options
  if (isFilled(dataDir) && !replace) refuseFilled(dataDir)
  const isThere = existsSync(join(dataDir, DATABASE))
  if (isThere) await whileNobodyRuns(dataDir, async () => {})
  const draft = `${dataDir}.restoring-${randomBytes(6).toString('hex')}`
  makeFolder(draft)
  try {
    const manifest = await readBackup(from, draft, passphrase)
    checkMigrations(draft)
    const key = checkKey(draft, options)
    if (options.needsKey) requireKey(key, options)
    if (options.opens?.(draft) === false)
      throw new BackupError('it holds a demo shop in place of an own one, or an own one in place of a demo')
    await rm(join(draft, MANIFEST))
    let placed: Awaited<ReturnType<typeof putInPlace>> | undefined
    const put = async () => {
      if (isFilled(dataDir) && !replace) refuseFilled(dataDir)
      placed = await putInPlace(draft, options, key)
    }
    if (existsSync(join(dataDir, DATABASE))) await whileNobodyRuns(dataDir, put)
    else await put()
    if (!placed) throw new Error('nothing was put in place')
    return { manifest, ...placed }
  } catch (error) {
    throw explain(error, dataDir)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
