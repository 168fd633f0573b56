import type { FeeLine, LineItem, Order, ShippingLine } from '#admin/orders/order.ts'
import type { OpenChoice } from '#admin/shared/product-search/find-sold.ts'

/** A line as the form has it; what is new has no `id`. */
export interface EditedLine extends Partial<LineItem> {
  name: string
  product_id: number
  variation_id: number
  quantity: number
  /** of a piece without tax, before coupons, as typed; undefined as it was */
  unit_price?: string
  /** as the catalogue has it, of a new line */
  catalogue_price?: string
  /** what its variation leaves open, of a new line */
  open?: OpenChoice[]
  /** by slug, what is chosen of it; '' for nothing yet */
  chosen?: Record<string, string>
  /** tells new lines of one variation apart */
  row?: number
}
type Edited<T extends { id: number }> = Omit<Partial<T>, 'id'> & { id?: number; total: string }

/** What the form of an order's lines has. */
export interface LinesForm {
  line_items: EditedLine[]
  shipping_lines: (Edited<ShippingLine> & { method_title: string })[]
  fee_lines: (Edited<FeeLine> & { name: string })[]
  coupon_lines: { id?: number; code: string }[]
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A price of a piece as it is typed: as many digits as the currency has, unless it takes more. */
export const unitPriceOf = ({ subtotal, quantity }: LineItem, decimals: number): string => {
  const price = Number(subtotal) / (quantity || 1)
  return String(Number(price.toFixed(Math.max(decimals, 2))))
}

const changedItem = (line: EditedLine, before: LineItem, decimals: number) => {
  if (line.quantity === before.quantity && line.unit_price === undefined) return null
  const [subtotal, total] = [Number(before.subtotal), Number(before.total)]
  const price = line.unit_price === undefined ? subtotal / (before.quantity || 1) : Number(line.unit_price)
  const now = price * line.quantity
  return {
    id: before.id,
    quantity: line.quantity,
    subtotal: now.toFixed(decimals),
    // what was taken off stays in its measure
    total: (subtotal === 0 ? now : (now * total) / subtotal).toFixed(decimals),
  }
}

/** Tells new lines apart. */
export const lineKey = ({ product_id, variation_id, row = 0 }: EditedLine): string =>
  [product_id, variation_id, row].join(':')

/** The options chosen of what a variation leaves open, as quotes and orders take them. */
export const chosenOptions = ({ open = [], chosen = {} }: EditedLine): { key: string; value: string }[] =>
  open.flatMap(({ slug }) => (chosen[slug] ? [{ key: slug, value: chosen[slug] }] : []))

/** A new line as `wc/v3/orders` takes it, at the catalogue's price. */
export const newLine = (line: EditedLine) => {
  const { product_id, variation_id, quantity } = line
  const options = chosenOptions(line)
  return {
    product_id,
    quantity,
    ...(variation_id > 0 && { variation_id }),
    ...(options.length > 0 && { meta_data: options }),
  }
}

const newItem = (line: EditedLine, decimals: number) => {
  const amount = line.unit_price ? (Number(line.unit_price) * line.quantity).toFixed(decimals) : undefined
  return {
    ...newLine(line),
    ...(amount !== undefined && { subtotal: amount, total: amount }),
  }
}

const itemEdits = (form: LinesForm, order: Order, decimals: number) => {
  const kept = new Map(form.line_items.flatMap((line) => (line.id ? [[line.id, line] as const] : [])))
  return [
    ...order.line_items.flatMap((before): object[] => {
      const line = kept.get(before.id)
      if (!line) return [{ id: before.id, quantity: 0 }]
      const changed = changedItem(line, before, decimals)
      return changed ? [changed] : []
    }),
    ...form.line_items.filter(({ id }) => !id).map((line) => newItem(line, decimals)),
  ]
}

/** Edits of delivery or fees: those that changed, those that went (a name of null), those that came. */
const chargeEdits = <T extends { id?: number; total: string }>(
  now: readonly T[],
  before: readonly { id: number; total: string }[],
  name: 'method_title' | 'name',
) => {
  const titleOf = (one: object) => (one as Record<string, unknown>)[name]
  const methodOf = (one: T) => {
    const { method_id, instance_id } = one as { method_id?: string; instance_id?: string }
    return method_id === undefined ? {} : { method_id, instance_id }
  }
  return [
    ...before.flatMap((old): object[] => {
      const one = now.find(({ id }) => id === old.id)
      if (!one) return [{ id: old.id, [name]: null }]
      const isSame = one.total === old.total && titleOf(one) === titleOf(old)
      return isSame ? [] : [{ id: old.id, [name]: titleOf(one), total: one.total }]
    }),
    ...now
      .filter(({ id }) => !id)
      .map((one) => ({ [name]: titleOf(one), total: one.total || '0', ...methodOf(one) })),
  ]
}

/** What is sent of the lines of an order: nothing of what stayed as it is. */
export const lineEdits = (form: LinesForm, order: Order, decimals: number): Record<string, unknown> => {
  const edits = {
    line_items: itemEdits(form, order, decimals),
    shipping_lines: chargeEdits(form.shipping_lines, order.shipping_lines, 'method_title'),
    fee_lines: chargeEdits(form.fee_lines, order.fee_lines, 'name'),
  }
  const codes = form.coupon_lines.map(({ code }) => code)
  const isOther = !same(
    codes,
    order.coupon_lines.map(({ code }) => code),
  )
  // coupons are laid on what the lines come to now
  const isDue = isOther || (codes.length > 0 && edits.line_items.length > 0)
  return {
    ...Object.fromEntries(Object.entries(edits).filter(([, list]) => list.length > 0)),
    ...(isDue && { coupon_lines: codes.map((code) => ({ code })) }),
  }
}
