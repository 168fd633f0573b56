import type { Context } from 'hono'
import { writeOnce } from '#store/http/idempotency-key.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import { itemWrite } from '#store/http/wp-rest/item-writes.ts'
import { forceArg } from '#store/http/wp-rest/list-parameters.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { readGivenList } from '#store/http/wp-rest/read-given.ts'
import { EDITS, type Endpoint } from '#store/http/wp-rest/route.ts'
import { sendList } from '#store/http/wp-rest/send-list.ts'
import {
  addZone,
  deleteZone,
  LOCATION_TYPES,
  type NewLocation,
  REST_OF_THE_WORLD,
  replaceLocations,
  type ShippingZone,
  updateZone,
} from '#store/modules/cart/cart.ts'
import type { Services } from '#store/services.ts'
import { ELSEWHERE, locationJson, zoneJson } from './zone-json.ts'
import { checkForce, noSuchZone } from './zone-requests.ts'

export const locationArgs = args({
  code: { type: 'string', required: true },
  type: { type: 'string', default: 'country', enum: LOCATION_TYPES },
})
export const newZoneArgs = args({
  name: { type: 'string', required: true },
  order: { type: 'integer', default: 0, minimum: -1_000_000, maximum: 1_000_000 },
  locations: {
    type: 'array',
    items: { type: 'object', properties: locationArgs },
    description:
      'The places of the zone, which WooCommerce takes in a call of their own. Without any it holds everywhere.',
  },
})
export const zoneArgs = args({
  name: { type: 'string' },
  order: { type: 'integer', minimum: -1_000_000, maximum: 1_000_000 },
})

const LONGEST_NAME = 200
const MAX_LOCATIONS = 2000
const LONGEST_CODE = 100

const notElsewhere = (code: string) =>
  new ApiError(
    403,
    `woocommerce_rest_shipping_zone_${code}`,
    'The "locations not covered by your other zones" zone cannot be updated.',
  )
const invalid = (name: string, message: string) =>
  invalidParameters({ [name]: { code: 'rest_invalid_param', message } })

const checkName = (name: string | undefined): void => {
  if (name !== undefined && (name.trim() === '' || name.length > LONGEST_NAME)) {
    throw invalid('name', `name must have 1 to ${LONGEST_NAME} characters.`)
  }
}

/** `IR:THR:تهران`: a city of a state, in the words of addresses. */
const readCity = (name: string, given: string): string => {
  const [country = '', state = '', city = '', ...more] = given.split(':').map((part) => part.trim())
  if (!(country && state && city) || more.length > 0) {
    throw invalid(`${name}.code`, `${name}.code of a city is written as country:state:city.`)
  }
  return `${country.toUpperCase()}:${state.toUpperCase()}:${city}`
}

const readLocation = (name: string, given: unknown): NewLocation => {
  const { code, type = 'country' } = (given ?? {}) as { code?: unknown; type?: unknown }
  const known = LOCATION_TYPES.find((one) => one === type)
  if (!known) throw invalid(`${name}.type`, `${name}.type is not one of ${LOCATION_TYPES.join(', ')}.`)
  if (typeof code !== 'string' || code.trim() === '' || code.length > LONGEST_CODE) {
    throw invalid(`${name}.code`, `${name}.code must have 1 to ${LONGEST_CODE} characters.`)
  }
  return { type: known, code: known === 'city' ? readCity(name, code) : code.trim().toUpperCase() }
}

/** Places of a zone. One that cannot be read is refused: a zone that lost it would hold everywhere. */
const readLocations = (items: unknown[], name = ''): NewLocation[] => {
  if (items.length > MAX_LOCATIONS) throw invalid('locations', `${MAX_LOCATIONS} places are the most.`)
  return items.map((item, index) => readLocation(`${name}[${index}]`, item))
}

const readLocationList = async (request: Request): Promise<NewLocation[]> => {
  const items = await readGivenList(request)
  if (!items) throw invalid('locations', 'The body must be a list of places.')
  return readLocations(items)
}

/** How zones and their places are written. */
export const zoneWrites = (services: Services, zoneOf: (c: Context) => Promise<ShippingZone>) => {
  const contextOf = (c: Context) => requestContext(c, services)
  const json = (c: Context, zone: ShippingZone) => zoneJson(zone, originOf(c.req, services))
  const createZone = itemWrite(newZoneArgs, async (c, { name, order, locations = [] }) => {
    checkName(name)
    const zone = { name, order, locations: readLocations(locations, 'locations') }
    return json(c, await writeOnce(c, contextOf(c), zone, (inside) => addZone(inside, zone)))
  })
  const editZone = itemWrite(zoneArgs, async (c, changes, id) => {
    if (id === REST_OF_THE_WORLD) throw notElsewhere('invalid_zone')
    checkName(changes.name)
    const updated = await updateZone(contextOf(c), id, changes)
    if (!updated) throw noSuchZone()
    return json(c, updated)
  })
  const removeZone = itemWrite(forceArg, async (c, { force }, id) => {
    checkForce(force, 'zones')
    // what no other zone holds is always there, and WooCommerce answers as if it were deleted
    const deleted = id === REST_OF_THE_WORLD ? ELSEWHERE : await deleteZone(contextOf(c), id)
    if (!deleted) throw noSuchZone()
    return json(c, deleted)
  })
  const editLocations: Endpoint = {
    methods: EDITS,
    args: {},
    listOf: locationArgs,
    handle: async (c) => {
      requireKey(c, 'write', 'edit')
      const zone = await zoneOf(c)
      if (zone.id === REST_OF_THE_WORLD) throw notElsewhere('locations_invalid_zone')
      const replaced = await replaceLocations(contextOf(c), zone.id, await readLocationList(c.req.raw))
      if (!replaced) throw noSuchZone()
      const origin = originOf(c.req, services)
      const places = replaced.map((location) => locationJson(location, origin))
      return sendList(c, services, places, { total: places.length, page: 1, perPage: places.length || 1 })
    },
  }
  return { createZone, editZone, removeZone, editLocations }
}
