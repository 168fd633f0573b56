import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { countCouponUsage, type PricedCart, type PricedCartLine } from '#store/modules/cart/cart.ts'
import {
  type BillingAddress,
  notePayingCustomer,
  type ShippingAddress,
} from '#store/modules/customers/customers.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { CouponRefusal } from '#store-api/contract/cart.ts'
import { NOTE_MESSAGES, statusLabel } from '../messages.ts'
import { addNote } from '../notes.ts'
import { createOrderKey, type ReservedOrder } from './blank-order.ts'
import { noteGuest } from './guest-orders.ts'
import { itemsOf } from './items-of-cart.ts'
import { countSold, couponUser, reserveLines } from './stock-reservation.ts'

export interface NewOrder {
  cart: PricedCart
  billing: BillingAddress
  shipping: ShippingAddress
  paymentMethod: string
  paymentMethodTitle: string
  /** pending, on-hold, processing or, when nothing is to be paid or sent, completed */
  status: string
  customerId: number
  customerNote: string
  ipAddress: string
  userAgent: string
  /** makes placing idempotent: a draft becomes one order */
  draftId: string
  /** the number that a client knows already */
  reserved?: ReservedOrder | undefined
  /** epoch milliseconds after which an unpaid order releases its stock; null never */
  holdUntil: number | null
}

export interface PlacedOrder extends ReservedOrder {
  status: string
}

export type PlaceOrderRefusal =
  | { code: 'out_of_stock'; details: { names: string[] } }
  | { code: 'coupon_refused'; details: { code: string; reason: CouponRefusal } }

const stockedLine = (line: PricedCartLine) => ({
  name: line.name,
  product_id: line.productId,
  variation_id: line.variationId,
  quantity: line.quantity,
})

/** Counts each coupon once; answers why one cannot be used, null when all are. */
const countCoupons = async (
  context: Context,
  order: NewOrder,
  id: number,
): Promise<PlaceOrderRefusal | null> => {
  const user = await couponUser(context, order.customerId, order.billing)
  for (const { id: couponId, code } of order.cart.coupons) {
    const reason = await countCouponUsage(context, couponId, id, user)
    if (reason) return { code: 'coupon_refused', details: { code, reason } }
  }
  return null
}

const insertOrder = async (context: Context, order: NewOrder, orderKey: string): Promise<number> => {
  const now = context.clock()
  const { totals } = order.cart
  const row = await context.db
    .insertInto('orders')
    .values({
      ...(order.reserved && { id: order.reserved.id }),
      status: order.status,
      currency: order.cart.currency.code,
      order_key: orderKey,
      customer_id: order.customerId,
      billing: toJson(order.billing),
      shipping: toJson(order.shipping),
      payment_method: order.paymentMethod,
      payment_method_title: order.paymentMethodTitle,
      transaction_id: '',
      customer_note: order.customerNote,
      customer_ip_address: order.ipAddress,
      customer_user_agent: order.userAgent,
      created_via: 'checkout',
      cart_hash: '',
      prices_include_tax: order.cart.pricesIncludeTax ? 1 : 0,
      discount_total: totals.discount,
      discount_tax: totals.discountTax,
      shipping_total: totals.shipping,
      shipping_tax: totals.shippingTax,
      cart_tax: totals.cartTax,
      total: totals.total,
      total_tax: totals.tax,
      stock_reduced: 1,
      coupons_counted: 1,
      sales_counted: order.status === 'pending' ? 0 : 1,
      draft_id: order.draftId,
      hold_until_at: order.holdUntil,
      paid_at: totals.total === 0 ? now : null,
      completed_at: order.status === 'completed' ? now : null,
      meta_data: toJson([]),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/**
 * Makes the order of a priced cart: takes the stock, counts the coupons, writes order, lines, note and event, all or
 * nothing. Whoever calls has looked for an order of the same draft first; a race ends in the unique draft id.
 */
export const placeOrder = async (
  context: Context,
  order: NewOrder,
): Promise<Result<PlacedOrder, PlaceOrderRefusal>> =>
  inTransaction(context, async (inside) => {
    const orderKey = order.reserved?.orderKey ?? createOrderKey()
    const id = await insertOrder(inside, order, orderKey)
    if (order.customerId === 0) await noteGuest(inside, id, order.billing)
    const goods = order.cart.lines.map(stockedLine)
    const missing = await reserveLines(inside, goods)
    if (missing) return refuse({ code: 'out_of_stock', details: { names: [missing.name] } })
    const refused = await countCoupons(inside, order, id)
    if (refused) return refuse(refused)
    if (order.status !== 'pending') await countSold(inside, goods)
    if (order.status === 'completed') await notePayingCustomer(inside, order.customerId)
    await inside.db
      .insertInto('order_items')
      .values(itemsOf(order.cart).map((item) => ({ ...item, order_id: id })))
      .execute()
    const { locale } = await readSettings(inside)
    const note = NOTE_MESSAGES[locale].placed(statusLabel(locale, order.status))
    await addNote(inside, id, note, { status: order.status })
    await recordEvent(inside, { type: 'order.placed', payload: { id, status: order.status } })
    return ok({ id, orderKey, status: order.status })
  })
