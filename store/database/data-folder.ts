import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

const WRITTEN = ['media', 'media-variants', 'receipts', 'downloads']

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** Makes a folder with those it lies in; Node's own `recursive` never comes back from places like `/proc/x`. */
export const makeFolder = (path: string): void => {
  if (isFolder(path)) return
  if (dirname(path) !== path) makeFolder(dirname(path))
  mkdirSync(path)
}

/**
 * Makes the data folder, or finds it fit to be written.
 * @throws the system's error for the path that is not
 */
export const prepareDataFolder = (dataDir: string): void => {
  makeFolder(dataDir)
  const folders = [dataDir, ...WRITTEN.map((name) => join(dataDir, name)).filter(isFolder)]
  for (const folder of folders) accessSync(folder, constants.W_OK | constants.X_OK)
}
