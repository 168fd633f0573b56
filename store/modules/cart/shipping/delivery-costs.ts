import type { Minor } from '#common/money.ts'
import type { Context } from '#store/context.ts'
import { offerRates } from './shipping-rates.ts'
import { listLocations, listMethodsOf, listZones, type ShippingMethod } from './shipping-zones.ts'

/** Countries and states that a zone names, and how it delivers there. */
export interface DeliveryZone {
  /** by ISO 3166-1 code of the country: codes of its states, none for the whole country */
  places: Map<string, string[]>
  methods: ShippingMethod[]
}

/** Zones that name their places; those that a continent or postcodes bound cannot be told as a list of places. */
export const readDeliveryZones = async (context: Context): Promise<DeliveryZone[]> => {
  const locations = Map.groupBy(await listLocations(context), ({ zone_id }) => zone_id)
  const told = (await listZones(context)).filter(({ id }) => {
    const places = locations.get(id) ?? []
    return places.length > 0 && places.every(({ type }) => type === 'country' || type === 'state')
  })
  const ids = told.map(({ id }) => id)
  const methods = await listMethodsOf(context, ids)
  return ids.map((id, at) => {
    const places = new Map<string, string[]>()
    for (const { code } of locations.get(id) ?? []) {
      const [country = '', state] = code.split(':')
      places.set(country, [...(places.get(country) ?? []), ...(state ? [state] : [])])
    }
    return { places, methods: methods[at] ?? [] }
  })
}

/** What is delivered: one piece, by itself. */
export interface Piece {
  price: Minor
  shippingClassId: number
  decimals: number
}

/** What the cheapest delivery of a piece costs in a zone, before tax; null where it is only collected. */
export const deliveryCost = (
  { methods }: DeliveryZone,
  { price, shippingClassId, decimals }: Piece,
): Minor | null => {
  const rates = offerRates(methods, {
    lines: [{ quantity: 1, total: price, shippingClassId }],
    subtotal: price,
    discounted: price,
    freeByCoupon: false,
    decimals,
  })
  const costs = rates.filter(({ methodId }) => methodId !== 'local_pickup').map(({ cost }) => cost)
  return costs.length ? Math.min(...costs) : null
}
