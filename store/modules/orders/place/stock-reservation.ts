import { ok, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { countCouponUsage, returnCouponUsage } from '#store/modules/cart/cart.ts'
import { countSales, isStockCounted, returnStock, takeStock } from '#store/modules/catalog/catalog.ts'
import { type BillingAddress, readPhone } from '#store/modules/customers/customers.ts'
import type { Order, OrderItem } from '../order.ts'

type Line = Pick<OrderItem, 'product_id' | 'variation_id' | 'quantity'>

export const linesOf = (order: Order): OrderItem[] => order.items.filter(({ kind }) => kind === 'line_item')

/** How many pieces of a line came back into stock with a refund. */
const restockedOf = ({ details }: OrderItem): number => Number(details.restocked ?? 0)

/** The lines of an order with the pieces that it takes out of stock: those that came back with a refund stay there. */
const stockLinesOf = (order: Order): OrderItem[] =>
  linesOf(order).map((line) => ({ ...line, quantity: Math.max(0, line.quantity - restockedOf(line)) }))

/** What a line takes its pieces from. */
const stockIdOf = (line: Line): number => line.variation_id || line.product_id

/** Everybody takes from products in the same order, so that two orders never wait for each other. */
const inOrder = <L extends Line>(lines: readonly L[]): L[] =>
  [...lines].sort((a, b) => stockIdOf(a) - stockIdOf(b))

/**
 * Takes the pieces of all lines out of stock. Call it in a transaction and roll that back when it fails.
 * @returns the line that there was not enough of, null when all are taken
 */
export const reserveLines = async <L extends Line>(
  context: Context,
  lines: readonly L[],
): Promise<L | null> => {
  for (const line of inOrder(lines)) {
    if (!(await takeStock(context, stockIdOf(line), line.quantity))) return line
  }
  return null
}

/** Takes all lines or none, for when the transaction has to go on either way. */
const reserveLinesOrNone = async (context: Context, lines: readonly Line[]): Promise<boolean> => {
  const taken = await inTransaction(context, async (inside) =>
    (await reserveLines(inside, lines)) ? refuse(null) : ok(null),
  )
  return taken.ok
}

/** Counts sold pieces for the best sellers. */
export const countSold = async (context: Context, lines: readonly Line[]): Promise<void> => {
  for (const line of inOrder(lines)) await countSales(context, line.product_id, line.quantity)
}

/** What a shopper is known by for limits per customer. */
export const couponUser = async (
  context: Context,
  customerId: number,
  billing: BillingAddress,
): Promise<string[]> => {
  const phone = await readPhone(context, billing)
  return [customerId ? String(customerId) : '', billing.email.toLowerCase(), phone].filter(Boolean)
}

/**
 * Counts the coupons of an order that had released them.
 * @returns the codes that could not be counted: their limit is reached, or they are deleted
 */
export const recountCoupons = async (context: Context, order: Order): Promise<string[]> => {
  const user = await couponUser(context, order.customer_id, order.billing)
  const refused: string[] = []
  for (const { kind, name, details } of order.items) {
    const coupon = Number(details.coupon_id ?? 0)
    if (kind !== 'coupon' || !coupon) continue
    if (await countCouponUsage(context, coupon, order.id, user)) refused.push(name)
  }
  return refused
}

const setReducedStock = async ({ db }: Context, line: OrderItem, taken: number): Promise<void> => {
  line.details = { ...line.details, reduced_stock: taken }
  const details = toJson(line.details)
  await db.updateTable('order_items').set({ details }).where('id', '=', line.id).execute()
}

/** Records how much each line took, in the given order too: stock management may have changed since it was placed. */
const recordReducedStock = async (context: Context, lines: readonly OrderItem[]): Promise<void> => {
  for (const line of lines) {
    const counted = await isStockCounted(context, stockIdOf(line))
    await setReducedStock(context, line, counted ? line.quantity : 0)
  }
}

export interface Reservation {
  /** false when there is not enough stock */
  reserved: boolean
  /** codes of coupons that could not be counted again */
  refusedCoupons: string[]
}

const reserveStock = async (context: Context, order: Order): Promise<boolean> => {
  if (order.stock_reduced === 1) return true
  const lines = stockLinesOf(order)
  const reserved = await reserveLinesOrNone(context, lines)
  if (reserved) await recordReducedStock(context, lines)
  return reserved
}

/** Takes stock and coupon uses that the order has released before; does nothing where it still has them. */
export const reserve = async (context: Context, order: Order): Promise<Reservation> => {
  const refusedCoupons = order.coupons_counted ? [] : await recountCoupons(context, order)
  return { reserved: await reserveStock(context, order), refusedCoupons }
}

const takenBy = (line: OrderItem): number => Number(line.details.reduced_stock ?? line.quantity)

/**
 * Takes or returns what the changed lines of an order differ by that has its stock.
 * @returns false when there is not enough of something: such a line keeps what it had, the rest is taken
 */
export const adjustStock = async (context: Context, before: Order, after: Order): Promise<boolean> => {
  const known = new Map(stockLinesOf(before).map((line) => [line.id, line]))
  let isEnough = true
  for (const line of inOrder(stockLinesOf(after))) {
    const old = known.get(line.id)
    known.delete(line.id)
    if (old && old.quantity === line.quantity && stockIdOf(old) === stockIdOf(line)) continue
    if (old && takenBy(old) > 0) await returnStock(context, stockIdOf(old), takenBy(old))
    const taken = await reserveLinesOrNone(context, [line])
    isEnough &&= taken
    if (taken) await recordReducedStock(context, [line])
    else {
      const kept = old && stockIdOf(old) === stockIdOf(line) ? takenBy(old) : 0
      if (kept > 0) await takeStock(context, stockIdOf(line), kept)
      await setReducedStock(context, line, kept)
    }
  }
  for (const gone of known.values()) {
    if (takenBy(gone) > 0) await returnStock(context, stockIdOf(gone), takenBy(gone))
  }
  return isEnough
}

/**
 * Puts pieces of a line back into stock that came back with a refund; no more than the order has taken out of it.
 * @returns how many
 */
export const restock = async (
  context: Context,
  order: Order,
  lineId: number,
  quantity: number,
): Promise<number> => {
  const line = linesOf(order).find(({ id }) => id === lineId)
  if (!line || !order.stock_reduced) return 0
  const pieces = Math.min(quantity, takenBy(line))
  if (pieces === 0) return 0
  await returnStock(context, stockIdOf(line), pieces)
  line.details = {
    ...line.details,
    reduced_stock: takenBy(line) - pieces,
    restocked: restockedOf(line) + pieces,
  }
  const details = toJson(line.details)
  await context.db.updateTable('order_items').set({ details }).where('id', '=', lineId).execute()
  return pieces
}

/** Returns the stock and the coupon uses that the order has reserved. */
export const release = async (context: Context, order: Order): Promise<void> => {
  if (order.stock_reduced) {
    for (const line of inOrder(linesOf(order))) {
      const taken = takenBy(line)
      if (taken === 0) continue
      await returnStock(context, stockIdOf(line), taken)
      await setReducedStock(context, line, 0)
    }
  }
  if (order.coupons_counted) await returnCouponUsage(context, order.id)
}
