import { expect, test } from 'vitest'
import { type Context, SYSTEM } from '#store/context.ts'
import { openMemoryDatabase } from '#store/database/connection.ts'
import { proveContact, requestOrderCode } from '../orders.ts'

test('wrong codes of an order are counted although they are refused', async () => {
  const db = await openMemoryDatabase()
  const context: Context = { db, clock: () => 1_000_000, actor: SYSTEM }
  const tracking = { id: 7, contact: '09121110000' }
  const asked = await requestOrderCode(context, tracking, { before: '', waitMs: 0 })
  if (!asked.ok) throw new Error('no code was asked for')
  const refused = []
  for (let tries = 0; tries < 6; tries++) {
    refused.push(await proveContact(context, tracking, { token: asked.value, code: '000000' }))
  }
  const told = refused.map((answer) => !answer.ok && answer.error)
  expect(told).toEqual(['wrong_code', 'wrong_code', 'wrong_code', 'wrong_code', 'used_up', 'used_up'])
  expect(await db.selectFrom('order_codes').select('tries').execute()).toEqual([{ tries: 5 }])
})
