import { randomBytes } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { Minor } from '#common/money.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import { sum } from '#common/sum.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { readSettings, type StoreSettings } from '../settings/settings.ts'
import type { PointEntriesTable } from './tables.ts'

type PointEntry = Selectable<PointEntriesTable>

/** Main currency units as the shop keeps amounts. */
const toMinor = (amount: number, { currency }: StoreSettings): Minor =>
  Math.round(amount * 10 ** currency.decimals)

/** How many points an amount is worth; whole ones only. */
const pointsOf = (amount: Minor, settings: StoreSettings): number => {
  const per = toMinor(settings.points_per_amount, settings)
  return per > 0 ? Math.floor(amount / per) : 0
}

/** What one point takes off a bill, in main currency units: nothing where no coupons are taken, which points become. */
export const pointValue = ({ enable_coupons, point_value }: StoreSettings): number =>
  enable_coupons ? point_value : 0

/** What points take off a bill, in minor units. */
export const worthOf = (points: number, settings: StoreSettings): Minor =>
  toMinor(points * pointValue(settings), settings)

const addEntry = async (
  context: Context,
  entry: Omit<Insertable<PointEntriesTable>, 'created_at'>,
): Promise<void> => {
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
  /** who gets its points now; 0 for a guest, who gets none */
  customerId: number
  /** what of its goods was paid for and not refunded */
  amount: Minor
}

type OrderEntry = Pick<PointEntry, 'customer_id' | 'points' | 'amount'>

/** What an order gave and took so far, oldest first: it may be completed again after a mistake. */
const entriesOf = (context: Context, orderId: number): Promise<OrderEntry[]> =>
  context.db
    .selectFrom('point_entries')
    .select(['customer_id', 'points', 'amount'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute()

const pointsLeft = (entries: readonly OrderEntry[]): number => sum(entries, ({ points }) => points)

/** How many of an entry's points are left where so much of the goods that they were given for is; whole ones only. */
const keptOf = ({ points, amount: given }: OrderEntry, kept: Minor): number =>
  given === null || kept >= given ? points : Math.floor((points * kept) / given)

/** The entry by which an order gave the points that it has not taken back; a version before wrote it without an amount. */
const givenBy = (entries: readonly OrderEntry[]): OrderEntry | undefined =>
  entries.findLast(({ amount }) => amount !== null) ?? entries.findLast(({ points }) => points > 0)

/** Takes points from who got them: the order may be of somebody else by now. */
const takeBack = async (
  context: Context,
  orderId: number,
  entries: readonly OrderEntry[],
  points: number,
): Promise<void> => {
  const given = givenBy(entries)
  if (!given || points <= 0) return
  await addEntry(context, {
    key: `taken_back:${orderId}:${entries.length}`,
    customer_id: given.customer_id,
    points: -points,
    reason: 'taken_back',
    order_id: orderId,
    code: '',
  })
}

/**
 * Gives the points of a completed order. Of one that has them it takes back those of goods refunded since, at what they
 * were earned by. Nothing is given where points are switched off.
 */
export const earnPoints = (context: Context, order: RewardedOrder): Promise<void> =>
  inTransaction(context, async (inside) => {
    const { id, customerId, amount } = order
    const entries = await entriesOf(inside, id)
    const earned = entries.findLast((entry) => entry.amount !== null)
    if (earned) return takeBack(inside, id, entries, pointsLeft(entries) - keptOf(earned, amount))
    if (customerId === 0) return
    const settings = await readSettings(inside)
    const points = pointsOf(amount, settings)
    if (!settings.enable_wp_point_reward || points === 0 || pointsLeft(entries) > 0) return
    await addEntry(inside, {
      key: `earned:${id}:${entries.length}`,
      customer_id: customerId,
      points,
      reason: 'earned',
      order_id: id,
      amount,
      code: '',
    })
  })

/** Takes back what is left of the points that a closed order gave; completed again, it gives them anew. */
export const takeBackPoints = (context: Context, orderId: number): Promise<void> =>
  inTransaction(context, async (inside) => {
    const entries = await entriesOf(inside, orderId)
    await takeBack(inside, orderId, entries, pointsLeft(entries))
    await inside.db
      .updateTable('point_entries')
      .set({ amount: null })
      .where('order_id', '=', orderId)
      .where('amount', 'is not', null)
      .execute()
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

/**
 * Gives a customer points, or takes some, for a reason that the customer reads; never more than they have.
 * @param points less than none takes
 */
export const adjustPoints = (
  context: Context,
  { customerId, points, reason }: { customerId: number; points: number; reason: string },
): Promise<Result<null, 'too_few_points'>> =>
  inTransaction(context, async (inside) => {
    if (points < 0 && (await readBalance(inside, customerId)) + points < 0) return refuse('too_few_points')
    await addEntry(inside, {
      key: `adjusted:${randomBytes(9).toString('base64url')}`,
      customer_id: customerId,
      points,
      reason: 'adjusted',
      order_id: 0,
      code: '',
      note: reason,
    })
    return ok(null)
  })
