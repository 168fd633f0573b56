import { roundHalfUp } from '#common/money.ts'
import { ok, type Result } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import {
  baseAddress,
  checkOrderCoupons,
  type OrderCoupon,
  orderTaxes,
  type RefusedCoupon,
  untaxedMethods,
} from '#store/modules/cart/cart.ts'
import { loadProducts } from '#store/modules/catalog/catalog.ts'
import {
  type PricedItem,
  type PricedOrder,
  type PricingTaxes,
  priceOrder,
  type TaxAddress,
} from '#store/modules/pricing/pricing.ts'
import { readSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import type { Order, OrderItem } from '../order.ts'
import { NEW_ITEM } from './edit-items.ts'

type Addressed = Pick<Order, 'billing' | 'shipping' | 'customer_id'>

/** What decides the price of an order beside its lines. */
export interface Priced {
  items: OrderItem[]
  totals: PricedOrder['totals']
  coupons: OrderCoupon[]
}

const isPickup = (items: readonly OrderItem[]): boolean =>
  items.some(({ kind, details }) => kind === 'shipping' && details.method_id === 'local_pickup')

const placeOf = ({ country, state, city, postcode }: TaxAddress): TaxAddress => ({
  country,
  state,
  city,
  postcode,
})

/** Where an order is taxed. */
const taxAddressOf = (order: Addressed, items: readonly OrderItem[], settings: StoreSettings): TaxAddress => {
  const base = baseAddress(settings)
  if (settings.tax_based_on === 'base' || isPickup(items)) return base
  const { billing, shipping } = order
  const address = settings.tax_based_on === 'shipping' && shipping.country ? shipping : billing
  return address.country ? placeOf(address) : base
}

const taxesOfOrder = (
  context: Context,
  settings: StoreSettings,
  order: Addressed,
  items: readonly OrderItem[],
): Promise<PricingTaxes | null> =>
  orderTaxes(context, settings, {
    goods: items.filter(({ kind }) => kind === 'line_item'),
    classes: items.map(({ tax_class }) => tax_class),
    address: taxAddressOf(order, items, settings),
  })

/** Amounts that prices with tax give are no whole units: the order keeps them beside what it shows. */
const exactOf = ({ details }: OrderItem, of: 'subtotal' | 'total', shown: number): number =>
  Number(details[`exact_${of}`] ?? shown)

const chargeOf = (item: OrderItem, taxClass = item.tax_class) => ({
  key: String(item.id),
  total: exactOf(item, 'total', item.total),
  taxable: item.tax_status === 'taxable',
  taxClass,
})

const withPrices = (item: OrderItem, priced: PricedItem): OrderItem => {
  const { exact_subtotal: _, exact_total: __, ...details } = item.details
  const [subtotal, total] = [roundHalfUp(priced.subtotal), roundHalfUp(priced.total)]
  return {
    ...item,
    subtotal,
    total,
    subtotal_tax: priced.subtotalTax,
    total_tax: priced.totalTax,
    taxes: priced.taxes.map(({ rateId, ...share }) => ({
      id: rateId,
      total: roundHalfUp(share.total),
      subtotal: roundHalfUp(share.subtotal),
    })),
    details: {
      ...details,
      ...(priced.subtotal !== subtotal && { exact_subtotal: priced.subtotal }),
      ...(priced.total !== total && { exact_total: priced.total }),
    },
  }
}

/** A line for each coupon and each tax; one that the order has already keeps its number. */
const chargeLines = (
  before: readonly OrderItem[],
  priced: PricedOrder,
  coupons: readonly OrderCoupon[] | null,
) => {
  let id = Math.min(0, ...before.map((item) => item.id))
  const next = (known: OrderItem | undefined): number => {
    if (known) return known.id
    id -= 1
    return id
  }
  const couponLines = coupons?.map((coupon): OrderItem => {
    const known = before.find(({ kind, name }) => kind === 'coupon' && name === coupon.code)
    const { discount = 0, discountTax = 0 } = priced.coupons.find(({ code }) => code === coupon.code) ?? {}
    const [total, total_tax] = [roundHalfUp(discount), roundHalfUp(discountTax)]
    return {
      ...NEW_ITEM,
      ...known,
      id: next(known),
      kind: 'coupon',
      name: coupon.code,
      total,
      total_tax,
      details: {
        coupon_id: coupon.id,
        discount_type: coupon.type,
        amount: coupon.amount,
        free_shipping: coupon.freeShipping ? 1 : 0,
        ...(discount !== total && { exact_total: discount }),
        ...(discountTax !== total_tax && { exact_total_tax: discountTax }),
      },
    }
  })
  const taxLines = priced.taxLines.map(({ rate, total, shippingTotal }): OrderItem => {
    const known = before.find(({ kind, details }) => kind === 'tax' && details.rate_id === rate.id)
    return {
      ...NEW_ITEM,
      ...known,
      id: next(known),
      kind: 'tax',
      name: rate.label,
      total,
      total_tax: shippingTotal,
      details: {
        rate_id: rate.id,
        rate_code: rate.code,
        rate: rate.rate,
        compound: rate.compound ? 1 : 0,
      },
    }
  })
  return [...(couponLines ?? before.filter(({ kind }) => kind === 'coupon')), ...taxLines]
}

/** Judges the coupons by the goods as they are sold now. */
const couponsFor = async (
  context: Context,
  order: Addressed,
  items: readonly OrderItem[],
  codes: readonly string[],
): Promise<Result<OrderCoupon[], RefusedCoupon>> => {
  const lines = items.filter(({ kind }) => kind === 'line_item')
  const products = await loadProducts(
    context,
    lines.map((line) => line.variation_id || line.product_id),
  )
  const { prices_include_tax } = await readSettings(context)
  return checkOrderCoupons(context, {
    lines: lines.flatMap((line) => {
      const product = products.get(line.variation_id || line.product_id)
      const { product_id: productId, variation_id: variationId } = line
      return product ? { key: String(line.id), product, productId, variationId } : []
    }),
    subtotal: lines.reduce(
      (sum, line) => sum + line.subtotal + (prices_include_tax ? line.subtotal_tax : 0),
      0,
    ),
    codes,
    known: new Set(items.flatMap(({ kind, name }) => (kind === 'coupon' ? name : []))),
    customerId: order.customer_id,
    email: order.billing.email,
    phone: order.billing.phone,
    country: order.billing.country,
  })
}

/**
 * Computes the prices of an order's lines again.
 * @param codes the coupons that it is to have, in order; undefined leaves them and what they took off as they are
 */
export const priceItems = async (
  context: Context,
  order: Addressed,
  items: readonly OrderItem[],
  codes: readonly string[] | undefined,
): Promise<Result<Priced, RefusedCoupon>> => {
  const settings = await readSettings(context)
  const taxes = await taxesOfOrder(context, settings, order, items)
  const untaxed = await untaxedMethods(context)
  const of = (kind: OrderItem['kind']) => items.filter((item) => item.kind === kind)
  const input = {
    lines: of('line_item').map((item) => ({
      ...chargeOf(item),
      quantity: item.quantity,
      subtotal: exactOf(item, 'subtotal', item.subtotal),
    })),
    fees: of('fee').map((item) => chargeOf(item)),
    shipping: of('shipping').map((item) => {
      const charge = chargeOf(item, taxes?.shippingClass ?? '')
      const isTaxable = charge.taxable && !untaxed.has(String(item.details.instance_id ?? ''))
      return { ...charge, taxable: isTaxable && taxes?.shippingClass !== null }
    }),
    sequentialDiscounts: settings.calc_discounts_sequentially,
    taxes,
    decimals: settings.currency.decimals,
  }
  const write = (priced: PricedOrder, coupons: readonly OrderCoupon[] | null): Priced => {
    const byKey = new Map([...priced.lines, ...priced.fees, ...priced.shipping].map((one) => [one.key, one]))
    const charged = items.flatMap((item) => {
      const one = byKey.get(String(item.id))
      return one ? withPrices(item, one) : []
    })
    return {
      items: [...charged, ...chargeLines(items, priced, coupons)],
      totals: priced.totals,
      coupons: [...(coupons ?? [])],
    }
  }
  const plain = write(priceOrder({ ...input, coupons: null }), null)
  if (codes === undefined) return ok(plain)
  const coupons = await couponsFor(context, order, plain.items, codes)
  if (!coupons.ok) return coupons
  return ok(write(priceOrder({ ...input, coupons: coupons.value }), coupons.value))
}
