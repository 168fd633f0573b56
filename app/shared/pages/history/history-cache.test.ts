import { expect, test } from 'vitest'
import { createHistoryCache } from './history-cache.ts'

test('a place gives back what was shown there last', () => {
  const cache = createHistoryCache<number>()
  cache.set('a', 1)
  cache.set('b', 2)
  cache.set('a', 3)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([3, 2, undefined])
})

test('the oldest history entries are dropped', () => {
  const cache = createHistoryCache<number>()
  for (let place = 0; place < 30; place++) {
    cache.set('first', place)
    cache.set(`${place}`, place)
  }
  expect(cache.get('first')).toBe(29)
  expect(cache.get('29')).toBe(29)
  expect(cache.get('0')).toBeUndefined()
})
