import type { Context } from 'hono'
import type { CountAs } from '#store/services.ts'
import { clientIp } from '../caller.ts'
import { createRateLimiter, type RateLimiter, tooManyRequests } from './rate-limiter.ts'

const TEN_MINUTES = 10 * 60_000
const DAY = 24 * 3_600_000

interface TargetOptions {
  /** guesses in ten minutes, from all IP addresses together */
  limit: number
  /** guesses in a day, from all IP addresses together; each costs more waiting once many were made */
  perDay?: number
  /** guesses that each IP address has left when those of all are used up: strangers do not lock out who knows the answer */
  spare?: number
}

interface Attempt {
  limiter: RateLimiter
  key: string
}

/** Guesses at one kind of thing, as contacts or numbers, over all IP addresses. */
const createTarget = (countAs: CountAs, name: string, { limit, perDay, spare = 0 }: TargetOptions) => {
  const common = [
    createRateLimiter({ limit, windowMs: TEN_MINUTES, ...countAs(name) }),
    ...(perDay ? [createRateLimiter({ limit: perDay, windowMs: DAY, ...countAs(`${name}: day`) })] : []),
  ]
  const own = spare
    ? createRateLimiter({ limit: spare, windowMs: TEN_MINUTES, ...countAs(`${name}: spare`) })
    : null
  /** what was taken; or, where nothing is left, what to wait for */
  return (target: string, ip: string): { taken: Attempt[] } | { over: Attempt } => {
    const over = common.find((limiter) => !limiter.allows(target))
    const spared = `${ip} ${target}`
    if (over && !own?.allows(spared)) return { over: { limiter: over, key: target } }
    const attempts = [
      ...(over ? [] : common.map((limiter) => ({ limiter, key: target }))),
      ...(own ? [{ limiter: own, key: spared }] : []),
    ]
    return { taken: attempts.filter(({ limiter, key }) => limiter.take(key)) }
  }
}

/**
 * Counts guesses by who guesses and by what is guessed at. Each is counted before it is known to be one, so that many at
 * once are not one; what was no guess is given back. Calls from inside the process have no IP address and are held by the
 * targets alone.
 * @returns counts a guess at these targets and answers how to give it back
 * @throws ApiError 429 from what it returns
 */
export const createGuessLimit = <Name extends string>(
  countAs: CountAs,
  name: string,
  perIp: number,
  options: Record<Name, TargetOptions>,
) => {
  const ips = createRateLimiter({ limit: perIp, windowMs: TEN_MINUTES, ...countAs(`${name}: ips`) })
  const targets = new Map(
    Object.entries<TargetOptions>(options).map(([target, option]) => [
      target,
      createTarget(countAs, `${name}: ${target}`, option),
    ]),
  )
  return (c: Context, guessed: Record<Name, string>): (() => void) => {
    const ip = clientIp(c)
    if (ip && !ips.take(ip)) throw tooManyRequests(c, ips, ip)
    const taken: Attempt[] = []
    const giveBack = () => {
      for (const { limiter, key } of taken) limiter.giveBack(key)
    }
    for (const [name, target] of Object.entries<string>(guessed)) {
      const answer = targets.get(name)?.(target, ip)
      if (answer && 'over' in answer) {
        giveBack()
        throw tooManyRequests(c, answer.over.limiter, answer.over.key)
      }
      taken.push(...(answer?.taken ?? []))
    }
    return () => {
      giveBack()
      if (ip) ips.giveBack(ip)
    }
  }
}
