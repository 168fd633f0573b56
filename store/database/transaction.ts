import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import { isRefusal, type Result } from '#common/result.ts'
import type { Context } from '../context.ts'
import { inGroupedTransaction } from './commit-group.ts'
import type { Schema } from './schema.ts'

/** A change that others follow: the index, the caches, mail. Its row is written with the change itself. */
export interface DomainEvent {
  type: string
  payload: Record<string, unknown>
}

type Publish = () => Promise<void>
type WriteAlong = (inside: Context, events: readonly DomainEvent[]) => Promise<void>
/** Follows one work. */
interface WorkWatch {
  /** called once the work is done, before its commit; not for one that is undone */
  write: (inside: Context) => Promise<void>
  /** called in any case, as the last */
  end: () => void
}
type Watch = (context: Context) => Promise<WorkWatch | null>
const roots = new WeakMap<object, Kysely<Schema>>()
const recorded = new WeakMap<object, DomainEvent[]>()
const publishers = new WeakMap<object, Publish>()
const writers = new WeakMap<object, WriteAlong>()
const watches = new WeakMap<object, Watch>()

/** Calls `publish` after each commit of this database that recorded an event; its writers wait for it. */
export const onCommit = (db: Kysely<Schema>, publish: Publish): void => {
  publishers.set(db, publish)
}

/**
 * Calls `write` in each transaction of this database that recorded events, after its work and before its commit: for
 * what has to be written with a change, whoever makes it. When it throws, the work is undone.
 */
export const beforeCommit = (db: Kysely<Schema>, write: WriteAlong): void => {
  writers.set(db, write)
}

/**
 * Calls `watch` as each transaction of this database begins, with the context that it was asked for in; null watches
 * nothing. When the watch throws, the work is undone.
 */
export const watchWorks = (db: Kysely<Schema>, watch: Watch): void => {
  watches.set(db, watch)
}

/** Makes `part` belong to a database: what is written through it is written there. */
export const bindRoot = (part: Kysely<Schema>, root: Kysely<Schema>): void => {
  roots.set(part, root)
}

/** The database behind a transaction of {@link inTransaction}, or behind a replica; any other database is its own. */
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

type Inside = Context & { db: Transaction<Schema> }

const SAVEPOINT = 'nested'
const run = (db: Context['db'], sql: string) => db.executeQuery(CompiledQuery.raw(sql))

/** Runs `work` within the transaction under way; a refusal or a failure undoes what it did, and nothing else. */
const inSavepoint = async <T>(inside: Inside, work: (inside: Inside) => Promise<T>): Promise<T> => {
  const { db } = inside
  const before = recordedEvents(db)
  const undo = async () => {
    await run(db, `rollback to ${SAVEPOINT}`)
    recorded.set(db, before)
  }
  await run(db, `savepoint ${SAVEPOINT}`)
  try {
    const result = await work(inside)
    if (isRefusal(result)) await undo()
    return result
  } catch (error) {
    await undo()
    throw error
  } finally {
    await run(db, `release ${SAVEPOINT}`)
  }
}

/**
 * Runs `work` in one transaction, or in a savepoint of the one already under way.
 * A refusal as an answer undoes it like a failure; what has to be kept although the answer is a refusal is written by
 * {@link inTransactionKeepingRefusals}.
 * Inside, use only the context handed in: a read outside does not see the changes, and a write outside never has its
 * turn, because the one connection that writes is held to the end. Works within one transaction come one after the other.
 * Writers who wait at the same time are made durable by one commit.
 */
export const inTransaction = async <T>(
  context: Context,
  work: (inside: Inside) => Promise<T>,
): Promise<T> => {
  if (context.db.isTransaction) return inSavepoint(context as Inside, work)
  const db = rootDatabase(context.db)
  return inGroupedTransaction(
    db,
    async (trx) => {
      roots.set(trx, db)
      const inside = { ...context, db: trx }
      const watch = await watches.get(db)?.(inside)
      try {
        const result = await work(inside)
        const isRefused = isRefusal(result)
        const events = recordedEvents(trx)
        if (!isRefused && events.length > 0) await writers.get(db)?.(inside, events)
        if (!isRefused) await watch?.write(inside)
        return { result, isRefused, isNews: events.length > 0 }
      } finally {
        watch?.end()
      }
    },
    async () => publishers.get(db)?.(),
  )
}

/**
 * Like {@link inTransaction}, for work that counts refusals: what it wrote is kept although it answers one, as the
 * number of wrong codes. Let it do nothing else.
 * @throws within a transaction, which could still undo it
 */
export const inTransactionKeepingRefusals = async <T, E>(
  context: Context,
  work: (inside: Inside) => Promise<Result<T, E>>,
): Promise<Result<T, E>> => {
  if (context.db.isTransaction) throw new Error('what counts refusals needs a transaction of its own')
  const { answer } = await inTransaction(context, async (inside) => ({ answer: await work(inside) }))
  return answer
}
