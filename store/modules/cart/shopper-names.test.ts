import { expect, test } from 'vitest'
import { SYSTEM } from '#store/context.ts'
import { openMemoryDatabase } from '#store/database/connection.ts'
import { shopperNames } from './shopper-names.ts'

test.each([
  ['۰۹۱۲ ۳۴۵ ۶۷۸۹', '', '09123456789'],
  ['+98 912 345 6789', 'IR', '09123456789'],
  ['(555) 123-4567', 'US', '5551234567'],
])(
  'a coupon knows the shopper with the number %s as one, however it is written',
  async (phone, country, name) => {
    const context = { db: await openMemoryDatabase(), clock: () => 1, actor: SYSTEM }
    expect((await shopperNames(context, { customerId: 0, phone, country })).usedBy).toEqual([name])
  },
)
