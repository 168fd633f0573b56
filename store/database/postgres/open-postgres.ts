import { Kysely, type PostgresPool } from 'kysely'
import type { Pool } from 'pg'
import { migrate } from '../migrate.ts'
import { bindNews } from '../news.ts'
import { bindReplica, type Replica } from '../replica.ts'
import { bindRecorder } from '../row-changes.ts'
import type { Schema } from '../schema.ts'
import { createPostgresDialect, WRITER } from './driver.ts'
import { createNotifications } from './notifications.ts'
import { openReplica } from './open-replica.ts'
import { createPool, type PoolSize } from './pool.ts'
import { recordByTriggers, watchTables } from './row-recorder.ts'
import { sameQueries, sameTables } from './same-as-sqlite.ts'

/** ms that a change waits for those of others; then it is refused */
const LONGEST_WAIT = 5000

const isMade = async (pool: Pool): Promise<boolean> => {
  const { rows } = await pool.query("select to_regclass('locks') is not null as made")
  return Boolean(rows[0].made)
}

/** What transactions take turns by has to be there before the first. */
const makeLocks = async (pool: Pool): Promise<void> => {
  if (!(await isMade(pool))) {
    // another process may do the same at this moment
    await pool.query('create table if not exists locks (name text primary key)').catch(async (error) => {
      if (!(await isMade(pool))) throw error
    })
  }
  await pool.query('insert into locks (name) values ($1) on conflict do nothing', [WRITER])
}

/**
 * Brings the tables up to date. Processes that start at once do it one after the other, however long it takes.
 * @param later what a version to come adds, in tests of an upgrade
 */
export const migrateInTurn = async (url: string, later?: Parameters<typeof migrate>[1]): Promise<void> => {
  const pool = createPool(url, { connections: 2, longestStatement: 0 })
  const db = new Kysely<Schema>({
    dialect: createPostgresDialect({ pool, longestWait: 0 }),
    plugins: [sameQueries(), sameTables()],
  })
  try {
    await makeLocks(pool)
    await migrate(db, later)
    await db.transaction().execute(watchTables)
  } finally {
    await db.destroy()
  }
}

/**
 * A database whose tables are up to date; it is reached with the first query.
 * @param readUrl of a replica of it
 * @param pool its connections, where somebody has them already
 */
export const connectPostgres = (
  url: string,
  size: PoolSize = {},
  readUrl: string | null = null,
  pool: PostgresPool = createPool(url, size),
): Kysely<Schema> => {
  const news = createNotifications(url)
  let replica: (Replica & { end: () => Promise<void> }) | null = null
  const db = new Kysely<Schema>({
    dialect: createPostgresDialect({
      pool,
      longestWait: LONGEST_WAIT,
      onEnd: async () => {
        await Promise.all([news.end(), replica?.end()])
      },
    }),
    plugins: [sameQueries()],
  })
  bindRecorder(db, recordByTriggers)
  bindNews(db, news)
  if (readUrl) {
    replica = openReplica(readUrl, db, size)
    bindReplica(db, replica)
  }
  return db
}

/**
 * Opens a database of PostgreSQL and brings its tables up to date.
 * @param url `postgres://user:password@host/database`
 * @param readUrl of a replica of it, which need not be reached
 * @throws when it cannot be reached, or a migration fails
 */
export const openPostgres = async (url: string, readUrl: string | null = null): Promise<Kysely<Schema>> => {
  await migrateInTurn(url)
  return connectPostgres(url, {}, readUrl)
}
