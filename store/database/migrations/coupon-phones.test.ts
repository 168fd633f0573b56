import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { toJson } from '#store/database/json.ts'
import { orderRow } from '#tests/support/rows/order-row.ts'
import { settingRow } from '#tests/support/rows/setting-row.ts'
import { openMemoryDatabase } from '../connection.ts'
import * as couponPhones from './0077-coupon-phones.ts'

/** Uses of one coupon by a customer, each under one name, as the migration leaves them. */
const migrated = async (names: string[], billing: object, customerId = 0) => {
  const db = await openMemoryDatabase()
  await db.deleteFrom('settings').execute()
  await db.insertInto('settings').values(settingRow('country', 'IR')).execute()
  await db
    .insertInto('orders')
    .values(orderRow({ id: 1, customer_id: customerId, billing: toJson(billing as never) }))
    .execute()
  await db
    .insertInto('coupon_usages')
    .values(names.map((used_by) => ({ coupon_id: 1, order_id: 1, used_by })))
    .execute()
  await couponPhones.up(db as unknown as Kysely<unknown>)
  const rows = await db.selectFrom('coupon_usages').select('used_by').orderBy('id').execute()
  return rows.map(({ used_by }) => used_by)
}

test.each([
  [{ country: 'IR' }, '۰۹۱۲ ۳۴۵ ۶۷۸۹', '09123456789'],
  [{}, '+98 912 345 6789', '09123456789'],
  [{ country: 'US' }, '(555) 123-4567', '5551234567'],
  [{ country: 'IR' }, '09123456789', '09123456789'],
])('a coupon that an order of %o used under %s is limited by %s', async (billing, typed, name) => {
  expect(await migrated([typed], billing)).toEqual([name])
})

test('uses of a deleted order are tidied by the country of the shop', async () => {
  const db = await openMemoryDatabase()
  await db
    .insertInto('coupon_usages')
    .values({ coupon_id: 1, order_id: 9, used_by: '989123456789' })
    .execute()
  await couponPhones.up(db as unknown as Kysely<unknown>)
  const rows = await db.selectFrom('coupon_usages').select(['order_id', 'used_by']).execute()
  expect(rows).toEqual([{ order_id: 9, used_by: '09123456789' }])
})

test('accounts, e-mail addresses and users who are forgotten are kept', async () => {
  const names = ['9123456789', 'mina 1@example.com', '']
  expect(await migrated(names, { country: 'IR' }, 9_123_456_789)).toEqual(names)
})

test('a use that has a number in both spellings keeps a row for each', async () => {
  const twice = await migrated(['09123456789', '+989123456789'], { country: 'IR' })
  expect(twice).toEqual(['09123456789', '09123456789'])
})
