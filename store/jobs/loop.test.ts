import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLoop } from './loop.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('turns come one after the other with a pause between, until the loop is stopped', async () => {
  const held: (() => void)[] = []
  const work = vi.fn(() => new Promise<void>((resolve) => held.push(resolve)))
  const loop = startLoop({ work, pause: 1000, onError: () => {} })
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledTimes(1)
  held[0]?.()
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledTimes(2)
  const stopped = vi.fn()
  const stopping = loop.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(5000)
  expect(stopped).not.toHaveBeenCalled()
  held[1]?.()
  await stopping
  loop.wake()
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledTimes(2)
})

test('a turn that fails is reported, and the next comes, later each time it fails', async () => {
  const told: unknown[] = []
  let fails = true
  const work = vi.fn(async () => {
    if (fails) throw new Error('disk')
  })
  const loop = startLoop({ work, pause: 1000, onError: (error) => told.push(error) })
  await vi.advanceTimersByTimeAsync(1999)
  expect(told).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1 + 3999)
  expect(told).toHaveLength(2)
  fails = false
  await vi.advanceTimersByTimeAsync(1)
  expect([told.map(String), work.mock.calls.length]).toEqual([['Error: disk', 'Error: disk'], 3])
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledTimes(4)
  await loop.stop()
})

test('who wakes a loop has a turn begun at once, or after the one under way', async () => {
  const held: (() => void)[] = []
  const work = vi.fn(() => new Promise<void>((resolve) => held.push(resolve)))
  const loop = startLoop({ work, pause: 60_000, onError: () => {} })
  loop.wake()
  loop.wake()
  expect(work).toHaveBeenCalledTimes(1)
  held[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(2)
  held[1]?.()
  await vi.advanceTimersByTimeAsync(0)
  loop.wake()
  expect(work).toHaveBeenCalledTimes(3)
  held[2]?.()
  await loop.stop()
})
