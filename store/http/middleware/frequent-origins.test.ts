import { expect, test } from 'vitest'
import { createFrequentOrigins } from './frequent-origins.ts'

test('the first few origins find a place at once', () => {
  const origins = createFrequentOrigins(2)
  expect(['http://a', 'http://b', 'http://a', 'http://c'].map(origins.take)).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('made-up names get no place beside the one that is asked for most', () => {
  const origins = createFrequentOrigins(4)
  origins.take('http://shop')
  const made: boolean[] = []
  const own: boolean[] = []
  for (let number = 0; number < 1000; number++) {
    made.push(origins.take(`http://made-up-${number}`))
    if (number % 2) own.push(origins.take('http://shop'))
  }
  expect(own.every(Boolean)).toBe(true)
  expect(made.filter(Boolean)).toHaveLength(3)
})

test('an origin that comes late gets its place when it is asked for again', () => {
  const origins = createFrequentOrigins(2)
  for (const name of ['a', 'a', 'b', 'b']) origins.take(`http://${name}`)
  expect([1, 2].map(() => origins.take('http://shop'))).toEqual([false, true])
})
