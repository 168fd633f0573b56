import { useSyncExternalStore } from 'react'
import { writeDevice } from '../storage/storage.ts'

/** Spec §3: the store's URL and the suffix `darkmode`. */
const keyOf = (origin: string): string => `${origin}darkmode`

const CHANGED = 'darkModeChanged'

/** Flips between light and dark and keeps it (spec §4). */
export const toggleDarkMode = (): void => {
  const root = document.documentElement
  const dark = root.dataset.theme !== 'dark'
  if (dark) root.dataset.theme = 'dark'
  else delete root.dataset.theme
  const key = keyOf(location.origin)
  try {
    localStorage.setItem(key, String(dark))
  } catch {
    // a browser that keeps nothing still shows it for this page
  }
  void writeDevice(key, dark)
  window.dispatchEvent(new Event(CHANGED))
}

const subscribe = (onChange: () => void) => {
  window.addEventListener(CHANGED, onChange)
  return () => window.removeEventListener(CHANGED, onChange)
}

/** Whether the page is dark; the server cannot know, so its pages show the difference by style. */
export const useDarkMode = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.theme === 'dark',
    () => false,
  )
