import type { Context } from 'hono'
import type { Locale } from '#common/locale.ts'
import type { Taxonomy } from '#store/modules/catalog/catalog.ts'
import { readSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { requestContext } from './middleware/authenticate.ts'

/** The language that a request asks for with `lang`; undefined where that is the shop's own, or none of ours. */
export const languageOf = (c: Context, { locale }: Pick<StoreSettings, 'locale'>): Locale | undefined => {
  const lang = c.req.query('lang')
  return (lang === 'fa' || lang === 'en') && lang !== locale ? lang : undefined
}

/** As {@link languageOf}, for a handler that has not read the settings. */
export const readLanguage = async (c: Context, services: Services): Promise<Locale | undefined> =>
  languageOf(c, await readSettings(requestContext(c, services)))

/** The names of categories, brands, tags and attributes in the language that is asked for. */
export const readNames = async (c: Context, services: Services): Promise<Taxonomy> => {
  const language = await readLanguage(c, services)
  const { taxonomy } = services.catalog
  return language ? taxonomy.in(language) : taxonomy
}
