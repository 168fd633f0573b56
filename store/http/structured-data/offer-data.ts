import type { Locale } from '#common/locale.ts'
import { isoMoney } from '../offers/iso-money.ts'
import type { Offer } from '../offers/offers.ts'
import { deliveriesOf, isDelivered, type OfferTerms, returnsOf } from '../offers/terms.ts'

/** An object of schema.org. */
export type Thing = Record<string, unknown> & { '@type': string }

/** What all data of a page depends on: its language, the URLs in that language, and the shop's terms. */
export interface DataContext {
  terms: OfferTerms
  locale: Locale
  origin: string
  /** the URL of a path in this language */
  url: (path: string) => string
}

const CONDITION = { new: 'NewCondition', refurbished: 'RefurbishedCondition', used: 'UsedCondition' }
const AVAILABILITY = { instock: 'InStock', outofstock: 'OutOfStock', onbackorder: 'BackOrder' }

export const schemaOrg = (name: string): string => `https://schema.org/${name}`

const gtinKey = (gtin: string): string => `gtin${gtin.length}`

/** The identifiers of what is offered, where it has any. */
export const identifiersOf = ({ sku, gtin }: Pick<Offer, 'sku' | 'gtin'>): object => ({
  ...(sku && { sku }),
  ...(gtin && { [gtinKey(gtin)]: gtin }),
})

/** Ways of delivery are named once and referred to by the offers of a page. */
export interface SharedTerms {
  /** a reference for each way that an offer is delivered in */
  deliveries: (offer: Offer) => { '@id': string }[]
  /** null for what is not taken back */
  returns: (offer: Offer) => { '@id': string } | null
  /** what the references refer to */
  things: () => Thing[]
}

export const createSharedTerms = ({ terms, locale, url }: DataContext): SharedTerms => {
  const known = new Map<string, Thing>()
  const policies = new Set<Thing>()
  const { currency } = terms.settings
  const refer = (thing: Thing): { '@id': string } => {
    const key = JSON.stringify(thing)
    const named = known.get(key) ?? { '@id': `#delivery-${known.size + 1}`, ...thing }
    known.set(key, named)
    return { '@id': String(named['@id']) }
  }
  const returns = returnsOf(terms.settings)
  const policy: Thing | null = returns && {
    '@type': 'MerchantReturnPolicy',
    '@id': '#returns',
    applicableCountry: returns.country,
    ...(returns.days !== null && {
      returnPolicyCategory: schemaOrg('MerchantReturnFiniteReturnWindow'),
      merchantReturnDays: returns.days,
    }),
    ...(returns.path && { merchantReturnLink: url(returns.path) }),
  }
  return {
    returns: (offer) => {
      if (!policy || !isDelivered(offer)) return null
      policies.add(policy)
      return { '@id': '#returns' }
    },
    deliveries: (offer) =>
      deliveriesOf(offer, terms, locale).map(({ country, regions, price }) => {
        const { amount, code } = isoMoney(price, currency)
        return refer({
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: amount, currency: code },
          shippingDestination: {
            '@type': 'DefinedRegion',
            addressCountry: country,
            ...(regions.length > 0 && { addressRegion: regions }),
          },
        })
      }),
    things: () => [...known.values(), ...policies],
  }
}

const sellerData = ({ external, vendor }: Offer, { terms, url }: DataContext): Thing | null => {
  if (external) return null
  const { site_name } = terms.settings
  return vendor
    ? { '@type': 'Organization', name: vendor.name, url: url(vendor.path) }
    : { '@type': 'Organization', name: site_name }
}

/** schema.org's Offer: what the page shows for this choice, in a currency that search engines know. */
export const offerData = (offer: Offer, shared: SharedTerms, context: DataContext): Thing => {
  const { terms, url } = context
  const { currency } = terms.settings
  const { amount, code } = isoMoney(offer.price, currency)
  const deliveries = shared.deliveries(offer)
  const returns = shared.returns(offer)
  const seller = sellerData(offer, context)
  return {
    '@type': 'Offer',
    url: url(offer.path),
    price: amount,
    priceCurrency: code,
    ...(offer.saleTo && { priceValidUntil: offer.saleTo.slice(0, 10) }),
    ...(offer.onSale && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: schemaOrg('StrikethroughPrice'),
        price: isoMoney(offer.regularPrice, currency).amount,
        priceCurrency: code,
      },
    }),
    availability: schemaOrg(AVAILABILITY[offer.stock]),
    ...(offer.stock === 'onbackorder' && { availabilityStarts: terms.backordersFrom }),
    itemCondition: schemaOrg(CONDITION[offer.condition]),
    ...(seller && { seller }),
    ...(deliveries.length > 0 && { shippingDetails: deliveries }),
    ...(returns && { hasMerchantReturnPolicy: returns }),
  }
}
