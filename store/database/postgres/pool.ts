import { Socket } from 'node:net'
import { Pool, type PoolConfig, types } from 'pg'

/** ms */
const WAITS = { connection: 5000, statement: 15_000, idleInTransaction: 30_000, keepAlive: 10_000 }
/** ms that a statement and its answer may take on their way */
const ON_THE_WAY = 5000

/** https://www.postgresql.org/docs/current/catalog-pg-type.html */
const BOOL = 16
const INT8 = 20
const NUMERIC = 1700

/** As SQLite gives them: numbers, which the shop keeps below 2^53, and 1 or 0 for what is true or not. */
const PARSERS: Record<number, (text: string) => unknown> = {
  [BOOL]: (text) => (text === 't' ? 1 : 0),
  [INT8]: Number,
  [NUMERIC]: Number,
}

/** What every connection of the shop is opened with. */
export const connectionOptions = (url: string): PoolConfig => ({
  connectionString: url,
  application_name: 'vitrin',
  keepAlive: true,
  keepAliveInitialDelayMillis: WAITS.keepAlive,
  connectionTimeoutMillis: WAITS.connection,
  types: {
    getTypeParser: ((oid: number, format?: never) =>
      PARSERS[oid] ?? types.getTypeParser(oid, format)) as typeof types.getTypeParser,
  },
})

/**
 * Breaks when nothing comes or goes for so long. A server that is cut off or frozen closes no connection: the system would
 * wait a quarter of an hour for it.
 * @param longest ms
 */
const breakingSocket = (longest: number): Socket => {
  const socket = new Socket()
  socket.setTimeout(longest, () =>
    socket.destroy(Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' })),
  )
  return socket
}

export interface PoolSize {
  /** at once */
  connections?: number
  /** ms until one that nobody uses is closed */
  idle?: number
  /** ms; 0 for no limit */
  longestStatement?: number
  /** ms until a connection is there or one is free */
  longestConnect?: number
  /** ms until a connection that is silent counts as broken; 0 for no limit. By itself longer than any statement; in a transaction, too */
  longestSilence?: number
}

/** Connections of this process, opened when they are needed. */
export const createPool = (
  url: string,
  {
    connections = 10,
    idle = 10_000,
    longestStatement = WAITS.statement,
    longestConnect = WAITS.connection,
    longestSilence = longestStatement && longestStatement + ON_THE_WAY,
  }: PoolSize = {},
): Pool => {
  const pool = new Pool({
    ...connectionOptions(url),
    max: connections,
    connectionTimeoutMillis: longestConnect,
    idleTimeoutMillis: idle,
    ...(longestSilence && { stream: () => breakingSocket(longestSilence) }),
    statement_timeout: longestStatement,
    idle_in_transaction_session_timeout: WAITS.idleInTransaction,
  })
  // one that breaks while it is used fails the statement, which tells it; without a listener the process would end
  pool.on('connect', (client) => client.on('error', () => {}))
  // one that breaks while nobody uses it is replaced when the next is wanted
  pool.on('error', (error) => process.emitWarning(error, { code: 'DATABASE_CONNECTION_LOST' }))
  return pool
}
