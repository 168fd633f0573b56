import type { Context } from '../../context.ts'
import { findCustomer } from '../../modules/customers/customers.ts'
import { joinGuestOrders } from '../../modules/orders/orders.ts'

/**
 * Orders that the customer who asks placed as a guest become theirs. An account's mobile number was proved by a code;
 * its e-mail address only by a mailed link, which is where such orders are joined.
 */
export const findGuestOrders = async (context: Context): Promise<void> => {
  const customer = await findCustomer(context, context.actor.customerId)
  if (customer?.mobile) await joinGuestOrders(context, customer.id, { email: '', phone: customer.mobile })
}
