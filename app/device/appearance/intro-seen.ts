import { create } from 'zustand'
import { writeDevice } from '../storage/storage.ts'

const KEY = 'intro_seen'

const isStored = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    // a browser that keeps nothing would be shown it at every visit
    return true
  }
}

/** how long another tab may still read what was there before, in ms: each has a copy of its own */
const COPIED_WITHIN = 1000

/** one name for all tabs of the shop */
const LOCK = 'vitrin-intro'

const seen = create<{ value: boolean }>(() => ({ value: true }))

const keep = (): void => {
  seen.setState({ value: true })
  try {
    localStorage.setItem(KEY, 'true')
  } catch {
    // nothing to be done about it
  }
  void writeDevice(KEY, true)
}

const keepFirst = (): boolean => {
  if (isStored()) return false
  keep()
  return true
}

/** Whether this device was shown how the shop works, or did not want to be; yes until it was asked. */
export const introSeen = {
  use: () => seen((state) => state.value),
  read: isStored,
  load: () => seen.setState({ value: isStored() }),
  keep,
  /** Keeps it where no tab has yet; answers whether this one was the first. Over plain HTTP browsers have no locks. */
  claim: (): Promise<boolean> =>
    new Promise((resolve) => {
      if (!navigator.locks) return resolve(keepFirst())
      navigator.locks
        .request(LOCK, { ifAvailable: true }, async (lock) => {
          const isFirst = lock !== null && keepFirst()
          resolve(isFirst)
          if (isFirst) await new Promise((waited) => setTimeout(waited, COPIED_WITHIN))
        })
        .catch(() => resolve(keepFirst()))
    }),
}
