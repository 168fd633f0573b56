import { type Context, Hono } from 'hono'
import { isEmail } from '#common/email.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { mountBatch } from '#store/http/wp-rest/batch.ts'
import { ApiError, invalidSettingValue } from '#store/http/wp-rest/errors.ts'
import { pickFields, readFields } from '#store/http/wp-rest/fields.ts'
import { itemWrite, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import { args, readOnly } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { changeSettings, readSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
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

const definitionsOf = (group: unknown): SettingDefinition[] => {
  const found = SETTING_DEFINITIONS.filter((definition) => definition.group === group)
  if (!found.length) {
    throw new ApiError(404, 'rest_setting_setting_group_invalid', 'Invalid setting group.')
  }
  return found
}

const definitionOf = (group: unknown, id: unknown): SettingDefinition => {
  const found = definitionsOf(group).find((definition) => definition.id === id)
  if (!found) throw new ApiError(404, 'rest_setting_setting_invalid', 'Invalid setting.')
  return found
}

const isValid = ({ type, options }: SettingDefinition, value: string): boolean => {
  if (options) return Object.hasOwn(options, value)
  if (type === 'checkbox') return value === 'yes' || value === 'no'
  if (type === 'email') return value === '' || isEmail(value)
  return type !== 'number' || /^\d{1,9}$/.test(value)
}

const areValid = (definition: SettingDefinition, values: unknown[]): values is string[] =>
  values.length <= Object.keys(definition.options ?? {}).length &&
  values.every((one) => typeof one === 'string' && isValid(definition, one))

/** A valid value as text; several are joined. Throws WooCommerce's error for others. */
const toText = (definition: SettingDefinition, given: unknown): string => {
  if (definition.type === 'multiselect') {
    const values = given === '' ? [] : given
    if (!Array.isArray(values) || !areValid(definition, values)) throw invalidSettingValue()
    return values.join(BETWEEN_VALUES)
  }
  const value = typeof given === 'number' ? String(given) : given
  if (typeof value !== 'string' || !isValid(definition, value)) throw invalidSettingValue()
  return value
}

const settingArgs = args({
  value: { type: 'mixed' },
  ...readOnly('group_id', 'label', 'description', 'type', 'default', 'tip', 'options'),
})
export const groupBatchArgs = args({ id: { type: 'string' }, ...settingArgs })
export const batchArgs = args({ ...groupBatchArgs, group_id: { type: 'string' } })

/** `wc/v3/settings`: groups, their options, and options to read or change, one by one and in batches. */
export const settingRoutes = (services: Services): Hono => {
  const app = new Hono()
  const pick = (c: Context, item: object) => pickFields(item, readFields(new URL(c.req.url).searchParams))

  const change = async (c: Context, definition: SettingDefinition, given: unknown): Promise<object> => {
    const value = toText(definition, given)
    const saved = await changeSettings(requestContext(c, services), (settings) =>
      definition.write(value, settings),
    )
    if (!saved.ok) throw invalidSettingValue()
    return withGroup(definition, settingJson(definition, saved.value, originOf(c.req, services)))
  }
  const update = itemWrite(settingArgs, (c, { value }) =>
    change(c, definitionOf(c.req.param('group'), c.req.param('id')), value),
  )
  const updateInGroup = itemWrite(groupBatchArgs, (c, { id, value }) =>
    change(c, definitionOf(c.req.param('group'), id), value),
  )
  const updateAnywhere = itemWrite(batchArgs, (c, { group_id, id, value }) =>
    change(c, definitionOf(group_id, id), value),
  )
  // before options by their id: `batch` is none
  mountBatch(app, services, '/settings', { update: updateAnywhere })
  mountBatch(app, services, '/settings/:group', { update: updateInGroup })

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
      const definition = definitionOf(c.req.param('group'), c.req.param('id'))
      const settings = await readSettings(requestContext(c, services))
      return c.json(
        pick(c, withGroup(definition, settingJson(definition, settings, originOf(c.req, services)))),
      )
    }),
    updateEndpoint(update),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
