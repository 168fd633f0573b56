import { type Kysely, PostgresAdapter } from 'kysely'

/** Whether SQL that is not the same everywhere is to be PostgreSQL's; else it is SQLite's. */
export const isPostgres = (db: Pick<Kysely<never>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter
