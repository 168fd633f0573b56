import { safeEqual } from '#common/safe-equal.ts'
import type { Context } from '#store/context.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { findOrder, type Order } from '#store/modules/orders/orders.ts'

const denied = (code: string, message: string) => new ApiError(401, code, message)

/**
 * An order of who asks: by its key, and as a guest by its e-mail address too.
 * @throws ApiError 404, 401 or 403 in WooCommerce's words
 */
export const orderForBuyer = async (
  context: Context,
  id: number,
  { key, billing_email }: { key: string; billing_email: string },
): Promise<Order> => {
  const order = await findOrder(context, id)
  if (!order) throw new ApiError(404, 'woocommerce_rest_invalid_order', 'Invalid order ID.')
  if (!key || !safeEqual(order.order_key, key)) {
    throw denied('woocommerce_rest_invalid_order', 'Invalid order ID or key provided.')
  }
  if (order.customer_id !== 0) {
    if (order.customer_id === context.actor.customerId) return order
    throw new ApiError(403, 'woocommerce_rest_invalid_user', 'This order belongs to a different customer.')
  }
  if (!billing_email) {
    throw denied('woocommerce_rest_invalid_billing_email', 'No billing email provided.')
  }
  if (!safeEqual(order.billing.email.toLowerCase(), billing_email.trim().toLowerCase())) {
    throw denied('woocommerce_rest_invalid_billing_email', 'Invalid billing email provided.')
  }
  return order
}
