import type { Context } from '#store/context.ts'

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

/** Marks a customer as paying, once one of their orders is completed. Guests (id 0) have no account to mark. */
export const notePayingCustomer = async ({ db }: Context, id: number): Promise<void> => {
  if (id === 0) return
  await db.updateTable('customers').set({ is_paying_customer: 1 }).where('id', '=', id).execute()
}

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
