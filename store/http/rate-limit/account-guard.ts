import type { Context } from 'hono'
import type { Device, KnownBy } from '#store/modules/customers/customers.ts'
import type { CountAs } from '#store/services.ts'
import { createBackOff, createRateLimiter, type RateLimiter, tooManyRequests } from './rate-limiter.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Who tries something at what, and whether the account behind that knows the device. */
export interface AccountAttempt {
  /** names of what is tried at: an account, a contact. All of them count */
  targets: string[]
  /** of the account, 0 if there is none */
  customerId: number
  device: Device
  knownBy: KnownBy
}

interface Limits {
  /** of one caller at all targets together; those whom the target knows are not counted */
  perIp: { limit: number; windowMs: number }
  /** of one caller at one target */
  perPair: { limit: number; windowMs: number }[]
  /** of all callers whom the target does not know, at one target */
  strangers: { limit: number; windowMs: number }
}

/** Wrong passwords: five at once, then one a minute, later one in ten minutes and one in fifty. */
export const PASSWORD_LIMITS: Limits = {
  perIp: { limit: 60, windowMs: 10 * MINUTE },
  perPair: [
    { limit: 5, windowMs: 5 * MINUTE },
    { limit: 12, windowMs: 2 * HOUR },
    { limit: 30, windowMs: DAY },
  ],
  strangers: { limit: 20, windowMs: HOUR },
}

/** Wrong codes, beside the five tries at each: one caller cannot use up what all strangers have. */
export const CODE_LIMITS: Limits = {
  perIp: { limit: 60, windowMs: 10 * MINUTE },
  perPair: [{ limit: 10, windowMs: HOUR }],
  strangers: { limit: 30, windowMs: HOUR },
}

/** Wrong second factors, beside the five tries at each challenge: whoever tries them knows the password. */
export const SECOND_FACTOR_LIMITS: Limits = {
  perIp: { limit: 40, windowMs: 10 * MINUTE },
  perPair: [
    { limit: 5, windowMs: 5 * MINUTE },
    { limit: 15, windowMs: 2 * HOUR },
    { limit: 30, windowMs: DAY },
  ],
  strangers: { limit: 20, windowMs: DAY },
}

/** Codes and links sent to somebody's number or e-mail address: one caller cannot use up what all strangers have. */
export const SENDING_LIMITS: Limits = {
  perIp: { limit: 20, windowMs: 10 * MINUTE },
  perPair: [
    { limit: 5, windowMs: 10 * MINUTE },
    { limit: 12, windowMs: DAY },
  ],
  strangers: { limit: 30, windowMs: DAY },
}

interface TakenAttempt {
  /** it was no guess: what was taken comes back, and the caller's own count begins anew */
  right: () => void
}

export interface AccountGuard {
  /** @throws ApiError 429 where no try is left */
  take: (c: Context, tried: AccountAttempt) => TakenAttempt
  /** the caller has shown to be whom they say: their own count begins anew */
  trust: (tried: AccountAttempt) => void
}

/**
 * Slows down who tries at something, and never its owner: tries are counted by caller and target, and by target over
 * all callers whom the target does not know. A device with a session of the account has a count of its own, whatever
 * others at its IP address do.
 * @param name of what is tried, of which there is one
 * @param onFull hears of tries that were refused
 */
export const createAccountGuard = (
  countAs: CountAs,
  name: string,
  { perIp, perPair, strangers }: Limits,
  onFull: (c: Context, tried: AccountAttempt) => void = () => {},
): AccountGuard => {
  const ips = createRateLimiter({ ...perIp, ...countAs(`${name}: ips`) })
  const pairs = createBackOff(
    perPair.map((step, index) => ({ ...step, ...countAs(`${name}: pairs ${index}`) })),
  )
  const unknown = createRateLimiter({ ...strangers, ...countAs(`${name}: strangers`) })

  const pairsOf = ({ targets, device, knownBy }: AccountAttempt): string[] => {
    const caller = knownBy === 'session' ? `session ${device.token}` : device.clientIp
    return targets.map((target) => `${target} ${caller}`)
  }
  const trust = (tried: AccountAttempt): void => {
    for (const pair of pairsOf(tried)) pairs.reset(pair)
  }

  const countsOf = (tried: AccountAttempt): [RateLimiter, string][] => {
    const own = pairsOf(tried).map((pair): [RateLimiter, string] => [pairs, pair])
    if (tried.knownBy !== null) return own
    const { targets, device } = tried
    const all: [RateLimiter, string] = [unknown, targets.at(-1) ?? '']
    return device.clientIp ? [[ips, device.clientIp], ...own, all] : [...own, all]
  }

  return {
    trust,
    take: (c, tried) => {
      const counts = countsOf(tried)
      const full = counts.find(([limiter, key]) => !limiter.allows(key))
      if (full) {
        onFull(c, tried)
        throw tooManyRequests(c, ...full)
      }
      for (const [limiter, key] of counts) limiter.take(key)
      return {
        right: () => {
          for (const [limiter, key] of counts) limiter.giveBack(key)
          trust(tried)
        },
      }
    },
  }
}
