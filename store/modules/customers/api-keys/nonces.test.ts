import { expect, test } from 'vitest'
import { type Context, SYSTEM } from '#store/context.ts'
import { openMemoryDatabase } from '#store/database/connection.ts'
import { dropOldNonces, takeNonce } from './nonces.ts'

test('a nonce is taken once of each key, and forgotten when what it signed is too old', async () => {
  const db = await openMemoryDatabase()
  let now = 1_000_000
  const context: Context = { db, clock: () => now, actor: SYSTEM }
  const given = { keyId: 1, nonce: 'a', expiresAt: now + 10 }
  const taken = await Promise.all([given, given, given].map((one) => takeNonce(context, one)))
  expect(taken.filter(Boolean)).toHaveLength(1)
  expect(await takeNonce(context, { ...given, keyId: 2 })).toBe(true)
  now += 10
  expect(await dropOldNonces(context)).toBe(0)
  expect(await takeNonce(context, given)).toBe(false)
  now += 1
  expect(await dropOldNonces(context)).toBe(2)
  await db.destroy()
})
