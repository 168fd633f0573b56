import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { type BillingAddress, readPhone } from '#store/modules/customers/customers.ts'
import type { Order } from '../order.ts'

const contactsOf = ({ email, phone }: { email: string; phone: string }): string[] =>
  [email.toLowerCase(), phone].filter(Boolean)

/** Notes by what the order of a guest is found later; call it inside the order's transaction. */
export const noteGuest = async (
  context: Context,
  orderId: number,
  billing: BillingAddress,
): Promise<void> => {
  const contacts = contactsOf({ email: billing.email, phone: await readPhone(context, billing) })
  if (contacts.length === 0) return
  await context.db
    .insertInto('guest_contacts')
    .values(contacts.map((contact) => ({ contact, order_id: orderId })))
    .execute()
}

/** As {@link noteGuest}, in place of what was noted before; an order that is a customer's is found by the customer. */
export const renoteGuest = async (
  context: Context,
  order: Pick<Order, 'id' | 'customer_id' | 'billing'>,
): Promise<void> => {
  await context.db.deleteFrom('guest_contacts').where('order_id', '=', order.id).execute()
  if (order.customer_id === 0) await noteGuest(context, order.id, order.billing)
}

/**
 * Gives an account the orders that were placed as a guest with its mobile number or e-mail address.
 * @param proven only what the customer has proved to be theirs: a number by a code, an e-mail address by a code or link
 * @returns how many orders were found
 */
export const joinGuestOrders = async (
  context: Context,
  customerId: number,
  proven: { email: string; phone: string },
): Promise<number> => {
  const contacts = contactsOf(proven)
  if (contacts.length === 0) return 0
  const placedBy = (db: Context['db']) =>
    db.selectFrom('guest_contacts').select('order_id').where('contact', 'in', contacts)
  if (!(await placedBy(context.db).limit(1).executeTakeFirst())) return 0
  return inTransaction(context, async (inside) => {
    const joined = await inside.db
      .updateTable('orders')
      .set({ customer_id: customerId, updated_at: inside.clock() })
      .where('id', 'in', placedBy(inside.db))
      .where('customer_id', '=', 0)
      .returning('id')
      .execute()
    for (const { id } of joined) {
      await recordEvent(inside, { type: 'order.joined', payload: { id, customer_id: customerId } })
    }
    await inside.db.deleteFrom('guest_contacts').where('order_id', 'in', placedBy(inside.db)).execute()
    return joined.length
  })
}
