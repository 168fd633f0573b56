import type { Context } from '#store/context.ts'
import { fromJson } from '#store/database/json.ts'
import type { Order, OrderItem, OrderNote, OrderRow } from '../order.ts'

const parseItems = async (context: Context, orderIds: number[]): Promise<Map<number, OrderItem[]>> => {
  const rows = await context.db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute()
  const items = new Map<number, OrderItem[]>()
  for (const row of rows) {
    const item = {
      ...row,
      taxes: fromJson(row.taxes),
      details: fromJson(row.details),
      meta_data: fromJson(row.meta_data),
    }
    items.set(row.order_id, [...(items.get(row.order_id) ?? []), item])
  }
  return items
}

const parseOrder = (row: OrderRow, items: OrderItem[]): Order => ({
  ...row,
  billing: fromJson(row.billing),
  shipping: fromJson(row.shipping),
  meta_data: fromJson(row.meta_data),
  items,
})

/** Rows completed with their lines, in the order given. */
export const withItems = async (context: Context, rows: OrderRow[]): Promise<Order[]> => {
  if (rows.length === 0) return []
  const items = await parseItems(
    context,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => parseOrder(row, items.get(row.id) ?? []))
}

/** @returns null for an unknown id */
export const findOrder = async (context: Context, id: number): Promise<Order | null> => {
  const rows = await context.db.selectFrom('orders').selectAll().where('id', '=', id).execute()
  return (await withItems(context, rows))[0] ?? null
}

/** Those of these orders that there are, in the order given. */
export const findOrders = async (context: Context, ids: readonly number[]): Promise<Order[]> => {
  if (ids.length === 0) return []
  const rows = await context.db.selectFrom('orders').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return withItems(
    context,
    ids.flatMap((id) => byId.get(id) ?? []),
  )
}

/** The order that a checkout draft became; null while it was not placed. */
export const findOrderOfDraft = async (
  context: Context,
  draftId: string,
): Promise<Pick<Order, 'id' | 'order_key' | 'status' | 'payment_method' | 'billing'> | null> => {
  const row = await context.db
    .selectFrom('orders')
    .select(['id', 'order_key', 'status', 'payment_method', 'billing'])
    .where('draft_id', '=', draftId)
    .executeTakeFirst()
  return row ? { ...row, billing: fromJson(row.billing) } : null
}

/** Notes of an order, oldest first. */
export const findNotes = (context: Context, orderId: number): Promise<OrderNote[]> =>
  context.db.selectFrom('order_notes').selectAll().where('order_id', '=', orderId).orderBy('id').execute()
