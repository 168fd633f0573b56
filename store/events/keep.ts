import type { Context } from '../context.ts'
import { type DomainEvent, recordedEvents, rootDatabase } from '../database/transaction.ts'
import { followEvents } from './follow-events.ts'

interface Kept<T> {
  reading: Promise<T> | null
  /** set once read */
  value: { read: T } | null
}

/**
 * Wraps a reading whose result is kept in the process, per database, until an event that `drops` it.
 * A transaction that recorded such an event itself reads anew, and what it reads is not kept.
 */
export const keepUntil = <T>(
  drops: (event: DomainEvent) => boolean,
  read: (context: Context) => Promise<T>,
) => {
  const kept = new WeakMap<object, Kept<T>>()
  const opening = new WeakMap<object, Promise<Kept<T>>>()

  const follow = async (db: Context['db']): Promise<Kept<T>> => {
    const fresh: Kept<T> = { reading: null, value: null }
    const hear = (events: readonly DomainEvent[]) => {
      if (events.some(drops)) Object.assign(fresh, { reading: null, value: null })
    }
    await followEvents(db, 'a kept reading', hear, true)
    kept.set(db, fresh)
    return fresh
  }
  const open = (db: Context['db']): Promise<Kept<T>> => {
    const following = opening.get(db) ?? follow(db)
    opening.set(db, following)
    return following
  }

  return async (context: Context): Promise<T> => {
    const { db } = context
    const known = kept.get(rootDatabase(db))
    if (db.isTransaction) {
      // never wait here for a reading outside: it may be waiting for this transaction's connection
      const changed = recordedEvents(db).some(drops)
      return changed || !known?.value ? read(context) : known.value.read
    }
    const own = known ?? (await open(db))
    if (own.reading) return own.reading
    const reading = read(context)
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
