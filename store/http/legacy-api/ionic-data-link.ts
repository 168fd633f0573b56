import { Hono } from 'hono'
import { createDraft, selectedOptions } from '#store/modules/checkout/checkout.ts'
import type { Services } from '#store/services.ts'
import { draftRequest } from '#store-api/contract/checkout.ts'
import { clientIp } from '../caller.ts'
import { ownChoices } from '../ghab-v1/cart/own-choices.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { parseBody } from '../parse.ts'
import { createRateLimiter, tooManyRequests } from '../rate-limit/rate-limiter.ts'

const TEN_MINUTES = 10 * 60_000

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
    return c.json(await createDraft(requestContext(c, services), { ...payload, products }))
  })
}
