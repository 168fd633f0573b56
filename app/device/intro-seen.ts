import { create } from 'zustand'
import { writeDevice } from './storage.ts'

const KEY = 'intro_seen'

const kept = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    // a browser that keeps nothing would be shown it at every visit
    return true
  }
}

const seen = create<{ value: boolean }>(() => ({ value: true }))

/** Whether this device was shown how the shop works, or did not want to be; yes until it was asked. */
export const introSeen = {
  use: () => seen((state) => state.value),
  read: kept,
  load: () => seen.setState({ value: kept() }),
  keep: () => {
    seen.setState({ value: true })
    try {
      localStorage.setItem(KEY, 'true')
    } catch {
      // nothing to be done about it
    }
    void writeDevice(KEY, true)
  },
}
