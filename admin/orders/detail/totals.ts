import type { Order } from '../order.ts'

type Parts = Pick<
  Order,
  'line_items' | 'fee_lines' | 'refunds' | 'discount_total' | 'shipping_total' | 'total_tax' | 'total'
>

const WITHOUT_MONEY = new Set(['pending', 'failed', 'checkout-draft', 'auto-draft', 'trash'])

const sumOf = (amounts: readonly string[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 1000), 0) / 1000

/** Whether there is money that can be given back: an order that waits for it has brought none. */
export const isRefundable = ({
  status,
  total,
  refunds,
}: Pick<Order, 'status' | 'total' | 'refunds'>): boolean =>
  !WITHOUT_MONEY.has(status) && Number(total) + sumOf(refunds.map((refund) => refund.total)) > 0

/** The rows that add up to an order's total, and what was paid back of it; a row of nothing is left out. */
export const totalsOf = (order: Parts): { name: string; amount: number }[] => {
  const refunded = sumOf(order.refunds.map(({ total }) => total))
  return [
    { name: 'subtotal', amount: sumOf(order.line_items.map(({ subtotal }) => subtotal)) },
    { name: 'discount', amount: 0 - Number(order.discount_total) },
    { name: 'shipping', amount: Number(order.shipping_total) },
    { name: 'fees', amount: sumOf(order.fee_lines.map(({ total }) => total)) },
    { name: 'tax', amount: Number(order.total_tax) },
    { name: 'total', amount: Number(order.total) },
    { name: 'refunded', amount: refunded },
    ...(refunded === 0 ? [] : [{ name: 'kept', amount: sumOf([order.total, String(refunded)]) }]),
  ].filter(({ name, amount }) => name === 'subtotal' || name === 'total' || amount !== 0)
}
