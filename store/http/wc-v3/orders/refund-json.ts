import { datePair } from '#store/http/wp-rest/dates.ts'
import { itemLinks } from '#store/http/wp-rest/links.ts'
import { metaJson } from '#store/http/wp-rest/meta-data.ts'
import type { OrderItem, Refund, RefundItem } from '#store/modules/orders/orders.ts'
import { feeJson, lineJson, shippingJson, taxJson, type Write } from './order-json.ts'

const REFUNDED_ITEM = '_refunded_item_id'

/** A line as in orders; WooCommerce answers refunded amounts as negative numbers. */
const asOrderItem = (item: RefundItem): OrderItem => {
  const value = String(item.item_id)
  const meta = { id: 1, key: REFUNDED_ITEM, value, display_key: REFUNDED_ITEM, display_value: value }
  return {
    ...item,
    vendor_id: 0,
    quantity: -item.quantity,
    subtotal: -item.total,
    subtotal_tax: -item.total_tax,
    total: -item.total,
    total_tax: -item.total_tax,
    taxes: item.taxes.map(({ id, total }) => ({ id, total: -total, subtotal: -total })),
    meta_data: item.kind === 'tax' ? [] : [meta],
  }
}

/** A refund as `wc/v3` shows it to those who run the shop. */
export const refundJson = (refund: Refund, write: Write, timezone: string) => {
  const order = `/wp-json/wc/v3/orders/${refund.order_id}`
  const of = (kind: RefundItem['kind']) => refund.items.filter((item) => item.kind === kind).map(asOrderItem)
  return {
    id: refund.id,
    ...datePair('date_created', refund.created_at, timezone),
    amount: write.money(refund.amount),
    reason: refund.reason,
    refunded_by: refund.refunded_by,
    refunded_payment: Boolean(refund.refunded_payment),
    meta_data: metaJson(refund.meta_data),
    line_items: of('line_item').map((item) => lineJson(item, write)),
    shipping_lines: of('shipping').map((item) => shippingJson(item, write)),
    tax_lines: of('tax').map((item) => taxJson(item, write)),
    fee_lines: of('fee').map((item) => feeJson(item, write)),
    _links: itemLinks(write.origin, `${order}/refunds`, refund.id, ['GET', 'DELETE'], order),
  }
}
