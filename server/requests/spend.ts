import { throttleKey } from '#store/http/caller.ts'
import type { RateLimiter } from '#store/http/rate-limit/rate-limiter.ts'
import { isLocalIp } from './local-ip.ts'

/** Takes from the budget of an IP address; else the seconds until there is enough. Local ones have no budget. */
export const spend = (budget: RateLimiter, clientIp: string, cost = 1): number => {
  const key = throttleKey(clientIp)
  return isLocalIp(clientIp) || budget.take(key, cost) ? 0 : Math.max(1, budget.retryAfter(key, cost))
}
