import type { Selectable } from 'kysely'
import type { Context } from '#store/context.ts'
import type { RefundsTable } from './tables.ts'

export type Refund = Selectable<RefundsTable>

/** The refunds of these orders, newest first. */
export const findRefunds = async (context: Context, orderIds: number[]): Promise<Refund[]> => {
  if (orderIds.length === 0) return []
  return context.db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id', 'desc')
    .execute()
}

/** One page of all refunds, newest first. */
export const listRefunds = async (
  context: Context,
  limit: number,
  offset: number,
): Promise<{ refunds: Refund[]; total: number }> => {
  const { total } = await context.db
    .selectFrom('refunds')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const refunds = await context.db
    .selectFrom('refunds')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { refunds, total: Number(total) }
}
