import type { Context as HonoContext } from 'hono'
import { getActor } from '#store/http/middleware/authenticate.ts'
import type { Order } from '#store/modules/orders/orders.ts'
import type { Services } from '#store/services.ts'
import { billingJson, cartJson, shippingJson } from '../cart/cart-json.ts'
import type { Begun } from './checkout-draft.ts'

/** Where a shopper goes on after an order was placed or paid for. */
export interface PaymentResult {
  /** failure: the order is placed, but its payment could not be begun */
  status: 'success' | 'failure'
  /** absolute */
  redirect: string
}

const NO_RESULT = { payment_status: '', payment_details: [], redirect_url: '' }

const resultJson = ({ status, redirect }: PaymentResult) => ({
  payment_status: status,
  payment_details: [
    { key: 'result', value: status },
    { key: 'redirect', value: redirect },
  ],
  redirect_url: redirect,
})

const NOTHING_MORE = { additional_fields: {}, __experimentalCart: null, extensions: {} }

/** The checkout of a cart that is not placed yet; its order is a number and a key so far. */
export const draftJson = (
  c: HonoContext,
  { saved, priced, checkout }: Begun,
  offered: readonly string[],
) => ({
  order_id: checkout.orderId,
  status: 'checkout-draft',
  order_key: checkout.orderKey,
  order_number: String(checkout.orderId),
  customer_note: checkout.customerNote,
  customer_id: getActor(c).customerId,
  billing_address: billingJson(saved.billing),
  shipping_address: shippingJson(saved.shipping),
  payment_method: priced.totals.total === 0 ? '' : checkout.paymentMethod || (offered[0] ?? ''),
  payment_result: NO_RESULT,
  ...NOTHING_MORE,
})

/** As {@link draftJson} after a change, with the cart. */
export const changedDraftJson = async (
  c: HonoContext,
  services: Services,
  changed: Begun,
  offered: readonly string[],
) => ({
  ...draftJson(c, changed, offered),
  payment_result: null,
  __experimentalCart: await cartJson(c, services, changed.saved, changed.priced),
})

/** An order that was placed or paid for. */
export const placedJson = (order: Order, result: PaymentResult) => ({
  order_id: order.id,
  status: order.status,
  order_key: order.order_key,
  order_number: String(order.id),
  customer_note: order.customer_note,
  customer_id: order.customer_id,
  billing_address: billingJson(order.billing),
  shipping_address: shippingJson(order.shipping),
  payment_method: order.payment_method,
  payment_result: resultJson(result),
  ...NOTHING_MORE,
})
