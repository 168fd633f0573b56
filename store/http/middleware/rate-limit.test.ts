import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { answerError } from '../errors.ts'
import { CLIENT_ADDRESS_HEADER, clientAddress, createRateLimiter, tooManyRequests } from './rate-limit.ts'

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

test('the longest silent callers are forgotten first', () => {
  const limiter = createRateLimiter({ limit: 1, windowMs: 1000, clock: () => 0, maxKeys: 2 })
  for (const key of ['a', 'b', 'c']) limiter.take(key)
  expect(limiter.allows('a')).toBe(true)
  expect(limiter.allows('b')).toBe(false)
  expect(limiter.allows('c')).toBe(false)
})

test('a throttled call is told when to come again', async () => {
  const limiter = createRateLimiter({ limit: 1, windowMs: 5000, clock: () => 0 })
  const app = new Hono()
  app.onError(answerError(() => {}))
  app.get('/', (c) => {
    const key = clientAddress(c.req.raw)
    if (!limiter.take(key)) throw tooManyRequests(c, limiter, key)
    return c.text('ok')
  })
  const from = (address: string) => app.request('/', { headers: { [CLIENT_ADDRESS_HEADER]: address } })
  expect((await from('10.0.0.1')).status).toBe(200)
  const refused = await from('10.0.0.1')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('Retry-After')).toBe('5')
  expect((await from('10.0.0.2')).status).toBe(200)
})
