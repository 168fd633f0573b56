import { Hono } from 'hono'
import {
  createDraft,
  MAX_DRAFT_BYTES,
  selectedOptions,
  toDraftPayload,
} from '#store/modules/checkout/checkout.ts'
import type { Services } from '#store/services.ts'
import { draftRequest } from '#store-api/contract/checkout.ts'
import { clientIp } from '../caller.ts'
import { ownChoices } from '../ghab-v1/cart/own-choices.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { parseBody } from '../parse.ts'
import { createRateLimiter, tooManyRequests } from '../rate-limit/rate-limiter.ts'
import { invalidParameters } from '../wp-rest/errors.ts'

const TEN_MINUTES = 10 * 60_000
/** what carts seldom exceed; a draft that is larger counts as several */
const BYTES_PER_ATTEMPT = 8 * 1024

const tooLarge = () =>
  invalidParameters({
    products: {
      code: 'rest_out_of_bounds',
      message: `A draft must be at most ${MAX_DRAFT_BYTES} bytes long.`,
    },
  })

/** `POST /api/appsettings/ionic_data_link/` (spec §7): keeps a checkout draft, answers its id. */
export const draftRoutes = (services: Services): Hono => {
  const limiter = createRateLimiter({ limit: 120, windowMs: TEN_MINUTES, ...services.countAs('drafts') })
  return new Hono().post('/api/appsettings/ionic_data_link', async (c) => {
    const ip = clientIp(c)
    if (ip && !limiter.take(ip)) throw tooManyRequests(c, limiter, ip)
    const payload = await parseBody(c, draftRequest)
    const { taxonomy } = services.catalog
    const products = payload.products.map((product) => ({
      ...product,
      selectedVariation: ownChoices(taxonomy, selectedOptions.parse(product.selectedVariation)),
    }))
    const kept = toDraftPayload({ ...payload, products })
    const bytes = Buffer.byteLength(kept)
    if (bytes > MAX_DRAFT_BYTES) throw tooLarge()
    const more = Math.floor(bytes / BYTES_PER_ATTEMPT)
    if (ip && more > 0 && !limiter.take(ip, more)) throw tooManyRequests(c, limiter, ip, more)
    return c.json(await createDraft(requestContext(c, services), kept))
  })
}
