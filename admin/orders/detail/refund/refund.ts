import type { Order, Tax } from '#admin/orders/order.ts'

/** What `orders/{id}/refunds` tells of a line that was given back: its numbers are below nothing. */
interface RefundedLine {
  quantity?: number
  total: string
  taxes: Tax[]
  meta_data: { key: string; value: unknown }[]
}

export interface Refund {
  id: number
  amount: string
  line_items: RefundedLine[]
  shipping_lines: RefundedLine[]
  fee_lines: RefundedLine[]
}

/** What is left to be given back of a line of the order; amounts in minor units. */
export interface Left {
  id: number
  kind: 'item' | 'shipping' | 'fee'
  name: string
  /** pieces that are left, and that were sold; 0 for what has none */
  quantity: number
  sold: number
  /** without tax: what is left, and what the line came to */
  total: number
  whole: number
  taxes: { id: number; total: number }[]
  tax: number
}

/** What somebody typed for a line: '' for nothing. */
export interface TypedLine {
  quantity: string
  total: string
  tax: string
}
export const NOTHING: TypedLine = { quantity: '', total: '', tax: '' }

export const toMinor = (amount: string | number, decimals: number): number =>
  Math.round(Number(amount) * 10 ** decimals)
export const toText = (minor: number, decimals: number): string =>
  (minor / 10 ** decimals).toFixed(decimals).replace(/^-0(\.0*)?$/, '0')

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const isOf =
  (id: number) =>
  ({ meta_data }: RefundedLine): boolean =>
    meta_data.some(({ key, value }) => key === '_refunded_item_id' && Number(value) === id)

/** How many pieces of a line of the order were given back. */
export const returnedOf = (id: number, refunds: readonly Refund[]): number => {
  const returned = refunds.flatMap(({ line_items }) => line_items).filter(isOf(id))
  return 0 - sum(returned.map(({ quantity = 0 }) => quantity))
}

/** The lines of an order of which something can still be given back. */
export const leftOf = (order: Order, refunds: readonly Refund[], decimals: number): Left[] => {
  const back = refunds.flatMap((refund) => [
    ...refund.line_items,
    ...refund.shipping_lines,
    ...refund.fee_lines,
  ])
  const line = (
    kind: Left['kind'],
    name: string,
    { id, quantity = 0, total, taxes }: { id: number; quantity?: number; total: string; taxes: Tax[] },
  ): Left => {
    const given = back.filter(isOf(id))
    const leftTaxes = taxes.map((tax) => {
      const returned = given.flatMap((one) => one.taxes).filter((one) => one.id === tax.id)
      return {
        id: tax.id,
        total: toMinor(tax.total, decimals) + sum(returned.map((one) => toMinor(one.total, decimals))),
      }
    })
    const whole = toMinor(total, decimals)
    return {
      id,
      kind,
      name,
      sold: quantity,
      quantity: quantity + sum(given.map((one) => one.quantity ?? 0)),
      whole,
      total: whole + sum(given.map((one) => toMinor(one.total, decimals))),
      taxes: leftTaxes,
      tax: sum(leftTaxes.map((tax) => tax.total)),
    }
  }
  return [
    ...order.line_items.map((item) => line('item', item.name, item)),
    ...order.shipping_lines.map((item) => line('shipping', item.method_title, item)),
    ...order.fee_lines.map((item) => line('fee', item.name, item)),
  ].filter(({ quantity, total, tax }) => quantity > 0 || total > 0 || tax > 0)
}

/** All that is left of a line. */
export const allOf = ({ kind, quantity, total, tax }: Left, decimals: number): TypedLine => ({
  quantity: kind === 'item' ? String(quantity) : '',
  total: toText(Math.max(0, total), decimals),
  tax: tax > 0 ? toText(tax, decimals) : '',
})

/** What so many pieces came to: the last of them take all that is left. */
export const piecesOf = (left: Left, quantity: string, decimals: number): TypedLine => {
  const pieces = Number(quantity)
  if (!/^\d+$/.test(quantity) || pieces === 0) return { ...NOTHING, quantity }
  if (pieces >= left.quantity) return { ...allOf(left, decimals), quantity }
  const part = pieces / left.quantity
  return {
    quantity,
    total: toText(Math.round(left.total * part), decimals),
    tax: left.tax > 0 ? toText(Math.round(left.tax * part), decimals) : '',
  }
}

const isAmount = (text: string, decimals: number): boolean =>
  text === '' || (decimals > 0 ? new RegExp(`^\\d+(\\.\\d{1,${decimals}})?$`) : /^\d+$/).test(text)

export type LineProblem = 'number' | 'pieces' | 'total' | 'tax'

/** What is wrong with what was typed for a line, and where. */
export const problemOf = (
  left: Left,
  { quantity, total, tax }: TypedLine,
  decimals: number,
): { field: keyof TypedLine; problem: LineProblem } | null => {
  if (quantity !== '' && !/^\d+$/.test(quantity)) return { field: 'quantity', problem: 'number' }
  if (Number(quantity) > left.quantity) return { field: 'quantity', problem: 'pieces' }
  if (!isAmount(total, decimals)) return { field: 'total', problem: 'number' }
  if (toMinor(total, decimals) > left.total) return { field: 'total', problem: 'total' }
  if (!isAmount(tax, decimals)) return { field: 'tax', problem: 'number' }
  if (toMinor(tax, decimals) > left.tax) return { field: 'tax', problem: 'tax' }
  return null
}

/** A tax among the rates that it was charged by, in the measure of what is left of each. */
const shareOut = (tax: number, left: Left): { id: number; total: number }[] => {
  let open = tax
  let weight = left.tax
  return left.taxes.flatMap(({ id, total }) => {
    const part = weight > 0 ? Math.round((open * total) / weight) : 0
    open -= part
    weight -= total
    return part > 0 ? [{ id, total: part }] : []
  })
}

export interface Sums {
  items: number
  shipping: number
  fees: number
  tax: number
  /** beside all lines */
  other: number
  total: number
  pieces: number
}

export type Typed = ReadonlyMap<number, TypedLine>

/** What a refund adds up to, in minor units. */
export const sumsOf = (lines: readonly Left[], typed: Typed, other: string, decimals: number): Sums => {
  const of = (kind: Left['kind']) =>
    sum(
      lines
        .filter((line) => line.kind === kind)
        .map(({ id }) => toMinor(typed.get(id)?.total || 0, decimals)),
    )
  const tax = sum(lines.map(({ id }) => toMinor(typed.get(id)?.tax || 0, decimals)))
  const parts = { items: of('item'), shipping: of('shipping'), fees: of('fee'), tax }
  const beside = toMinor(other || 0, decimals)
  return {
    ...parts,
    other: beside,
    total: sum(Object.values(parts)) + beside,
    pieces: sum(lines.map(({ id }) => Number(typed.get(id)?.quantity || 0))),
  }
}

/** As `wc/v3` takes a refund. */
export const refundBody = (
  lines: readonly Left[],
  typed: Typed,
  {
    total,
    reason,
    restocks,
    byBank,
    decimals,
  }: { total: number; reason: string; restocks: boolean; byBank: boolean; decimals: number },
) => ({
  amount: toText(total, decimals),
  reason,
  api_refund: byBank,
  api_restock: restocks,
  line_items: lines.flatMap((line) => {
    const given = typed.get(line.id)
    if (!given || (!Number(given.quantity) && !Number(given.total) && !Number(given.tax))) return []
    return {
      id: line.id,
      quantity: Number(given.quantity || 0),
      refund_total: given.total || '0',
      refund_tax: shareOut(toMinor(given.tax || 0, decimals), line).map(({ id, total: part }) => ({
        id,
        refund_total: toText(part, decimals),
      })),
    }
  }),
})
