import { Hono } from 'hono'
import { type Quote, quoteRequest } from '../../../store-api/contract/cart.ts'
import { quoteCart } from '../../modules/cart/cart.ts'
import type { Services } from '../../services.ts'
import { imageJson } from '../image.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { clientAddress, createRateLimiter, tooManyRequests } from '../middleware/rate-limit.ts'
import { originOf } from '../origin.ts'
import { parseBody } from '../parse.ts'

/** Codes that exist nowhere, per caller: a typing shopper stays below, a guessing machine does not. */
const GUESSES = { limit: 20, windowMs: 10 * 60_000 }

const countGuesses = (quote: Quote): number =>
  quote.refused_coupons.filter(({ reason }) => reason === 'not_found').length

/** `POST ghab/v1/cart/quote`: the authoritative view of a cart. */
export const cartRoutes = (services: Services): Hono => {
  const limiter = createRateLimiter({ ...GUESSES, clock: services.clock })
  return new Hono().post('/wp-json/ghab/v1/cart/quote', async (c) => {
    const request = await parseBody(c, quoteRequest)
    const caller = clientAddress(c.req.raw)
    if (request.coupons.length > 0 && !limiter.allows(caller)) throw tooManyRequests(c, limiter, caller)
    const origin = originOf(c.req, services)
    const quote = await quoteCart(requestContext(c, services), request, {
      imageOf: (media) => imageJson(origin, media),
    })
    for (let guesses = countGuesses(quote); guesses > 0; guesses--) limiter.take(caller)
    c.header('Cache-Control', 'no-store')
    return c.json(quote)
  })
}
