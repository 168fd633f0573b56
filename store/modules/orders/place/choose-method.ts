import type { Context } from '#store/context.ts'

/** Another way to pay for an order that is not paid yet. */
export const choosePaymentMethod = async (
  context: Context,
  id: number,
  method: { id: string; title: string },
): Promise<void> => {
  await context.db
    .updateTable('orders')
    .set({ payment_method: method.id, payment_method_title: method.title, updated_at: context.clock() })
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .execute()
}
