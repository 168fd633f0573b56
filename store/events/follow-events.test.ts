import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, type MockInstance, onTestFinished, test, vi } from 'vitest'
import { type Context, SYSTEM } from '../context.ts'
import { openDatabase, openMemoryDatabase } from '../database/connection.ts'
import { inTransaction, recordEvent } from '../database/transaction.ts'
import { catchUp, endFollowing, followEvents } from './follow-events.ts'

let context: Context
let warned: MockInstance<typeof process.emitWarning>
beforeEach(async () => {
  context = { db: await openMemoryDatabase(), clock: () => 1, actor: SYSTEM }
  warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
})
// a listener that fails would be told again for as long as other tests run
afterEach(() => endFollowing(context.db as never))

const recordIn = (where: Context, ...types: string[]) =>
  inTransaction(where, async (inside) => {
    for (const type of types) await recordEvent(inside, { type, payload: {} })
  })
const record = (...types: string[]) => recordIn(context, ...types)

/** The shop in a file, which another process has open too. */
const openOther = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-news-'))
  const file = join(folder, 'vitrin.db')
  const [own, other] = [await openDatabase(file), await openDatabase(file)]
  onTestFinished(async () => {
    await Promise.all([own.destroy(), other.destroy()])
    rmSync(folder, { recursive: true })
  })
  context = { ...context, db: own }
  return { ...context, db: other }
}

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

test('a look for news of other processes without any tells nobody', async () => {
  const heard = vi.fn()
  await record('before')
  await followEvents(context.db as never, 'a test', heard)
  await record('one')
  expect(heard).toHaveBeenCalledTimes(1)
  await catchUp(context.db as never)
  await catchUp(context.db as never)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a look for news brings what another process committed, once and in the order of the commits', async () => {
  const other = await openOther()
  const first = await listener('first')
  await recordIn(other, 'theirs')
  await record('ours')
  expect(first.heard).toEqual(['theirs', 'ours'])
  await recordIn(other, 'theirs again')
  expect(first.heard).toHaveLength(2)
  await catchUp(context.db as never)
  await catchUp(context.db as never)
  expect(first.heard).toEqual(['theirs', 'ours', 'theirs again'])
})

test('a look for news ends when all have heard, also what another look found', async () => {
  const other = await openOther()
  const told = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  const heard: string[] = []
  await followEvents(context.db as never, 'slow', async (events) => {
    told.resolve()
    await answer.promise
    heard.push(...events.map(({ type }) => type))
  })
  await recordIn(other, 'theirs')
  const first = catchUp(context.db as never)
  await told.promise
  const second = catchUp(context.db as never).then(() => heard.length)
  setImmediate(answer.resolve)
  expect(await second).toBe(1)
  await first
})

test('one that always fails is told no more than a portion of what it missed at each try', async () => {
  const tries: number[] = []
  let fails = true
  const second = await listener('second')
  await followEvents(context.db as never, 'failing', (events) => {
    tries.push(events.length)
    if (fails) throw new Error('failing stumbles')
  })
  await record(...Array.from({ length: 1200 }, (_, number) => `event ${number}`))
  await record('one more')
  expect(tries).toEqual([500, 500])
  expect(second.heard).toHaveLength(1201)
  fails = false
  await record('the last')
  expect(tries.slice(2)).toEqual([500, 500, 202])
})

test('what it missed is not told, nor read, once following has ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const first = await listener('first')
    first.fails = true
    await record('one')
    expect(vi.getTimerCount()).toBe(1)
    await endFollowing(context.db as never)
    first.fails = false
    expect(vi.getTimerCount()).toBe(0)
    await record('two')
    expect(first.heard).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})
