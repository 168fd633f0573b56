import { roundHalfUp } from '#common/money.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Order, OrderItem } from '../order.ts'
import { type Refund, type RefundItem, returnedPieces } from './refunds.ts'

/** What is to be given back of one line; amounts in minor units, of which they may be a part. */
export interface ReturnedLine {
  /** of the order's line */
  id: number
  quantity: number
  /** without tax */
  total: number
  /** by the id of the tax rate */
  taxes: readonly { id: number; total: number }[]
}

export type ReturnRefusal = 'unknown_item' | 'unknown_tax' | 'too_many_pieces' | 'wrong_sign'

/** A line of a refund that is not written yet. */
export type NewRefundItem = Omit<RefundItem, 'id' | 'refund_id'>

type ReturnedKind = Exclude<NewRefundItem['kind'], 'tax'>

const RETURNED: ReadonlySet<string> = new Set<ReturnedKind>(['line_item', 'shipping', 'fee'])
const isReturned = (item: OrderItem | undefined): item is OrderItem & { kind: ReturnedKind } =>
  item !== undefined && RETURNED.has(item.kind)

const sum = (parts: readonly { total: number }[]): number => parts.reduce((all, { total }) => all + total, 0)

/** What these lines come to, rounded once. */
export const amountOf = (lines: readonly ReturnedLine[]): number =>
  roundHalfUp(sum(lines.flatMap((line) => [line, ...line.taxes])))

/** A charge is not given back below nothing, and a discount (a fee below nothing) not above. */
const hasWrongSign = (item: OrderItem, line: ReturnedLine): boolean =>
  [line, ...line.taxes].some(({ total }) => (item.total < 0 ? total > 0 : total < 0))

/** What a refund keeps of a line of its order. */
const keptOf = <Kind extends NewRefundItem['kind']>(item: OrderItem & { kind: Kind }) => {
  const { id: item_id, vendor_id: _, subtotal: __, subtotal_tax: ___, meta_data: ____, ...kept } = item
  return { ...kept, item_id }
}

const snapshotOf = (
  item: OrderItem & { kind: ReturnedKind },
  { quantity, total, taxes }: ReturnedLine,
): NewRefundItem => {
  const rounded = taxes.map((tax) => ({ id: tax.id, total: roundHalfUp(tax.total) }))
  return {
    ...keptOf(item),
    // a line's own stands for its stock
    details: item.kind === 'shipping' ? item.details : {},
    quantity: item.kind === 'line_item' ? quantity : 0,
    total: roundHalfUp(total),
    total_tax: sum(rounded),
    taxes: rounded,
  }
}

const isTax = (item: OrderItem): item is OrderItem & { kind: 'tax' } => item.kind === 'tax'

/** A line for each tax that is given back; as in an order its `total_tax` is the tax of the delivery. */
const taxItems = (order: Order, items: readonly NewRefundItem[]): NewRefundItem[] => {
  const taxOf = (rate: number, isShipping: boolean): number =>
    sum(
      items
        .filter(({ kind }) => (kind === 'shipping') === isShipping)
        .flatMap(({ taxes }) => taxes.filter(({ id }) => id === rate)),
    )
  const rates = new Set(items.flatMap(({ taxes }) => taxes.map(({ id }) => id)))
  return order.items
    .filter(isTax)
    .filter(({ details }) => rates.has(Number(details.rate_id)))
    .map((item) => ({
      ...keptOf(item),
      total: taxOf(Number(item.details.rate_id), false),
      total_tax: taxOf(Number(item.details.rate_id), true),
      taxes: [],
    }))
}

/**
 * The lines of a refund, taxes at the end. A line may be named more than once; entries with nothing in them are left out.
 * @param refunds what the order has given back already
 */
export const returnItems = (
  order: Order,
  refunds: readonly Refund[],
  lines: readonly ReturnedLine[],
): Result<NewRefundItem[], ReturnRefusal> => {
  const returned = returnedPieces(refunds)
  const rates = new Set(order.items.map(({ kind, details }) => kind === 'tax' && Number(details.rate_id)))
  const items: NewRefundItem[] = []
  for (const line of lines) {
    const item = order.items.find(({ id }) => id === line.id)
    if (!isReturned(item)) return refuse('unknown_item')
    if (!line.taxes.every(({ id }) => rates.has(id))) return refuse('unknown_tax')
    if (hasWrongSign(item, line)) return refuse('wrong_sign')
    const pieces = (returned.get(item.id) ?? 0) + line.quantity
    if (item.kind === 'line_item' && pieces > item.quantity) return refuse('too_many_pieces')
    returned.set(item.id, pieces)
    if (line.quantity > 0 || line.total !== 0 || line.taxes.length > 0) items.push(snapshotOf(item, line))
  }
  return ok([...items, ...taxItems(order, items)])
}
