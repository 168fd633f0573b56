import { setTimeout as sleep } from 'node:timers/promises'
import { backoffDelay } from '#common/backoff.ts'
import { isNotRunning } from './postgres/errors.ts'

/** Why the shop's disk does not take a change: another process holds the lock, it is full, or it fails. */
export type Unavailable = 'database_busy' | 'storage_full' | 'storage_failed'

interface Failure {
  code?: unknown
  /** SQLite's result code, with what extends it in the upper bits */
  errcode?: unknown
  cause?: unknown
}

/** https://www.sqlite.org/rescode.html: BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN */
const SQLITE: Record<number, Unavailable> = {
  5: 'database_busy',
  6: 'database_busy',
  8: 'storage_failed',
  10: 'storage_failed',
  13: 'storage_full',
  14: 'storage_failed',
}
/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES: Record<string, Unavailable> = {
  /** disk_full */
  '53100': 'storage_full',
  /** too_many_connections */
  '53300': 'database_busy',
  /** lock_not_available, deadlock_detected, serialization_failure, query_canceled */
  '55P03': 'database_busy',
  '40P01': 'database_busy',
  '40001': 'database_busy',
  '57014': 'database_busy',
  /** idle_in_transaction_session_timeout */
  '25P03': 'database_busy',
  /** read_only_sql_transaction, io_error */
  '25006': 'storage_failed',
  '58030': 'storage_failed',
  ERR_DATABASE_UNREACHABLE: 'database_busy',
}
const SYSTEM: Record<string, Unavailable> = {
  ENOSPC: 'storage_full',
  EDQUOT: 'storage_full',
  EROFS: 'storage_failed',
  EIO: 'storage_failed',
}

/** How long a change waits for another process, ms; then it is refused. */
const LONGEST_WAIT = 5000
/** ms between two tries */
const PAUSES = { first: 1, longest: 50 }

/** Why an error says that the disk does not take a change for now; null for any other error. */
export const whyUnavailable = (error: unknown): Unavailable | null => {
  if (typeof error !== 'object' || error === null) return null
  const { code, errcode, cause } = error as Failure
  if (code === 'ERR_SQLITE_ERROR') return SQLITE[Number(errcode) & 0xff] ?? null
  if (isNotRunning(code)) return 'database_busy'
  return POSTGRES[String(code)] ?? SYSTEM[String(code)] ?? whyUnavailable(cause)
}

/** When a change that comes now is refused, on the clock of `performance`. */
export const waitsUntil = (): number => performance.now() + LONGEST_WAIT

/**
 * Does what another process may be in the way of: tries again, later each time, without holding up the event loop.
 * @throws SQLite's own error once the deadline has passed
 */
export const whenFree = async <T>(attempt: () => T, deadline = waitsUntil()): Promise<T> => {
  for (let tries = 1; ; tries++) {
    const pause = backoffDelay(tries, PAUSES)
    try {
      return attempt()
    } catch (error) {
      if (whyUnavailable(error) !== 'database_busy' || performance.now() + pause > deadline) throw error
    }
    await sleep(pause)
  }
}
