import { sql } from 'kysely'
import type { Minor } from '#common/money.ts'
import type { Context } from '#store/context.ts'
import { EARNING } from '../status/transitions.ts'
import type { Span } from './reports.ts'

/** What was sold and given back in a quarter of an hour. */
export interface SalesSlot {
  /** epoch milliseconds of its beginning */
  at: number
  orders: number
  /** of all orders, with tax and delivery */
  sales: Minor
  refunds: Minor
}

/** ms. Every zone of the world is whole quarters of an hour from UTC, so that days and hours are made of slots. */
const SLOT = 15 * 60_000

/**
 * Sales of a span by quarters of an hour, summed by the database: at most as many rows as there are quarters. An order
 * counts when it was placed, money given back when it was given.
 */
export const readSalesSlots = async (context: Context, { from, to }: Span): Promise<SalesSlot[]> => {
  const { db } = context
  const sold = await db
    .selectFrom('orders')
    .select(({ fn }) => [
      sql<number>`created_at / ${sql.lit(SLOT)}`.as('slot'),
      fn.countAll<number>().as('orders'),
      fn.sum<number>('total').as('sales'),
    ])
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('status', 'in', [...EARNING])
    .groupBy('slot')
    .execute()
  const returned = await db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(({ fn }) => [
      sql<number>`r.created_at / ${sql.lit(SLOT)}`.as('slot'),
      fn.sum<number>('r.amount').as('refunds'),
    ])
    .where('r.created_at', '>=', from)
    .where('r.created_at', '<', to)
    .where('o.status', 'in', [...EARNING])
    .groupBy('slot')
    .execute()
  const slots = new Map<number, SalesSlot>()
  const slotOf = (slot: number): SalesSlot => {
    const at = Number(slot) * SLOT
    const known = slots.get(at) ?? { at, orders: 0, sales: 0, refunds: 0 }
    slots.set(at, known)
    return known
  }
  for (const { slot, orders, sales } of sold)
    Object.assign(slotOf(slot), { orders: Number(orders), sales: Number(sales) })
  for (const { slot, refunds } of returned) slotOf(slot).refunds = Number(refunds)
  return [...slots.values()].sort((one, other) => one.at - other.at)
}
