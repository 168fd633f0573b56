import { Hono } from 'hono'
import { readSettingsIn } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { readLanguage } from '../language.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { originOf } from '../origin.ts'
import { settingsJson } from './settings-json.ts'

/**
 * `GET /wp-content/plugins/{plugin}/rests/plugin.php`: the app's settings (spec §7). What else robots look for there is
 * no page.
 */
export const pluginRoutes = (services: Services): Hono =>
  new Hono()
    .get('/wp-content/plugins/:plugin/rests/plugin.php', async (c) => {
      const settings = await readSettingsIn(requestContext(c, services), await readLanguage(c, services))
      return c.json(settingsJson(settings, originOf(c.req, services)))
    })
    .all('/wp-content/*', (c) => c.notFound())
