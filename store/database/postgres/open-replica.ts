import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
} from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { backoffDelay } from '#common/backoff.ts'
import { NEWEST_MIGRATION } from '../migrate.ts'
import type { Replica } from '../replica.ts'
import type { Schema } from '../schema.ts'
import { createPostgresDialect } from './driver.ts'
import { DatabaseUnreachable, isNotRunning } from './errors.ts'
import { createPool, type PoolSize } from './pool.ts'
import { sameQueries } from './same-as-sqlite.ts'

/** ms until one that does not answer is given up for the database itself */
const PATIENCE = 1000
/** ms until it is asked again: where it could not be reached, and where it was behind */
const RETRIES = { first: 500, longest: 30_000 }
const BEHIND = 50

const WHERE_IT_IS = `select (select coalesce(max(id), 0) from events) as event,
  (select max(name) from kysely_migration) as migration`

interface Position {
  event: number
  migration: string | null
}

const isReplicaDown = (error: unknown): boolean =>
  DatabaseUnreachable.or(error) instanceof DatabaseUnreachable ||
  isNotRunning((error as { code?: unknown } | undefined)?.code)

/** Asks a replica where it is enough, and says so where it is not. */
const createReader = (pool: Pool) => {
  const positions = new WeakMap<PoolClient, number>()
  let wanted = 0
  let failures = 0
  let pausedUntil = 0

  const pause = (ms: number) => {
    pausedUntil = performance.now() + ms
  }
  /** What one connection has seen stays seen: a position is asked for once an event. */
  const isNewEnough = async (client: PoolClient): Promise<boolean> => {
    const least = wanted
    if ((positions.get(client) ?? -1) >= least) return true
    const { event, migration } = (await client.query<Position>(WHERE_IT_IS)).rows[0] as Position
    if (event < least || (migration ?? '') < NEWEST_MIGRATION) return false
    positions.set(client, event)
    return true
  }
  const onFailure = (error: unknown): void => {
    // what else fails there may do so for being a replica, or fails at the database as well
    if (!isReplicaDown(error)) return
    if (failures === 0) process.emitWarning(error as Error, { code: 'REPLICA_UNREACHABLE' })
    failures += 1
    pause(backoffDelay(failures, RETRIES))
  }

  /** null where it is behind, or does not answer */
  const read = async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R> | null> => {
    if (performance.now() < pausedUntil) return null
    let client: PoolClient | undefined
    let failure: unknown
    try {
      client = await pool.connect()
      if (!(await isNewEnough(client))) {
        pause(BEHIND)
        return null
      }
      const { rows } = await client.query(sql, [...parameters])
      failures = 0
      return { rows }
    } catch (error) {
      failure = error
      onFailure(error)
      return null
    } finally {
      client?.release(isReplicaDown(failure))
    }
  }

  return {
    read,
    follow: (eventId: number) => {
      wanted = Math.max(wanted, eventId)
    },
  }
}

const isRead = ({ query }: CompiledQuery): boolean => query.kind === 'SelectQueryNode'

/** Transactions are the database's: `inTransaction` begins them there. */
const noTransaction = async (): Promise<never> => {
  throw new Error('a replica has no transactions')
}

const createDriver = (primary: Kysely<Schema>, read: ReturnType<typeof createReader>['read']): Driver => {
  const plain = primary.withoutPlugins()
  const connection: DatabaseConnection = {
    executeQuery: async <R>(query: CompiledQuery) =>
      (isRead(query) && (await read<R>(query))) || plain.executeQuery<R>(query as CompiledQuery<R>),
    streamQuery: () => {
      throw new Error('queries are not streamed')
    },
  }
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: noTransaction,
    commitTransaction: noTransaction,
    rollbackTransaction: noTransaction,
    releaseConnection: async () => {},
    destroy: async () => {},
  }
}

/**
 * A read replica of a database of PostgreSQL. A read goes there only if it has every event that this process has heard of,
 * and the tables that this version needs; to the database itself where it is behind, or does not answer.
 * @param primary the database that it follows
 */
export const openReplica = (
  url: string,
  primary: Kysely<Schema>,
  size: PoolSize = {},
): Replica & { end: () => Promise<void> } => {
  const pool = createPool(url, { ...size, longestConnect: PATIENCE })
  const { read, follow } = createReader(pool)
  const dialect: Dialect = {
    ...createPostgresDialect({ pool, longestWait: 0 }),
    createDriver: () => createDriver(primary, read),
  }
  const db = new Kysely<Schema>({ dialect, plugins: [sameQueries()] })
  return { db, follow, end: () => pool.end() }
}
