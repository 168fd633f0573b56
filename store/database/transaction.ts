import type { Kysely, Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { inGroupedTransaction } from './commit-group.ts'
import type { Schema } from './schema.ts'

/** A change that others follow: the index, the caches, mail. Its row is written with the change itself. */
export interface DomainEvent {
  type: string
  payload: Record<string, unknown>
}

type Follower = () => Promise<void>
const roots = new WeakMap<object, Kysely<Schema>>()
const recorded = new WeakMap<object, DomainEvent[]>()
const followers = new WeakMap<object, Set<Follower>>()

/** Calls `follower` after every committed change of this database; a write's caller waits for it, so its next read sees the change. */
export const followChanges = (db: Kysely<Schema>, follower: Follower): (() => void) => {
  const set = followers.get(db) ?? new Set()
  followers.set(db, set)
  set.add(follower)
  return () => set.delete(follower)
}

/** The database behind a transaction of {@link inTransaction}; any other database is its own. */
export const rootDatabase = (db: Context['db']): Kysely<Schema> => roots.get(db) ?? db

/** The events that this transaction has recorded so far. */
export const recordedEvents = (db: Context['db']): DomainEvent[] => recorded.get(db) ?? []

/** Writes an event row; call it with the context that `inTransaction` gave. */
export const recordEvent = async (context: Context, event: DomainEvent): Promise<void> => {
  if (context.db.isTransaction) recorded.set(context.db, [...recordedEvents(context.db), event])
  await context.db
    .insertInto('events')
    .values({ type: event.type, payload: JSON.stringify(event.payload), created_at: context.clock() })
    .execute()
}

/**
 * Runs `work` in one transaction, or within the one already under way.
 * Inside, use only the context handed in: a read outside does not see the changes, and a write outside never has its
 * turn, because the one connection that writes is held to the end.
 * Writers who wait at the same time are made durable by one commit.
 */
export const inTransaction = async <T>(
  context: Context,
  work: (inside: Context & { db: Transaction<Schema> }) => Promise<T>,
): Promise<T> => {
  if (context.db.isTransaction) return work(context as Context & { db: Transaction<Schema> })
  const { db } = context
  return inGroupedTransaction(
    db,
    (trx) => {
      roots.set(trx, db)
      return work({ ...context, db: trx })
    },
    async () => {
      for (const follower of followers.get(db) ?? []) await follower()
    },
  )
}
