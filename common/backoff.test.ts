import { expect, test } from 'vitest'
import { backoffDelay } from './backoff.ts'

test('each wait is twice the one before, up to the longest', () => {
  const delays = [1, 2, 3, 4, 5, 2000].map((tries) => backoffDelay(tries, { first: 5, longest: 30 }))
  expect(delays).toEqual([5, 10, 20, 30, 30, 30])
})
