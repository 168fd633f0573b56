import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBackOff, createRateLimiter, type RateLimiter } from './rate-limiter.ts'
import { createSharedCounts } from './shared-counts.ts'

const MINUTE = 60_000
const CALLER = '203.0.113.7'
let told: string[]
let listeners: ((text: string) => void)[]
let now: number

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  told = []
  listeners = []
  now = 0
})
afterEach(() => {
  vi.useRealTimers()
})

/** A process, which hears what the others tell. */
const join = () => {
  const own = listeners.length
  return createSharedCounts(() => now, {
    tell: (texts) => {
      told.push(...texts)
      for (const [index, hear] of listeners.entries()) if (index !== own) for (const text of texts) hear(text)
    },
    hear: (listener) => listeners.push(listener),
  })
}
const passTime = (ms: number) => {
  now += ms
  vi.advanceTimersByTime(ms)
}
const triesOf = (limiter: RateLimiter, key = CALLER): number => {
  let tries = 0
  while (limiter.take(key)) tries += 1
  return tries
}
const both = (limit = 10, name = 'carts') =>
  [join(), join()].map((countAs) => createRateLimiter({ limit, windowMs: MINUTE, ...countAs(name) })) as [
    RateLimiter,
    RateLimiter,
  ]

test('what is tried at one process is missing at the other', () => {
  const [here, there] = both()
  for (let tries = 0; tries < 7; tries++) here.take(CALLER)
  passTime(100)
  expect(triesOf(there)).toBe(3)
  passTime(100)
  expect([here.allows(CALLER), there.allows(CALLER), here.allows('another')]).toEqual([false, false, true])
  passTime(MINUTE)
  expect([triesOf(here), triesOf(there)]).toEqual([10, 10])
})

test('a try that was none comes back, and a count that begins anew does, at both', () => {
  const [here, there] = both()
  triesOf(here)
  passTime(100)
  here.giveBack(CALLER)
  passTime(100)
  expect(triesOf(there)).toBe(1)
  passTime(100)
  there.reset(CALLER)
  passTime(100)
  expect(triesOf(here)).toBe(10)
})

test('too many at once at both are waited for no longer than the whole time', () => {
  const [here, there] = both()
  expect([triesOf(here), triesOf(there)]).toEqual([10, 10])
  passTime(100)
  expect([here.retryAfter(CALLER), there.retryAfter(CALLER)]).toEqual([6, 6])
})

test('limits of other names count by themselves, and each step of a back-off counts', () => {
  const [first, second] = [join(), join()]
  const stepsOf = (countAs: typeof first) =>
    createBackOff([
      { limit: 2, windowMs: MINUTE, ...countAs('codes 0') },
      { limit: 4, windowMs: 10 * MINUTE, ...countAs('codes 1') },
    ])
  const [here, there] = [stepsOf(first), stepsOf(second)]
  const other = createRateLimiter({ limit: 1, windowMs: MINUTE, ...second('orders') })
  here.take(CALLER)
  passTime(100)
  expect([triesOf(there), other.allows(CALLER)]).toEqual([1, true])
})

test('tries are told together, in few and short notices that name nobody, however many there are', () => {
  const [here] = both(1)
  for (let caller = 0; caller < 5000; caller++) here.take(`${CALLER} ${caller}`)
  passTime(100)
  expect(told.length).toBeLessThan(20)
  expect(Math.max(...told.map((text) => Buffer.byteLength(text)))).toBeLessThan(7900)
  expect(told.join()).not.toContain(CALLER)
  passTime(1000)
  const before = told.length
  here.take('one more')
  here.take('one more')
  passTime(100)
  expect(told.length).toBe(before + 1)
})

test('a process alone tells nobody', () => {
  const limiter = createRateLimiter({
    limit: 2,
    windowMs: MINUTE,
    ...createSharedCounts(() => now, null)('x'),
  })
  expect(triesOf(limiter)).toBe(2)
  expect(vi.getTimerCount()).toBe(0)
})
