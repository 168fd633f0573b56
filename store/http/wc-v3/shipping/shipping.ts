import { Hono, type Context as HonoContext } from 'hono'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { itemLinks } from '#store/http/wp-rest/links.ts'
import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem, sendList } from '#store/http/wp-rest/send-list.ts'
import {
  listLocations,
  listMethods,
  listZones,
  REST_OF_THE_WORLD,
  type ShippingMethod,
  type ShippingZone,
  type ZoneLocation,
} from '#store/modules/cart/cart.ts'
import type { Services } from '#store/services.ts'
import { METHOD_KINDS, type MethodKind, zoneMethodJson } from './shipping-methods.ts'

const ZONES = '/wp-json/wc/v3/shipping/zones'
const KINDS = '/wp-json/wc/v3/shipping_methods'
const ELSEWHERE: ShippingZone = { id: REST_OF_THE_WORLD, name: 'Everywhere else', zone_order: 0 }

const zoneJson = ({ id, name, zone_order }: ShippingZone, origin: string) => ({
  id,
  name,
  order: zone_order,
  _links: {
    ...itemLinks(origin, ZONES, id, ['GET']),
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
      ...itemLinks(origin, `${zone}/methods`, method.id, ['GET']),
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

/** `wc/v3/shipping/zones` with places and methods, and `wc/v3/shipping_methods`: reads, for those who run the shop. */
export const shippingRoutes = (services: Services): Hono => {
  const app = new Hono()
  const sendAll = (c: HonoContext, items: object[]) =>
    sendList(c, services, items, { total: items.length, page: 1, perPage: items.length || 1 })
  const readZones = async (c: HonoContext) => [ELSEWHERE, ...(await listZones(requestContext(c, services)))]
  const zoneOf = async (c: HonoContext): Promise<ShippingZone> => {
    const id = Number(c.req.param('id'))
    const zone = (await readZones(c)).find((one) => one.id === id)
    if (!zone) throw new ApiError(404, 'woocommerce_rest_shipping_zone_invalid', 'Resource does not exist.')
    return zone
  }
  const read = (
    path: string,
    action: 'list' | 'view',
    answer: (c: HonoContext, origin: string) => Promise<Response>,
  ) =>
    mountRoute(
      app,
      services,
      path,
      endpoint('GET', contextArg, (c) => {
        requireKey(c, 'read', action)
        return answer(c, originOf(c.req, services))
      }),
    )

  read('/shipping/zones', 'list', async (c, origin) => {
    const zones = await readZones(c)
    return sendAll(
      c,
      zones.map((zone) => zoneJson(zone, origin)),
    )
  })
  read('/shipping/zones/:id{[0-9]+}', 'view', async (c, origin) =>
    sendItem(c, zoneJson(await zoneOf(c), origin)),
  )
  read('/shipping/zones/:id{[0-9]+}/locations', 'list', async (c, origin) => {
    const zone = await zoneOf(c)
    const locations = await listLocations(requestContext(c, services), zone.id)
    return sendAll(
      c,
      locations.map((location) => locationJson(location, origin)),
    )
  })
  read('/shipping/zones/:id{[0-9]+}/methods', 'list', async (c, origin) => {
    const zone = await zoneOf(c)
    const methods = await listMethods(requestContext(c, services), zone.id)
    return sendAll(
      c,
      methods.map((method) => methodJson(method, origin)),
    )
  })
  read('/shipping/zones/:id{[0-9]+}/methods/:instance{[0-9]+}', 'view', async (c, origin) => {
    const zone = await zoneOf(c)
    const instance = Number(c.req.param('instance'))
    const methods = await listMethods(requestContext(c, services), zone.id)
    const method = methods.find(({ id }) => id === instance)
    if (!method) {
      throw new ApiError(404, 'woocommerce_rest_shipping_zone_method_invalid', 'Resource does not exist.')
    }
    return sendItem(c, methodJson(method, origin))
  })
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
