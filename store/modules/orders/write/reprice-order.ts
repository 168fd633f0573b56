import type { Updateable } from 'kysely'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { countCouponUsage, type RefusedCoupon, returnCouponUsage } from '#store/modules/cart/cart.ts'
import type { Order, OrderItem } from '../order.ts'
import { couponUser } from '../place/stock-reservation.ts'
import { findOrder } from '../read/find-orders.ts'
import { findRefunds, type Refund, refundedSum, returnedPieces } from '../refunds/refunds.ts'
import type { OrdersTable } from '../tables.ts'
import { editItems, type ItemEdits, type ItemRefusal } from './edit-items.ts'
import { type Priced, priceItems } from './price-items.ts'

/** Of one order, coupons among them: all are written in one transaction, for which every other waits. */
export const MOST_ITEMS = 1000

/** What is written of an order's lines and coupons. */
export interface RepriceEdits {
  items?: ItemEdits | undefined
  /** the codes of all coupons that it is to have, in the order in which they are laid on */
  coupons?: readonly string[] | undefined
}

export type RepriceProblem =
  | { code: 'too_many_items' | 'total_too_large' | 'below_refunds' | ItemRefusal }
  | { code: 'coupon_refused'; coupon: RefusedCoupon }

const countEdits = ({ items, coupons }: RepriceEdits): number =>
  [items?.lines, items?.shipping, items?.fees, coupons].reduce((sum, list) => sum + (list?.length ?? 0), 0)

/** Money and pieces that were given back stay in the order. */
const isBelowRefunds = (refunds: readonly Refund[], { items, totals }: Priced): boolean => {
  const quantities = new Map(items.map(({ id, quantity }) => [id, quantity]))
  const isShort = ([id, pieces]: [number, number]) => pieces > (quantities.get(id) ?? 0)
  return totals.total < refundedSum(refunds) || [...returnedPieces(refunds)].some(isShort)
}

/** Sums of whole numbers are exact up to here. */
const isRepresentable = ({ items, totals }: Priced): boolean =>
  [...Object.values(totals), ...items.flatMap(({ subtotal, total }) => [subtotal, total])].every(
    Number.isSafeInteger,
  )

/** Writes the lines as they are to be: new ones get their numbers, what is left out goes. */
const writeItems = async (inside: Context, order: Order, items: readonly OrderItem[]): Promise<void> => {
  const kept = new Set(items.map(({ id }) => id))
  const gone = order.items.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0) await inside.db.deleteFrom('order_items').where('id', 'in', gone).execute()
  for (const { id, ...item } of items) {
    const { taxes, details, meta_data } = item
    const row = { ...item, taxes: toJson(taxes), details: toJson(details), meta_data: toJson(meta_data) }
    if (id > 0) await inside.db.updateTable('order_items').set(row).where('id', '=', id).execute()
    else {
      await inside.db
        .insertInto('order_items')
        .values({ ...row, order_id: order.id })
        .execute()
    }
  }
}

/** Counts the coupons that an order has now, in place of those it had. */
const recount = async (inside: Context, order: Order, { coupons }: Priced): Promise<RefusedCoupon | null> => {
  await returnCouponUsage(inside, order.id)
  const user = await couponUser(inside, order.customer_id, order.billing)
  for (const { id, code } of coupons) {
    const reason = await countCouponUsage(inside, id, order.id, user)
    if (reason) return { code, reason, amount: null }
  }
  return null
}

const totalColumns = ({ totals }: Priced): Updateable<OrdersTable> => ({
  discount_total: totals.discount,
  discount_tax: totals.discountTax,
  shipping_total: totals.shipping,
  shipping_tax: totals.shippingTax,
  cart_tax: totals.cartTax,
  total: totals.total,
  total_tax: totals.tax,
})

/** What an order would be with the lines and coupons that it is to have. */
const priceEdits = async (
  context: Context,
  order: Order,
  edits: RepriceEdits,
): Promise<Result<Priced, RepriceProblem>> => {
  const { items = {}, coupons } = edits
  if (countEdits(edits) > MOST_ITEMS) return refuse({ code: 'too_many_items' as const })
  const edited = await editItems(context, order.items, items)
  if (!edited.ok) return refuse({ code: edited.error })
  if (edited.value.length > MOST_ITEMS) return refuse({ code: 'too_many_items' as const })
  const priced = await priceItems(context, order, edited.value, coupons)
  if (!priced.ok) return refuse({ code: 'coupon_refused' as const, coupon: priced.error })
  if (!isRepresentable(priced.value)) return refuse({ code: 'total_too_large' as const })
  const refunds = await findRefunds(context, [order.id])
  if (isBelowRefunds(refunds, priced.value)) return refuse({ code: 'below_refunds' as const })
  return ok(priced.value)
}

/** Amounts of an order, as its lines are told. */
export interface OrderQuote {
  subtotal: number
  discount: number
  shipping: number
  fees: number
  tax: number
  total: number
}

export type QuoteProblem = RepriceProblem | { code: 'unknown_order' }

/** What an order would come to with other lines and coupons; nothing is written. */
export const quoteOrder = async (
  context: Context,
  id: number,
  edits: RepriceEdits,
): Promise<Result<OrderQuote, QuoteProblem>> => {
  const order = await findOrder(context, id)
  if (!order) return refuse({ code: 'unknown_order' as const })
  const priced = await priceEdits(context, order, edits)
  if (!priced.ok) return priced
  const { items, totals } = priced.value
  const sumOf = (kind: OrderItem['kind'], amount: 'subtotal' | 'total') =>
    items.reduce((sum, item) => (item.kind === kind ? sum + item[amount] : sum), 0)
  return ok({
    subtotal: sumOf('line_item', 'subtotal'),
    discount: totals.discount,
    shipping: totals.shipping,
    fees: sumOf('fee', 'total'),
    tax: totals.tax,
    total: totals.total,
  })
}

/** Prices an order with the lines and coupons that it is to have, and writes them; answers the columns of its totals. */
export const repriceOrder = async (
  inside: Context,
  order: Order,
  edits: RepriceEdits,
): Promise<Result<Updateable<OrdersTable>, RepriceProblem>> => {
  const { coupons } = edits
  const priced = await priceEdits(inside, order, edits)
  if (!priced.ok) return priced
  await writeItems(inside, order, priced.value.items)
  const refused = coupons && order.coupons_counted ? await recount(inside, order, priced.value) : null
  return refused
    ? refuse({ code: 'coupon_refused' as const, coupon: refused })
    : ok(totalColumns(priced.value))
}
