import forage from 'localforage'
import { readStoredValue, type StoredKey } from '../stored-values.ts'
import { dropNote, readNote } from './notes.ts'

const SQLITE_DRIVER = 'cordovaSQLiteDriver'

/** Spec §9: sqlite (where an app brings it), IndexedDB, WebSQL, localStorage; the same names as phones already hold. */
forage.config({
  name: 'localforage',
  storeName: 'keyvaluepairs',
  size: 4_980_736,
  driver: [SQLITE_DRIVER, forage.INDEXEDDB, forage.WEBSQL, forage.LOCALSTORAGE],
})

export const writeItem = async (key: string, value: unknown): Promise<void> => {
  await forage.setItem(key, value)
  dropNote(key, value)
}

/** undefined where there is no note, or none that can be read */
const readNoted = (key: StoredKey): unknown => {
  try {
    return JSON.parse(readNote(key) ?? '')
  } catch {
    return undefined
  }
}

/** A page that was left before its value was written has left a note of it: that is newer, and is written now. */
export const readItem = async (key: StoredKey): Promise<unknown> => {
  const value = readNoted(key)
  if (value === undefined) return readStoredValue(key, await forage.getItem(key))
  await writeItem(key, value).catch((error: unknown) =>
    console.info('device storage cannot be written', key, error),
  )
  return readStoredValue(key, value)
}
