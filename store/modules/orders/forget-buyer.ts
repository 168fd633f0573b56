import type { Context } from '#store/context.ts'

/** Orders of a deleted account become those of a guest; what the books need stays. */
export const forgetBuyer = async (context: Context, customerId: number): Promise<void> => {
  await context.db
    .updateTable('orders')
    .set({ customer_id: 0 })
    .where('customer_id', '=', customerId)
    .execute()
}
