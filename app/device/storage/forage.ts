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

/** A page that was left before its value was written has left a note of it: that is newer, and is written now. */
export const readItem = async (key: StoredKey): Promise<unknown> => {
  const note = readNote(key)
  if (note === null) return readStoredValue(key, await forage.getItem(key))
  const value: unknown = JSON.parse(note)
  await writeItem(key, value).catch((error: unknown) =>
    console.info('device storage cannot be written', key, error),
  )
  return readStoredValue(key, value)
}
