import { mediaUrl } from '#store/http/image.ts'
import { datePair } from '#store/http/wp-rest/dates.ts'
import { createDecimals, type Decimals } from '#store/http/wp-rest/decimals.ts'
import type { Taxonomy } from '#store/modules/catalog/catalog.ts'
import type { Media } from '#store/modules/media/media.ts'
import {
  EDITABLE,
  needsPayment,
  type Order,
  type OrderItem,
  type Refund,
} from '#store/modules/orders/orders.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'
import { lineMeta } from './line-meta.ts'

/** The version whose shapes are spoken. */
const VERSION = '10.5.0'

export interface OrderContext {
  origin: string
  settings: StoreSettings
  /** digits after the point, the shop's own when not asked for */
  dp: number
  media: ReadonlyMap<number, Media>
  taxonomy: Taxonomy
  refunds: readonly Refund[]
  /** something in it has to be made or sent */
  needsProcessing: boolean
}

export type Write = Decimals &
  Pick<OrderContext, 'origin' | 'media' | 'taxonomy'> &
  Pick<StoreSettings, 'locale'>

/** An amount before it was rounded. */
const exact = ({ details, ...item }: OrderItem, of: 'total' | 'total_tax'): number =>
  Number(details[`exact_${of}`] ?? item[of])

const taxesJson = (item: OrderItem, write: Write, withSubtotal: boolean) =>
  item.taxes.map(({ id, total, subtotal }) => ({
    id,
    total: write.money(total),
    subtotal: withSubtotal ? write.money(subtotal) : '',
  }))

/** As WooCommerce has it: the id is text for a product, a number for a variation. */
const imageJson = (item: OrderItem, { origin, media }: Write) => {
  const picture = item.image_id === null ? undefined : media.get(item.image_id)
  if (!picture) return { id: item.product_id ? '' : 0, src: '' }
  return { id: item.variation_id ? picture.id : String(picture.id), src: mediaUrl(origin, picture) }
}

export const lineJson = (item: OrderItem, write: Write) => ({
  id: item.id,
  name: item.name,
  product_id: item.product_id,
  variation_id: item.variation_id,
  quantity: item.quantity,
  tax_class: item.tax_class,
  subtotal: write.money(item.subtotal),
  subtotal_tax: write.money(item.subtotal_tax),
  total: write.money(item.total),
  total_tax: write.money(item.total_tax),
  taxes: taxesJson(item, write, true),
  meta_data: lineMeta(item, write),
  // a line without a product has no words of one
  sku: item.product_id ? item.sku : null,
  global_unique_id: item.product_id ? item.global_unique_id : null,
  price: item.quantity ? Number(write.price(exact(item, 'total'))) / item.quantity : 0,
  image: imageJson(item, write),
  parent_name: item.parent_name,
})

export const taxJson = ({ id, name, total, total_tax, details, meta_data }: OrderItem, write: Write) => ({
  id,
  rate_code: String(details.rate_code ?? `${name.toUpperCase()}-1`),
  rate_id: Number(details.rate_id ?? 0),
  label: name,
  compound: Boolean(details.compound),
  tax_total: write.money(total),
  shipping_tax_total: write.money(total_tax),
  rate_percent: Number(details.rate ?? 0) / 10_000,
  meta_data,
})

export const shippingJson = (item: OrderItem, write: Write) => ({
  id: item.id,
  method_title: item.name,
  method_id: String(item.details.method_id ?? ''),
  instance_id: String(item.details.instance_id ?? ''),
  total: write.money(item.total),
  total_tax: write.money(item.total_tax),
  taxes: taxesJson(item, write, false),
  tax_status: item.tax_status,
  meta_data: item.meta_data,
})

export const feeJson = (item: OrderItem, write: Write) => ({
  id: item.id,
  name: item.name,
  tax_class: item.tax_class,
  tax_status: item.tax_status,
  // known of a checkout's fees; of one that was written only the total is
  amount: item.details.amount === undefined ? '' : write.price(Number(item.details.amount)),
  total: write.money(item.total),
  total_tax: write.money(item.total_tax),
  taxes: taxesJson(item, write, false),
  meta_data: item.meta_data,
})

const couponJson = (item: OrderItem, write: Write) => {
  const { id, name, details, meta_data } = item
  const type = String(details.discount_type ?? 'fixed_cart')
  const amount = Number(details.amount ?? 0)
  const nominal = type === 'percent' ? amount / 100 : write.number(amount)
  // as WooCommerce abridges it: its commonest type is null, free delivery a fifth entry
  const info = JSON.stringify([
    Number(details.coupon_id ?? 0),
    name,
    type === 'fixed_cart' ? null : type,
    nominal,
    ...(details.free_shipping ? [true] : []),
  ])
  const known = { id, key: 'coupon_info', value: info, display_key: 'coupon_info', display_value: info }
  return {
    id,
    code: name,
    discount: write.price(exact(item, 'total')),
    discount_tax: write.price(exact(item, 'total_tax')),
    meta_data: meta_data.length ? meta_data : [known],
    discount_type: type,
    nominal_amount: nominal,
    free_shipping: Boolean(details.free_shipping),
  }
}

/** The keys of an address in WooCommerce's order, '' for those it lacks. */
const addressJson = (address: object, keys: readonly string[]) => {
  const known = address as Record<string, string | undefined>
  return Object.fromEntries(keys.map((key) => [key, known[key] ?? '']))
}
const SHIPPING = 'first_name last_name company address_1 address_2 city state postcode country phone'.split(
  ' ',
)
const BILLING = [...SHIPPING.slice(0, -1), 'email', 'phone']

/** An order as `wc/v3` shows it to those who run the shop. */
export const orderJson = (order: Order, context: OrderContext) => {
  const { origin, settings, dp, refunds, needsProcessing } = context
  const { media, taxonomy } = context
  const { currency, locale } = settings
  const write: Write = { ...createDecimals(currency.decimals, dp), origin, media, taxonomy, locale }
  const of = (kind: OrderItem['kind']) => order.items.filter((item) => item.kind === kind)
  const created = datePair('date_created', order.created_at, settings.timezone)
  const modified = datePair('date_modified', order.updated_at, settings.timezone)
  const completed = datePair('date_completed', order.completed_at, settings.timezone)
  const paid = datePair('date_paid', order.paid_at, settings.timezone)
  return {
    id: order.id,
    parent_id: order.parent_order_id,
    status: order.status,
    currency: order.currency,
    version: VERSION,
    prices_include_tax: Boolean(order.prices_include_tax),
    date_created: created.date_created,
    date_modified: modified.date_modified,
    discount_total: write.money(order.discount_total),
    discount_tax: write.money(order.discount_tax),
    shipping_total: write.money(order.shipping_total),
    shipping_tax: write.money(order.shipping_tax),
    cart_tax: write.money(order.cart_tax),
    total: write.money(order.total),
    total_tax: write.money(order.total_tax),
    customer_id: order.customer_id,
    order_key: order.order_key,
    billing: addressJson(order.billing, BILLING),
    shipping: addressJson(order.shipping, SHIPPING),
    payment_method: order.payment_method,
    payment_method_title: order.payment_method_title,
    transaction_id: order.transaction_id,
    customer_ip_address: order.customer_ip_address,
    customer_user_agent: order.customer_user_agent,
    created_via: order.created_via,
    customer_note: order.customer_note,
    date_completed: completed.date_completed,
    date_paid: paid.date_paid,
    cart_hash: order.cart_hash,
    number: String(order.id),
    meta_data: order.meta_data,
    line_items: of('line_item').map((item) => lineJson(item, write)),
    tax_lines: of('tax').map((item) => taxJson(item, write)),
    shipping_lines: of('shipping').map((item) => shippingJson(item, write)),
    fee_lines: of('fee').map((item) => feeJson(item, write)),
    coupon_lines: of('coupon').map((item) => couponJson(item, write)),
    refunds: refunds.map(({ id, reason, amount }) => ({ id, reason, total: `-${write.money(amount)}` })),
    payment_url: `${origin}/mobile-checkout/order-received/${order.id}?key=${order.order_key}`,
    is_editable: EDITABLE.has(order.status),
    needs_payment: needsPayment(order),
    needs_processing: needsProcessing,
    date_created_gmt: created.date_created_gmt,
    date_modified_gmt: modified.date_modified_gmt,
    date_completed_gmt: completed.date_completed_gmt,
    date_paid_gmt: paid.date_paid_gmt,
    currency_symbol: order.currency === settings.currency.code ? settings.currency.symbol : order.currency,
  }
}
