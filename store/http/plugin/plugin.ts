import { Hono } from 'hono'
import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { popularSearches } from '#store/modules/catalog/catalog.ts'
import { readSettingsIn, readShopLanguages } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { jsonAnswer } from '../json-answer.ts'
import { readLanguage } from '../language.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { originOf } from '../origin.ts'
import { readPolicyScreens } from '../site/policies.ts'
import { settingsJson } from './settings-json.ts'

const MOST_POPULAR = 8
const LOOKED_AT = 24
const PERSIAN = /[\u0600-\u06ff]/

/** What many searched for in this language; before many have, what the shop proposes. */
const popularIn = async (
  context: Context,
  locale: Locale,
  proposed: readonly string[],
): Promise<string[]> => {
  const searched = (await popularSearches(context, LOOKED_AT)).filter(
    (text) => PERSIAN.test(text) === (locale === 'fa'),
  )
  return [...new Set([...searched, ...proposed])].slice(0, Math.max(MOST_POPULAR, proposed.length))
}

/**
 * `GET /wp-content/plugins/{plugin}/rests/plugin.php`: the app's settings (spec §7). What else robots look for there is
 * no page.
 */
export const pluginRoutes = (services: Services): Hono =>
  new Hono()
    .get('/wp-content/plugins/:plugin/rests/plugin.php', async (c) => {
      const context = requestContext(c, services)
      const locale = await readLanguage(c, services)
      const settings = await readSettingsIn(context, locale)
      const popular = await popularIn(context, locale ?? settings.locale, settings.popular_searches)
      const languages = await readShopLanguages(context)
      return jsonAnswer(c, {
        ...settingsJson({ ...settings, popular_searches: popular }, originOf(c.req, services)),
        ...(languages.length > 1 && { languages, screen_languages: await readPolicyScreens(context) }),
      })
    })
    .all('/wp-content/*', (c) => c.notFound())
