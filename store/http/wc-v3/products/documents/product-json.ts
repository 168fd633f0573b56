import { autop } from '#common/autop.ts'
import { formatPrice } from '#common/money.ts'
import { renderHtml } from '#store/http/html.ts'
import { imageJson } from '#store/http/image.ts'
import { siteUrls } from '#store/http/site/urls.ts'
import type { SerializerContext } from '#store/http/wc-v3/serializer-context.ts'
import { datePair } from '#store/http/wp-rest/dates.ts'
import { itemLinks } from '#store/http/wp-rest/links.ts'
import { EDITS } from '#store/http/wp-rest/route.ts'
import {
  type Catalog,
  type CatalogProduct,
  choiceKey,
  choiceQuery,
  variationTitle,
} from '#store/modules/catalog/catalog.ts'
import { languagesJson } from '#store/modules/translations/translations.ts'
import type { Image } from '#store-api/contract/products.ts'
import { priceHtml } from './price-html.ts'
import { type Prices, pricesOf } from './product-prices.ts'

const READS = ['GET'] as const
const WRITES = ['GET', ...EDITS, 'DELETE'] as const

/** What somebody may do to an item, for its links. */
export const itemMethods = (mayWrite: boolean): readonly string[] => (mayWrite ? WRITES : READS)
const RELATED = 5
/** the beginning of anything but a tag that needs no sanitising because it carries nothing */
const NEEDS_SANITISING = /<(?!\/?(?:p|br|ul|ol|li|b|strong|i|em|h[2-6]) ?\/?>)/

export const html = (text: string, { origin, raw }: SerializerContext): string => {
  if (raw || text === '') return text
  if (!text.includes('<')) return `${autop(text)}\n`
  return text.startsWith('<') && !NEEDS_SANITISING.test(text) ? autop(text) : renderHtml(text, origin)
}

const money = (amount: number | null | undefined, { settings }: SerializerContext): string =>
  amount === null || amount === undefined ? '' : formatPrice(amount, settings.currency.decimals)

/** A picture as products show it: WooCommerce's keys, then ours. */
export const productImage = (id: number, { origin, settings, pictures }: SerializerContext) => {
  const media = pictures.get(id)
  if (!media) return []
  const { id: _, ...image }: Image = imageJson(origin, media)
  return [
    {
      id,
      ...datePair('date_created', media.created_at, settings.timezone),
      ...datePair('date_modified', media.updated_at, settings.timezone),
      ...image,
    },
  ]
}

interface Named {
  id: number
  name: string
  slug: string
}
const named = (ids: readonly number[], rows: ReadonlyMap<number, Named>): Named[] =>
  ids
    .flatMap((id) => rows.get(id) ?? [])
    .map(({ id, name, slug }) => ({ id, name, slug }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))

/** Where a product is shown; a variation with its options chosen. A draft has no place yet, and WordPress's own form. */
export const permalink = (product: CatalogProduct, { origin, taxonomy }: SerializerContext): string => {
  const { id, slug } = product.parent ?? product
  if (slug === '') return `${origin}/?post_type=product&p=${id}`
  return origin + siteUrls.product(slug) + choiceQuery(product, taxonomy)
}

const COST = /cost|purchase_price|wholesale/i
/** Meta that shoppers may see: neither the shop's own (underscore) nor what it paid. */
const metaOf = (product: CatalogProduct, { view }: SerializerContext) =>
  view === 'full'
    ? product.meta_data
    : product.meta_data.filter(({ key }) => !key.startsWith('_') && !COST.test(key))

/** Whether it can be bought, a variable product by its variations. */
export const isForSale = (product: CatalogProduct, price: number | null): boolean =>
  product.type === 'variable' ? product.status === 'publish' && price !== null : product.purchasable

export const saleFields = (product: CatalogProduct, prices: Prices, context: SerializerContext) => ({
  price: money(prices.price, context),
  regular_price: money(prices.regular, context),
  sale_price: money(prices.sale, context),
  ...datePair('date_on_sale_from', product.sale_from_at, context.settings.timezone),
  ...datePair('date_on_sale_to', product.sale_to_at, context.settings.timezone),
  on_sale: prices.onSale,
})

export const downloadFields = (product: CatalogProduct, { view }: SerializerContext) => ({
  virtual: product.virtual,
  downloadable: product.downloadable,
  downloads: product.downloads.map(({ id, name, file }) => ({ id, name, file: view === 'full' ? file : '' })),
  download_limit: product.download_limit,
  download_expiry: product.download_expiry,
})

export const stockFields = (product: CatalogProduct, status: string, { view }: SerializerContext) => ({
  manage_stock: product.manage_stock,
  stock_quantity: product.stock.quantity,
  backorders: product.stock.backorders,
  backorders_allowed: product.stock.backorders !== 'no',
  backordered: status === 'onbackorder',
  low_stock_amount: view === 'full' ? product.low_stock_amount : null,
})

export const shippingFields = (product: CatalogProduct, { taxonomy }: SerializerContext) => ({
  shipping_class: taxonomy.shippingClasses.get(product.shipping_class_id)?.slug ?? '',
  shipping_class_id: product.shipping_class_id,
})

const vendorOf = (product: CatalogProduct, { origin, settings, vendors }: SerializerContext) => {
  const vendor = settings.mvf_enabled ? vendors.get(product.vendor_id) : undefined
  if (!vendor) return {}
  const name = `${vendor.first_name} ${vendor.last_name}`.trim() || vendor.store_name
  return {
    store: {
      id: vendor.id,
      name,
      shop_name: vendor.store_name,
      url: origin + siteUrls.vendor(vendor),
    },
  }
}

/** The product of a variation, or what a product is filed under; 0 for none. */
const parentOf = ({ parent_id, post_parent }: CatalogProduct): number => parent_id || post_parent

const linksOf = (product: CatalogProduct, { origin, view }: SerializerContext) =>
  itemLinks(
    `${origin}/wp-json/wc/v3`,
    '/products',
    product.id,
    itemMethods(view === 'full'),
    parentOf(product) ? `/products/${parentOf(product)}` : undefined,
  )

/** Ours: what the storefront says of a sale; WooCommerce's own fields tell of it as it was entered. */
export const claimFields = ({ claim }: Prices, context: SerializerContext) => ({
  ...(claim.unproven && { sale_unproven: true as const }),
  ...(claim.lowest !== null && { lowest_price: money(claim.lowest, context) }),
})

/** Ours, for the staff alone: what wholesale customers pay, where that is another price. */
export const wholesaleFields = ({ wholesale_price: price }: CatalogProduct, context: SerializerContext) =>
  context.view === 'full' && price !== null ? { wholesale_price: money(price, context) } : {}

/** For cards: of a product with several prices WooCommerce itself answers only the lowest, and no regular price. */
export const rangeOf = (product: CatalogProduct, { span, claim }: Prices, context: SerializerContext) => {
  if (!span || (product.type !== 'variable' && product.type !== 'grouped')) return {}
  return {
    price_range: {
      min: money(span.min, context),
      max: money(span.max, context),
      regular_min: money(claim.regularMin, context),
    },
  }
}

type Related = (this: { id: number }) => number[]
const relatedOf = new WeakMap<Catalog, Related>()

/** One function for all documents of a catalogue: with a getter of its own each would be kept as a hash table. */
const relatedReader = (catalog: Catalog): Related => {
  const known = relatedOf.get(catalog)
  if (known) return known
  const read: Related = function () {
    return catalog.related(this.id, RELATED)
  }
  relatedOf.set(catalog, read)
  return read
}

/** Has related products found when they are told: most answers leave them out, and they change with other products. */
const tellRelated = <T extends { id: number }>(
  document: T,
  catalog: Catalog,
): T & { related_ids: number[] } =>
  Object.defineProperty(document, 'related_ids', {
    enumerable: true,
    configurable: true,
    get: relatedReader(catalog),
  }) as T & { related_ids: number[] }

/** A variation without a name of its own is called by its options. */
export const nameOf = ({ name, parent, choices }: CatalogProduct): string =>
  parent && name === parent.name ? variationTitle(name, choices) : name

/** What a variation is chosen by, as it stands in its permalink. */
export const choicesJson = ({ choices }: CatalogProduct) =>
  choices.map((choice) => ({ ...choice, slug: choiceKey(choice.slug) }))

/** `wc/v3/products`, keys in WooCommerce's order. A variation can be told as a product too. */
export const productJson = (product: CatalogProduct, context: SerializerContext) => {
  const { catalog, settings, taxonomy, translations, view } = context
  const summary = catalog.summary(product.id)
  const prices = pricesOf(product, summary, context)
  const stockStatus =
    product.type === 'variable' ? (summary?.stock ?? product.stock.status) : product.stock.status
  const isVariation = product.type === 'variation'
  const first = {
    id: product.id,
    name: nameOf(product),
    slug: product.slug,
    permalink: permalink(product, context),
    ...datePair('date_created', product.created_at, settings.timezone),
    ...datePair('date_modified', product.updated_at, settings.timezone),
    type: product.type,
    status: product.status,
    featured: product.featured,
    catalog_visibility: product.catalog_visibility,
    description: html(product.description, context),
    short_description: html(product.short_description, context),
    sku: product.sku || (product.parent?.sku ?? ''),
    ...saleFields(product, prices, context),
    purchasable: isForSale(product, prices.price),
    total_sales: product.total_sales,
    ...downloadFields(product, context),
    external_url: product.external_url,
    button_text: product.button_text,
    tax_status: product.tax_status,
    tax_class: product.tax_class,
    ...stockFields(product, stockStatus, context),
    sold_individually: product.sold_individually,
    weight: product.weight,
    dimensions: { length: product.length, width: product.width, height: product.height },
    shipping_required: !product.virtual,
    shipping_taxable: !product.virtual && product.tax_status !== 'none',
    ...shippingFields(product, context),
    // who edits a product reads its own switch, as in WooCommerce; shoppers whether they may write
    reviews_allowed: product.reviews_allowed && !isVariation && (view === 'full' || settings.enable_reviews),
    average_rating:
      context.raw && product.rating_count === 0 ? '0' : (product.average_rating / 100).toFixed(2),
    rating_count: product.rating_count,
    upsell_ids: product.upsell_ids,
    cross_sell_ids: product.cross_sell_ids,
    parent_id: parentOf(product),
    purchase_note: view === 'full' ? html(product.purchase_note, context) : '',
    categories: named(product.category_ids, taxonomy.categories),
    brands: named(product.brand_ids, taxonomy.brands),
    tags: named(product.tag_ids, taxonomy.tags),
    images: product.image_ids.flatMap((id) => productImage(id, context)),
    attributes: isVariation ? choicesJson(product) : product.attributes,
    default_attributes: product.default_attributes,
    variations: product.type === 'variable' ? (summary?.variationIds ?? []) : [],
    grouped_products: product.grouped_ids,
    menu_order: product.menu_order,
    price_html: priceHtml(
      prices.span,
      prices.regularSpan,
      context.language ? { ...settings, locale: context.language } : settings,
    ),
  }
  // key by key in this order
  return Object.assign(isVariation ? { ...first, related_ids: [] } : tellRelated(first, catalog), {
    meta_data: metaOf(product, context),
    stock_status: stockStatus,
    has_options: product.type === 'variable',
    post_password: '',
    global_unique_id: product.global_unique_id,
    ...languagesJson(
      settings.locale,
      'product',
      product.parent ?? product,
      translations.get(product.parent_id || product.id),
    ),
    ...rangeOf(product, prices, context),
    ...claimFields(prices, context),
    ...wholesaleFields(product, context),
    ...vendorOf(product, context),
    _links: linksOf(product, context),
  })
}

export type ProductJson = ReturnType<typeof productJson>
