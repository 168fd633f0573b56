import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { toJson } from '#store/database/json.ts'
import { orderRow } from '#tests/support/rows/order-row.ts'
import { settingRow } from '#tests/support/rows/setting-row.ts'
import { openMemoryDatabase } from '../connection.ts'
import * as guestPhones from './0076-guest-phones.ts'

test.each([
  ['IR', { country: 'IR' }, '۰۹۱۲ ۳۴۵ ۶۷۸۹', '09123456789'],
  ['IR', {}, '+98 912 345 6789', '09123456789'],
  ['US', {}, '+98 912 345 6789', '+989123456789'],
  ['US', { country: 'US' }, '(555) 123-4567', '5551234567'],
  ['IR', { country: 'IR' }, '09123456789', '09123456789'],
  ['IR', { country: 'IR' }, 'mina-1@example.com', 'mina-1@example.com'],
])('in %s an order of %o is found by %s as %s', async (country, billing, contact, found) => {
  const db = await openMemoryDatabase()
  await db.deleteFrom('settings').execute()
  await db.insertInto('settings').values(settingRow('country', country)).execute()
  await db
    .insertInto('orders')
    .values(orderRow({ id: 1, billing: toJson(billing as never) }))
    .execute()
  await db.insertInto('guest_contacts').values({ contact, order_id: 1 }).execute()
  await guestPhones.up(db as unknown as Kysely<unknown>)
  const rows = await db.selectFrom('guest_contacts').selectAll().execute()
  expect(rows).toEqual([{ contact: found, order_id: 1 }])
})
