import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { clientIp, throttleKey } from '../caller.ts'
import { answerError } from '../wp-rest/errors.ts'
import { createBackOff, createRateLimiter, monotonicClock, tooManyRequests } from './rate-limiter.ts'

test('attempts run out and come back evenly', () => {
  let now = 1_000_000
  const limiter = createRateLimiter({ limit: 3, windowMs: 30_000, clock: () => now })
  expect([1, 2, 3, 4].map(() => limiter.take('a'))).toEqual([true, true, true, false])
  expect(limiter.take('b')).toBe(true)
  expect(limiter.retryAfter('a')).toBe(10)
  now += 9_999
  expect(limiter.allows('a')).toBe(false)
  now += 1
  expect(limiter.take('a')).toBe(true)
  expect(limiter.take('a')).toBe(false)
  now += 30_000
  expect([1, 2, 3, 4].map(() => limiter.take('a'))).toEqual([true, true, true, false])
})

test('an attacker pushes nobody out: who comes after the remembered ones is limited too', () => {
  let now = 0
  const limiter = createRateLimiter({ limit: 1, windowMs: 60_000, clock: () => now, maxKeys: 100 })
  expect(limiter.take('victim')).toBe(true)
  for (let stranger = 0; stranger < 10_000; stranger++) limiter.take(`stranger ${stranger}`)
  expect(limiter.allows('victim')).toBe(false)
  const again = Array.from({ length: 10_000 }, (_, stranger) => limiter.allows(`stranger ${stranger}`))
  expect(again.filter(Boolean)).toEqual([])
  // those who were never here are let on, all but a few
  const honest = Array.from({ length: 1000 }, (_, one) => limiter.allows(`honest ${one}`))
  expect(honest.filter(Boolean).length).toBeGreaterThan(900)
  now += 60_000
  expect(limiter.take('victim')).toBe(true)
  expect(limiter.take('stranger 9000')).toBe(true)
})

test('the process’s own clock does not follow the machine’s', () => {
  const before = monotonicClock()
  vi.useFakeTimers({ now: Date.UTC(2100, 0), toFake: ['Date'] })
  try {
    expect(monotonicClock() - before).toBeLessThan(60_000)
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (ip, key) => {
  expect(throttleKey(ip)).toBe(key)
})

test('a throttled call gets Retry-After', async () => {
  const limiter = createRateLimiter({ limit: 1, windowMs: 5000, clock: () => 0 })
  const app = new Hono()
  app.onError(answerError(() => {}))
  app.get('/', (c) => {
    const key = clientIp(c)
    if (!limiter.take(key)) throw tooManyRequests(c, limiter, key)
    return c.text('ok')
  })
  const from = (ip: string) => app.request('/', {}, { caller: { clientIp: ip, requestId: '' } })
  expect((await from('10.0.0.1')).status).toBe(200)
  const refused = await from('10.0.0.1')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('Retry-After')).toBe('5')
  expect((await from('10.0.0.2')).status).toBe(200)
})

test('a back-off waits longer the more was tried, and forgets at once', () => {
  let now = 1_000_000
  const clock = () => now
  const limiter = createBackOff([
    { limit: 2, windowMs: 20_000, clock },
    { limit: 4, windowMs: 400_000, clock },
  ])
  const waits: number[] = []
  for (let tries = 0; tries < 7; tries++) {
    const wait = limiter.retryAfter('a')
    waits.push(wait)
    now += wait * 1000
    expect(limiter.take('a')).toBe(true)
  }
  expect(waits).toEqual([0, 0, 10, 10, 80, 100, 100])
  expect(limiter.take('a')).toBe(false)
  expect(limiter.take('b')).toBe(true)
  limiter.reset('a')
  expect([limiter.retryAfter('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, true, true])
})
