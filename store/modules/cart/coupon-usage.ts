import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { inTransaction, recordEvent } from '../../database/transaction.ts'

const countUses = (couponId: number, usedBy: string[]) => sql<number>`(
  select count(*) from coupon_usages where coupon_id = ${couponId} and used_by in (${sql.join(usedBy)}))`

/**
 * Counts a coupon as used by an order, by one conditional update: the last use goes to one order only.
 * Call it inside the order's transaction.
 * @param usedBy customer id as text, or a guest's e-mail or mobile number
 * @returns false when the coupon's limit, or that of this customer, is reached
 */
export const countCouponUsage = async (
  context: Context,
  couponId: number,
  orderId: number,
  usedBy: string,
): Promise<boolean> =>
  inTransaction(context, async (inside) => {
    const { numUpdatedRows } = await inside.db
      .updateTable('coupons')
      .set((eb) => ({ usage_count: eb('usage_count', '+', 1) }))
      .where('id', '=', couponId)
      .where((eb) => eb.or([eb('usage_limit', 'is', null), eb('usage_count', '<', eb.ref('usage_limit'))]))
      .where((eb) =>
        eb.or([
          eb('usage_limit_per_user', 'is', null),
          eb('usage_limit_per_user', '>', countUses(couponId, [usedBy])),
        ]),
      )
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await inside.db
      .insertInto('coupon_usages')
      .values({ coupon_id: couponId, order_id: orderId, used_by: usedBy })
      .execute()
    await recordEvent(inside, { type: 'coupon.changed', payload: { id: couponId } })
    return true
  })

/** Gives back the uses that an order took; a second call finds none. Call it inside the order's transaction. */
export const returnCouponUsage = async (context: Context, orderId: number): Promise<void> =>
  inTransaction(context, async (inside) => {
    const used = await inside.db
      .deleteFrom('coupon_usages')
      .where('order_id', '=', orderId)
      .returning('coupon_id')
      .execute()
    for (const { coupon_id } of used) {
      await inside.db
        .updateTable('coupons')
        .set((eb) => ({ usage_count: eb('usage_count', '-', 1) }))
        .where('id', '=', coupon_id)
        .where('usage_count', '>', 0)
        .execute()
      await recordEvent(inside, { type: 'coupon.changed', payload: { id: coupon_id } })
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
    .select((eb) => ['coupon_id', eb.fn.countAll<number>().as('uses')])
    .where('coupon_id', 'in', couponIds)
    .where('used_by', 'in', usedBy)
    .groupBy('coupon_id')
    .execute()
  return new Map(rows.map((row) => [row.coupon_id, Number(row.uses)]))
}

/** Who used each of these coupons, oldest use first. For those who run the shop. */
export const usersOfCoupons = async (context: Context, ids: number[]): Promise<Map<number, string[]>> => {
  const users = new Map<number, string[]>()
  if (ids.length === 0) return users
  const rows = await context.db
    .selectFrom('coupon_usages')
    .select(['coupon_id', 'used_by'])
    .where('coupon_id', 'in', ids)
    .orderBy('id')
    .execute()
  for (const row of rows) users.set(row.coupon_id, [...(users.get(row.coupon_id) ?? []), row.used_by])
  return users
}
