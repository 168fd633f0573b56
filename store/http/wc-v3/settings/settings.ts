import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { readJson } from '#store/http/parse.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { pickFields, readFields } from '#store/http/wp-rest/fields.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { readSettings, type StoreSettings, saveSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import {
  BETWEEN_VALUES,
  SETTING_DEFINITIONS,
  SETTING_GROUPS,
  type SettingDefinition,
} from './settings-definitions.ts'

const EDITABLE = ['GET', 'POST', 'PUT', 'PATCH']

const settingJson = (definition: SettingDefinition, settings: StoreSettings, origin: string) => {
  const { id, group, label, description, type, options } = definition
  const collection = `${origin}/wp-json/wc/v3/settings/${group}`
  return {
    id,
    label,
    description,
    type,
    default: definition.default,
    ...(options ? { options } : {}),
    value: definition.read(settings),
    _links: {
      self: [{ href: `${collection}/${id}`, targetHints: { allow: EDITABLE } }],
      collection: [{ href: collection }],
    },
  }
}

/** One option by itself names its group. */
const withGroup = ({ group }: SettingDefinition, { _links, ...json }: ReturnType<typeof settingJson>) => ({
  ...json,
  group_id: group,
  _links,
})

const definitionsOf = (group: string | undefined): SettingDefinition[] => {
  const found = SETTING_DEFINITIONS.filter((definition) => definition.group === group)
  if (!found.length) {
    throw new ApiError(404, 'rest_setting_setting_group_invalid', 'Invalid setting group.')
  }
  return found
}

const definitionOf = (c: Context): SettingDefinition => {
  const found = definitionsOf(c.req.param('group')).find(({ id }) => id === c.req.param('id'))
  if (!found) throw new ApiError(404, 'rest_setting_setting_invalid', 'Invalid setting.')
  return found
}

const invalidValue = () =>
  new ApiError(400, 'rest_setting_value_invalid', 'An invalid setting value was passed.')

const EMAIL = z.union([z.literal(''), z.email()])

const isValid = ({ type, options }: SettingDefinition, value: string): boolean => {
  if (options) return Object.hasOwn(options, value)
  if (type === 'checkbox') return value === 'yes' || value === 'no'
  if (type === 'email') return EMAIL.safeParse(value).success
  return type !== 'number' || /^\d{1,9}$/.test(value)
}

const areValid = (definition: SettingDefinition, values: unknown[]): values is string[] =>
  values.length <= Object.keys(definition.options ?? {}).length &&
  values.every((one) => typeof one === 'string' && isValid(definition, one))

/** A valid value as text; several are joined. Throws WooCommerce's error for others. */
const givenValue = (definition: SettingDefinition, body: unknown): string => {
  const given = typeof body === 'object' && body !== null && 'value' in body ? body.value : null
  if (definition.type === 'multiselect') {
    const values = given === '' ? [] : given
    if (!Array.isArray(values) || !areValid(definition, values)) throw invalidValue()
    return values.join(BETWEEN_VALUES)
  }
  const value = typeof given === 'number' ? String(given) : given
  if (typeof value !== 'string' || !isValid(definition, value)) throw invalidValue()
  return value
}

/** `wc/v3/settings`: groups, their options, and one option to read or change. */
export const settingRoutes = (services: Services): Hono => {
  const app = new Hono()
  const pick = (c: Context, item: object) => pickFields(item, readFields(new URL(c.req.url).searchParams))

  mountRoute(
    app,
    services,
    '/settings',
    endpoint('GET', {}, (c) => {
      requireKey(c, 'read')
      const base = `${originOf(c.req, services)}/wp-json/wc/v3/settings`
      const groups = Object.entries(SETTING_GROUPS).map(([id, label]) => ({
        id,
        label,
        description: '',
        parent_id: '',
        sub_groups: [],
        _links: { options: [{ href: `${base}/${id}` }] },
      }))
      return c.json(groups.map((group) => pick(c, group)))
    }),
  )

  mountRoute(
    app,
    services,
    '/settings/:group',
    endpoint('GET', {}, async (c) => {
      requireKey(c, 'read')
      const definitions = definitionsOf(c.req.param('group'))
      const settings = await readSettings(requestContext(c, services))
      const origin = originOf(c.req, services)
      return c.json(definitions.map((definition) => pick(c, settingJson(definition, settings, origin))))
    }),
  )

  mountRoute(
    app,
    services,
    '/settings/:group/:id',
    endpoint('GET', {}, async (c) => {
      requireKey(c, 'read', 'view')
      const definition = definitionOf(c)
      const settings = await readSettings(requestContext(c, services))
      return c.json(
        pick(c, withGroup(definition, settingJson(definition, settings, originOf(c.req, services)))),
      )
    }),
    endpoint(['POST', 'PUT', 'PATCH'], {}, async (c) => {
      requireKey(c, 'write', 'edit')
      const definition = definitionOf(c)
      const context = requestContext(c, services)
      const value = givenValue(definition, await readJson(c.req.raw))
      const changes = definition.write(value, await readSettings(context))
      if (!changes) throw invalidValue()
      const saved = await saveSettings(context, changes)
      if (!saved.ok) throw invalidValue()
      const json = settingJson(definition, saved.value, originOf(c.req, services))
      return c.json(withGroup(definition, json))
    }),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
