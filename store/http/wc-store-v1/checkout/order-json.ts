import type { Context as HonoContext } from 'hono'
import type { Minor } from '#common/money.ts'
import { sum } from '#common/sum.ts'
import { renderHtml, renderTitle } from '#store/http/html.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { lineMeta } from '#store/http/wc-v3/orders/line-meta.ts'
import { type CatalogProduct, loadProducts } from '#store/modules/catalog/catalog.ts'
import { findMedia } from '#store/modules/media/media.ts'
import {
  findRefunds,
  needsPayment,
  type Order,
  type OrderItem,
  refundedSum,
} from '#store/modules/orders/orders.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { type ItemContext, soldProductJson } from '../cart/cart-item-json.ts'
import { billingJson, shippingJson } from '../cart/cart-json.ts'
import { currencyFields, rawPrices } from '../currency.ts'
import { storeImageJson } from '../store-image.ts'

/** What is ordered does not depend on the stock that is left. */
const ORDERED = { low_stock_remaining: null, backorders_allowed: false, show_backorder_badge: false }

/** The product fields of a line whose product was deleted. */
const GONE = {
  short_description: '',
  description: '',
  sku: '',
  ...ORDERED,
  sold_individually: false,
  permalink: '',
}

const pricesOf = (item: OrderItem, { settings }: Pick<ItemContext, 'settings'>) => {
  const price = item.quantity > 0 ? Math.round(item.subtotal / item.quantity) : 0
  const currency = currencyFields(settings)
  return {
    price: String(price),
    regular_price: String(price),
    sale_price: String(price),
    price_range: null,
    ...currency,
    raw_prices: rawPrices({ price, regular_price: price, sale_price: price }, currency.currency_minor_unit),
  }
}

type LineContext = Omit<ItemContext, 'cart'> & { orderKey: string }

type LineMeta = OrderItem['meta_data'][number]

const isShown = ({ key, value }: LineMeta): boolean => !key.startsWith('_') && typeof value !== 'object'

/** Metadata by its id, as WooCommerce has it; a list where there is none. */
const itemDataJson = (meta: readonly LineMeta[], origin: string) =>
  meta.length === 0
    ? []
    : Object.fromEntries(
        meta.map(({ id, key, value, display_key, display_value }) => [
          id,
          {
            key,
            value: String(value),
            display_key,
            display_value: `${renderHtml(String(display_value), origin)}\n`,
          },
        ]),
      )

/** A line of an order, keys in WooCommerce's order; prices are those that it was sold for. */
const itemJson = (item: OrderItem, product: CatalogProduct | undefined, context: LineContext) => {
  const { origin, settings, media, orderKey, catalog } = context
  const picture = media.get(item.image_id ?? 0)
  const meta = lineMeta(item, { taxonomy: catalog.taxonomy, locale: settings.locale }).filter(isShown)
  const options = product?.choices.map(({ slug }) => slug) ?? item.meta_data.map(({ key }) => key)
  return {
    key: orderKey,
    id: item.id,
    quantity: item.quantity,
    quantity_limits: { minimum: item.quantity, maximum: item.quantity, multiple_of: 1, editable: false },
    name: renderTitle(item.name),
    ...(product ? { ...soldProductJson(product, context), ...ORDERED } : GONE),
    images: picture ? [storeImageJson(origin, picture)] : [],
    variation: meta
      .filter(({ key }) => options.includes(key))
      .map(({ key, display_key, value }) => ({
        raw_attribute: key,
        attribute: display_key,
        value: String(value),
      })),
    item_data: itemDataJson(meta, origin),
    prices: pricesOf(item, { settings }),
    totals: {
      line_subtotal: String(item.subtotal),
      line_subtotal_tax: String(item.subtotal_tax),
      line_total: String(item.total),
      line_total_tax: String(item.total_tax),
      ...currencyFields(settings),
    },
    catalog_visibility: (product?.parent ?? product)?.catalog_visibility ?? 'hidden',
  }
}

const totalsJson = (order: Order, refunded: Minor, { settings }: Pick<ItemContext, 'settings'>) => {
  const of = (kind: OrderItem['kind']) => order.items.filter((item) => item.kind === kind)
  const [lines, fees] = [of('line_item'), of('fee')]
  return {
    subtotal: String(sum(lines, ({ subtotal }) => subtotal)),
    total_discount: String(order.discount_total),
    total_shipping: String(order.shipping_total),
    total_fees: String(sum(fees, ({ total }) => total)),
    total_tax: String(order.total_tax),
    total_refund: String(refunded),
    total_price: String(order.total),
    total_items: String(sum(lines, ({ total }) => total)),
    total_items_tax: String(sum(lines, ({ total_tax }) => total_tax)),
    total_fees_tax: String(sum(fees, ({ total_tax }) => total_tax)),
    total_discount_tax: String(order.discount_tax),
    total_shipping_tax: String(order.shipping_tax),
    tax_lines: of('tax').map(({ name, total, total_tax, details }) => ({
      name,
      price: String(total + total_tax),
      rate: String(Number(details.rate ?? 0) / 10_000),
    })),
    ...currencyFields(settings),
  }
}

/** `wc/store/v1/order/{id}`, keys in WooCommerce's order. */
export const orderJson = async (c: HonoContext, services: Services, order: Order) => {
  const context = requestContext(c, services)
  const settings = await readSettings(context)
  const of = (kind: OrderItem['kind']) => order.items.filter((item) => item.kind === kind)
  const lines = of('line_item')
  const productOf = ({ variation_id, product_id }: OrderItem) => variation_id || product_id
  const products = await loadProducts(context, lines.map(productOf))
  const line: LineContext = {
    settings,
    catalog: services.catalog,
    media: await findMedia(
      context,
      lines.map(({ image_id }) => image_id),
    ),
    origin: originOf(c.req, services),
    orderKey: order.order_key,
  }
  const amounts = (total: string, item: OrderItem) => ({
    [total]: String(item.total),
    [`${total}_tax`]: String(item.total_tax),
    ...currencyFields(settings),
  })
  return {
    id: order.id,
    status: order.status,
    items: lines.map((item) => itemJson(item, products.get(productOf(item)), line)),
    coupons: of('coupon').map((item) => ({
      code: item.name,
      discount_type: String(item.details.discount_type ?? 'fixed_cart'),
      totals: amounts('total_discount', item),
    })),
    fees: of('fee').map((item) => ({
      id: item.id,
      key: order.order_key,
      name: item.name,
      totals: amounts('total', item),
    })),
    totals: totalsJson(order, refundedSum(await findRefunds(context, [order.id])), line),
    shipping_address: shippingJson(order.shipping),
    billing_address: billingJson(order.billing),
    needs_payment: needsPayment(order),
    needs_shipping: lines.some((item) => products.get(productOf(item))?.virtual === false),
    payment_requirements: ['products'],
    errors: [],
  }
}
