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
  const process = {
    perSecond: 0,
    /** milliseconds of processor */
    worked: 0,
    workPerSecond: 5,
    used: 90 * MB,
    total: 120 * MB,
    collected: 0,
    shrunk: 0,
    trimmed: 0,
    released: 0,
  }
  const { stop } = collectWhenIdle({
    readHeap: () => process,
    readProcessor: () => process.worked,
    release: () => {
      process.released += 1
    },
    collect: () => {
      process.collected += 1
      process.used = 100 * MB
    },
    shrink: () => {
      process.shrunk += 1
      process.total = 120 * MB
    },
    trim: () => {
      process.trimmed += 1
    },
  })
  const wait = (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      process.used += process.perSecond
      process.worked += process.workPerSecond
      vi.advanceTimersByTime(1000)
    }
    return [process.collected, process.shrunk]
  }
  return { process, stop, wait }
}

it('collects what a busy time left once it is over, and gives back what is free when it stays quiet', () => {
  const { process, stop, wait } = watch()
  Object.assign(process, { perSecond: 10 * MB, total: 720 * MB })
  expect(wait(60)).toEqual([0, 0])
  process.perSecond = 0
  expect([wait(5), process.released]).toEqual([[1, 0], 1])
  expect([wait(5), process.trimmed]).toEqual([[1, 1], 0])
  expect([wait(60), process.trimmed]).toEqual([[1, 1], 1])
  // what was cached is too old by now
  expect([wait(5), process.trimmed]).toEqual([[2, 1], 1])
  expect([wait(5), process.trimmed]).toEqual([[2, 1], 2])
  expect([wait(600), process.trimmed]).toEqual([[2, 1], 2])
  // jobs, health checks
  process.perSecond = MB
  expect(wait(60)).toEqual([3, 1])
  stop()
})

it('has the C library give back what is free, also where V8 has little to give', () => {
  const { process, stop, wait } = watch()
  Object.assign(process, { perSecond: 10 * MB, total: 130 * MB })
  wait(30)
  process.perSecond = 0
  expect([wait(5), process.trimmed]).toEqual([[1, 0], 0])
  expect([wait(60), process.trimmed]).toEqual([[1, 0], 1])
  stop()
})

it('gives back what is free where V8 has collected by itself what a busy time left', () => {
  const { process, stop, wait } = watch()
  Object.assign(process, { perSecond: 10 * MB, total: 720 * MB })
  wait(30)
  Object.assign(process, { perSecond: 0, used: 100 * MB, workPerSecond: 400 })
  expect([wait(5), process.released]).toEqual([[0, 0], 0])
  process.workPerSecond = 5
  expect([wait(5), process.released]).toEqual([[0, 0], 1])
  expect([wait(5), process.trimmed]).toEqual([[0, 1], 0])
  expect([wait(5), process.trimmed]).toEqual([[0, 1], 1])
  stop()
})

it('gives back what is free where V8 collects by itself again and again what little a quiet shop takes', () => {
  const { process, stop, wait } = watch()
  Object.assign(process, { perSecond: 10 * MB, total: 720 * MB })
  wait(30)
  process.perSecond = -0.2 * MB
  expect([wait(15), process.trimmed]).toEqual([[1, 1], 1])
  stop()
})

it('takes a shop for busy whose memory tells nothing, since V8 collects as much as answers take', () => {
  const { process, stop, wait } = watch()
  Object.assign(process, { perSecond: 10 * MB, total: 720 * MB, workPerSecond: 400 })
  wait(30)
  process.perSecond = 0
  expect([wait(120), process.released, process.trimmed]).toEqual([[0, 0], 0, 0])
  stop()
})

it('gives nothing back when the shop is busy again', () => {
  const { process, stop, wait } = watch()
  Object.assign(process, { perSecond: 10 * MB, total: 720 * MB })
  wait(30)
  process.perSecond = 0
  expect(wait(5)).toEqual([1, 0])
  process.perSecond = 10 * MB
  expect([wait(60), process.trimmed]).toEqual([[1, 0], 0])
  stop()
})

it('leaves little garbage alone, and stops', () => {
  const { process, stop, wait } = watch()
  process.used += 20 * MB
  expect(wait(60)).toEqual([0, 0])
  stop()
  process.used = 600 * MB
  expect(wait(60)).toEqual([0, 0])
})

it('collects with V8 itself', async () => {
  // of this process other tests take memory and time, too
  const heap = { used: 0, total: 0 }
  const { stop } = collectWhenIdle({ readHeap: () => ({ ...heap }), readProcessor: () => 0 })
  heap.used = 64 * MB
  let garbage: unknown = Array.from({ length: 2_000_000 }, (_, index) => ({ index }))
  const gone = new WeakRef(garbage as object)
  garbage = null
  await vi.advanceTimersByTimeAsync(10_000)
  expect(gone.deref()).toBeUndefined()
  stop()
})
