import type { Clock } from '#store/context.ts'
import { createRateLimiter } from '#store/http/rate-limit/rate-limiter.ts'
import { spend } from '../requests/spend.ts'

export interface RenderBudgetOptions {
  /** pages drawn for one IP address, at once and in each minute; many phones share one of their network */
  perMinute?: number
  clock?: Clock
}

const MINUTE = 60_000

/** How many pages are drawn for one IP address. The checkout has a budget of its own: other pages take nothing from it. */
export const createRenderBudget = ({ perMinute = 300, clock }: RenderBudgetOptions = {}) => {
  const limits = { limit: perMinute, windowMs: MINUTE, ...(clock && { clock }) }
  const limiters = { page: createRateLimiter(limits), checkout: createRateLimiter(limits) }
  return {
    /** takes a page from the budget; else the seconds until there is one */
    take: (clientIp: string, kind: 'page' | 'checkout'): number => spend(limiters[kind], clientIp),
  }
}
