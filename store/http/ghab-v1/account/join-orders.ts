import type { Context } from '#store/context.ts'
import { type Customer, findCustomer } from '#store/modules/customers/customers.ts'
import { joinGuestOrders } from '#store/modules/orders/orders.ts'

/** Orders placed as a guest with the e-mail address that a customer has proved just now become theirs. */
export const joinMailedOrders = (context: Context, { id, email }: Customer): Promise<number> =>
  joinGuestOrders(context, id, { email, phone: '' })

/**
 * Orders that the customer who asks placed as a guest become theirs, by a mobile number that a code has proved: one that
 * the staff entered may be somebody else's. An e-mail address may be of a version that asked for no proof, so orders
 * are joined by it only where a mailed code or link is used.
 */
export const findGuestOrders = async (context: Context): Promise<void> => {
  const customer = await findCustomer(context, context.actor.customerId)
  if (!customer?.isMobileProved) return
  await joinGuestOrders(context, customer.id, { email: '', phone: customer.mobile })
}
