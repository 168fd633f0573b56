import { sql } from 'kysely'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import type { CouponRefusal } from '#store-api/contract/cart.ts'

/** A use is stored under each name of the shopper, so that the limit per customer finds it by any of them. */
const countUses = (couponId: number, usedBy: string[]) => sql<number>`(
  select count(distinct order_id) from coupon_usages
  where coupon_id = ${couponId} and used_by in (${sql.join(usedBy.length ? usedBy : [null])}))`

/**
 * Counts a coupon as used by an order, by one conditional update: the last use goes to one order only.
 * Call it inside the order's transaction.
 * @param usedBy every name of the shopper, the one to be told first: customer id as text, e-mail, mobile number
 * @returns which limit is reached, the coupon's or that of this shopper; null when the use is counted
 */
export const countCouponUsage = async (
  context: Context,
  couponId: number,
  orderId: number,
  usedBy: string[],
): Promise<CouponRefusal | null> =>
  inTransaction(context, async (inside) => {
    const { numUpdatedRows } = await inside.db
      .updateTable('coupons')
      .set((eb) => ({ usage_count: eb('usage_count', '+', 1) }))
      .where('id', '=', couponId)
      .where((eb) => eb.or([eb('usage_limit', 'is', null), eb('usage_count', '<', eb.ref('usage_limit'))]))
      .where((eb) =>
        eb.or([
          eb('usage_limit_per_user', 'is', null),
          eb('usage_limit_per_user', '>', countUses(couponId, usedBy)),
        ]),
      )
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return reachedLimit(inside, couponId)
    const names = usedBy.length > 0 ? usedBy : ['']
    await inside.db
      .insertInto('coupon_usages')
      .values(names.map((used_by) => ({ coupon_id: couponId, order_id: orderId, used_by })))
      .execute()
    await recordEvent(inside, { type: 'coupon.changed', payload: { id: couponId } })
    return null
  })

const reachedLimit = async (context: Context, couponId: number): Promise<CouponRefusal> => {
  const coupon = await context.db
    .selectFrom('coupons')
    .select(['usage_limit', 'usage_count'])
    .where('id', '=', couponId)
    .executeTakeFirst()
  if (!coupon) return 'not_found'
  const { usage_limit, usage_count } = coupon
  return usage_limit !== null && usage_count >= usage_limit ? 'usage_limit' : 'usage_limit_per_user'
}

/** Gives back the uses that an order took; a second call finds none. Call it inside the order's transaction. */
export const returnCouponUsage = async (context: Context, orderId: number): Promise<void> =>
  inTransaction(context, async (inside) => {
    const used = await inside.db
      .deleteFrom('coupon_usages')
      .where('order_id', '=', orderId)
      .returning('coupon_id')
      .execute()
    for (const coupon_id of new Set(used.map((row) => row.coupon_id))) {
      await inside.db
        .updateTable('coupons')
        .set((eb) => ({ usage_count: eb('usage_count', '-', 1) }))
        .where('id', '=', coupon_id)
        .where('usage_count', '>', 0)
        .execute()
      await recordEvent(inside, { type: 'coupon.changed', payload: { id: coupon_id } })
    }
  })

/** Who used coupons with an order goes with it; the coupons count as used still. Call it inside the order's transaction. */
export const forgetCouponUsage = async ({ db }: Context, orderId: number): Promise<void> => {
  await db.deleteFrom('coupon_usages').where('order_id', '=', orderId).execute()
}

/**
 * That coupons were used stays, by whom goes.
 * @param orderIds orders of the customer, whose uses may be stored under their e-mail address or number alone
 */
export const forgetCouponUser = (context: Context, customerId: number, orderIds: number[]): Promise<void> =>
  inTransaction(context, async ({ db }) => {
    const used = await db
      .selectFrom('coupon_usages')
      .select('order_id')
      .where('used_by', '=', String(customerId))
      .execute()
    for (const orderId of new Set([...orderIds, ...used.map(({ order_id }) => order_id)])) {
      await db
        .deleteFrom('coupon_usages')
        .where('order_id', '=', orderId)
        .where('id', 'not in', ({ selectFrom }) =>
          selectFrom('coupon_usages')
            .select(({ fn }) => fn.min('id').as('first'))
            .where('order_id', '=', orderId)
            .groupBy('coupon_id'),
        )
        .execute()
      await db.updateTable('coupon_usages').set({ used_by: '' }).where('order_id', '=', orderId).execute()
    }
  })

/** How often each of these coupons was used by someone, known under any of the names. */
export const usesBy = async (
  context: Context,
  couponIds: number[],
  usedBy: string[],
): Promise<Map<number, number>> => {
  if (couponIds.length === 0 || usedBy.length === 0) return new Map()
  const rows = await context.db
    .selectFrom('coupon_usages')
    .select((eb) => ['coupon_id', eb.fn.count<number>('order_id').distinct().as('uses')])
    .where('coupon_id', 'in', couponIds)
    .where('used_by', 'in', usedBy)
    .groupBy('coupon_id')
    .execute()
  return new Map(rows.map((row) => [row.coupon_id, Number(row.uses)]))
}

/** Which coupons somebody used with which orders, known under any of the names; without coupons that are deleted. */
export const listCouponUses = (
  { db }: Context,
  usedBy: string[],
): Promise<{ code: string; order_id: number }[]> =>
  db
    .selectFrom('coupon_usages')
    .innerJoin('coupons', 'coupons.id', 'coupon_usages.coupon_id')
    .select(['coupons.code', 'coupon_usages.order_id'])
    .distinct()
    .where('coupon_usages.used_by', 'in', usedBy)
    .orderBy('coupon_usages.order_id')
    .orderBy('coupons.code')
    .execute()

/** Who used each of these coupons, oldest use first, by the first of their names. For those who run the shop. */
export const usersOfCoupons = async (context: Context, ids: number[]): Promise<Map<number, string[]>> => {
  const users = new Map<number, string[]>()
  if (ids.length === 0) return users
  const rows = await context.db
    .selectFrom('coupon_usages')
    .select(['coupon_id', 'used_by'])
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('coupon_usages')
        .select(({ fn }) => fn.min('id').as('first'))
        .where('coupon_id', 'in', ids)
        .groupBy(['coupon_id', 'order_id']),
    )
    .orderBy('id')
    .execute()
  for (const row of rows) users.set(row.coupon_id, [...(users.get(row.coupon_id) ?? []), row.used_by])
  return users
}
