import { beforeEach, expect, test } from 'vitest'
import { normaliseCode } from '#common/coupon-code.ts'
import { writeShop } from '#demo/write-shop.ts'
import { type Context, SYSTEM } from '#store/context.ts'
import { openMemoryDatabase } from '#store/database/connection.ts'
import { couponRow } from '#tests/support/rows/coupon-row.ts'
import { collectUngroupedColumns } from '#tests/support/ungrouped-columns.ts'
import { countCouponUsage, returnCouponUsage, usersOfCoupons, usesBy } from './coupon-usage.ts'
import { findCoupons } from './coupons.ts'

let context: Context

beforeEach(async () => {
  const db = await openMemoryDatabase()
  await writeShop(db, {
    coupons: [
      couponRow({ id: 1, code: 'two', usage_limit: 2 }),
      couponRow({ id: 2, code: 'each', usage_limit_per_user: 1 }),
      couponRow({ id: 3, code: 'عید۱۴۰۵' }),
      couponRow({ id: 4, code: 'eid1405' }),
      couponRow({ id: 5, code: 'draft', status: 'draft' }),
    ],
  })
  context = { db, clock: () => 0, actor: SYSTEM }
})

const find = async (code: string) => [...(await findCoupons(context, [normaliseCode(code)])).values()][0]
const usedTimes = async (code: string) => (await find(code))?.usage_count

test('the last use goes to one of many', async () => {
  const orders = Array.from({ length: 20 }, (_, index) => index + 1)
  const counted = await Promise.all(
    orders.map((order) => countCouponUsage(context, 1, order, [`g${order}@x.test`])),
  )
  expect(counted.filter((refusal) => refusal === null)).toHaveLength(2)
  expect(new Set(counted)).toEqual(new Set([null, 'usage_limit']))
  expect(await usedTimes('two')).toBe(2)
})

test('a limit per customer holds per customer, by whichever name', async () => {
  const use = (order: number, ...names: string[]) => countCouponUsage(context, 2, order, names)
  expect(await use(1, '7', 'a@x.test', '09121111111')).toBe(null)
  for (const name of ['7', 'a@x.test', '09121111111']) {
    expect(await use(2, name)).toBe('usage_limit_per_user')
  }
  expect(await use(2, 'guest@x.test', '09122222222')).toBe(null)
  expect(await use(3)).toBe(null)
  expect(await use(4)).toBe(null)
  expect(await usedTimes('each')).toBe(4)
  expect(await usesBy(context, [2], ['7', '09121111111', '09122222222'])).toEqual(new Map([[2, 2]]))
  expect(await usersOfCoupons(context, [2])).toEqual(new Map([[2, ['7', 'guest@x.test', '', '']]]))
})

test('what an order used comes back once', async () => {
  await countCouponUsage(context, 1, 1, ['7', 'a@x.test'])
  await countCouponUsage(context, 2, 1, ['7', 'a@x.test'])
  await countCouponUsage(context, 1, 2, ['8'])
  await returnCouponUsage(context, 1)
  await returnCouponUsage(context, 1)
  expect([await usedTimes('two'), await usedTimes('each')]).toEqual([1, 0])
  expect(await countCouponUsage(context, 2, 3, ['7'])).toBe(null)
})

test('codes are found in any case, in digits and letters of any keyboard, and as they are pasted', async () => {
  expect((await find(' TWO '))?.id).toBe(1)
  expect((await find('عید۱۴۰۵'))?.id).toBe(3)
  expect((await find('eid۱۴۰۵'))?.id).toBe(4)
  expect((await find('عيد1405'))?.id).toBe(3)
  expect((await find('t\u200cwo\u200f'))?.id).toBe(1)
  expect(await find('draft')).toBeUndefined()
  expect(await find('nothing')).toBeUndefined()
})

test('who used coupons is asked in SQL that any database takes', async () => {
  const ungrouped: string[] = []
  const watched = { ...context, db: context.db.withPlugin(collectUngroupedColumns(ungrouped)) }
  await countCouponUsage(context, 1, 9, ['7', 'a@x.test'])
  await countCouponUsage(context, 2, 8, ['a@x.test', '7'])
  await countCouponUsage(context, 1, 1, ['8'])
  expect(await usersOfCoupons(watched, [1, 2])).toEqual(
    new Map([
      [1, ['7', '8']],
      [2, ['a@x.test']],
    ]),
  )
  await usesBy(watched, [1], ['7'])
  expect(ungrouped).toEqual([])
})
