import type { Context } from '../context.ts'
import { type DomainEvent, recordedEvents, rootDatabase } from '../database/transaction.ts'
import { followEvents } from './follow-events.ts'

interface Cached<T> {
  reading: Promise<T> | null
  /** set once read */
  value: { read: T } | null
}

/**
 * Caches the result of `read` in the process, per database, until an event for which `invalidates` is true.
 * A transaction that recorded such an event itself reads from the database, and its result is not cached; nor is what
 * is read for a preview, which others must not see.
 */
export const memoizeUntil = <T>(
  invalidates: (event: DomainEvent) => boolean,
  read: (context: Context) => Promise<T>,
) => {
  const cache = new WeakMap<object, Cached<T>>()
  const opening = new WeakMap<object, Promise<Cached<T>>>()

  const follow = async (db: Context['db']): Promise<Cached<T>> => {
    const fresh: Cached<T> = { reading: null, value: null }
    const hear = (events: readonly DomainEvent[]) => {
      if (events.some(invalidates)) Object.assign(fresh, { reading: null, value: null })
    }
    await followEvents(db, 'a memoized read', hear, true)
    cache.set(db, fresh)
    return fresh
  }
  const open = (db: Context['db']): Promise<Cached<T>> => {
    const following = opening.get(db) ?? follow(db)
    opening.set(db, following)
    return following
  }

  return async (context: Context): Promise<T> => {
    if (context.preview) return read(context)
    const { db } = context
    const known = cache.get(rootDatabase(db))
    if (db.isTransaction) {
      // never wait here for a reading outside: it may be waiting for this transaction's connection
      const changed = recordedEvents(db).some(invalidates)
      return changed || !known?.value ? read(context) : known.value.read
    }
    const root = rootDatabase(db)
    const own = known ?? (await open(root))
    if (own.reading) return own.reading
    const reading = read({ ...context, db: root })
    own.reading = reading
    try {
      const value = await reading
      if (own.reading === reading) own.value = { read: value }
      return value
    } catch (error) {
      if (own.reading === reading) own.reading = null
      throw error
    }
  }
}
