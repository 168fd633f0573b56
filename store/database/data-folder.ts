import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** What lies beside the database and cannot be made again. */
export const KEPT_FOLDERS: readonly string[] = ['media', 'receipts', 'downloads']
const WRITTEN = [...KEPT_FOLDERS, 'media-variants', 'exports']
const DATABASE = ['vitrin.db', 'vitrin.db-wal', 'vitrin.db-shm']

/** What a data folder of this name may hold of ours. */
export const DATA_NAMES: readonly string[] = [...DATABASE, ...WRITTEN]

const OTHERS = 0o077
/** of folders like `/tmp`, which are everybody's on purpose */
const STICKY = 0o1000

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/**
 * Makes files that the process writes from now on readable for its own user only, because they hold data of customers.
 */
export const keepFilesPrivate = (): void => {
  process.umask(OTHERS)
}

/** Makes a folder with those it lies in; Node's own `recursive` never comes back from places like `/proc/x`. */
export const makeFolder = (path: string): void => {
  if (isFolder(path)) return
  if (dirname(path) !== path) makeFolder(dirname(path))
  try {
    mkdirSync(path, 0o700)
  } catch (error) {
    // another process may have made it just now
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !isFolder(path)) throw error
  }
}

/** Makes the file of a database that is not there yet; SQLite gives its log the same mode. */
export const makePrivateFile = (path: string): void => {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
}

/**
 * Takes the rights of others off; somebody else's folder stays as its owner has set it. The database's log may be gone
 * by now: the last process that closes the database removes it.
 */
const tighten = (path: string): boolean => {
  const { mode = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {}
  if ((mode & OTHERS) === 0) return true
  if (mode & STICKY) return false
  try {
    chmodSync(path, mode & 0o7777 & ~OTHERS)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EPERM') return false
    if (code === 'ENOENT') return true
    throw error
  }
}

/**
 * Makes the data folder, or finds it fit to be written, and closes it to other users of the machine: the folder, the
 * folders right below it and the database. What lies deeper cannot be reached through them.
 * @returns the paths that stay open to others, because they belong to another user or are meant for everybody
 * @throws the system's error for the path that cannot be written
 */
export const prepareDataFolder = (dataDir: string): string[] => {
  makeFolder(dataDir)
  const folders = [dataDir, ...WRITTEN.map((name) => join(dataDir, name)).filter(isFolder)]
  for (const folder of folders) accessSync(folder, constants.W_OK | constants.X_OK)
  const files = DATABASE.map((name) => join(dataDir, name)).filter((path) => existsSync(path))
  return [...folders, ...files].filter((path) => !tighten(path))
}
