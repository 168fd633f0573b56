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

/** A browser that blocks storage keeps nothing of the shop. */
const isRefused = (): boolean => {
  try {
    return !localStorage
  } catch {
    return true
  }
}

/** Whether nothing is stored yet: the code that reads is not fetched then. False where the browser does not say. */
const holdsNothing = async (): Promise<boolean> => {
  if (opening || 'sqlitePlugin' in globalThis || 'openDatabase' in globalThis) return false
  if (Object.keys(localStorage).some((key) => key.startsWith(`${NAME}/`))) return false
  if (!globalThis.indexedDB) return true
  const databases = await indexedDB.databases?.().catch(() => undefined)
  return databases?.some(({ name }) => name === NAME) === false
}

/**
 * What the device keeps under `key`, or `fallback` where there is nothing or storage is refused. Rejects where the device
 * cannot be read now: it may hold something that must not be written over.
 */
export const readDevice = async <T>(key: StoredKey, fallback: T): Promise<T> => {
  if (isRefused()) return fallback
  try {
    if (await holdsNothing()) return fallback
    return ((await (await open()).readItem(key)) as T | null) ?? fallback
  } catch (error) {
    console.info('device storage cannot be read', key, error)
    throw error
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
