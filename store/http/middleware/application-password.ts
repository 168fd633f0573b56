import type { MiddlewareHandler } from 'hono'
import { findByApplicationPassword, noteApplicationPasswordUse } from '#store/modules/customers/customers.ts'
import type { Services } from '#store/services.ts'
import { clientIp } from '../caller.ts'
import { createRateLimiter, tooManyRequests } from '../rate-limit/rate-limiter.ts'
import { logSecurity } from '../security-log.ts'
import { ApiError } from '../wp-rest/errors.ts'
import { readBasic, requestContext } from './authenticate.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** uuid of the application password that asks */
    applicationPassword: string
  }
}

/** Wrong ones from an IP address: none can be guessed, but each costs a look-up. */
const WRONG = { limit: 30, windowMs: 10 * 60_000 }

/** Whether a name is that of a consumer key, which no account has. */
const isConsumerKey = (login: string): boolean => /^ck_/i.test(login)

/** One answer to all that does not fit: it does not tell which accounts there are. */
const wrongPassword = () =>
  new ApiError(401, 'incorrect_password', 'The provided password is an invalid application password.')

/** Finds out for whom an application password in `Authorization: Basic` acts. A request without one goes on as it is. */
export const recogniseApplicationPassword = (services: Services): MiddlewareHandler => {
  const wrong = createRateLimiter({ ...WRONG, ...services.countAs('application passwords') })
  return async (c, next) => {
    const [login, password] = readBasic(c.req.header('Authorization') ?? '') ?? []
    if (!login || !password || isConsumerKey(login)) return next()
    const ip = clientIp(c)
    // counted before it is known to be wrong, so that many at once are not one
    if (ip && !wrong.take(ip)) throw tooManyRequests(c, wrong, ip)
    const context = requestContext(c, services)
    const known = await findByApplicationPassword(context, login, password)
    if (!known) {
      logSecurity(c, services, 'app-password-refused')
      throw wrongPassword()
    }
    wrong.giveBack(ip)
    const { found, actor } = known
    noteApplicationPasswordUse(context, found, () =>
      logSecurity(c, services, 'app-password-first-used', { customerId: actor.customerId }),
    )
    c.set('actor', actor)
    c.set('applicationPassword', found.uuid)
    await next()
  }
}
