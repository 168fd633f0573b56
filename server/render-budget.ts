import { BlockList, isIPv6 } from 'node:net'
import type { Clock } from '../store/context.ts'
import { throttleKey } from '../store/http/caller.ts'
import { createRateLimiter } from '../store/http/middleware/rate-limit.ts'

export interface RenderBudgetOptions {
  /** pages drawn for one address, at once and in each minute; many phones share an address of their network */
  perMinute?: number
  clock?: Clock
}

const MINUTE = 60_000

/** Not public: a proxy of the house, behind which everybody may stand, or the machine itself. */
const INNER = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  INNER.addSubnet(network, prefix, 'ipv4')
}
INNER.addAddress('::1', 'ipv6')
INNER.addSubnet('fc00::', 7, 'ipv6')
INNER.addSubnet('fe80::', 10, 'ipv6')

const isInner = (address: string): boolean =>
  address === '' || INNER.check(address.split('%', 1)[0]!, isIPv6(address) ? 'ipv6' : 'ipv4')

/** How many pages are drawn for one address. The checkout has a budget of its own: other pages take nothing from it. */
export const createRenderBudget = ({ perMinute = 300, clock }: RenderBudgetOptions = {}) => {
  const limits = { limit: perMinute, windowMs: MINUTE, ...(clock && { clock }) }
  const limiters = { page: createRateLimiter(limits), checkout: createRateLimiter(limits) }
  return {
    /** takes a page from the budget; else the seconds until there is one */
    take: (address: string, kind: 'page' | 'checkout'): number => {
      const key = throttleKey(address)
      if (isInner(address) || limiters[kind].take(key)) return 0
      return Math.max(1, limiters[kind].retryAfter(key))
    },
  }
}
