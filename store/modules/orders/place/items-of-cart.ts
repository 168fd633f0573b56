import type { Insertable } from 'kysely'
import { roundHalfUp } from '#common/money.ts'
import { toJson } from '#store/database/json.ts'
import type { PricedCart, PricedCartLine } from '#store/modules/cart/cart.ts'
import type { OrderItemsTable } from '../tables.ts'

type NewItem = Omit<Insertable<OrderItemsTable>, 'order_id'>

const EMPTY_ITEM = {
  product_id: 0,
  variation_id: 0,
  vendor_id: 0,
  quantity: 1,
  tax_class: '',
  tax_status: 'taxable',
  subtotal: 0,
  subtotal_tax: 0,
  total: 0,
  total_tax: 0,
  taxes: toJson([]),
  sku: '',
  global_unique_id: '',
  parent_name: null,
  image_id: null,
  details: toJson({}),
  meta_data: toJson([]),
}

const chargeTaxes = (taxes: { rateId: number; total: number }[]) =>
  toJson(taxes.map(({ rateId, total }) => ({ id: rateId, total, subtotal: total })))

/** How many pieces of a line are sold beyond the stock, where shoppers are told of that. */
const backorderedOf = ({ product, quantity }: PricedCartLine): number => {
  const { backorders, counted_by, quantity: left } = product.stock
  return backorders === 'notify' && counted_by !== null ? Math.max(0, quantity - Math.max(0, left ?? 0)) : 0
}

const lineItems = (cart: PricedCart): NewItem[] =>
  cart.lines.map((line) => ({
    ...EMPTY_ITEM,
    kind: 'line_item',
    name: line.name,
    product_id: line.productId,
    variation_id: line.variationId,
    vendor_id: line.vendorId,
    quantity: line.quantity,
    tax_class: line.product.tax_class,
    tax_status: line.product.tax_status,
    subtotal: line.subtotal,
    subtotal_tax: line.subtotalTax,
    total: line.total,
    total_tax: line.totalTax,
    taxes: toJson(line.taxes.map(({ rateId, total, subtotal }) => ({ id: rateId, total, subtotal }))),
    sku: line.product.sku,
    global_unique_id: line.product.global_unique_id,
    parent_name: line.parentName,
    image_id: line.product.image_ids[0] ?? line.product.parent?.image_ids[0] ?? null,
    details: toJson({
      reduced_stock: line.product.stock.counted_by === null ? 0 : line.quantity,
      backordered: backorderedOf(line),
      ...(line.exact.subtotal !== line.subtotal && { exact_subtotal: line.exact.subtotal }),
      ...(line.exact.total !== line.total && { exact_total: line.exact.total }),
    }),
    meta_data: toJson(
      line.options.map(({ slug, name, option }, index) => ({
        id: index + 1,
        key: slug,
        value: option,
        display_key: name,
        display_value: option,
      })),
    ),
  }))

const chargeItems = (cart: PricedCart): NewItem[] => {
  const { chosen } = cart.shipping
  const shipping: NewItem[] = chosen
    ? [
        {
          ...EMPTY_ITEM,
          kind: 'shipping',
          name: chosen.title,
          total: chosen.total,
          total_tax: chosen.totalTax,
          taxes: chargeTaxes(chosen.taxes),
          tax_status: chosen.taxable ? 'taxable' : 'none',
          details: toJson({ method_id: chosen.methodId, instance_id: String(chosen.instanceId) }),
        },
      ]
    : []
  const fees: NewItem[] = cart.fees.map((fee) => ({
    ...EMPTY_ITEM,
    kind: 'fee',
    name: fee.name,
    details: toJson({ amount: fee.total }),
    total: fee.total,
    total_tax: fee.totalTax,
    taxes: chargeTaxes(fee.taxes),
  }))
  const coupons: NewItem[] = cart.coupons.map((coupon) => ({
    ...EMPTY_ITEM,
    kind: 'coupon',
    name: coupon.code,
    total: roundHalfUp(coupon.discount),
    total_tax: roundHalfUp(coupon.discountTax),
    details: toJson({
      coupon_id: coupon.id,
      discount_type: coupon.type,
      amount: coupon.amount,
      free_shipping: coupon.freeShipping ? 1 : 0,
    }),
  }))
  const taxes: NewItem[] = cart.taxLines.map(({ rate, total, shippingTotal }) => ({
    ...EMPTY_ITEM,
    kind: 'tax',
    name: rate.label,
    total,
    total_tax: shippingTotal,
    details: toJson({
      rate_id: rate.id,
      rate_code: rate.code,
      rate: rate.rate,
      compound: rate.compound ? 1 : 0,
    }),
  }))
  return [...shipping, ...fees, ...coupons, ...taxes]
}

/** The lines of an order, as what was sold: later changes of products, rates and coupons do not reach them. */
export const itemsOf = (cart: PricedCart): NewItem[] => [...lineItems(cart), ...chargeItems(cart)]
