import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { open, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '../database/data-folder.ts'
import { dataKeyFile } from '../database/data-key.ts'
import { BackupError } from './backup-error.ts'
import { checkKey, checkMigrations, type DraftKey, requireKey } from './check-draft.ts'
import { LOCK, whileNobodyElse, whileNobodyRuns } from './locking.ts'
import { DATABASE, KEY, MANIFEST, type Manifest } from './manifest.ts'
import { readBackup } from './read-backup.ts'
import { dropDrafts, findDrafts, isChecked, nameDraft, withAbandonedDraft } from './restore-drafts.ts'

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

/**
 * Puts a checked draft, and the key that came with it, where the shop looks for them. Where this is cut short, doing it
 * again does the rest.
 */
const putInPlace = async (checked: string, { dataDir, now }: Pick<RestoreOptions, 'dataDir' | 'now'>) => {
  const keyFile = dataKeyFile(dataDir)
  const came = join(checked, KEY)
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
    [checked, dataDir],
  ])
  await rm(join(dataDir, LOCK), { force: true })
  await flushFolder(dirname(dataDir))
  return { movedTo, isNewKey }
}

/** Unpacks a backup into an empty folder, and checks that the shop in it may be opened. */
const unpack = async (draft: string, options: RestoreOptions) => {
  const manifest = await readBackup(options.from, draft, options.passphrase)
  checkMigrations(draft)
  const key = checkKey(draft, options)
  if (options.needsKey) requireKey(key, options)
  if (options.opens?.(draft) === false)
    throw new BackupError('it holds a demo shop in place of an own one, or an own one in place of a demo')
  await rm(join(draft, MANIFEST))
  return { manifest, key }
}

const tellKey = (found: DraftKey, isNew: boolean): Restored['key'] => {
  if (found !== 'fits') return found
  return isNew ? 'restored' : 'there'
}

const restoreInto = async (
  { draft, checked }: ReturnType<typeof nameDraft>,
  options: RestoreOptions,
): Promise<Restored> => {
  const { dataDir, replace } = options
  const { manifest, key } = await unpack(draft, options)
  let placed: Awaited<ReturnType<typeof putInPlace>> | undefined
  const put = async () => {
    if (isFilled(dataDir) && !replace) refuseFilled(dataDir)
    await rename(draft, checked)
    placed = await putInPlace(checked, options)
  }
  if (existsSync(join(dataDir, DATABASE))) await whileNobodyRuns(dataDir, put)
  else await put()
  if (!placed) throw new Error('nothing was put in place')
  return { manifest, movedTo: placed.movedTo, key: tellKey(key, placed.isNewKey) }
}

/**
 * Makes a data folder of a backup: all of it is unpacked and compared beside the folder, which then takes its place. A
 * folder that was there is moved aside, with its key where the backup brings another. What restores that were killed have
 * left is ended first, as by {@link endInterruptedRestore}.
 * @throws BackupError where the folder is not free, a process runs on it, the file is not a whole backup, or this version
 * cannot open it; nothing is changed then
 */
export const restoreBackup = async (options: RestoreOptions): Promise<Restored> => {
  const { dataDir, replace, now } = options
  await endInterruptedRestore(dataDir, now)
  if (isFilled(dataDir) && !replace) refuseFilled(dataDir)
  const isThere = existsSync(join(dataDir, DATABASE))
  if (isThere) await whileNobodyRuns(dataDir, async () => {})
  const names = nameDraft(dataDir, randomBytes(6).toString('hex'))
  makeFolder(names.draft)
  try {
    const restored = await whileNobodyElse(names.draft, () => restoreInto(names, options))
    if (!restored) throw new BackupError(`another restore of ${dataDir} has begun at this moment`)
    return restored
  } catch (error) {
    throw explain(error, dataDir)
  } finally {
    for (const left of Object.values(names)) await rm(left, { recursive: true, force: true })
  }
}

/** What a start has made of a restore that was killed. */
export type InterruptedRestore = 'finished' | 'undone'

/**
 * Ends what a restore that was killed has left beside a data folder, before a shop is opened there. One that had moved the
 * shop aside and not yet put the other in its place is finished: what is there was checked. Any other changed nothing, and
 * its draft is deleted. A restore that still runs is left alone.
 * @returns null where nothing was left
 */
export const endInterruptedRestore = async (
  dataDir: string,
  now: number,
): Promise<InterruptedRestore | null> => {
  const drafts = await findDrafts(dataDir)
  const checked = existsSync(join(dataDir, DATABASE)) ? undefined : drafts.find(isChecked)
  if (checked) {
    await withAbandonedDraft(checked, async () => {
      await putInPlace(checked, { dataDir, now })
    })
  }
  await dropDrafts(dataDir)
  const left = new Set(await findDrafts(dataDir))
  if (drafts.every((draft) => left.has(draft))) return null
  return checked && !left.has(checked) ? 'finished' : 'undone'
}
