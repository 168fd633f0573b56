import { stateName, statesOf } from '#common/geography/geography.ts'
import type { Locale } from '#common/locale.ts'
import { parsePrice } from '#common/money.ts'
import type { Context } from '#store/context.ts'
import { type DeliveryZone, deliveryCost, readDeliveryZones } from '#store/modules/cart/cart.ts'
import { readSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import { policyPaths } from '../site/policies.ts'
import { toPriceText } from './iso-money.ts'
import type { Offer } from './offers.ts'

/** Where the shop delivers to, for how much; what it says of returns. Read once per answer. */
export interface OfferTerms {
  settings: StoreSettings
  zones: DeliveryZone[]
  /** when what is on backorder can be had, as far as is known: `2026-12-21` */
  backordersFrom: string
}

const DAY = 86_400_000
/** within which goods are delivered where nothing else was agreed (directive 2011/83/EU, Article 18) */
const BACKORDER_DAYS = 30

export const readOfferTerms = async (context: Context): Promise<OfferTerms> => ({
  settings: await readSettings(context),
  zones: await readDeliveryZones(context),
  backordersFrom: new Date(context.clock() + BACKORDER_DAYS * DAY).toISOString().slice(0, 10),
})

/** What the delivery of one piece costs in a part of a country. */
export interface Delivery {
  /** ISO 3166-1 */
  country: string
  /** names of its states; none is the whole country */
  regions: string[]
  /** decimal string in the shop's currency, before tax */
  price: string
}

/** Whether the shop or one of its vendors sends it, and so may get it back: not what is virtual or sold elsewhere. */
export const isDelivered = ({ virtual, external }: Pick<Offer, 'virtual' | 'external'>): boolean =>
  !virtual && !external

/** Of each zone that can be told, the cheapest way to have a piece brought; nothing where there is nothing to bring. */
export const deliveriesOf = (offer: Offer, { settings, zones }: OfferTerms, locale: Locale): Delivery[] => {
  if (!isDelivered(offer)) return []
  const { decimals } = settings.currency
  const price = parsePrice(offer.price, decimals) ?? 0
  const piece = { price, shippingClassId: offer.shippingClassId, decimals }
  return zones.flatMap((zone) => {
    const cost = deliveryCost(zone, piece)
    if (cost === null) return []
    return [...zone.places].map(([country, states]) => ({
      country,
      regions:
        states.length === statesOf(country).length
          ? []
          : states.map((state) => stateName(country, state, locale)),
      price: toPriceText(cost, settings.currency),
    }))
  })
}

/** What the shop says of taking goods back; null where it says nothing. */
export const returnsOf = (
  settings: StoreSettings,
): { days: number | null; country: string; path: string | null } | null => {
  const { return_days, country } = settings
  const path = policyPaths(settings).refund
  return return_days > 0 || path ? { days: return_days || null, country, path } : null
}
