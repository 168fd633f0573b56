import { createHash } from 'node:crypto'
import { imageIdOf } from '#store/http/ghab-v1/cart/quote-json.ts'
import { renderHtml, renderTitle } from '#store/http/html.ts'
import { siteUrls } from '#store/http/site/urls.ts'
import { saleClaimOf } from '#store/http/wc-v3/products/documents/sale-claim.ts'
import type { PricedCart, PricedCartLine } from '#store/modules/cart/cart.ts'
import {
  type Catalog,
  type CatalogProduct,
  choiceQuery,
  type Taxonomy,
} from '#store/modules/catalog/catalog.ts'
import type { Media } from '#store/modules/media/media.ts'
import { shownPrice } from '#store/modules/pricing/pricing.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'
import { MAX_QUANTITY } from '#store-api/contract/cart.ts'
import { currencyFields, minorText, rawPrices } from '../currency.ts'
import { lowStock } from '../stock-limits.ts'
import { storeImageJson } from '../store-image.ts'

/** What the lines of one answer need beside themselves. */
export interface ItemContext {
  cart: PricedCart
  settings: StoreSettings
  catalog: Catalog
  media: ReadonlyMap<number, Media>
  origin: string
}

type Option = PricedCartLine['options'][number]

/** `attribute_pa_color`: how WooCommerce names an option in forms and in the key of a line. */
const rawAttribute = ({ slug }: Pick<Option, 'slug'>): string =>
  `attribute_${slug.toLowerCase().replaceAll(' ', '-')}`

const byName = (a: Option, b: Option): number => (rawAttribute(a) < rawAttribute(b) ? -1 : 1)

const keyedOption = (product: CatalogProduct, option: Option, taxonomy: Taxonomy): string => {
  const attribute = product.choices.find(({ slug }) => slug === option.slug)
  const term = attribute && attribute.id > 0 ? taxonomy.termOf(attribute.id, option.option) : undefined
  return rawAttribute(option) + (term?.slug ?? option.option)
}

/** The key of a line, the same for the same product and options in every cart. */
export const itemKey = (product: CatalogProduct, options: readonly Option[], taxonomy: Taxonomy): string => {
  const parts = product.parent
    ? [
        String(product.parent_id),
        String(product.id),
        ...(options.length
          ? [
              [...options]
                .sort(byName)
                .map((option) => keyedOption(product, option, taxonomy))
                .join(''),
            ]
          : []),
      ]
    : [String(product.id)]
  return createHash('md5').update(parts.join('_')).digest('hex')
}

const pricesOf = (line: PricedCartLine, { cart, catalog, settings }: ItemContext) => {
  const { product } = line
  const asShown = (amount: number): number =>
    shownPrice(
      amount,
      { taxable: line.taxable, taxClass: product.tax_class },
      cart.taxes,
      cart.displayWithTax,
    )
  const price = asShown(line.unitPrice)
  const isClaimed = !saleClaimOf([catalog.summary(product.id)], settings).unproven
  const regular = line.onSale && !isClaimed ? price : asShown(line.regularPrice)
  const sale = line.onSale || product.sale_price === null ? price : asShown(product.sale_price)
  const currency = currencyFields(settings)
  return {
    price: minorText(price),
    regular_price: minorText(regular),
    sale_price: minorText(sale),
    price_range: null,
    ...currency,
    raw_prices: rawPrices({ price, regular_price: regular, sale_price: sale }, currency.currency_minor_unit),
  }
}

/** The product fields of a line of a cart or an order, between its name and its pictures. */
export const soldProductJson = (
  product: CatalogProduct,
  { origin, settings, catalog }: Pick<ItemContext, 'origin' | 'settings' | 'catalog'>,
) => {
  const html = (text: string) => (text === '' ? '' : renderHtml(text, origin))
  return {
    short_description: html(product.short_description),
    description: html(product.description),
    sku: product.sku || (product.parent?.sku ?? ''),
    low_stock_remaining: lowStock(product, settings),
    backorders_allowed: product.stock.backorders !== 'no',
    show_backorder_badge: product.stock.backorders === 'notify' && product.stock.status === 'onbackorder',
    sold_individually: product.sold_individually,
    permalink:
      origin + siteUrls.product((product.parent ?? product).slug) + choiceQuery(product, catalog.taxonomy),
  }
}

/** A line of the cart, keys in WooCommerce's order. */
export const cartItemJson = (line: PricedCartLine, context: ItemContext) => {
  const { origin, settings, media } = context
  const { product } = line
  const picture = media.get(imageIdOf(line) ?? 0)
  return {
    key: line.key,
    id: product.id,
    type: product.type,
    quantity: line.quantity,
    quantity_limits: {
      minimum: 1,
      maximum: Math.min(line.maxQuantity ?? MAX_QUANTITY, MAX_QUANTITY),
      multiple_of: 1,
      editable: !product.sold_individually,
    },
    name: renderTitle(line.parentName ?? line.name),
    ...soldProductJson(product, context),
    images: picture ? [storeImageJson(origin, picture)] : [],
    variation: [...line.options].sort(byName).map((option) => ({
      raw_attribute: rawAttribute(option),
      attribute: option.name,
      value: option.option,
    })),
    item_data: [],
    prices: pricesOf(line, context),
    totals: {
      line_subtotal: String(line.subtotal),
      line_subtotal_tax: String(line.subtotalTax),
      line_total: String(line.total),
      line_total_tax: String(line.totalTax),
      ...currencyFields(settings),
    },
    catalog_visibility: (product.parent ?? product).catalog_visibility,
    extensions: {},
  }
}
