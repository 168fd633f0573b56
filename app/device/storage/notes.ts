/** Beside what localForage itself keeps there, so that a device with a note does not count as empty. */
const PREFIX = 'localforage/unsaved/'

/**
 * Notes a value until the device has it: a database is written later than the page may be left. Where there is no room
 * for the note the value is only written, as without it.
 */
export const noteDown = (key: string, value: unknown): void => {
  try {
    localStorage.removeItem(PREFIX + key)
    localStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch {}
}

/** What was noted and perhaps not written, as JSON; null where all is written. */
export const readNote = (key: string): string | null => localStorage.getItem(PREFIX + key)

/** The value is written: its note goes, unless a newer one has taken its place. */
export const dropNote = (key: string, value: unknown): void => {
  const note = readNote(key)
  if (note !== null && note === JSON.stringify(value)) localStorage.removeItem(PREFIX + key)
}
