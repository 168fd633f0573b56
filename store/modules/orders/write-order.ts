import type { Updateable } from 'kysely'
import { changeMeta, type MetaChange } from '#common/meta-data.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { countCouponUsage, type RefusedOrderCoupon, returnCouponUsage } from '../cart/cart.ts'
import {
  type BillingAddress,
  findCustomer,
  notePayingCustomer,
  type ShippingAddress,
} from '../customers/customers.ts'
import { readSettings } from '../settings/settings.ts'
import { editItems, type ItemEdits, type ItemRefusal } from './edit-items.ts'
import { findOrder } from './find-orders.ts'
import { noteGuest } from './guest-orders.ts'
import { NOTE_MESSAGES, statusLabel } from './messages.ts'
import { isPaidWith, moveTo } from './move-order.ts'
import { ordersToProcess } from './needs-processing.ts'
import { addNote } from './notes.ts'
import type { Order, OrderItem } from './order.ts'
import { createOrderKey } from './place-order.ts'
import { type Priced, priceItems } from './price-items.ts'
import { refundRemainder } from './refund-order.ts'
import { adjustStock, countSold, couponUser, linesOf, reserve } from './stock-reservation.ts'
import type { OrdersTable } from './tables.ts'
import { CLOSED, DRAFTS, PAYABLE, SOLD, TAKES_PAYMENT } from './transitions.ts'

/** What those who run the shop write of an order; what is not given stays as it is. */
export interface OrderFields {
  status?: string | undefined
  customerId?: number | undefined
  customerNote?: string | undefined
  billing?: Partial<BillingAddress> | undefined
  shipping?: Partial<ShippingAddress> | undefined
  paymentMethod?: string | undefined
  paymentMethodTitle?: string | undefined
  transactionId?: string | undefined
  createdVia?: string | undefined
  meta?: readonly MetaChange[] | undefined
  items?: ItemEdits | undefined
  /** the codes of all coupons that it is to have, in the order in which they are laid on */
  coupons?: readonly string[] | undefined
  /** the money is there */
  setPaid?: boolean | undefined
}

export type OrderProblem =
  | {
      code:
        | 'unknown_order'
        | 'not_allowed'
        | 'unknown_customer'
        | 'too_many_items'
        | 'total_too_large'
        | ItemRefusal
    }
  | ({ code: 'coupon_refused' } & { coupon: RefusedOrderCoupon })

/** Of one order, coupons among them: all are written in one transaction, for which every other waits. */
export const MOST_ITEMS = 1000

const PLACE = { company: '', address_1: '', address_2: '', city: '', state: '', postcode: '', country: '' }
const NOBODY = { first_name: '', last_name: '', ...PLACE }

const fieldColumns = (order: Order, fields: OrderFields): Updateable<OrdersTable> => {
  const { customerId, customerNote, paymentMethod, paymentMethodTitle, transactionId, meta } = fields
  return {
    ...(customerId !== undefined && { customer_id: customerId }),
    ...(customerNote !== undefined && { customer_note: customerNote }),
    ...(fields.billing && { billing: toJson({ ...order.billing, ...fields.billing }) }),
    ...(fields.shipping && { shipping: toJson({ ...order.shipping, ...fields.shipping }) }),
    ...(paymentMethod !== undefined && { payment_method: paymentMethod }),
    ...(paymentMethodTitle !== undefined && { payment_method_title: paymentMethodTitle }),
    ...(transactionId !== undefined && { transaction_id: transactionId }),
    ...(fields.createdVia !== undefined && { created_via: fields.createdVia }),
    ...(meta && { meta_data: toJson(changeMeta(order.meta_data, meta)) }),
  }
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
const recount = async (
  inside: Context,
  order: Order,
  { coupons }: Priced,
): Promise<RefusedOrderCoupon | null> => {
  await returnCouponUsage(inside, order.id)
  const user = couponUser(order.customer_id, order.billing)
  for (const { id, code } of coupons) {
    const reason = await countCouponUsage(inside, id, order.id, user)
    if (reason) return { code, reason, amount: null }
  }
  return null
}

/** What a change of address, lines or coupons makes of the prices. */
const isPricedAnew = ({ billing, shipping, items, coupons }: OrderFields): boolean =>
  [billing, shipping, items, coupons].some((part) => part !== undefined)

/** Sums of whole numbers are exact up to here. */
const isRepresentable = ({ items, totals }: Priced): boolean =>
  [...Object.values(totals), ...items.flatMap(({ subtotal, total }) => [subtotal, total])].every(
    Number.isSafeInteger,
  )

const countEdits = ({ items, coupons }: OrderFields): number =>
  [items?.lines, items?.shipping, items?.fees, coupons].reduce((sum, list) => sum + (list?.length ?? 0), 0)

/** Writes everything but status and payment. */
const writeFields = async (
  inside: Context,
  order: Order,
  fields: OrderFields,
): Promise<Result<Order, OrderProblem>> => {
  const { customerId } = fields
  if (customerId && !(await findCustomer(inside, customerId))) {
    return refuse({ code: 'unknown_customer' as const })
  }
  const changed: Order = {
    ...order,
    customer_id: customerId ?? order.customer_id,
    billing: { ...order.billing, ...fields.billing },
    shipping: { ...order.shipping, ...fields.shipping },
  }
  let columns = fieldColumns(order, fields)
  if (isPricedAnew(fields)) {
    if (countEdits(fields) > MOST_ITEMS) return refuse({ code: 'too_many_items' as const })
    const edited = await editItems(inside, order.items, fields.items ?? {})
    if (!edited.ok) return refuse({ code: edited.error })
    if (edited.value.length > MOST_ITEMS) return refuse({ code: 'too_many_items' as const })
    const priced = await priceItems(inside, changed, edited.value, fields.coupons)
    if (!priced.ok) return refuse({ code: 'coupon_refused' as const, coupon: priced.error })
    if (!isRepresentable(priced.value)) return refuse({ code: 'total_too_large' as const })
    await writeItems(inside, order, priced.value.items)
    columns = { ...columns, ...totalColumns(priced.value) }
    const refused =
      fields.coupons && order.coupons_counted ? await recount(inside, changed, priced.value) : null
    if (refused) return refuse({ code: 'coupon_refused' as const, coupon: refused })
  }
  if (Object.keys(columns).length > 0) {
    const values = { ...columns, updated_at: inside.clock() }
    await inside.db.updateTable('orders').set(values).where('id', '=', order.id).execute()
  }
  if (fields.billing || customerId !== undefined) {
    await inside.db.deleteFrom('guest_contacts').where('order_id', '=', order.id).execute()
    if (changed.customer_id === 0) await noteGuest(inside, order.id, changed.billing)
  }
  return ok((await findOrder(inside, order.id)) as Order)
}

/** What a paid order comes to: cash is there with the goods, and nothing else waits where nothing is to be sent. */
const paidStatus = async (inside: Context, order: Order): Promise<string> =>
  order.payment_method !== 'cod' && (await ordersToProcess(inside, [order])).has(order.id)
    ? 'processing'
    : 'completed'

/** Takes the stock of an order that was written with a status which needs it; nothing keeps such an order out. */
const takeStockFor = async (inside: Context, order: Order, to: string): Promise<boolean> => {
  if (PAYABLE.has(to) || CLOSED.has(to) || DRAFTS.has(to)) return false
  const { locale } = await readSettings(inside)
  const reserved = await reserve(inside, order)
  if (!reserved) await addNote(inside, order.id, NOTE_MESSAGES[locale].takenUpShort)
  return reserved
}

const insertOrder = async (inside: Context, status: string): Promise<number> => {
  const now = inside.clock()
  const settings = await readSettings(inside)
  const row = await inside.db
    .insertInto('orders')
    .values({
      status,
      currency: settings.currency.code,
      order_key: createOrderKey(),
      customer_id: 0,
      billing: toJson({ ...NOBODY, email: '', phone: '' }),
      shipping: toJson({ ...NOBODY, phone: '' }),
      payment_method: '',
      payment_method_title: '',
      transaction_id: '',
      customer_note: '',
      customer_ip_address: '',
      customer_user_agent: '',
      created_via: 'rest-api',
      cart_hash: '',
      prices_include_tax: settings.prices_include_tax ? 1 : 0,
      discount_total: 0,
      discount_tax: 0,
      shipping_total: 0,
      shipping_tax: 0,
      cart_tax: 0,
      total: 0,
      total_tax: 0,
      stock_reduced: 0,
      coupons_counted: CLOSED.has(status) || DRAFTS.has(status) ? 0 : 1,
      sales_counted: 0,
      draft_id: null,
      hold_until_at: null,
      paid_at: null,
      completed_at: null,
      meta_data: toJson([]),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/**
 * Makes an order as those who run the shop, or another system, write it down: neither stock nor gateways nor what may be
 * bought keep it out, coupons are judged. It takes its stock once it is more than a wish.
 */
export const writeNewOrder = (
  context: Context,
  { status = 'pending', setPaid = false, ...fields }: OrderFields,
): Promise<Result<Order, OrderProblem>> =>
  inTransaction(context, async (inside) => {
    const id = await insertOrder(inside, status)
    const blank = (await findOrder(inside, id)) as Order
    const written = await writeFields(inside, blank, { billing: {}, ...fields })
    if (!written.ok) return written
    const order = written.value
    const isPaid = setPaid && TAKES_PAYMENT.has(status)
    const to = isPaid ? await paidStatus(inside, order) : status
    const now = inside.clock()
    if (SOLD.has(to)) await countSold(inside, linesOf(order))
    if (to === 'completed') await notePayingCustomer(inside, order.customer_id)
    const values = {
      status: to,
      stock_reduced: (await takeStockFor(inside, order, to)) ? 1 : 0,
      coupons_counted: CLOSED.has(to) || DRAFTS.has(to) ? 0 : 1,
      sales_counted: SOLD.has(to) ? 1 : 0,
      paid_at: setPaid || to === 'completed' || isPaidWith(order, to) ? now : null,
      completed_at: to === 'completed' ? now : null,
    }
    await inside.db.updateTable('orders').set(values).where('id', '=', id).execute()
    const { locale } = await readSettings(inside)
    await addNote(inside, id, NOTE_MESSAGES[locale].placed(statusLabel(locale, to)), { status: to })
    if (to === 'refunded') await refundRemainder(inside, order)
    await recordEvent(inside, { type: 'order.placed', payload: { id, status: to } })
    return ok((await findOrder(inside, id)) as Order)
  })

/**
 * Those who run the shop know better than the usual ways of an order: from any status it may come to any other.
 * The status that it has already changes nothing, so that a call may be repeated.
 */
export const writeOrder = (
  context: Context,
  id: number,
  { status, setPaid = false, ...fields }: OrderFields,
): Promise<Result<Order, OrderProblem>> =>
  inTransaction(context, async (inside) => {
    const before = await findOrder(inside, id)
    if (!before) return refuse({ code: 'unknown_order' as const })
    const written = await writeFields(inside, before, fields)
    if (!written.ok) return written
    const taken = before.stock_reduced ? await adjustStock(inside, before, written.value) : true
    const { locale } = await readSettings(inside)
    if (!taken) await addNote(inside, id, NOTE_MESSAGES[locale].takenUpShort)
    if (Object.values(fields).some((field) => field !== undefined)) {
      await recordEvent(inside, { type: 'order.changed', payload: { id } })
    }
    const order = (await findOrder(inside, id)) as Order
    const moved = status === undefined ? ok(order) : await moveTo(inside, order, status)
    if (!moved.ok) return refuse({ code: moved.error })
    const { value: now } = moved
    if (!setPaid || !PAYABLE.has(now.status) || now.total === 0)
      return ok((await findOrder(inside, id)) as Order)
    const paid = await moveTo(inside, now, await paidStatus(inside, now), { paid_at: inside.clock() })
    return paid.ok ? ok((await findOrder(inside, id)) as Order) : refuse({ code: paid.error })
  })
