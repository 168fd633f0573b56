import { expect, test } from 'vitest'
import { type Context, SYSTEM } from '../context.ts'
import { openMemoryDatabase } from '../database/connection.ts'
import { inTransaction, recordEvent } from '../database/transaction.ts'
import { followEvents } from './follow-events.ts'
import { memoizeUntil } from './memoize-until.ts'

const open = async (): Promise<Context> => ({
  db: await openMemoryDatabase(),
  clock: () => 1,
  actor: SYSTEM,
})
const record = (context: Context, type: string) =>
  inTransaction(context, (inside) => recordEvent(inside, { type, payload: { n: 1 } }))

const counted = () => {
  let reads = 0
  const read = memoizeUntil(
    (event) => event.type === 'thing.changed',
    async () => ++reads,
  )
  return read
}

test('events reach who listens, in order, once, before the writer goes on', async () => {
  const context = await open()
  await record(context, 'before')
  const heard: string[] = []
  const stop = await followEvents(context.db as never, 'a test', (events) => {
    for (const { type, payload } of events) heard.push(`${type} ${payload.n}`)
  })
  await record(context, 'one')
  await record(context, 'two')
  expect(heard).toEqual(['one 1', 'two 1'])
  stop()
  await record(context, 'three')
  expect(heard).toHaveLength(2)
})

test('a value is cached until its event, shared by who asks meanwhile, apart per database', async () => {
  const read = counted()
  const [one, other] = [await open(), await open()]
  expect(await Promise.all([read(one), read(one)])).toEqual([1, 1])
  await record(one, 'other.changed')
  expect(await read(one)).toBe(1)
  await record(one, 'thing.changed')
  expect(await read(one)).toBe(2)
  expect(await read(other)).toBe(3)
})

test('a transaction that changed it reads anew and keeps nothing', async () => {
  const read = counted()
  const context = await open()
  expect(await read(context)).toBe(1)
  const failed = inTransaction(context, async (inside) => {
    expect(await read(inside)).toBe(1)
    await recordEvent(inside, { type: 'thing.changed', payload: {} })
    expect(await read(inside)).toBe(2)
    throw new Error('undo')
  })
  await expect(failed).rejects.toThrow('undo')
  expect(await read(context)).toBe(1)
})

test('a transaction does not wait for a reading outside of it', async () => {
  const context = await open()
  const read = memoizeUntil(
    () => false,
    async ({ db }) => (await db.selectFrom('settings').selectAll().execute()).length,
  )
  await read(await open())
  const answers = await inTransaction(context, async (inside) => {
    const outside = read(context)
    return [await read(inside), outside] as const
  })
  expect([answers[0], await answers[1]]).toEqual([0, 0])
})

test('a failed reading is tried again', async () => {
  let fail = true
  const read = memoizeUntil(
    () => false,
    async () => {
      if (fail) throw new Error('busy')
      return 'read'
    },
  )
  const context = await open()
  await expect(read(context)).rejects.toThrow('busy')
  fail = false
  expect(await read(context)).toBe('read')
})
