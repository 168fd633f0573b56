import { Hono } from 'hono'
import { saveSettingTexts } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { requestContext, requireKey } from '../middleware/authenticate.ts'
import { originOf } from '../origin.ts'
import { readJson } from '../parse.ts'
import { invalidParameters } from '../wp-rest/errors.ts'
import { languageToWrite } from '../write-texts.ts'
import { settingsJson } from './settings-json.ts'

/** `PUT ghab/v1/settings?lang=`: the settings that hold texts, in the shop's second language. Answers all of them in it. */
export const settingTextRoutes = (services: Services): Hono =>
  new Hono().put('/wp-json/ghab/v1/settings', async (c) => {
    requireKey(c, 'write', 'edit')
    const language = await languageToWrite(c, services, c.req.query('lang'))
    const saved = await saveSettingTexts(requestContext(c, services), language, await readJson(c.req.raw))
    if (saved.ok) return c.json(settingsJson(saved.value, originOf(c.req, services)))
    const problems = Object.entries(saved.error).map(([name, message]) => [
      name,
      { code: 'rest_invalid_param', message },
    ])
    throw invalidParameters(Object.fromEntries(problems))
  })
