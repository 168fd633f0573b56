import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import { bindRoot } from './transaction.ts'

/** A copy that follows a database, and may be behind it. */
export interface Replica {
  /** reads there what is new enough, all else at the database itself, and writes there */
  db: Kysely<Schema>
  /** from now on nothing is read there that is older than this event */
  follow: (eventId: number) => void
}

const bound = new WeakMap<object, Replica>()

export const bindReplica = (db: Kysely<Schema>, replica: Replica): void => {
  bound.set(db, replica)
  bindRoot(replica.db, db)
}

/**
 * Where that is read of which events tell every change, and which is for everybody: never older than what this process has
 * heard of. The database itself, where it has no replica.
 */
export const publicReadsOf = (db: Kysely<Schema>): Kysely<Schema> => bound.get(db)?.db ?? db

/** Says which event this process is about to hear of. */
export const followWithReplica = (db: Kysely<Schema>, eventId: number): void => bound.get(db)?.follow(eventId)
