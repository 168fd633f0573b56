import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** How processes on one database tell each other at once that events were committed. */
export interface News {
  /** within the transaction that recorded them: told with its commit */
  announce: (trx: Transaction<Schema>) => Promise<void>
  /** @param hear called when other processes may have committed events: after each announcement, and after a lost connection */
  listen: (hear: () => void) => void
  /** what processes tell each other beside, in texts of 7,000 bytes at most; who is not connected misses it */
  counts: { tell: (texts: readonly string[]) => void; hear: (listener: (text: string) => void) => void }
}

const bound = new WeakMap<object, News>()

/** Without it, processes see what others committed when they look for it. */
export const bindNews = (db: Kysely<Schema>, news: News): void => {
  bound.set(db, news)
}

/** null for a database whose processes look by themselves */
export const newsOf = (db: Kysely<Schema>): News | null => bound.get(db) ?? null
