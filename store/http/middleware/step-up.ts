import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { may } from '#store/rights.ts'
import type { Services } from '#store/services.ts'
import type { RouteRight } from '../rights/right.ts'
import { rightOf } from '../rights/route-rights.ts'
import { ApiError } from '../wp-rest/errors.ts'
import { getActor } from './authenticate.ts'

/** ms for which a session is trusted with what can hardly be taken back, once it has shown whose it is */
export const CONFIRMED_FOR = 10 * 60_000

const passwordNeeded = () =>
  new ApiError(403, 'password_needed', 'Please confirm that it is you, and then try again.')

const factorMissing = () =>
  new ApiError(403, 'second_factor_missing', 'Please set up a second factor for your account first.')

/** What the route asks for that is going to answer: the first of those that match. */
const askedRight = (c: HonoContext): RouteRight | undefined => {
  const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
  for (const { path } of matchedRoutes(c)) {
    const right = rightOf(method, path)
    if (right) return right
  }
  return undefined
}

/** Whether a session has shown a short while ago whose it is. Keys have no such moment: they are made by who has shown it. */
export const isConfirmed = (c: HonoContext, { clock }: Pick<Services, 'clock'>): boolean => {
  const { via, confirmedAt = 0 } = getActor(c)
  return via?.kind !== 'session' || clock() - confirmedAt <= CONFIRMED_FOR
}

/** @throws ApiError 403 `password_needed` for a session that has not */
export const requireConfirmed = (c: HonoContext, services: Pick<Services, 'clock'>): void => {
  if (!isConfirmed(c, services)) throw passwordNeeded()
}

/**
 * Has sessions show again whose they are where the table of rights says so, and leads who must have a second factor to set
 * one up. Who may not call a route at all is refused by the route itself.
 */
export const stepUp =
  (services: Services): MiddlewareHandler =>
  async (c, next) => {
    const { via, role, awaits } = getActor(c)
    const right = via?.kind === 'session' ? askedRight(c) : undefined
    if (right) {
      const { who, capability, confirmed } = right
      if (awaits && who === 'entitled' && capability && may(awaits, capability)) throw factorMissing()
      const isIn = who === 'signed-in' || (capability !== undefined && may(role, capability))
      if (confirmed && isIn) requireConfirmed(c, services)
    }
    await next()
  }
