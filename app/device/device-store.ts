import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { noteDown } from './storage/notes.ts'
import { onDeviceChange, readDevice, writeDevice } from './storage/storage.ts'
import type { StoredKey } from './stored-values.ts'

interface StoredState<T> {
  /** false until the device was read: on the server and in the first render */
  ready: boolean
  value: T
}

export interface DeviceStore<T> {
  use: UseBoundStore<StoreApi<StoredState<T>>>
  get: () => T
  set: (value: T) => void
  /** reads the device once; answers what the value is then, also when it was set since */
  load: () => Promise<T>
}

/**
 * A value that lives on the device: empty until loaded, written through, followed across tabs. What is set is there
 * again even when the page is left at once, but for files.
 */
export const createDeviceStore = <T>(key: StoredKey, empty: T, hasFiles = false): DeviceStore<T> => {
  const use = create<StoredState<T>>(() => ({ ready: false, value: empty }))
  let sets = 0
  const read = async (): Promise<T> => {
    const before = sets
    const value = await readDevice(key, empty)
    // what was set while the device was read is newer
    if (sets !== before) return use.getState().value
    use.setState({ ready: true, value })
    return value
  }
  let loading: Promise<T> | undefined
  return {
    use,
    get: () => use.getState().value,
    set: (value) => {
      sets++
      use.setState({ ready: true, value })
      if (!hasFiles) noteDown(key, value)
      void writeDevice(key, value)
    },
    load: () => {
      if (!loading) {
        loading = read()
        onDeviceChange(key, () => void read())
      }
      return loading.then(() => use.getState().value)
    },
  }
}
