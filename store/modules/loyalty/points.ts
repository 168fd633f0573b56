import type { Minor } from '../../../common/money.ts'
import { ok, type Result, refuse } from '../../../common/result.ts'
import type { Context } from '../../context.ts'
import { inTransaction, recordEvent } from '../../database/transaction.ts'
import { readSettings, type ShopSettings } from '../settings/settings.ts'
import type { PointEntriesTable } from './tables.ts'

type PointEntry = PointEntriesTable

/** Main currency units as the shop keeps amounts. */
const toMinor = (amount: number, { currency }: ShopSettings): Minor =>
  Math.round(amount * 10 ** currency.decimals)

/** How many points an amount is worth; whole ones only. */
const pointsOf = (amount: Minor, settings: ShopSettings): number => {
  const per = toMinor(settings.points_per_amount, settings)
  return per > 0 ? Math.floor(amount / per) : 0
}

/** What points take off a bill, in minor units. */
export const worthOf = (points: number, settings: ShopSettings): Minor =>
  toMinor(points * settings.point_value, settings)

const addEntry = async (context: Context, entry: Omit<PointEntry, 'created_at'>): Promise<void> => {
  const { numInsertedOrUpdatedRows } = await context.db
    .insertInto('point_entries')
    .values({ ...entry, created_at: context.clock() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return
  const { customer_id, points, reason } = entry
  await recordEvent(context, { type: 'points.changed', payload: { customer_id, points, reason } })
}

/** All points of a customer. Below nothing when an order was refunded after its points were spent. */
export const readBalance = async (context: Context, customerId: number): Promise<number> => {
  const { sum } = await context.db
    .selectFrom('point_entries')
    .select(({ fn }) => fn.sum<number | null>('points').as('sum'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** What a customer got and gave, newest first, and how many entries there are in all. */
export const listPoints = async (
  context: Context,
  customerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ entries: PointEntry[]; total: number }> => {
  const own = context.db.selectFrom('point_entries').where('customer_id', '=', customerId)
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const entries = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('key', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { entries, total: Number(total) }
}

interface RewardedOrder {
  id: number
  customerId: number
  /** what was paid for */
  amount: Minor
}

/** Gives the points of a completed order, once. Nothing where points are switched off. */
export const earnPoints = (context: Context, order: RewardedOrder): Promise<void> =>
  inTransaction(context, async (inside) => {
    const settings = await readSettings(inside)
    const points = pointsOf(order.amount, settings)
    if (!settings.enable_wp_point_reward || points === 0) return
    await addEntry(inside, {
      key: `earned:${order.id}`,
      customer_id: order.customerId,
      points,
      reason: 'earned',
      order_id: order.id,
      code: '',
    })
  })

/** Takes back what an order had given, once. */
export const takeBackPoints = (context: Context, orderId: number): Promise<void> =>
  inTransaction(context, async (inside) => {
    const earned = await inside.db
      .selectFrom('point_entries')
      .select(['customer_id', 'points'])
      .where('key', '=', `earned:${orderId}`)
      .executeTakeFirst()
    if (!earned) return
    await addEntry(inside, {
      key: `taken_back:${orderId}`,
      customer_id: earned.customer_id,
      points: -earned.points,
      reason: 'taken_back',
      order_id: orderId,
      code: '',
    })
  })

/** Takes points for a coupon's code; call it inside the transaction that makes the coupon. */
export const spendPoints = async (
  context: Context,
  { customerId, points, code }: { customerId: number; points: number; code: string },
): Promise<Result<null, 'too_few_points'>> => {
  if ((await readBalance(context, customerId)) < points) return refuse('too_few_points')
  await addEntry(context, {
    key: `spent:${code}`,
    customer_id: customerId,
    points: -points,
    reason: 'spent',
    order_id: 0,
    code,
  })
  return ok(null)
}
