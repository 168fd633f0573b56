import type { ProductForAgents } from '#store-api/contract/product-for-agents.ts'
import type { Thing } from './read-page.ts'

/** What the shop knows of a product, asked for apart from its page. */
export interface KnownProduct {
  product: ProductForAgents
  /** published ones */
  reviews: number
}

type Offer = ProductForAgents['offers'][number]

/** as many as a page shows, or tells */
const MOST = { reviews: 5, variants: 100 }

const CONDITIONS = { new: 'NewCondition', refurbished: 'RefurbishedCondition', used: 'UsedCondition' }

const listOf = (value: unknown): Thing[] => (Array.isArray(value) ? value : value ? [value as Thing] : [])

/** Products that a thing tells of: itself, its variants or parts. */
const productsIn = (thing: Thing): Thing[] => [
  ...(thing['@type'] === 'Product' ? [thing] : []),
  ...listOf(thing.hasVariant).flatMap(productsIn),
  ...listOf(thing.itemListElement).flatMap(({ item }) => listOf(item).flatMap(productsIn)),
]

/** How many of the things that an offer refers to are told on its page, as such. */
const toldOf = (references: unknown, type: string, data: Thing[]): number =>
  listOf(references).filter((reference) =>
    data.some((thing) => thing['@type'] === type && thing['@id'] === reference['@id']),
  ).length

const gtinIn = (thing: Thing): unknown =>
  Object.entries(thing).find(([key]) => /^gtin\d*$/.test(key))?.[1] ?? ''

type Faults = [isWrong: boolean, fault: string][]

const offerFaults = (offer: Offer, { returns }: ProductForAgents, thing: Thing, data: Thing[]): Faults => {
  const told = listOf(thing.offers)[0]
  if (told?.['@type'] !== 'Offer') return [[true, 'no Offer']]
  const deliveries = toldOf(told.shippingDetails, 'OfferShippingDetails', data)
  const policies = toldOf(told.hasMerchantReturnPolicy, 'MerchantReturnPolicy', data)
  return [
    [gtinIn(thing) !== offer.gtin, `gtin ${gtinIn(thing)}, not ${offer.gtin}`],
    [
      told.itemCondition !== `https://schema.org/${CONDITIONS[offer.condition]}`,
      `condition ${told.itemCondition}, not ${offer.condition}`,
    ],
    [deliveries !== offer.delivery.length, `${deliveries} shippingDetails of ${offer.delivery.length}`],
    [returns !== null && offer.delivery.length > 0 && policies !== 1, 'no hasMerchantReturnPolicy'],
    [returns === null && told.hasMerchantReturnPolicy !== undefined, 'a return policy of nobody'],
  ]
}

const reviewFaults = (thing: Thing, { reviews, product }: KnownProduct): Faults => {
  const told = listOf(thing.review)
  const isWhole = ({ author, reviewBody }: Thing): boolean => Boolean(listOf(author)[0]?.name && reviewBody)
  return [
    [told.length !== Math.min(reviews, MOST.reviews), `${told.length} reviews of ${reviews}`],
    [!told.every(isWhole), 'a review without author or text'],
    [
      Boolean(thing.aggregateRating) !== (product.rating !== null),
      'rating told and not given, or the other way',
    ],
  ]
}

/** What the page of a product leaves out, or tells otherwise than the shop knows it, in words. */
export const productFaults = (known: KnownProduct, data: Thing[]): string[] => {
  const { product } = known
  const [thing] = data
  if (!thing) return [`${product.url}: tells nothing`]
  const byUrl = new Map(productsIn(thing).map((one) => [listOf(one.offers)[0]?.url, one]))
  const variants = product.type === 'variable' ? listOf(thing.hasVariant).length : 0
  const expected = product.type === 'variable' ? Math.min(product.offers.length, MOST.variants) : 0
  const found: Faults = [
    [variants !== expected, `${variants} variants of ${expected}`],
    ...(product.type === 'grouped' ? [] : reviewFaults(thing, known)),
    ...product.offers.slice(0, MOST.variants).flatMap((offer): Faults => {
      const one = byUrl.get(offer.url)
      const faults: Faults = one ? offerFaults(offer, product, one, data) : [[true, 'not told']]
      return faults.map(([isWrong, fault]) => [isWrong, `${offer.name}: ${fault}`])
    }),
  ]
  return found.filter(([isWrong]) => isWrong).map(([, fault]) => `${decodeURI(product.url)}: ${fault}`)
}
