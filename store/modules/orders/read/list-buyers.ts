import { type SelectQueryBuilder, sql } from 'kysely'
import type { Minor } from '#common/money.ts'
import type { Context } from '#store/context.ts'
import type { Schema } from '#store/database/schema.ts'
import { type Customer, findSavedCustomers, matchesCustomer } from '#store/modules/customers/customers.ts'
import { STAFF_ROLES } from '#store/rights.ts'
import { EARNING } from '../status/transitions.ts'

/** What somebody has bought, of the orders that the shop has earned by. */
interface Purchases {
  orders: number
  /** without what was refunded */
  spent: Minor
  /** epoch ms, null for none */
  lastOrderAt: number | null
}

export type Buyer = Customer & Purchases

export interface BuyerFilter {
  search?: string | undefined
  role?: string | undefined
  blocked?: boolean | undefined
  orderBy: 'registered' | 'name' | 'orders' | 'spent' | 'last_order'
  direction: 'asc' | 'desc'
  limit: number
  offset: number
}

const NONE: Purchases = { orders: 0, spent: 0, lastOrderAt: null }

/** By customer, of all who bought anything, or of these. */
const purchases = ({ db }: Context, ids?: readonly number[]) => {
  const refunded = db
    .selectFrom('refunds')
    .select(({ fn }) => ['order_id', fn.sum<number>('amount').as('amount')])
    .groupBy('order_id')
    .as('refunded')
  const bought = db
    .selectFrom('orders')
    .leftJoin(refunded, 'refunded.order_id', 'orders.id')
    .where('orders.customer_id', '>', 0)
    .where('orders.status', 'in', [...EARNING])
    .groupBy('orders.customer_id')
    .select(({ fn }) => [
      'orders.customer_id as buyer',
      fn.countAll<number>().as('orders'),
      sql<number>`sum(orders.total - coalesce(refunded.amount, 0))`.as('spent'),
      fn.max('orders.created_at').as('lastOrderAt'),
    ])
  return ids ? bought.where('orders.customer_id', 'in', [...ids]) : bought
}

/** What each of these customers has bought. */
export const readPurchases = async (
  context: Context,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Purchases>> => {
  if (ids.length === 0) return new Map()
  const rows = await purchases(context, ids).execute()
  const known = new Map(
    rows.map(({ buyer, orders, spent, lastOrderAt }) => [
      buyer,
      { orders: Number(orders), spent: Number(spent), lastOrderAt: Number(lastOrderAt) },
    ]),
  )
  return new Map(ids.map((id) => [id, known.get(id) ?? NONE]))
}

type Found = SelectQueryBuilder<Schema, 'customers', object>

/** One page of ids, in the order asked for: what was bought is added up only where that decides. */
const idsOf = async (
  context: Context,
  found: Found,
  { orderBy, direction, limit, offset }: BuyerFilter,
): Promise<number[]> => {
  const byColumn = orderBy === 'name' || orderBy === 'registered'
  const sorted = byColumn
    ? orderBy === 'name'
      ? found.orderBy('customers.last_name', direction).orderBy('customers.first_name', direction)
      : found.orderBy('customers.created_at', direction)
    : found
        .leftJoin(purchases(context).as('bought'), 'bought.buyer', 'customers.id')
        .orderBy(
          sql`coalesce(${sql.ref(`bought.${orderBy === 'last_order' ? 'lastOrderAt' : orderBy}`)}, 0)`,
          direction,
        )
  const rows = await (sorted as Found)
    .select('customers.id')
    .orderBy('customers.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

/** One page of those whom the shop sells to, with what they have bought. */
export const listBuyers = async (
  context: Context,
  filter: BuyerFilter,
): Promise<{ buyers: Buyer[]; total: number }> => {
  const { search, role, blocked } = filter
  const all = context.db.selectFrom('customers')
  let found: Found = role
    ? all.where('customers.role', '=', role)
    : all.where('customers.role', 'not in', STAFF_ROLES)
  if (search) found = found.where((where) => matchesCustomer(context.db, where, search))
  if (blocked !== undefined) found = found.where('customers.blocked_at', blocked ? 'is not' : 'is', null)
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const ids = await idsOf(context, found, filter)
  const bought = await readPurchases(context, ids)
  const customers = new Map((await findSavedCustomers(context, ids)).map((one) => [one.id, one]))
  const buyers = ids.flatMap((id) => {
    const customer = customers.get(id)
    return customer ? [{ ...customer, ...(bought.get(id) ?? NONE) }] : []
  })
  return { buyers, total: Number(total) }
}
