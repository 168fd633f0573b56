import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { type Context, SYSTEM } from '../context.ts'
import { openDatabase } from '../database/connection.ts'
import { inTransaction, recordEvent } from '../database/transaction.ts'
import { followEvents } from './follow-events.ts'

let context: Context
let warned: MockInstance<typeof process.emitWarning>
beforeEach(async () => {
  context = { db: await openDatabase(':memory:'), clock: () => 1, actor: SYSTEM }
  warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
})

const record = (...types: string[]) =>
  inTransaction(context, async (inside) => {
    for (const type of types) await recordEvent(inside, { type, payload: {} })
  })

/** a listener that fails while it is told to, and what it has heard without failing */
const listener = async (name: string) => {
  const heard: string[] = []
  const state = { fails: false, heard }
  await followEvents(context.db as never, name, async (events) => {
    await Promise.resolve()
    if (state.fails) throw new Error(`${name} stumbles`)
    heard.push(...events.map(({ type }) => type))
  })
  return state
}

test('one that throws stops no other, and no writer', async () => {
  const [first, second] = [await listener('first'), await listener('second')]
  first.fails = true
  await record('one')
  expect([first.heard, second.heard]).toEqual([[], ['one']])
  expect(warned).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'first stumbles' }),
    expect.objectContaining({ detail: expect.stringContaining('first') }),
  )
})

test('it hears exactly what it missed, in order, with the next commit', async () => {
  const [first, second] = [await listener('first'), await listener('second')]
  first.fails = true
  await record('one', 'two')
  await record('three')
  first.fails = false
  await record('four')
  expect(first.heard).toEqual(['one', 'two', 'three', 'four'])
  expect(second.heard).toEqual(['one', 'two', 'three', 'four'])
})

test('it hears what it missed without another commit too, later and later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const first = await listener('first')
    first.fails = true
    await record('one')
    await vi.advanceTimersByTimeAsync(1000)
    expect(warned).toHaveBeenCalledTimes(2)
    first.fails = false
    await vi.advanceTimersByTimeAsync(1000)
    expect(first.heard).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(first.heard).toEqual(['one'])
  } finally {
    vi.useRealTimers()
  }
})

test('who comes later hears what comes later', async () => {
  await record('before')
  const first = await listener('first')
  await record('one')
  const second = await listener('second')
  await record('two')
  expect([first.heard, second.heard]).toEqual([['one', 'two'], ['two']])
})
