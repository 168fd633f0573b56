import forage from 'localforage'
import { readStoredValue, type StoredKey } from '../stored-values.ts'

const SQLITE_DRIVER = 'cordovaSQLiteDriver'

/** Spec §9: sqlite (where an app brings it), IndexedDB, WebSQL, localStorage; the same names as phones already hold. */
forage.config({
  name: 'localforage',
  storeName: 'keyvaluepairs',
  size: 4_980_736,
  driver: [SQLITE_DRIVER, forage.INDEXEDDB, forage.WEBSQL, forage.LOCALSTORAGE],
})

export const readItem = async (key: StoredKey): Promise<unknown> =>
  readStoredValue(key, await forage.getItem(key))
export const writeItem = (key: string, value: unknown): Promise<unknown> => forage.setItem(key, value)
