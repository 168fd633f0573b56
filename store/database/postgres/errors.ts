/** What Node and `pg` say when there is no connection, or it broke. */
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
])
const SAYS_UNREACHABLE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/

export const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as NodeJS.ErrnoException
  return SYSTEM.has(code) || SAYS_UNREACHABLE.test(error.message)
}

/** SQLSTATEs admin_shutdown, crash_shutdown and cannot_connect_now */
const NOT_RUNNING: ReadonlySet<unknown> = new Set(['57P01', '57P02', '57P03'])

/** Whether this code of an error says that the database is being stopped, was stopped, or is not started yet. */
export const isNotRunning = (code: unknown): boolean => NOT_RUNNING.has(code)

/** No connection to the database, or none that is free in time. */
export class DatabaseUnreachable extends Error {
  readonly code = 'ERR_DATABASE_UNREACHABLE'
  constructor(cause: unknown) {
    super('the database cannot be reached', { cause })
  }
  /** Other errors stay what they are. */
  static or(error: unknown): unknown {
    return isUnreachable(error) ? new DatabaseUnreachable(error) : error
  }
}
