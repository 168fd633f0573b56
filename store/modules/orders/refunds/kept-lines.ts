import { roundHalfUp } from '#common/money.ts'
import { sum } from '#common/sum.ts'
import type { Order, OrderItem } from '../order.ts'
import { linesOf } from '../place/stock-reservation.ts'
import { type Refund, returnedPieces } from './refunds.ts'

/** A line of an order without what was refunded of it: pieces, and amounts without tax in minor units. */
export type KeptLine = Omit<OrderItem, 'subtotal_tax' | 'total_tax' | 'taxes'>

/**
 * What is left of the lines of an order after its refunds. A line that nothing is left of has 0 pieces; it has a total
 * where its pieces came back for less than they cost. Money that was given back beside all lines is of none of them.
 * @param refunds of this order, and of others too
 */
export const keptLines = (order: Order, refunds: readonly Refund[]): KeptLine[] => {
  const pieces = returnedPieces(refunds)
  const items = refunds.flatMap((refund) => refund.items)
  return linesOf(order).map(({ subtotal_tax: _, total_tax: __, taxes: ___, ...line }) => {
    const quantity = line.quantity - (pieces.get(line.id) ?? 0)
    const refunded = items.filter(({ kind, item_id }) => kind === 'line_item' && item_id === line.id)
    const total = line.total - sum(refunded, (item) => item.total)
    const discount = ((line.subtotal - line.total) * quantity) / Math.max(line.quantity, 1)
    return { ...line, quantity, total, subtotal: total + roundHalfUp(discount) }
  })
}
