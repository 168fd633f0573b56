import { Hono, type Context as HonoContext } from 'hono'
import { readLanguage } from '#store/http/language.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { createEndpoint, deleteEndpoint, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import { itemLinks } from '#store/http/wp-rest/links.ts'
import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import { type Endpoint, endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem, sendList } from '#store/http/wp-rest/send-list.ts'
import {
  findMethod,
  listLocations,
  listMethods,
  listZones,
  type ShippingMethod,
  type ShippingZone,
} from '#store/modules/cart/cart.ts'
import type { Services } from '#store/services.ts'
import { METHOD_KINDS, type MethodKind } from './shipping-methods.ts'
import { ELSEWHERE, locationJson, methodJson, shippingClassesOf, zoneJson } from './zone-json.ts'
import { titledIn, zoneMethodWrites } from './zone-method-writes.ts'
import { noSuchMethod, noSuchZone } from './zone-requests.ts'
import { zoneWrites } from './zone-writes.ts'

const KINDS = '/wp-json/wc/v3/shipping_methods'

const kindJson = ({ id, title, description }: MethodKind, origin: string) => ({
  id,
  title,
  description,
  _links: itemLinks(origin, KINDS, id, ['GET']),
})

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
  const inLanguage = async (c: HonoContext, methods: ShippingMethod[]) =>
    titledIn(requestContext(c, services), await readLanguage(c, services), methods)
  const { createZone, editZone, removeZone, editLocations } = zoneWrites(services, zoneOf)
  const { createMethod, editMethod, removeMethod } = zoneMethodWrites(services, zoneOf)

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
        (await inLanguage(c, methods)).map((method) =>
          methodJson(method, origin, shippingClassesOf(services)),
        ),
      )
    },
    createMethod,
  )
  read(
    '/shipping/zones/:id{[0-9]+}/methods/:instance{[0-9]+}',
    'view',
    async (c, origin) => {
      const zone = await zoneOf(c)
      const method = await findMethod(requestContext(c, services), zone.id, Number(c.req.param('instance')))
      if (!method) throw noSuchMethod()
      const [titled = method] = await inLanguage(c, [method])
      return sendItem(c, methodJson(titled, origin, shippingClassesOf(services)))
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
