import type { Context } from 'hono'
import type { Quote } from '../../../store-api/contract/cart.ts'
import type { Clock } from '../../context.ts'
import { clientAddress } from '../caller.ts'
import { createRateLimiter, tooManyRequests } from '../middleware/rate-limit.ts'

/** Codes that exist nowhere, per caller: a typing shopper stays below, a guessing machine does not. */
const GUESSES = { limit: 20, windowMs: 10 * 60_000 }

export interface CouponGuard {
  /** @throws ApiError 429 for a caller who has guessed too often */
  check: (c: Context, coupons: readonly string[]) => void
  /** counts the codes of a quote that exist nowhere */
  count: (c: Context, quote: Quote) => void
}

/** Slows down who tries out coupon codes. */
export const createCouponGuard = (clock: Clock): CouponGuard => {
  const limiter = createRateLimiter({ ...GUESSES, clock })
  return {
    check: (c, coupons) => {
      const caller = clientAddress(c)
      if (coupons.length > 0 && !limiter.allows(caller)) throw tooManyRequests(c, limiter, caller)
    },
    count: (c, quote) => {
      const caller = clientAddress(c)
      for (const { reason } of quote.refused_coupons) if (reason === 'not_found') limiter.take(caller)
    },
  }
}
