import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import { type DomainEvent, followChanges } from './transaction.ts'

export type EventListener = (event: DomainEvent) => void

interface Feed {
  listeners: Set<EventListener>
  last: number
}
const feeds = new WeakMap<object, Promise<Feed>>()

const openFeed = async (db: Kysely<Schema>): Promise<Feed> => {
  const newest = await db
    .selectFrom('events')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()
  const feed: Feed = { listeners: new Set(), last: Number(newest?.id ?? 0) }
  followChanges(db, async () => {
    const events = await db
      .selectFrom('events')
      .select(['id', 'type', 'payload'])
      .where('id', '>', feed.last)
      .orderBy('id')
      .execute()
    for (const { id, type, payload } of events) {
      if (id <= feed.last) continue
      feed.last = id
      const event = { type, payload: JSON.parse(payload) as DomainEvent['payload'] }
      for (const listener of feed.listeners) listener(event)
    }
  })
  return feed
}

/**
 * Calls `listener` with every event committed from now on, in order, before the writer goes on.
 * One query serves all listeners of a database. For state in the process (caches); work belongs to jobs.
 */
export const followEvents = async (db: Kysely<Schema>, listener: EventListener): Promise<() => void> => {
  const opening = feeds.get(db) ?? openFeed(db)
  feeds.set(db, opening)
  const feed = await opening
  feed.listeners.add(listener)
  return () => feed.listeners.delete(listener)
}
