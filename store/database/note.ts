import type { Context } from '../context.ts'

/** More than this wait only where another process holds the database; what is not noted then is noted later. */
const MOST_WAITING = 100
const waiting = new WeakMap<object, Map<string, Promise<void>>>()

/**
 * Writes a record that no answer depends on, such as when a session was last used. No caller waits for it or fails
 * with it: whoever only reads is answered even where nothing can be written.
 * @param what names the row; one that is being written is not written a second time
 */
export const note = (db: Context['db'], what: string, write: () => Promise<unknown>): void => {
  const notes = waiting.get(db) ?? new Map<string, Promise<void>>()
  waiting.set(db, notes)
  if (notes.has(what) || notes.size >= MOST_WAITING) return
  const written = write()
    .catch(() => {})
    .then(() => {
      notes.delete(what)
    })
  notes.set(what, written)
}

/** Waits for the notes that are being written, for who reads them next. */
export const notesWritten = async (db: Context['db']): Promise<void> => {
  await Promise.all(waiting.get(db)?.values() ?? [])
}
