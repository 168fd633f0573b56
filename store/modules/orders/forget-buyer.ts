import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { forgetCouponUser } from '#store/modules/cart/cart.ts'

/** Orders of a deleted account become those of a guest; what the books need stays. No webhook is told, as in WooCommerce. */
export const forgetBuyer = (context: Context, customerId: number): Promise<void> =>
  inTransaction(context, async (inside) => {
    const left = await inside.db
      .updateTable('orders')
      .set({ customer_id: 0, updated_at: inside.clock() })
      .where('customer_id', '=', customerId)
      .returning('id')
      .execute()
    await forgetCouponUser(
      inside,
      customerId,
      left.map(({ id }) => id),
    )
  })

/** Gives the orders of one account to another. Call it in the transaction that deletes the first. */
export const giveOrdersTo = async (inside: Context, from: number, to: number): Promise<void> => {
  const given = await inside.db
    .updateTable('orders')
    .set({ customer_id: to, updated_at: inside.clock() })
    .where('customer_id', '=', from)
    .returning('id')
    .execute()
  for (const { id } of given) {
    await recordEvent(inside, { type: 'order.joined', payload: { id, customer_id: to } })
  }
}
