import type { Selectable } from 'kysely'
import type { MetaEntry } from '#common/meta-data.ts'
import type { Minor } from '#common/money.ts'
import type { Context } from '#store/context.ts'
import { fromJson } from '#store/database/json.ts'
import type { RefundItemsTable, RefundsTable } from '../tables.ts'

type RefundRow = Selectable<RefundsTable>

/** What was given back of one line of the order, or of one tax, with its JSON parsed. */
export interface RefundItem extends Omit<Selectable<RefundItemsTable>, 'taxes' | 'details'> {
  taxes: { id: number; total: Minor }[]
  details: Record<string, string | number>
}

export interface Refund extends Omit<RefundRow, 'meta_data'> {
  meta_data: MetaEntry[]
  items: RefundItem[]
}

const withItems = async ({ db }: Context, rows: RefundRow[]): Promise<Refund[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const items = await db
    .selectFrom('refund_items')
    .selectAll()
    .where('refund_id', 'in', ids)
    .orderBy('id')
    .execute()
  const parsed = Map.groupBy(
    items.map((item) => ({ ...item, taxes: fromJson(item.taxes), details: fromJson(item.details) })),
    ({ refund_id }) => refund_id,
  )
  return rows.map((row) => ({
    ...row,
    meta_data: fromJson(row.meta_data),
    items: parsed.get(row.id) ?? [],
  }))
}

/** The refunds of these orders, newest first. */
export const findRefunds = async (context: Context, orderIds: number[]): Promise<Refund[]> => {
  if (orderIds.length === 0) return []
  const refunds = context.db.selectFrom('refunds').selectAll().where('order_id', 'in', orderIds)
  return withItems(context, await refunds.orderBy('id', 'desc').execute())
}

interface RefundFilter {
  orderId?: number | undefined
  include: readonly number[]
  exclude: readonly number[]
  /** epoch milliseconds, neither of them belongs to the span */
  after?: number | undefined
  before?: number | undefined
}
interface RefundPage {
  filter: RefundFilter
  /** by date */
  direction: 'asc' | 'desc'
  limit: number
  offset: number
}

/** One refund of an order; undefined where the order has none of this id. */
export const findRefund = async (
  context: Context,
  orderId: number,
  id: number,
): Promise<Refund | undefined> => {
  const refunds = context.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId)
  return (await withItems(context, await refunds.where('id', '=', id).execute()))[0]
}

/** One page of refunds. */
export const listRefunds = async (
  context: Context,
  { filter, direction, limit, offset }: RefundPage,
): Promise<{ refunds: Refund[]; total: number }> => {
  const { orderId, include, exclude, after, before } = filter
  let found = context.db.selectFrom('refunds')
  if (orderId !== undefined) found = found.where('order_id', '=', orderId)
  if (include.length > 0) found = found.where('id', 'in', include)
  if (exclude.length > 0) found = found.where('id', 'not in', exclude)
  if (after !== undefined) found = found.where('created_at', '>', after)
  if (before !== undefined) found = found.where('created_at', '<', before)
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = found.selectAll().orderBy('created_at', direction).orderBy('id', direction)
  return {
    refunds: await withItems(context, await rows.limit(limit).offset(offset).execute()),
    total: Number(total),
  }
}

/** All money that these refunds gave back. */
export const refundedSum = (refunds: readonly Refund[]): Minor =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)

/** How many pieces of each line of an order these refunds took back, by the line's id. */
export const returnedPieces = (refunds: readonly Refund[]): Map<number, number> => {
  const pieces = new Map<number, number>()
  for (const { kind, item_id, quantity } of refunds.flatMap(({ items }) => items)) {
    if (kind === 'line_item') pieces.set(item_id, (pieces.get(item_id) ?? 0) + quantity)
  }
  return pieces
}
