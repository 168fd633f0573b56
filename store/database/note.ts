import type { Context } from '../context.ts'

/** More than this wait only where another process holds the database; what is not noted then is noted later. */
const MOST_WAITING = 100
const waiting = new WeakMap<object, Set<string>>()

/**
 * Writes a record that no answer depends on, such as when a session was last used. No caller waits for it or fails
 * with it: whoever only reads is answered even where nothing can be written.
 * @param what names the row; one that is being written is not written a second time
 */
export const note = (db: Context['db'], what: string, write: () => Promise<unknown>): void => {
  const names = waiting.get(db) ?? new Set()
  waiting.set(db, names)
  if (names.has(what) || names.size >= MOST_WAITING) return
  names.add(what)
  void write()
    .catch(() => {})
    .finally(() => names.delete(what))
}
