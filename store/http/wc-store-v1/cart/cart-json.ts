import type { Context as HonoContext } from 'hono'
import { escapeHtml } from '#common/escape-html.ts'
import { roundHalfDown } from '#common/money.ts'
import { imageIdOf } from '#store/http/ghab-v1/cart/quote-json.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { documentsOf } from '#store/http/wc-v3/products/documents/product-documents.ts'
import type { PricedCart, RemovedLine, SavedAddress, SavedCart } from '#store/modules/cart/cart.ts'
import { offerPaymentMethods } from '#store/modules/checkout/checkout.ts'
import { findMedia } from '#store/modules/media/media.ts'
import { readSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { currencyFields } from '../currency.ts'
import { cartItemJson } from './cart-item-json.ts'
import { couponMessage } from './coupon-messages.ts'

/** products beside a cart */
const MOST_CROSS_SELLS = 12
const GRAMS: Record<string, number> = { kg: 1000, g: 1, lbs: 453.592, oz: 28.3495 }

type Addressed = Omit<SavedAddress, 'email' | 'phone'>

const addressJson = ({ first_name, last_name, company, address_1, address_2, ...place }: Addressed) => {
  const { city, state, postcode, country } = place
  return { first_name, last_name, company, address_1, address_2, city, state, postcode, country }
}
export const shippingJson = (address: Addressed & { phone?: string | undefined }) => ({
  ...addressJson(address),
  phone: address.phone ?? '',
})
export const billingJson = (address: SavedAddress) => ({
  ...addressJson(address),
  email: address.email,
  phone: address.phone,
})

const weightOf = (cart: PricedCart, { weight_unit }: StoreSettings): number =>
  cart.lines.reduce(
    (sum, { product, quantity }) =>
      sum + (Number(product.weight) || 0) * (GRAMS[weight_unit] ?? 1) * quantity,
    0,
  )

export const couponJson = (coupon: PricedCart['coupons'][number], settings: StoreSettings) => ({
  code: coupon.code,
  discount_type: coupon.type,
  totals: {
    total_discount: String(roundHalfDown(coupon.discount)),
    total_discount_tax: String(roundHalfDown(coupon.discountTax)),
    ...currencyFields(settings),
  },
})

const ratesJson = (saved: SavedCart, cart: PricedCart, settings: StoreSettings) => {
  const { shipping, lines } = cart
  const { address_1, address_2, city, state, postcode, country } = saved.shipping
  const delivered = lines.filter(({ product }) => !product.virtual)
  const items = delivered.map(({ name, quantity }) => `${escapeHtml(name)} &times; ${quantity}`).join(', ')
  return {
    package_id: 0,
    name: 'Shipment 1',
    destination: { address_1, address_2, city, state, postcode, country },
    items: delivered.map(({ key, name, quantity }) => ({ key, name, quantity })),
    shipping_rates: shipping.rates.map((rate) => ({
      rate_id: rate.id,
      name: rate.title,
      description: '',
      delivery_time: '',
      price: String(rate.total),
      taxes: String(rate.totalTax),
      instance_id: rate.instanceId,
      method_id: rate.methodId,
      meta_data: [{ key: 'Items', value: items }],
      selected: rate.id === shipping.chosen?.id,
      ...currencyFields(settings),
    })),
  }
}

/** As WooCommerce lists them: those of the delivery first, and none of nothing. */
const taxLinesJson = ({ taxLines, shipping }: PricedCart) => {
  const delivered = new Set(shipping.chosen?.taxes.map(({ rateId }) => rateId))
  const [first, others] = [true, false].map((wanted) =>
    taxLines.filter(({ rate }) => delivered.has(rate.id) === wanted),
  )
  return [...(first ?? []), ...(others ?? [])].flatMap(({ rate, total, shippingTotal }) =>
    total + shippingTotal === 0
      ? []
      : {
          name: rate.label,
          price: String(total + shippingTotal),
          rate: `${rate.rate / 10_000}%`,
        },
  )
}

const totalsJson = (cart: PricedCart, settings: StoreSettings) => {
  const { totals, shipping } = cart
  return {
    total_items: String(totals.subtotal),
    total_items_tax: String(totals.subtotalTax),
    total_fees: String(totals.fees),
    total_fees_tax: '0',
    total_discount: String(totals.discount),
    total_discount_tax: String(totals.discountTax),
    total_shipping: shipping.calculated ? String(totals.shipping) : null,
    total_shipping_tax: shipping.calculated ? String(totals.shippingTax) : null,
    total_price: String(totals.total),
    total_tax: String(totals.tax),
    tax_lines: taxLinesJson(cart),
    ...currencyFields(settings),
  }
}

const removedError = ({ name, reason }: RemovedLine) =>
  reason === 'out_of_stock'
    ? {
        code: 'woocommerce_rest_product_out_of_stock',
        message: `&quot;${escapeHtml(name)}&quot; is out of stock and cannot be purchased.`,
      }
    : {
        code: 'woocommerce_rest_product_not_purchasable',
        message: `&quot;${escapeHtml(name)}&quot; is not available for purchase.`,
      }

/** What the shopper wanted and does not get. */
const errorsJson = (cart: PricedCart, settings: StoreSettings) => [
  ...cart.removed.map(removedError),
  ...cart.lines
    .filter(({ quantity, requestedQuantity }) => quantity < requestedQuantity)
    .map(({ name }) => ({
      code: 'woocommerce_rest_product_partially_out_of_stock',
      message: `There is not enough &quot;${escapeHtml(name)}&quot; in stock for the quantity in your cart.`,
    })),
  ...cart.refusedCoupons.map((refused) => ({
    code: 'woocommerce_rest_cart_coupon_error',
    message: `The &quot;${escapeHtml(refused.code)}&quot; coupon has been removed from your cart: ${couponMessage(refused, settings)}`,
  })),
]

/** The lines of a priced cart as the Store API shows them. */
export const cartItemsJson = async (c: HonoContext, services: Services, cart: PricedCart) => {
  const context = requestContext(c, services)
  const settings = await readSettings(context)
  const media = await findMedia(context, cart.lines.map(imageIdOf))
  const { catalog } = services
  const origin = originOf(c.req, services)
  return cart.lines.map((line) => cartItemJson(line, { cart, settings, catalog, media, origin }))
}

/** What else the products of the cart name, as lists show it, without what is in the cart already. */
const crossSells = (c: HonoContext, services: Services, { lines }: PricedCart) => {
  const goods = lines.map(({ product }) => product.parent ?? product)
  const inCart = new Set(goods.map(({ id }) => id))
  const named = new Set(goods.flatMap((product) => product.cross_sell_ids.filter((id) => !inCart.has(id))))
  if (named.size === 0) return []
  const { ids } = services.catalog.find({
    include: [...named],
    visibleIn: 'catalog',
    orderBy: 'include',
    descending: false,
    skip: 0,
    limit: MOST_CROSS_SELLS,
  })
  return documentsOf(services).get(c, 'store', ids)
}

/** `wc/store/v1/cart`, keys in WooCommerce's order. */
export const cartJson = async (c: HonoContext, services: Services, saved: SavedCart, cart: PricedCart) => {
  const context = requestContext(c, services)
  const settings = await readSettings(context)
  const { shipping } = cart
  const isEmpty = cart.lines.length === 0
  const methods = await offerPaymentMethods(context, services.gateways, isEmpty || shipping.required)
  return {
    items: await cartItemsJson(c, services, cart),
    coupons: cart.coupons.map((coupon) => couponJson(coupon, settings)),
    fees: cart.fees.map((fee) => ({
      key: fee.name,
      name: fee.name,
      totals: { total: String(fee.total), total_tax: String(fee.totalTax), ...currencyFields(settings) },
    })),
    totals: totalsJson(cart, settings),
    shipping_address: shippingJson(saved.shipping),
    billing_address: billingJson(saved.billing),
    needs_payment: cart.totals.total > 0,
    needs_shipping: shipping.required,
    payment_requirements: ['products'],
    has_calculated_shipping: shipping.calculated,
    shipping_rates: shipping.calculated ? [ratesJson(saved, cart, settings)] : [],
    items_count: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    items_weight: weightOf(cart, settings),
    cross_sells: await crossSells(c, services, cart),
    errors: errorsJson(cart, settings),
    payment_methods: methods.map(({ id }) => id),
    extensions: {},
  }
}
