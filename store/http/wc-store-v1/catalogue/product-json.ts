import { renderTitle } from '#store/http/html.ts'
import { siteUrls } from '#store/http/site/urls.ts'
import { cleanedPriceHtml, priceHtml } from '#store/http/wc-v3/products/documents/price-html.ts'
import { html, isForSale, permalink } from '#store/http/wc-v3/products/documents/product-json.ts'
import { type Prices, pricesOf } from '#store/http/wc-v3/products/documents/product-prices.ts'
import type { SerializerContext } from '#store/http/wc-v3/serializer-context.ts'
import { type CatalogProduct, optionNames, type Taxonomy } from '#store/modules/catalog/catalog.ts'
import { currencyFields, minorText } from '../currency.ts'
import { lowStock } from '../stock-limits.ts'
import { storeImageJson } from '../store-image.ts'
import { productMessages } from './product-messages.ts'
import { addToCart, type Purchase, stockAvailability } from './product-purchase.ts'

const hasSeveralPrices = ({ type }: CatalogProduct): boolean => type === 'variable' || type === 'grouped'

/** Minor units as text. WooCommerce gives 0 where there is no price. */
const minor = (amount: number | null | undefined): string => minorText(amount ?? 0)

/** A sale whose old price was not charged is shown as none, as everywhere in the shop. */
const showsSale = ({ onSale, claim }: Prices): boolean => onSale && !claim.unproven

const rangeOf = ({ type }: CatalogProduct, { span }: Prices) => {
  if (!span || !(type === 'grouped' || (type === 'variable' && span.min !== span.max))) return null
  return { min_amount: minor(span.min), max_amount: minor(span.max) }
}

const pricesJson = (product: CatalogProduct, prices: Prices, { settings }: SerializerContext) => {
  const { price, claim } = prices
  const several = hasSeveralPrices(product)
  const before = several ? claim.regularMin : prices.regular
  const isPlain = prices.onSale && !showsSale(prices)
  return {
    price: minor(price),
    regular_price: minor(isPlain ? price : (before ?? price)),
    sale_price: minor(isPlain || several ? price : (prices.sale ?? price)),
    price_range: rangeOf(product, prices),
    ...currencyFields(settings),
  }
}

const imagesOf = ({ image_ids, parent }: CatalogProduct, { pictures, origin }: SerializerContext) => {
  const ids = image_ids.length ? image_ids : (parent?.image_ids.slice(0, 1) ?? [])
  return ids.flatMap((id) => {
    const media = pictures.get(id)
    return media ? [storeImageJson(origin, media)] : []
  })
}

interface Named {
  id: number
  name: string
  slug: string
}

const linked = (
  ids: readonly number[],
  rows: ReadonlyMap<number, Named>,
  pathOf: (slug: string) => string,
  origin: string,
) =>
  ids
    .flatMap((id) => rows.get(id) ?? [])
    .map(({ id, name, slug }) => ({ id, name, slug, link: origin + pathOf(slug) }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))

/** An option as the shop lists it; one that only this product has is known by its name. */
const termJson = (taxonomy: Taxonomy, attributeId: number, name: string): Named => {
  const term = attributeId > 0 ? taxonomy.termOf(attributeId, name) : undefined
  return { id: term?.id ?? 0, name, slug: term?.slug ?? name }
}

const attributesOf = ({ attributes }: CatalogProduct, { taxonomy }: SerializerContext) =>
  attributes.map(({ id, name, slug, variation, options }) => ({
    id,
    name,
    taxonomy: id > 0 ? slug : null,
    has_variations: variation,
    terms: options.map((option) => termJson(taxonomy, id, option)),
  }))

/** What a variation has of an attribute; null where any option will do. */
const choiceJson = (
  taxonomy: Taxonomy,
  { id, name }: CatalogProduct['attributes'][number],
  { choices }: CatalogProduct,
) => {
  const option = choices.find((one) => one.id === id && (id > 0 || one.name === name))?.option
  return { name, value: option ? termJson(taxonomy, id, option).slug : null }
}

const variationsOf = (product: CatalogProduct, context: SerializerContext) => {
  if (product.type !== 'variable') return []
  const { catalog, taxonomy, variations } = context
  const chosen = product.attributes.filter(({ variation }) => variation)
  return (catalog.summary(product.id)?.variationIds ?? []).flatMap((id) => {
    const variation = variations.get(id)
    if (variation?.status !== 'publish') return []
    return [{ id, attributes: chosen.map((attribute) => choiceJson(taxonomy, attribute, variation)) }]
  })
}

const chosenOptions = ({ choices }: CatalogProduct): string =>
  choices
    .filter(({ option }) => option)
    .map(({ name, option }) => `${name}: ${option}`)
    .join(', ')

/** A variation is found where its product is. */
const groupsOf = (product: CatalogProduct, { taxonomy, origin, settings }: SerializerContext) => {
  if (product.type === 'variation') return { categories: [], tags: [], brands: [] }
  const brandPath = (slug: string) => siteUrls.productBrand(settings.brand_slug, slug)
  return {
    categories: linked(product.category_ids, taxonomy.categories, siteUrls.productCategory, origin),
    tags: linked(product.tag_ids, taxonomy.tags, siteUrls.productTag, origin),
    brands: linked(product.brand_ids, taxonomy.brands, brandPath, origin),
  }
}

const purchaseOf = (product: CatalogProduct, prices: Prices, context: SerializerContext): Purchase => {
  const { catalog, settings, language } = context
  const options = optionNames(product.choices)
  const name = renderTitle((product.parent ?? product).name)
  return {
    product,
    name: options && product.parent ? `${name} &#8211; ${renderTitle(options)}` : name,
    permalink: permalink(product, context),
    forSale: isForSale(product, prices.price),
    stockStatus: hasSeveralPrices(product)
      ? (catalog.summary(product.id)?.stock ?? product.stock.status)
      : product.stock.status,
    messages: productMessages(language ?? settings.locale),
  }
}

/** A product or variation of `wc/store/v1/products`, keys in WooCommerce's order. */
export const storeProductJson = (product: CatalogProduct, context: SerializerContext) => {
  const { catalog, settings, language } = context
  const prices = pricesOf(product, catalog.summary(product.id), context)
  const purchase = purchaseOf(product, prices, context)
  const regularSpan = showsSale(prices) ? prices.regularSpan : null
  return {
    id: product.id,
    name: renderTitle((product.parent ?? product).name),
    slug: product.slug,
    parent: product.parent_id,
    type: product.type,
    variation: chosenOptions(product),
    permalink: purchase.permalink,
    sku: product.sku || (product.parent?.sku ?? ''),
    short_description: html(product.short_description, context).trim(),
    description: html(product.description, context).trim(),
    on_sale: showsSale(prices),
    prices: pricesJson(product, prices, context),
    price_html: cleanedPriceHtml(
      priceHtml(prices.span, regularSpan, { ...settings, locale: language ?? settings.locale }),
    ),
    average_rating: product.rating_count === 0 ? '0' : (product.average_rating / 100).toFixed(2),
    review_count: product.rating_count,
    images: imagesOf(product, context),
    ...groupsOf(product, context),
    attributes: attributesOf(product, context),
    variations: variationsOf(product, context),
    grouped_products: product.grouped_ids.filter(catalog.isListed),
    has_options: product.type === 'variable',
    is_purchasable: purchase.forSale,
    is_in_stock: purchase.stockStatus !== 'outofstock',
    is_on_backorder: purchase.stockStatus === 'onbackorder',
    low_stock_remaining: lowStock(product, settings),
    stock_availability: stockAvailability(purchase),
    sold_individually: product.sold_individually,
    add_to_cart: addToCart(purchase),
    extensions: {},
  }
}

export type StoreProductJson = ReturnType<typeof storeProductJson>
