import { setImmediate } from 'node:timers/promises'
import type { Context as HonoContext } from 'hono'
import type { Locale } from '#common/locale.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { documentsOf } from '#store/http/wc-v3/products/documents/product-documents.ts'
import type { ProductJson } from '#store/http/wc-v3/products/documents/product-json.ts'
import type { VariationJson } from '#store/http/wc-v3/products/documents/variation-json.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { withShownSale } from '#store-api/contract/shown-sale.ts'
import { type Condition, conditionOf } from './condition.ts'

/** What can be put into a cart by itself: a product without options, or one of its variations. */
export interface Offer {
  id: number
  /** the product's name, with the options of a variation */
  name: string
  /** path and query of the page on which it is chosen, without the language */
  path: string
  sku: string
  /** '' where the number is none (see {@link gtinOf}) */
  gtin: string
  /** decimal strings in the shop's currency */
  price: string
  regularPrice: string
  onSale: boolean
  /** UTC without a zone, null for no end */
  saleFrom: string | null
  saleTo: string | null
  stock: ProductJson['stock_status']
  /** pieces; null if stock is not counted */
  quantity: number | null
  options: { name: string; slug: string; value: string }[]
  image: string | null
  condition: Condition
  virtual: boolean
  shippingClassId: number
  /** UTC without a zone, '' where that is not known */
  created: string
  /** sold on another site, by its terms */
  external: boolean
  /** who sells it in a marketplace, with the path of their page; null where the shop does */
  vendor: { name: string; path: string } | null
}

/** A product with everything that is sold of it. */
export interface OfferedProduct {
  product: ProductJson
  /** of a grouped product those of its parts; empty where nothing has a price */
  offers: Offer[]
  /** products of a grouped one */
  parts: OfferedProduct[]
}

const GTIN = /^(\d{8}|\d{12,14})$/

/** A trade item number by GS1: its last digit proves the others. Codes of a shop's own are none. */
export const gtinOf = (code: string): string => {
  const digits = code.replace(/[\s-]/g, '')
  if (!GTIN.test(digits)) return ''
  const sum = [...digits].reverse().reduce((so, digit, at) => so + Number(digit) * (at % 2 ? 3 : 1), 0)
  return sum % 10 === 0 && Number(digits) > 0 ? digits : ''
}

type ItemJson = ProductJson | VariationJson
type Sale = Pick<ItemJson, 'price' | 'regular_price' | 'on_sale' | 'date_on_sale_to_gmt' | 'sale_unproven'>

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

const offerOf = (
  item: ItemJson,
  product: ProductJson,
  name: string,
  options: Offer['options'],
): Omit<Offer, 'image'> => {
  // as pages show it: a sale whose old price was not charged is none
  const { price, regular_price, on_sale, date_on_sale_to_gmt } = withShownSale<Sale>(item)
  return {
    id: item.id,
    name,
    path: pathOf(item.permalink),
    sku: item.sku,
    gtin: gtinOf(item.global_unique_id),
    price,
    regularPrice: regular_price || price,
    onSale: on_sale,
    saleFrom: on_sale ? item.date_on_sale_from_gmt : null,
    saleTo: on_sale ? date_on_sale_to_gmt : null,
    stock: item.stock_status,
    quantity: item.stock_quantity,
    options,
    condition: conditionOf(product, options),
    virtual: item.virtual,
    shippingClassId: item.shipping_class_id,
    created: item.date_created_gmt ?? '',
    external: product.type === 'external',
    vendor: product.store ? { name: product.store.shop_name, path: pathOf(product.store.url) } : null,
  }
}

const nameWith = (name: string, options: Offer['options']): string =>
  [name, options.map(({ value }) => value).join(', ')].filter(Boolean).join(' - ')

const offersOfVariations = (product: ProductJson, variations: VariationJson[]): Offer[] =>
  variations
    .filter(({ purchasable, price }) => purchasable && price !== '')
    .map((variation) => {
      const options = variation.attributes
        .filter(({ option }) => option !== '')
        .map(({ name, slug, option }) => ({ name, slug, value: option }))
      return {
        ...offerOf(variation, product, nameWith(product.name, options), options),
        image: variation.image?.src ?? product.images[0]?.src ?? null,
      }
    })

const ownOffer = (product: ProductJson): Offer[] =>
  product.price === '' || product.type === 'grouped' || product.type === 'variable'
    ? []
    : [
        {
          ...offerOf(product, product, product.name, []),
          image: product.images[0]?.src ?? null,
        },
      ]

/**
 * Published products by their ids with what is sold of them, in the ids' order; others are left out. Parts of a grouped
 * product are read too.
 */
export const loadOffers = async (
  services: Services,
  c: HonoContext,
  ids: readonly number[],
  locale?: Locale,
): Promise<OfferedProduct[]> => {
  const documents = documentsOf(services)
  const found = await documents.get(c, 'product', ids, locale)
  const products = found.filter(({ status, type }) => status === 'publish' && type !== 'variation')
  const variations = await documents.get(
    c,
    'variation',
    products.flatMap((product) => product.variations),
    locale,
  )
  const byParent = Map.groupBy(variations, ({ parent_id }) => parent_id)
  const partIds = products.flatMap((product) => (product.type === 'grouped' ? product.grouped_products : []))
  const parts = partIds.length ? await loadParts(services, c, [...new Set(partIds)], locale) : new Map()
  return products.map((product) => {
    const own = product.grouped_products.flatMap((id) => parts.get(id) ?? [])
    return {
      product,
      parts: product.type === 'grouped' ? own : [],
      offers: [
        ...ownOffer(product),
        ...offersOfVariations(product, byParent.get(product.id) ?? []),
        ...(product.type === 'grouped' ? own.flatMap(({ offers }) => offers) : []),
      ],
    }
  })
}

/** What can be bought by itself, with the product that it belongs to. */
export interface ListedOffer {
  offer: Offer
  product: ProductJson
}

/** products that are made into answers before others get a turn */
const AT_ONCE = 50

const optionOf = (attribute: ProductJson['attributes'][number]): Offer['options'] =>
  'option' in attribute && attribute.option !== ''
    ? [{ name: attribute.name, slug: attribute.slug, value: attribute.option }]
    : []

const listedOffer = (item: ProductJson, product: ProductJson): ListedOffer => {
  const options = item.attributes.flatMap(optionOf)
  const isVariation = item.type === 'variation'
  const name = isVariation ? nameWith(product.name, options) : product.name
  return {
    product,
    offer: {
      ...offerOf(item, product, name, isVariation ? options : []),
      image: item.images[0]?.src ?? product.images[0]?.src ?? null,
    },
  }
}

/** Offers by their ids, which are those of products without options and of variations; in the shop's own language. */
export const loadListedOffers = async (
  services: Services,
  c: HonoContext,
  ids: readonly number[],
): Promise<ListedOffer[]> => {
  const documents = documentsOf(services)
  const { locale } = await readSettings(requestContext(c, services))
  const found: ListedOffer[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    if (at > 0) await setImmediate()
    const items = await documents.get(c, 'product', ids.slice(at, at + AT_ONCE), locale)
    const parents = await documents.get(c, 'product', [...new Set(items.map((one) => one.parent_id))], locale)
    const byId = new Map(parents.map((parent) => [parent.id, parent]))
    for (const one of items) {
      if (one.price !== '') found.push(listedOffer(one, byId.get(one.parent_id) ?? one))
    }
  }
  return found
}

/** A part that is a group itself comes without its parts, because groups may contain each other. */
const loadParts = async (
  services: Services,
  c: HonoContext,
  ids: readonly number[],
  locale: Locale | undefined,
): Promise<Map<number, OfferedProduct>> => {
  const simple = (await documentsOf(services).get(c, 'product', ids, locale)).filter(
    ({ type }) => type !== 'grouped',
  )
  const offered = await loadOffers(
    services,
    c,
    simple.map(({ id }) => id),
    locale,
  )
  return new Map(offered.map((one) => [one.product.id, one]))
}
