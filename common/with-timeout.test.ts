import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TimeoutError, withTimeout } from './with-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work that ends in time is answered as it ended, and no timer is left', async () => {
  expect(await withTimeout(Promise.resolve('done'), 1000)).toBe('done')
  await expect(withTimeout(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that hangs is given up, and that it fails later harms nobody', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  const waiting = expect(withTimeout(promise, 1000)).rejects.toThrow(TimeoutError)
  await vi.advanceTimersByTimeAsync(1000)
  await waiting
  reject(new Error('too late'))
  await vi.runAllTimersAsync()
})
