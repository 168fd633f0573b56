import type { StoredKey } from '../stored-values.ts'

const NAME = 'localforage'

let opening: Promise<typeof import('./forage.ts')> | undefined

const open = () => {
  // a file that could not be fetched is asked for again
  opening ??= import('./forage.ts').catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('vitrin-device')

/** Whether nothing is stored yet: the code that reads is not fetched then. False where the browser does not say. */
const holdsNothing = async (): Promise<boolean> => {
  if (opening || 'sqlitePlugin' in globalThis || 'openDatabase' in globalThis) return false
  if (Object.keys(localStorage).some((key) => key.startsWith(`${NAME}/`))) return false
  return !(await indexedDB.databases()).some((database) => database.name === NAME)
}

/** What the device keeps under `key`, or `fallback` where there is nothing or storage is out of reach. */
export const readDevice = async <T>(key: StoredKey, fallback: T): Promise<T> => {
  try {
    if (await holdsNothing()) return fallback
    return ((await (await open()).readItem(key)) as T | null) ?? fallback
  } catch (error) {
    console.info('device storage cannot be read', key, error)
    return fallback
  }
}

/** Stores `value` on the device and notifies the other tabs. Answers false when there is no room or no right. */
export const writeDevice = async (key: string, value: unknown): Promise<boolean> => {
  try {
    await (await open()).writeItem(key, value)
    channel?.postMessage(key)
    return true
  } catch (error) {
    console.info('device storage cannot be written', key, error)
    return false
  }
}

/** Calls `changed` when another tab wrote `key`, or may have while this page waited to be gone back to. */
export const onDeviceChange = (key: string, changed: () => void): void => {
  channel?.addEventListener('message', (event) => {
    if (event.data === key) changed()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) changed()
  })
}
