import type { Context, Hono } from 'hono'
import { originOf } from '#store/http/origin.ts'
import { invalidParameters } from '#store/http/wp-rest/errors.ts'
import { type Args, type Parsed, readParameters, refuseUnknown } from '#store/http/wp-rest/parameters.ts'
import { readGiven } from '#store/http/wp-rest/read-given.ts'
import { EDITS, endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { changeSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { answerItem, openSite } from '../answer.ts'
import { requireStaff } from '../staff.ts'
import { SETTING_FIELDS } from './setting-fields.ts'

/** What is not changed here is refused, unless it is sent back as it was read. */
const argsOf = (settings?: StoreSettings, origin = ''): Args =>
  Object.fromEntries(
    Object.entries(SETTING_FIELDS).map(([name, { read, written }]) => [
      name,
      written?.arg ?? { type: 'unserved', allowed: settings ? [read(settings, origin)] : [] },
    ]),
  )

export const wpSettingArgs = argsOf()

const requireRight = (c: Context): void =>
  requireStaff(c, 'rest_forbidden', 'Sorry, you are not allowed to do that.')

const invalid = (names: readonly string[]) =>
  invalidParameters(
    Object.fromEntries(
      names.map((name) => [name, { code: 'rest_invalid_param', message: `Invalid value for ${name}.` }]),
    ),
  )

/** What the given values come to in the shop's own settings. */
const toChanges = (given: Parsed<Args>, settings: StoreSettings): Partial<StoreSettings> => {
  let changed = settings
  const wrong: string[] = []
  let changes: Partial<StoreSettings> = {}
  for (const [name, { written }] of Object.entries(SETTING_FIELDS)) {
    if (!written || given[name] === undefined) continue
    const one = written.write(String(given[name]), changed)
    if (!one) wrong.push(name)
    changes = { ...changes, ...one }
    changed = { ...changed, ...one }
  }
  if (wrong.length > 0) throw invalid(wrong)
  return changes
}

/** `wp/v2/settings`, for administrators: what WordPress calls the site's settings, stored among the shop's own. */
export const mountSettings = (app: Hono, services: Services): void => {
  const answer = (c: Context, settings: StoreSettings) => {
    const origin = originOf(c.req, services)
    const fields = Object.entries(SETTING_FIELDS).map(([name, { read }]) => [name, read(settings, origin)])
    return answerItem(c, Object.fromEntries(fields))
  }
  mountRoute(
    app,
    services,
    '/settings',
    endpoint('GET', {}, async (c) => {
      requireRight(c)
      return answer(c, (await openSite(c, services)).settings)
    }),
    {
      methods: EDITS,
      args: wpSettingArgs,
      handle: async (c) => {
        requireRight(c)
        const given = await readGiven(c.req.raw)
        refuseUnknown(given, wpSettingArgs)
        const { context, origin } = await openSite(c, services)
        const saved = await changeSettings(context, (settings) =>
          toChanges(readParameters(given, argsOf(settings, origin)), settings),
        )
        if (!saved.ok) throw invalid(Object.keys(saved.error))
        return answer(c, saved.value)
      },
    },
  )
}
