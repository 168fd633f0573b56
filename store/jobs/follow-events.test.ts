import { expect, test, vi } from 'vitest'
import { type Context, SYSTEM } from '../context.ts'
import { type Database, openMemoryDatabase } from '../database/connection.ts'
import { inTransaction, recordEvent } from '../database/transaction.ts'
import { dropOldEvents, followNewEvents } from './follow-events.ts'

const DAY = 86_400_000

test('events go a month after jobs were made of them, but for the newest', async () => {
  let now = 0
  const context: Context = { db: await openMemoryDatabase(), clock: () => now, actor: SYSTEM }
  const record = (type: string) =>
    inTransaction(context, (inside) => recordEvent(inside, { type, payload: {} }))
  const types = async () =>
    (await context.db.selectFrom('events').select('type').orderBy('id').execute()).map(({ type }) => type)
  await record('first')
  await record('second')
  now = 40 * DAY
  expect(await dropOldEvents(context)).toBe(0)
  await followNewEvents(context)
  expect(await dropOldEvents(context)).toBe(1)
  expect(await types()).toEqual(['second'])
  await record('third')
  expect(await dropOldEvents(context)).toBe(1)
  now = 60 * DAY
  expect(await dropOldEvents(context)).toBe(0)
  expect(await types()).toEqual(['third'])
})

test('looking for new events begins no change where there are none', async () => {
  const context: Context = { db: await openMemoryDatabase(), clock: () => 1, actor: SYSTEM }
  await inTransaction(context, (inside) => recordEvent(inside, { type: 'one', payload: {} }))
  expect(await followNewEvents(context)).toBe(1)
  const begin = vi.spyOn(context.db as Database, 'startTransaction')
  expect(await followNewEvents(context)).toBe(0)
  expect(begin).not.toHaveBeenCalled()
})
