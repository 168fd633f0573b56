import type { Context as HonoContext } from 'hono'
import type { Locale } from '#common/locale.ts'
import { readSettingsIn, readShopLanguages } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { originOf } from '../origin.ts'
import { localised } from '../site/languages.ts'
import type { HeadSite } from './page-head.ts'

/** What heads of pages in a language are made with. */
export const readHeadSite = async (c: HonoContext, services: Services, locale: Locale): Promise<HeadSite> => {
  const context = requestContext(c, services)
  const settings = await readSettingsIn(context, locale)
  const origin = originOf(c.req, services)
  return {
    request: c,
    services,
    context,
    settings,
    origin,
    locale,
    languages: await readShopLanguages(context),
    taxonomy: services.catalog.taxonomy.in(locale),
    url: (path) => localised(origin, path, locale, settings.locale),
  }
}
