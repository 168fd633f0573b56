import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TimeoutError, withTimeout } from './with-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that ends when the test says so, and the signal that it was given. */
const slowWork = () => {
  const { promise, reject } = Promise.withResolvers<void>()
  const work = vi.fn((_signal: AbortSignal) => promise)
  return { work, reject, signal: () => work.mock.calls[0]?.[0] }
}

test('work that ends in time is answered as it ended, and no timer is left', async () => {
  expect(await withTimeout(async () => 'done', 1000)).toBe('done')
  await expect(withTimeout(() => Promise.reject(new Error('no')), 1000)).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that hangs is aborted, and that it fails later harms nobody', async () => {
  const { work, signal, reject } = slowWork()
  const waiting = expect(withTimeout(work, 1000)).rejects.toThrow(TimeoutError)
  await vi.advanceTimersByTimeAsync(999)
  expect(signal()?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(signal()?.reason).toBeInstanceOf(TimeoutError)
  reject(new Error('too late'))
  await vi.advanceTimersByTimeAsync(0)
})

test('work is aborted with its caller, and not begun once the caller was aborted', async () => {
  const { work, signal } = slowWork()
  const caller = new AbortController()
  const waiting = expect(withTimeout(work, 1000, caller.signal)).rejects.toThrow('the end')
  caller.abort(new Error('the end'))
  await waiting
  expect(signal()?.aborted).toBe(true)
  await expect(withTimeout(work, 1000, caller.signal)).rejects.toThrow('the end')
  expect([work.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0])
})
