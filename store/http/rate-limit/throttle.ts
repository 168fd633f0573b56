import type { Context } from 'hono'
import type { CountAs } from '#store/services.ts'
import { clientIp } from '../caller.ts'
import { createRateLimiter, tooManyRequests } from './rate-limiter.ts'

const TEN_MINUTES = 10 * 60_000

/**
 * Tries in ten minutes, by caller and by what they try at: an account, a number. Calls from inside the process have no
 * IP address and are held by the second alone.
 * @throws ApiError 429 from what it answers; that one answers how to give the try at the target back
 */
export const createThrottle = (
  countAs: CountAs,
  name: string,
  { perIp, perTarget }: Record<'perIp' | 'perTarget', number>,
) => {
  const ips = createRateLimiter({ limit: perIp, windowMs: TEN_MINUTES, ...countAs(`${name}: ips`) })
  const targets = createRateLimiter({ limit: perTarget, windowMs: TEN_MINUTES, ...countAs(name) })
  return (c: Context, target = ''): (() => void) => {
    const ip = clientIp(c)
    if (ip && !ips.take(ip)) throw tooManyRequests(c, ips, ip)
    if (target && !targets.take(target)) throw tooManyRequests(c, targets, target)
    return () => targets.giveBack(target)
  }
}
