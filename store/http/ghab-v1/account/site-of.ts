import type { Context as HonoContext } from 'hono'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import type { Site } from '#store/modules/customers/customers.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'

/** Where passkeys of this shop are good. */
export const siteOf = async (c: HonoContext, services: Services): Promise<Site> => ({
  origin: originOf(c.req, services),
  name: (await readSettings(requestContext(c, services))).site_name,
  cipher: services.cipher,
})
