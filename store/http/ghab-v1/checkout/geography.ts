import { Hono } from 'hono'
import { z } from 'zod'
import { statesOf } from '#common/geography/geography.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { tagAnswer } from '#store/http/middleware/cache-tags.ts'
import { parseInput } from '#store/http/parse.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'

export const geographyQuery = z.object({
  country: z.string().max(2).optional(),
  locale: z.enum(['fa', 'en']).optional(),
})

/** `GET ghab/v1/geography?country=IR`: provinces and their main cities; the shop's own country and language by default. */
export const geographyRoutes = (services: Services): Hono =>
  new Hono().get('/wp-json/ghab/v1/geography', async (c) => {
    const query = parseInput(geographyQuery, c.req.query())
    const settings = await readSettings(requestContext(c, services))
    tagAnswer(c, 'settings')
    const country = (query.country ?? settings.country).toUpperCase()
    return c.json(statesOf(country, query.locale ?? settings.locale))
  })
