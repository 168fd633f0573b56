import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { normaliseCode } from '#common/coupon-code.ts'
import { lazy } from '#common/lazy.ts'
import { clientIp } from '#store/http/caller.ts'
import { createGuessLimit } from '#store/http/rate-limit/guess-limit.ts'
import type { CountAs, Services } from '#store/services.ts'
import type { Quote } from '#store-api/contract/cart.ts'

/** Codes that exist nowhere, in ten minutes: a typing shopper stays below, a guessing machine does not. */
const PER_IP = 20
const ALL_IPS = 600
/** tries that an IP address has left while strangers use up those of all */
const SPARE = 3
const REMEMBERED = 20_000

/** What became of the codes that were tried. */
export interface TriedCoupons {
  found: readonly string[]
  missing: readonly string[]
}

interface CouponGuard {
  /**
   * Counts codes as guesses before they are looked up; those that this caller had right before are none.
   * @returns takes what became of them: only what exists nowhere stays counted
   * @throws ApiError 429 for a caller who has guessed too often, and for unknown callers while many guess
   */
  guess: (c: Context, coupons: readonly string[]) => (tried: TriedCoupons) => void
}

/** Which codes of a quote exist. */
export const triedIn = (quote: Quote): TriedCoupons => {
  const isMissing = ({ reason }: Quote['refused_coupons'][number]) => reason === 'not_found'
  const others = quote.refused_coupons.filter((refused) => !isMissing(refused))
  return {
    found: [...quote.coupons, ...others].map(({ code }) => code),
    missing: quote.refused_coupons.filter(isMissing).map(({ code }) => code),
  }
}

/** Limits guessing of coupon codes, from one IP address or many. Codes that exist are never limited. */
const createCouponGuard = (countAs: CountAs): CouponGuard => {
  const guard = createGuessLimit(countAs, 'coupons', PER_IP, { coupons: { limit: ALL_IPS, spare: SPARE } })
  const rights = lazy(() => new LRUCache<string, true>({ max: REMEMBERED }))
  return {
    guess: (c, coupons) => {
      const known = rights()
      const ip = clientIp(c)
      const guesses = new Map<string, () => void>()
      for (const code of new Set(coupons.map(normaliseCode))) {
        if (!known.get(`${ip} ${code}`)) guesses.set(code, guard(c, { coupons: '' }))
      }
      return ({ found, missing }) => {
        const wrong = new Set(missing.map(normaliseCode))
        for (const [code, giveBack] of guesses) if (!wrong.has(code)) giveBack()
        for (const code of found) known.set(`${ip} ${normaliseCode(code)}`, true)
      }
    },
  }
}

const guards = new WeakMap<Services, CouponGuard>()

/** The guard of a shop: cart and checkout count the same guesses. */
export const couponGuardOf = (services: Services): CouponGuard => {
  const guard = guards.get(services) ?? createCouponGuard(services.countAs)
  guards.set(services, guard)
  return guard
}
