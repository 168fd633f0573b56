import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'

/** Another way to pay for an order that is not paid yet. */
export const choosePaymentMethod = (
  context: Context,
  id: number,
  method: { id: string; title: string },
): Promise<void> =>
  inTransaction(context, async (inside) => {
    const { numUpdatedRows } = await inside.db
      .updateTable('orders')
      .set({ payment_method: method.id, payment_method_title: method.title, updated_at: inside.clock() })
      .where('id', '=', id)
      .where('paid_at', 'is', null)
      .where(({ eb, or }) =>
        or([eb('payment_method', '<>', method.id), eb('payment_method_title', '<>', method.title)]),
      )
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await recordEvent(inside, { type: 'order.changed', payload: { id } })
  })
