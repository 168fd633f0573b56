import { expect, test } from 'vitest'
import { createHistoryCache } from './history-cache.ts'

test('a place gives back what was shown there last', () => {
  const kept = createHistoryCache<number>()
  kept.set('a', 1)
  kept.set('b', 2)
  kept.set('a', 3)
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([3, 2, undefined])
})

test('the oldest history entries are dropped', () => {
  const kept = createHistoryCache<number>()
  for (let place = 0; place < 30; place++) {
    kept.set('first', place)
    kept.set(`${place}`, place)
  }
  expect(kept.get('first')).toBe(29)
  expect(kept.get('29')).toBe(29)
  expect(kept.get('0')).toBeUndefined()
})
