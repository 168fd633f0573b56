import type { Context } from 'hono'
import type { Clock } from '../../context.ts'
import { ApiError } from '../errors.ts'

export interface RateLimitOptions {
  /** attempts allowed at once */
  limit: number
  /** time in which all attempts come back, ms */
  windowMs: number
  clock: Clock
  /** callers remembered; the longest silent is forgotten first */
  maxKeys?: number
}

export interface RateLimiter {
  /** whether an attempt is left; takes none */
  allows: (key: string) => boolean
  /** takes an attempt; false when none was left */
  take: (key: string) => boolean
  /** an attempt that was no guess comes back at once */
  giveBack: (key: string) => void
  /** seconds until the next attempt, 0 when there is one now */
  retryAfter: (key: string) => number
}

/** A leaky bucket per key: attempts come back evenly. Kept in the process, bounded in memory. */
export const createRateLimiter = (options: RateLimitOptions): RateLimiter => {
  const { limit, windowMs, clock, maxKeys = 10_000 } = options
  /** per key the time when all its attempts are back */
  const fullAt = new Map<string, number>()
  const perAttempt = windowMs / limit

  const wait = (key: string): number => {
    const full = fullAt.get(key) ?? 0
    return Math.max(0, full + perAttempt - windowMs - clock())
  }
  const allows = (key: string): boolean => wait(key) === 0

  return {
    allows,
    take: (key) => {
      if (!allows(key)) return false
      const full = Math.max(fullAt.get(key) ?? 0, clock()) + perAttempt
      fullAt.delete(key)
      fullAt.set(key, full)
      if (fullAt.size > maxKeys) fullAt.delete(fullAt.keys().next().value as string)
      return true
    },
    giveBack: (key) => {
      const full = fullAt.get(key)
      if (full !== undefined) fullAt.set(key, full - perAttempt)
    },
    retryAfter: (key) => Math.ceil(wait(key) / 1000),
  }
}

/** Written by the front of the process from the socket (or the trusted proxy), over whatever came from outside. */
export const CLIENT_ADDRESS_HEADER = 'X-Client-Address'

/** Who asks, for throttling; callers inside the process without an address share one key. */
export const clientAddress = (request: Request): string => request.headers.get(CLIENT_ADDRESS_HEADER) ?? ''

/** The refusal of a throttled call: 429 with `Retry-After`. */
export const tooManyRequests = (c: Context, limiter: RateLimiter, key: string): ApiError => {
  c.header('Retry-After', String(limiter.retryAfter(key)))
  return new ApiError(429, 'rest_too_many_requests', 'Too many attempts. Please try again later.')
}
