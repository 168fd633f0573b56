import { Hono, type Context as HonoContext } from 'hono'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import { createEndpoint, deleteEndpoint, itemWrite, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import { itemLinks } from '#store/http/wp-rest/links.ts'
import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import { args, type Given } from '#store/http/wp-rest/parameters.ts'
import { readGiven } from '#store/http/wp-rest/read-given.ts'
import { EDITS, type Endpoint, endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem, sendList } from '#store/http/wp-rest/send-list.ts'
import {
  addMethod,
  addZone,
  deleteMethod,
  deleteZone,
  findMethod,
  LOCATION_TYPES,
  listLocations,
  listMethods,
  listZones,
  type NewLocation,
  REST_OF_THE_WORLD,
  replaceLocations,
  type ShippingMethod,
  type ShippingZone,
  updateMethod,
  updateZone,
  type ZoneLocation,
} from '#store/modules/cart/cart.ts'
import type { Services } from '#store/services.ts'
import { METHOD_KINDS, type MethodKind, readMethodSettings, zoneMethodJson } from './shipping-methods.ts'

const ZONES = '/wp-json/wc/v3/shipping/zones'
const KINDS = '/wp-json/wc/v3/shipping_methods'
const ALLOW = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const ELSEWHERE: ShippingZone = { id: REST_OF_THE_WORLD, name: 'Everywhere else', zone_order: 0 }

const zoneJson = ({ id, name, zone_order }: ShippingZone, origin: string) => ({
  id,
  name,
  order: zone_order,
  _links: {
    ...itemLinks(origin, ZONES, id, ALLOW),
    describedby: [{ href: `${origin}${ZONES}/${id}/locations` }],
  },
})

const locationJson = ({ zone_id, code, type }: ZoneLocation, origin: string) => ({
  code,
  type,
  _links: {
    collection: [{ href: `${origin}${ZONES}/${zone_id}/locations` }],
    describes: [{ href: `${origin}${ZONES}/${zone_id}` }],
  },
})

const methodJson = (method: ShippingMethod, origin: string) => {
  const zone = `${ZONES}/${method.zone_id}`
  return {
    ...zoneMethodJson(method),
    _links: {
      ...itemLinks(origin, `${zone}/methods`, method.id, ALLOW),
      describes: [{ href: `${origin}${zone}` }],
    },
  }
}

const kindJson = ({ id, title, description }: MethodKind, origin: string) => ({
  id,
  title,
  description,
  _links: itemLinks(origin, KINDS, id, ['GET']),
})

export const newZoneArgs = args({
  name: { type: 'string', required: true },
  order: { type: 'integer', default: 0, minimum: -1_000_000, maximum: 1_000_000 },
})
export const zoneArgs = args({
  name: { type: 'string' },
  order: { type: 'integer', minimum: -1_000_000, maximum: 1_000_000 },
})
export const methodArgs = args({
  order: { type: 'integer', minimum: -1_000_000, maximum: 1_000_000 },
  enabled: { type: 'boolean' },
  settings: { type: 'mixed', description: 'By the names of the method’s settings.' },
})
export const newMethodArgs = args({ method_id: { type: 'string', required: true }, ...methodArgs })
const removeArgs = args({ force: { type: 'boolean', default: false } })

const LONGEST_NAME = 200
const MAX_LOCATIONS = 2000
const LONGEST_CODE = 100

const noSuchZone = () =>
  new ApiError(404, 'woocommerce_rest_shipping_zone_invalid', 'Resource does not exist.')
const noSuchMethod = () =>
  new ApiError(404, 'woocommerce_rest_shipping_zone_method_invalid', 'Resource does not exist.')
const notElsewhere = (code: string) =>
  new ApiError(
    403,
    `woocommerce_rest_shipping_zone_${code}`,
    'The "locations not covered by your other zones" zone cannot be updated.',
  )
const checkForce = (force: boolean, what: string): void => {
  if (!force) {
    throw new ApiError(501, 'rest_trash_not_supported', `Shipping ${what} do not support trashing.`)
  }
}
const invalid = (name: string, message: string) =>
  invalidParameters({ [name]: { code: 'rest_invalid_param', message } })

const checkName = (name: string | undefined): void => {
  if (name !== undefined && (name.trim() === '' || name.length > LONGEST_NAME)) {
    throw invalid('name', `name must have 1 to ${LONGEST_NAME} characters.`)
  }
}

const readLocation = (name: string, given: unknown): NewLocation => {
  const { code, type = 'country' } = (given ?? {}) as { code?: unknown; type?: unknown }
  const known = LOCATION_TYPES.find((one) => one === type)
  if (!known) throw invalid(`${name}.type`, `${name}.type is not one of ${LOCATION_TYPES.join(', ')}.`)
  if (typeof code !== 'string' || code.trim() === '' || code.length > LONGEST_CODE) {
    throw invalid(`${name}.code`, `${name}.code must have 1 to ${LONGEST_CODE} characters.`)
  }
  return { type: known, code: code.trim().toUpperCase() }
}

/**
 * The places of a body, which is a list. One that cannot be read is refused: a zone that lost it would hold everywhere.
 */
const readLocations = (given: Given): NewLocation[] => {
  const items = [...given].filter(([name]) => /^\d+$/.test(name))
  if (items.length > MAX_LOCATIONS) throw invalid('locations', `${MAX_LOCATIONS} places are the most.`)
  return items.map(([name, item]) => readLocation(`[${name}]`, item))
}

/** `wc/v3/shipping/zones` with places and methods, and `wc/v3/shipping_methods`, for those who run the shop. */
export const shippingRoutes = (services: Services): Hono => {
  const app = new Hono()
  const sendAll = (c: HonoContext, items: object[]) =>
    sendList(c, services, items, { total: items.length, page: 1, perPage: items.length || 1 })
  const readZones = async (c: HonoContext) => [ELSEWHERE, ...(await listZones(requestContext(c, services)))]
  const zoneOf = async (c: HonoContext): Promise<ShippingZone> => {
    const id = Number(c.req.param('id'))
    const zone = (await readZones(c)).find((one) => one.id === id)
    if (!zone) throw noSuchZone()
    return zone
  }
  const read = (
    path: string,
    action: 'list' | 'view',
    answer: (c: HonoContext, origin: string) => Promise<Response>,
    ...writes: Endpoint[]
  ) =>
    mountRoute(
      app,
      services,
      path,
      endpoint('GET', contextArg, (c) => {
        requireKey(c, 'read', action)
        return answer(c, originOf(c.req, services))
      }),
      ...writes,
    )
  const zoneWrite = (c: HonoContext, zone: ShippingZone) => zoneJson(zone, originOf(c.req, services))
  const methodWrite = (c: HonoContext, method: ShippingMethod) =>
    methodJson(method, originOf(c.req, services))
  const contextOf = (c: HonoContext) => requestContext(c, services)
  const instanceOf = (c: HonoContext) => Number(c.req.param('instance'))
  const kindOf = (id: string): MethodKind => {
    const kind = METHOD_KINDS.find((one) => one.id === id)
    if (kind) return kind
    throw new ApiError(400, 'woocommerce_rest_shipping_zone_not_created', 'Resource cannot be created.')
  }

  const createZone = itemWrite(newZoneArgs, async (c, zone) => {
    checkName(zone.name)
    return zoneWrite(c, await addZone(contextOf(c), zone))
  })
  const editZone = itemWrite(zoneArgs, async (c, changes, id) => {
    if (id === REST_OF_THE_WORLD) throw notElsewhere('invalid_zone')
    checkName(changes.name)
    const updated = await updateZone(contextOf(c), id, changes)
    if (!updated) throw noSuchZone()
    return zoneWrite(c, updated)
  })
  const removeZone = itemWrite(removeArgs, async (c, { force }, id) => {
    checkForce(force, 'zones')
    // what no other zone holds is always there, and WooCommerce answers as if it were deleted
    const deleted = id === REST_OF_THE_WORLD ? ELSEWHERE : await deleteZone(contextOf(c), id)
    if (!deleted) throw noSuchZone()
    return zoneWrite(c, deleted)
  })
  const editLocations: Endpoint = {
    methods: EDITS,
    args: {},
    handle: async (c) => {
      requireKey(c, 'write', 'edit')
      const zone = await zoneOf(c)
      if (zone.id === REST_OF_THE_WORLD) throw notElsewhere('locations_invalid_zone')
      const replaced = await replaceLocations(
        contextOf(c),
        zone.id,
        readLocations(await readGiven(c.req.raw)),
      )
      if (!replaced) throw noSuchZone()
      const origin = originOf(c.req, services)
      return sendAll(
        c,
        replaced.map((location) => locationJson(location, origin)),
      )
    },
  }
  const createMethod = itemWrite(newMethodArgs, async (c, { method_id, order, enabled, settings }) => {
    const zone = await zoneOf(c)
    const kind = kindOf(method_id)
    const added = await addMethod(contextOf(c), zone.id, {
      methodId: kind.id,
      title: kind.title,
      ...readMethodSettings(kind, settings),
      ...(order !== undefined && { order }),
      ...(enabled !== undefined && { enabled }),
    })
    if (!added) throw noSuchZone()
    return methodWrite(c, added)
  })
  const editMethod = itemWrite(methodArgs, async (c, { order, enabled, settings }) => {
    const zone = await zoneOf(c)
    const before = await findMethod(contextOf(c), zone.id, instanceOf(c))
    if (!before) throw noSuchMethod()
    const updated = await updateMethod(contextOf(c), zone.id, before.id, {
      ...readMethodSettings(kindOf(before.methodId), settings),
      ...(order !== undefined && { order }),
      ...(enabled !== undefined && { enabled }),
    })
    if (!updated) throw noSuchMethod()
    return methodWrite(c, updated)
  })
  const removeMethod = itemWrite(removeArgs, async (c, { force }) => {
    const zone = await zoneOf(c)
    checkForce(force, 'methods')
    const deleted = await deleteMethod(contextOf(c), zone.id, instanceOf(c))
    if (!deleted) throw noSuchMethod()
    return methodWrite(c, deleted)
  })

  read(
    '/shipping/zones',
    'list',
    async (c, origin) => {
      const zones = await readZones(c)
      return sendAll(
        c,
        zones.map((zone) => zoneJson(zone, origin)),
      )
    },
    createEndpoint(createZone),
  )
  read(
    '/shipping/zones/:id{[0-9]+}',
    'view',
    async (c, origin) => sendItem(c, zoneJson(await zoneOf(c), origin)),
    updateEndpoint(editZone),
    deleteEndpoint(removeZone),
  )
  read(
    '/shipping/zones/:id{[0-9]+}/locations',
    'list',
    async (c, origin) => {
      const zone = await zoneOf(c)
      const locations = await listLocations(requestContext(c, services), zone.id)
      return sendAll(
        c,
        locations.map((location) => locationJson(location, origin)),
      )
    },
    editLocations,
  )
  read(
    '/shipping/zones/:id{[0-9]+}/methods',
    'list',
    async (c, origin) => {
      const zone = await zoneOf(c)
      const methods = await listMethods(requestContext(c, services), zone.id)
      return sendAll(
        c,
        methods.map((method) => methodJson(method, origin)),
      )
    },
    {
      // answered with 200, as WooCommerce does
      methods: ['POST'],
      args: createMethod.args,
      handle: async (c) => {
        requireKey(c, 'write', 'create')
        return sendItem(c, await createMethod.run(c, await readGiven(c.req.raw), 0))
      },
    },
  )
  read(
    '/shipping/zones/:id{[0-9]+}/methods/:instance{[0-9]+}',
    'view',
    async (c, origin) => {
      const zone = await zoneOf(c)
      const method = await findMethod(requestContext(c, services), zone.id, instanceOf(c))
      if (!method) throw noSuchMethod()
      return sendItem(c, methodJson(method, origin))
    },
    updateEndpoint(editMethod),
    deleteEndpoint(removeMethod),
  )
  read('/shipping_methods', 'list', async (c, origin) =>
    sendAll(
      c,
      METHOD_KINDS.map((kind) => kindJson(kind, origin)),
    ),
  )
  read('/shipping_methods/:id{[\\w-]+}', 'view', async (c, origin) => {
    const kind = METHOD_KINDS.find(({ id }) => id === c.req.param('id'))
    if (!kind) throw new ApiError(404, 'woocommerce_rest_shipping_method_invalid', 'Resource does not exist.')
    return sendItem(c, kindJson(kind, origin))
  })
  return new Hono().route('/wp-json/wc/v3', app)
}
