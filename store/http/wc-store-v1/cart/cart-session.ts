import { createHash } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import { clientIp } from '#store/http/caller.ts'
import { getActor, requestContext } from '#store/http/middleware/authenticate.ts'
import { createRateLimiter, type RateLimiter, tooManyRequests } from '#store/http/rate-limit/rate-limiter.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { emptyCart, findCart, type SavedCart } from '#store/modules/cart/cart.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { createCartToken, createNonce, isNonce, newCartId, readCartToken } from './cart-token.ts'

/** The cart that a request is about. */
export interface CartSession {
  id: string
  cart: SavedCart
  /** the cart has not been saved yet */
  isNew: boolean
}

/** New carts that one IP address may begin in ten minutes. */
const NEW_CARTS = 60
const TEN_MINUTES = 10 * 60_000

const limiters = new WeakMap<Services, RateLimiter>()
const limiterOf = (services: Services): RateLimiter => {
  const known = limiters.get(services)
  if (known) return known
  const limiter = createRateLimiter({ limit: NEW_CARTS, windowMs: TEN_MINUTES, ...services.countAs('carts') })
  limiters.set(services, limiter)
  return limiter
}

const hashOf = ({ lines, coupons, rate, shipping }: SavedCart): string =>
  lines.length
    ? createHash('md5')
        .update(JSON.stringify([lines, coupons, rate, shipping]))
        .digest('hex')
    : ''

/** Tells the client whose cart this is and how it looks now, also where the request is refused. */
export const tellCart = (c: HonoContext, services: Services, { id, cart }: CartSession): void => {
  c.header('Cart-Token', createCartToken(id, services))
  c.header('Cart-Hash', hashOf(cart))
}

const tellNonce = (c: HonoContext, services: Services): void => {
  const { customerId } = getActor(c)
  c.header('Nonce', createNonce(customerId, services))
  c.header('Nonce-Timestamp', String(Math.floor(services.clock() / 1000)))
  c.header('User-ID', String(customerId))
}

const requireNonce = (c: HonoContext, services: Services): void => {
  const nonce = c.req.header('Nonce')
  if (!nonce) {
    throw new ApiError(
      401,
      'woocommerce_rest_missing_nonce',
      'Missing the Nonce header. This endpoint requires a valid nonce.',
    )
  }
  if (!isNonce(nonce, getActor(c).customerId, services)) {
    throw new ApiError(403, 'woocommerce_rest_invalid_nonce', 'Nonce is invalid.')
  }
}

/**
 * The cart of the request's `Cart-Token`; without one, or with one that is forged or old, a new cart.
 * @throws ApiError 401 or 403 for a write that shows neither a token nor a nonce
 */
export const openCart = async (c: HonoContext, services: Services): Promise<CartSession> => {
  const context = requestContext(c, services)
  const known = readCartToken(c.req.header('Cart-Token'), services)
  const { country, store_state: state } = await readSettings(context)
  const kept = known ? await findCart(context, known) : null
  const session = { id: known ?? newCartId(), cart: kept ?? emptyCart({ country, state }), isNew: !kept }
  tellNonce(c, services)
  tellCart(c, services, session)
  if (c.req.method !== 'GET' && !known) requireNonce(c, services)
  return session
}

/**
 * Counts a cart that is about to be saved.
 * @throws ApiError 429 for a caller who has begun too many
 */
export const countNewCart = (c: HonoContext, services: Services, { isNew }: CartSession): void => {
  const ip = clientIp(c)
  const limiter = limiterOf(services)
  if (isNew && ip && !limiter.take(ip)) throw tooManyRequests(c, limiter, ip)
}
