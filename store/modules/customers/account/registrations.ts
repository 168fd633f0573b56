import type { Context } from '#store/context.ts'
import { recordEvent } from '#store/database/transaction.ts'

/** The times at which customers registered, from `from` until before `to` (epoch milliseconds). */
export const findRegistrations = async (context: Context, from: number, to: number): Promise<number[]> => {
  const rows = await context.db
    .selectFrom('customers')
    .select('created_at')
    .where('role', 'in', ['customer', 'wholesale_customer'])
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .execute()
  return rows.map(({ created_at }) => created_at)
}

/** Marks an account as paying or not; a change of that is one of the customer. Guests (id 0) have no account to mark. */
const mark = async (context: Context, id: number, isPaying: 0 | 1): Promise<void> => {
  if (id === 0) return
  const { numUpdatedRows } = await context.db
    .updateTable('customers')
    .set({ is_paying_customer: isPaying })
    .where('id', '=', id)
    .where('is_paying_customer', '<>', isPaying)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await recordEvent(context, { type: 'customer.updated', payload: { id } })
}

/** Marks a customer as paying, once one of their orders is completed. Called inside a transaction. */
export const notePayingCustomer = (context: Context, id: number): Promise<void> => mark(context, id, 1)

/** Marks a customer as one who has not paid, once their last order is deleted. Called inside a transaction. */
export const forgetPayingCustomer = (context: Context, id: number): Promise<void> => mark(context, id, 0)

/** How many customers have paid for an order, and how many have not. */
export const countCustomers = async ({ db }: Context): Promise<{ paying: number; others: number }> => {
  const rows = await db
    .selectFrom('customers')
    .select(({ fn }) => ['is_paying_customer', fn.countAll<number>().as('total')])
    .where('role', 'in', ['customer', 'wholesale_customer'])
    .groupBy('is_paying_customer')
    .execute()
  const countOf = (paying: number) =>
    Number(rows.find(({ is_paying_customer }) => is_paying_customer === paying)?.total ?? 0)
  return { paying: countOf(1), others: countOf(0) }
}
