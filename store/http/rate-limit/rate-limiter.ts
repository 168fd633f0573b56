import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { Clock } from '#store/context.ts'
import type { Counting } from '#store/services.ts'
import { ApiError } from '../wp-rest/errors.ts'
import { hashKey } from './shared-counts.ts'

export interface RateLimitOptions extends Partial<Counting> {
  /** attempts allowed at once */
  limit: number
  /** time in which all attempts come back, ms */
  windowMs: number
  /** callers remembered one by one; those beyond share a sketch */
  maxKeys?: number
}

export interface RateLimiter {
  /** whether an attempt is left; takes none */
  allows: (key: string) => boolean
  /** takes an attempt, or one that costs as much as several; false when not enough was left */
  take: (key: string, cost?: number) => boolean
  /** an attempt that was no guess comes back at once */
  giveBack: (key: string) => void
  /** all attempts of a key come back at once */
  reset: (key: string) => void
  /** seconds until the next attempt, or one that costs as much as several; 0 when there is one now */
  retryAfter: (key: string, cost?: number) => number
}

/** Milliseconds since the process started, so that setting the machine's clock changes no limit. */
export const monotonicClock: Clock = () => performance.now()

/** Per key the time when all its attempts are back. */
interface Ledger {
  read: (key: string) => number
  write: (key: string, fullAt: number) => void
}

const ROWS = 4
const COLUMNS = 1 << 14

/**
 * A count-min sketch: a key reads the least of its four cells. It never forgets, and wrongs an honest caller only when
 * strangers fill all four, whose places nobody outside can know.
 */
const createSketch = (): Ledger => {
  const cells = Array.from({ length: ROWS }, () => new Float64Array(COLUMNS))
  const seeds = [...new Uint32Array(randomBytes(ROWS * 4).buffer.slice(0, ROWS * 4))]
  const place = (key: string, row: number): number => {
    let hash = seeds[row]! ^ 0x811c9dc5
    for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193)
    hash = Math.imul(hash ^ (hash >>> 15), seeds[row]! | 1)
    return (hash ^ (hash >>> 13)) & (COLUMNS - 1)
  }
  return {
    read: (key) => Math.min(...cells.map((row, index) => row[place(key, index)]!)),
    write: (key, fullAt) => {
      for (const [index, row] of cells.entries()) {
        const at = place(key, index)
        row[at] = Math.max(row[at]!, fullAt)
      }
    },
  }
}

/** Remembers `maxKeys` callers exactly. Nobody is pushed out while an attempt is missing: who comes after goes to the sketch. */
const createLedger = (maxKeys: number, clock: Clock): Ledger => {
  const exact = new Map<string, number>()
  let sketch: Ledger | null = null
  let sweptAt = Number.NEGATIVE_INFINITY

  const hasRoom = (): boolean => {
    if (exact.size < maxKeys) return true
    const now = clock()
    if (now < sweptAt + 1000) return false
    sweptAt = now
    for (const [key, fullAt] of exact) if (fullAt <= now) exact.delete(key)
    return exact.size < maxKeys
  }

  return {
    read: (key) => exact.get(key) ?? sketch?.read(key) ?? 0,
    write: (key, fullAt) => {
      if (exact.has(key) || hasRoom()) exact.set(key, fullAt)
      else {
        sketch ??= createSketch()
        sketch.write(key, fullAt)
      }
    },
  }
}

/**
 * A leaky bucket per key: attempts come back evenly. Kept in the process, bounded in memory; with `join` other processes
 * are told of them, and tell theirs.
 */
export const createRateLimiter = (options: RateLimitOptions): RateLimiter => {
  const { limit, windowMs, clock = monotonicClock, maxKeys = 20_000 } = options
  const ledger = createLedger(maxKeys, clock)
  const perAttempt = windowMs / limit
  const spent = (key: string, ms: number): number => Math.max(ledger.read(key), clock()) + ms
  const share = options.join?.((key, ms) => {
    if (ms === null) ledger.write(key, 0)
    else if (ms < 0) ledger.write(key, ledger.read(key) + ms)
    // what all let in together may be more than the limit, and comes back in its time all the same
    else ledger.write(key, Math.min(spent(key, ms), clock() + windowMs))
  })
  const idOf = share ? hashKey : (key: string) => key

  const wait = (key: string, cost = 1): number =>
    Math.max(0, ledger.read(idOf(key)) + cost * perAttempt - windowMs - clock())
  const allows = (key: string): boolean => wait(key) === 0

  return {
    allows,
    take: (key, cost = 1) => {
      if (wait(key, cost) > 0) return false
      const id = idOf(key)
      ledger.write(id, spent(id, cost * perAttempt))
      share?.spend(id, cost * perAttempt)
      return true
    },
    giveBack: (key) => {
      const id = idOf(key)
      ledger.write(id, ledger.read(id) - perAttempt)
      share?.spend(id, -perAttempt)
    },
    reset: (key) => {
      const id = idOf(key)
      ledger.write(id, 0)
      share?.reset(id)
    },
    retryAfter: (key, cost) => Math.ceil(wait(key, cost) / 1000),
  }
}

/**
 * Several limits at once, each longer than the one before: the more attempts were made, the longer the wait for the next.
 */
export const createBackOff = (steps: RateLimitOptions[]): RateLimiter => {
  const limiters = steps.map(createRateLimiter)
  const allows = (key: string): boolean => limiters.every((limiter) => limiter.allows(key))
  return {
    allows,
    take: (key) => allows(key) && limiters.every((limiter) => limiter.take(key)),
    giveBack: (key) => {
      for (const limiter of limiters) limiter.giveBack(key)
    },
    reset: (key) => {
      for (const limiter of limiters) limiter.reset(key)
    },
    retryAfter: (key) => Math.max(...limiters.map((limiter) => limiter.retryAfter(key))),
  }
}

/** The refusal of a throttled call: 429 with `Retry-After`. */
export const tooManyRequests = (c: Context, limiter: RateLimiter, key: string, cost = 1): ApiError => {
  c.header('Retry-After', String(limiter.retryAfter(key, cost)))
  return new ApiError(429, 'rest_too_many_requests', 'Too many attempts. Please try again later.')
}
