import type { Kysely, Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { inGroupedTransaction } from './commit-group.ts'
import type { Schema } from './schema.ts'

/** A change that others follow: the index, the caches, mail. Its row is written with the change itself. */
export interface DomainEvent {
  type: string
  payload: Record<string, unknown>
}

type Publish = () => Promise<void>
const roots = new WeakMap<object, Kysely<Schema>>()
const recorded = new WeakMap<object, DomainEvent[]>()
const publishers = new WeakMap<object, Publish>()

/** Calls `publish` after each commit of this database that recorded an event; its writers wait for it. */
export const onCommit = (db: Kysely<Schema>, publish: Publish): void => {
  publishers.set(db, publish)
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
    async (trx) => {
      roots.set(trx, db)
      const result = await work({ ...context, db: trx })
      return { result, isNews: recordedEvents(trx).length > 0 }
    },
    async () => publishers.get(db)?.(),
  )
}
