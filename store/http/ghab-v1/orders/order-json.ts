import { formatMoney } from '#common/money.ts'
import { mediaUrl } from '#store/http/image.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import type { Media } from '#store/modules/media/media.ts'
import {
  awaitsTransfer,
  type KeptLine,
  needsPayment,
  type Order,
  type OrderItem,
  type OrderNote,
  type Refund,
  refundedSum,
  returnedPieces,
  shipmentOf,
} from '#store/modules/orders/orders.ts'
import type { Order as OrderAnswer, OrderSummary } from '#store-api/contract/orders.ts'

interface OrderContext {
  origin: string
  decimals: number
  media: ReadonlyMap<number, Media>
  notes: OrderNote[]
  /** of this order */
  refunds: readonly Refund[]
  canPay: boolean
  /** null where it cannot be cancelled by who asks */
  cancelUntil: number | null
  needsReceipt: boolean
  /** what the shop has set for the transfer's account */
  account: Record<string, string>
}

const gmtOrNull = (ms: number | null): string | null => (ms === null ? null : gmtDate(ms))

export const lineJson = (
  item: KeptLine,
  { origin, decimals, media }: Pick<OrderContext, 'origin' | 'decimals' | 'media'>,
): OrderAnswer['line_items'][number] => {
  const picture = item.image_id === null ? undefined : media.get(item.image_id)
  return {
    id: item.id,
    name: item.name,
    product_id: item.product_id,
    variation_id: item.variation_id,
    quantity: item.quantity,
    subtotal: formatMoney(item.subtotal, decimals),
    total: formatMoney(item.total, decimals),
    sku: item.sku,
    price: item.quantity ? item.total / item.quantity / 10 ** decimals : 0,
    image: picture ? { id: picture.id, src: mediaUrl(origin, picture, 160) } : null,
    meta_data: item.meta_data,
  }
}

/** The statuses an order came to and what the shop wrote to its buyer, oldest first. */
export const timeline = (
  order: Pick<Order, 'status' | 'created_at'>,
  notes: Pick<OrderNote, 'status' | 'customer_note' | 'note' | 'created_at'>[],
): OrderAnswer['timeline'] => {
  const entries: OrderAnswer['timeline'] = []
  for (const { status, customer_note, note, created_at } of notes) {
    if (status === null && !customer_note) continue
    const current = status ?? entries.at(-1)?.status ?? order.status
    entries.push({ status: current, date_gmt: gmtDate(created_at), note: customer_note ? note : '' })
  }
  return entries.length ? entries : [{ status: order.status, date_gmt: gmtDate(order.created_at), note: '' }]
}

const transferOf = (order: Order, account: Record<string, string>): OrderAnswer['transfer'] => {
  if (!awaitsTransfer(order)) return null
  const { account_name = '', bank_name = '', card_number = '', iban = '' } = account
  return { account_name, bank_name, card_number, iban }
}

const SHOWN_PICTURES = 4

/** An order in a list, with these of its lines. */
export const lineSummary = (
  order: Pick<Order, 'id' | 'status' | 'created_at'>,
  lines: KeptLine[],
  { origin, media }: Pick<OrderContext, 'origin' | 'media'>,
) => ({
  id: order.id,
  number: String(order.id),
  status: order.status,
  date_created_gmt: gmtDate(order.created_at),
  items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  pictures: lines.slice(0, SHOWN_PICTURES).map(({ name, image_id }) => {
    const picture = media.get(image_id ?? 0)
    return { name, src: picture ? mediaUrl(origin, picture, 160) : null }
  }),
})

/** An order in the list of its buyer. */
export const orderSummaryJson = (
  order: Order,
  context: Pick<OrderContext, 'origin' | 'decimals' | 'media' | 'canPay'>,
): OrderSummary => {
  const lines = order.items.filter(({ kind }) => kind === 'line_item')
  return {
    ...lineSummary(order, lines, context),
    total: formatMoney(order.total, context.decimals),
    can_pay: context.canPay && needsPayment(order),
  }
}

/** An order as its buyer may see it. */
export const buyerOrderJson = (order: Order, context: OrderContext): OrderAnswer => {
  const money = (amount: number) => formatMoney(amount, context.decimals)
  const of = (kind: OrderItem['kind']) => order.items.filter((item) => item.kind === kind)
  const returned = returnedPieces(context.refunds)
  return {
    id: order.id,
    number: String(order.id),
    status: order.status,
    currency: order.currency,
    date_created_gmt: gmtDate(order.created_at),
    date_paid_gmt: gmtOrNull(order.paid_at),
    date_completed_gmt: gmtOrNull(order.completed_at),
    discount_total: money(order.discount_total),
    shipping_total: money(order.shipping_total),
    total_tax: money(order.total_tax),
    total: money(order.total),
    refunded_total: money(refundedSum(context.refunds)),
    customer_note: order.customer_note,
    billing: order.billing,
    shipping: order.shipping,
    payment_method: order.payment_method,
    payment_method_title: order.payment_method_title,
    transaction_id: order.transaction_id,
    line_items: of('line_item').map((item) => ({
      ...lineJson(item, context),
      refunded_quantity: returned.get(item.id) ?? 0,
    })),
    shipping_lines: of('shipping').map((item) => ({
      id: item.id,
      method_title: item.name,
      method_id: String(item.details.method_id ?? ''),
      total: money(item.total),
    })),
    fee_lines: of('fee').map((item) => ({ id: item.id, name: item.name, total: money(item.total) })),
    coupon_lines: of('coupon').map((item) => ({ id: item.id, code: item.name, discount: money(item.total) })),
    timeline: timeline(order, context.notes),
    shipment: shipmentOf(order),
    can_pay: context.canPay && needsPayment(order),
    cancel_until_gmt: gmtOrNull(context.cancelUntil),
    needs_receipt: context.needsReceipt,
    transfer: transferOf(order, context.account),
  }
}
