import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { noteDown } from './storage/notes.ts'
import { onDeviceChange, readDevice, writeDevice } from './storage/storage.ts'
import type { StoredKey } from './stored-values.ts'

interface StoredState<T> {
  /** false until the device was read: on the server, in the first render, and while it cannot be read */
  ready: boolean
  value: T
}

export interface DeviceStore<T> {
  use: UseBoundStore<StoreApi<StoredState<T>>>
  get: () => T
  set: (value: T) => void
  /**
   * Reads the device once; answers what the value is then, also when it was set since. Where the device cannot be read
   * the value stays as it is, and the next call reads again.
   */
  load: () => Promise<T>
  /** as `load`, for who changes the value: rejects where the device cannot be read, or what it holds would be written over */
  read: () => Promise<T>
  /** changes the value, unless the device cannot be read */
  update: (change: (value: T) => T) => Promise<void>
}

/**
 * A value that lives on the device: empty until loaded, written through, followed across tabs. What is set is there
 * again even when the page is left at once, but for files.
 */
export const createDeviceStore = <T>(key: StoredKey, empty: T, hasFiles = false): DeviceStore<T> => {
  const use = create<StoredState<T>>(() => ({ ready: false, value: empty }))
  const get = () => use.getState().value
  let sets = 0
  const set = (value: T): void => {
    sets++
    use.setState({ ready: true, value })
    if (!hasFiles) noteDown(key, value)
    void writeDevice(key, value)
  }
  let reading: Promise<void> | undefined
  const readAgain = async (): Promise<void> => {
    const before = sets
    try {
      const value = await readDevice(key, empty)
      // what was set while the device was read is newer
      if (sets === before) use.setState({ ready: true, value })
    } catch (error) {
      reading = undefined
      throw error
    }
  }
  let isFollowed = false
  const follow = (): void => {
    if (isFollowed) return
    isFollowed = true
    onDeviceChange(key, () => {
      reading = undefined
      void load()
    })
  }
  const read = async (): Promise<T> => {
    follow()
    reading ??= readAgain()
    await reading
    return get()
  }
  const load = () => read().catch(get)
  const update = async (change: (value: T) => T): Promise<void> => {
    try {
      await read()
    } catch {
      return
    }
    const value = change(get())
    if (value !== get()) set(value)
  }
  return { use, get, set, load, read, update }
}
