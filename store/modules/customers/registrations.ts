import type { Context } from '#store/context.ts'

/** When customers registered within a span of epoch milliseconds, `to` excluded. */
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
