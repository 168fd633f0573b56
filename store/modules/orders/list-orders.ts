import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { fromJson } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'
import { withItems } from './find-orders.ts'
import type { Order } from './order.ts'

export interface OrderFilter {
  /** empty for every status but trash */
  statuses: string[]
  customerId?: number
  productId?: number
  /** with something of this vendor's, and not in the trash */
  vendorId?: number
  createdVia: string[]
  /** in any address field, the number, or the name of a line; case does not matter */
  search?: string
  include: number[]
  exclude: number[]
  /** epoch milliseconds, all exclusive */
  after?: number
  before?: number
  modifiedAfter?: number
  modifiedBefore?: number
}

export interface OrderListing {
  filter: OrderFilter
  /** `include` keeps the order of the ids asked for */
  orderBy: 'date' | 'modified' | 'id' | 'include'
  direction: 'asc' | 'desc'
  limit: number
  offset: number
}

type Where = ExpressionBuilder<Schema, 'orders'>

const COLUMNS = { date: 'created_at', modified: 'updated_at', id: 'id', include: 'created_at' } as const

const conditions = (where: Where, filter: OrderFilter): Expression<SqlBool> => {
  const { statuses, include, exclude, createdVia } = filter
  const all = [
    statuses.length ? where('status', 'in', statuses) : where('status', '<>', 'trash'),
    ...(include.length ? [where('id', 'in', include)] : []),
    ...(exclude.length ? [where('id', 'not in', exclude)] : []),
    ...(createdVia.length ? [where('created_via', 'in', createdVia)] : []),
    ...(filter.customerId === undefined ? [] : [where('customer_id', '=', filter.customerId)]),
    ...(filter.after === undefined ? [] : [where('created_at', '>', filter.after)]),
    ...(filter.before === undefined ? [] : [where('created_at', '<', filter.before)]),
    ...(filter.modifiedAfter === undefined ? [] : [where('updated_at', '>', filter.modifiedAfter)]),
    ...(filter.modifiedBefore === undefined ? [] : [where('updated_at', '<', filter.modifiedBefore)]),
  ]
  const sold = (column: 'product_id' | 'vendor_id', id: number) =>
    where(
      'id',
      'in',
      where
        .selectFrom('order_items')
        .select('order_id')
        .where('kind', '=', 'line_item')
        .where(column, '=', id),
    )
  if (filter.productId !== undefined) all.push(sold('product_id', filter.productId))
  if (filter.vendorId !== undefined) {
    all.push(sold('vendor_id', filter.vendorId), where('status', '<>', 'trash'))
  }
  return where.and(all)
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** Addresses are JSON, so SQL finds the orders that may fit and the parsed values decide. */
const searchIds = async (context: Context, filter: OrderFilter, search: string): Promise<number[]> => {
  const wanted = search.toLowerCase()
  const pattern = `%${escapeLike(JSON.stringify(wanted).slice(1, -1))}%`
  const like = (column: string) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
  const rows = await context.db
    .selectFrom('orders')
    .select(['id', 'billing', 'shipping'])
    .where((where) => conditions(where, filter))
    .where((where) => where.or([like('billing'), like('shipping')]))
    .execute()
  const has = (values: object) =>
    Object.values(values).some((value) => String(value).toLowerCase().includes(wanted))
  const named = await context.db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select('orders.id')
    .distinct()
    .where(sql<boolean>`lower(order_items.name) like ${`%${escapeLike(wanted)}%`} escape '\\'`)
    .execute()
  const found = rows.filter((row) => has(fromJson(row.billing)) || has(fromJson(row.shipping)))
  return [...found, ...named].map(({ id }) => id).concat(/^\d{1,15}$/.test(search) ? [Number(search)] : [])
}

/** One page of the shop's orders and how many there are in all. */
export const listOrders = async (
  context: Context,
  { filter, orderBy, direction, limit, offset }: OrderListing,
): Promise<{ orders: Order[]; total: number }> => {
  const found = filter.search ? await searchIds(context, filter, filter.search) : null
  if (found?.length === 0) return { orders: [], total: 0 }
  const matching = context.db.selectFrom('orders').where((where) => {
    const all = conditions(where, filter)
    return found ? where.and([all, where('id', 'in', found)]) : all
  })
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  if (orderBy === 'include' && filter.include.length) {
    const rows = new Map((await matching.selectAll().execute()).map((row) => [row.id, row]))
    const wanted = filter.include.flatMap((id) => rows.get(id) ?? [])
    return { orders: await withItems(context, wanted.slice(offset, offset + limit)), total: Number(total) }
  }
  const column = COLUMNS[orderBy]
  const rows = await matching
    .selectAll()
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return { orders: await withItems(context, rows), total: Number(total) }
}
