import type { Context } from '../../context.ts'

/** Writes what happened to an order into its notes. `status:` notes are the order's timeline. */
export const addNote = async (
  context: Context,
  orderId: number,
  note: string,
  forCustomer = false,
): Promise<void> => {
  await context.db
    .insertInto('order_notes')
    .values({
      order_id: orderId,
      author: 'system',
      note,
      customer_note: forCustomer ? 1 : 0,
      created_at: context.clock(),
    })
    .execute()
}
