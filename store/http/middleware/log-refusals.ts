import type { Context, MiddlewareHandler } from 'hono'
import type { Services } from '#store/services.ts'
import { clientIp } from '../caller.ts'
import { createRateLimiter } from '../rate-limit/rate-limiter.ts'
import { logSecurity, type SecurityEvent } from '../security-log.ts'
import { askerOf, getActor } from './authenticate.ts'

/** by IP address and kind: who is refused all the time fills no log */
const MOST_LOGGED = { limit: 10, windowMs: 10 * 60_000 }

/** A guest's refusal says no more than that a session has ended. */
const kindOf = (c: Context): SecurityEvent | null => {
  if (c.res.status === 429) return 'throttled'
  return c.res.status === 403 && getActor(c).role !== 'guest' ? 'not-allowed' : null
}

/**
 * Logs who was refused for their role or for asking too often, as by guessing at orders or coupons, unless what refused
 * them has said more of it.
 */
export const logRefusals = (services: Services): MiddlewareHandler => {
  const logged = createRateLimiter({ ...MOST_LOGGED, clock: services.uptime })
  return async (c, next) => {
    await next()
    const kind = kindOf(c)
    if (!kind || c.get('securityEvent') || !logged.take(`${kind} ${clientIp(c)}`)) return
    logSecurity(c, services, kind, askerOf(c))
  }
}
