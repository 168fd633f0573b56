import { itemLinks } from '#store/http/wp-rest/links.ts'
import {
  REST_OF_THE_WORLD,
  type ShippingMethod,
  type ShippingZone,
  type ZoneLocation,
} from '#store/modules/cart/cart.ts'
import type { ShippingClass } from '#store/modules/catalog/catalog.ts'
import type { Services } from '#store/services.ts'
import { zoneMethodJson } from './shipping-methods.ts'

const ZONES = '/wp-json/wc/v3/shipping/zones'
const ALLOW = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
/** What no other zone holds. */
export const ELSEWHERE: ShippingZone = { id: REST_OF_THE_WORLD, name: 'Everywhere else', zone_order: 0 }

export const zoneJson = ({ id, name, zone_order }: ShippingZone, origin: string) => ({
  id,
  name,
  order: zone_order,
  _links: {
    ...itemLinks(origin, ZONES, id, ALLOW),
    describedby: [{ href: `${origin}${ZONES}/${id}/locations` }],
  },
})

export const locationJson = ({ zone_id, code, type }: ZoneLocation, origin: string) => ({
  code,
  type,
  _links: {
    collection: [{ href: `${origin}${ZONES}/${zone_id}/locations` }],
    describes: [{ href: `${origin}${ZONES}/${zone_id}` }],
  },
})

export const shippingClassesOf = ({ catalog }: Services): ShippingClass[] => [
  ...catalog.taxonomy.shippingClasses.values(),
]

/** @param classes that products of the shop have, for what they cost by a flat rate */
export const methodJson = (method: ShippingMethod, origin: string, classes: readonly ShippingClass[]) => {
  const zone = `${ZONES}/${method.zone_id}`
  return {
    ...zoneMethodJson(method, classes),
    _links: {
      ...itemLinks(origin, `${zone}/methods`, method.id, ALLOW),
      describes: [{ href: `${origin}${zone}` }],
    },
  }
}
