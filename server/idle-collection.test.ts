import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectWhenIdle } from './idle-collection.ts'

const MB = 1024 * 1024

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const watch = () => {
  const process = { utilization: 0.01, heap: 90 * MB, collections: 0 }
  const { stop } = collectWhenIdle({
    utilization: () => process.utilization,
    heapUsed: () => process.heap,
    collect: () => {
      process.collections += 1
      process.heap = 100 * MB
    },
  })
  return { process, stop }
}

it('collects what a busy time left, once it is over, and not again while nothing happens', () => {
  const { process, stop } = watch()
  process.utilization = 0.8
  process.heap = 600 * MB
  vi.advanceTimersByTime(60_000)
  expect(process.collections).toBe(0)
  process.utilization = 0.01
  vi.advanceTimersByTime(60_000)
  expect(process.collections).toBe(1)
  process.heap += 40 * MB
  vi.advanceTimersByTime(10_000)
  expect(process.collections).toBe(2)
  stop()
})

it('leaves little garbage alone, and stops', () => {
  const { process, stop } = watch()
  process.heap += 20 * MB
  vi.advanceTimersByTime(60_000)
  expect(process.collections).toBe(0)
  stop()
  process.heap = 600 * MB
  vi.advanceTimersByTime(60_000)
  expect(process.collections).toBe(0)
})

it('collects with V8 itself', async () => {
  const { stop } = collectWhenIdle({ utilization: () => 0 })
  let garbage: unknown = Array.from({ length: 2_000_000 }, (_, index) => ({ index }))
  const gone = new WeakRef(garbage as object)
  garbage = null
  await vi.advanceTimersByTimeAsync(10_000)
  expect(gone.deref()).toBeUndefined()
  stop()
})
