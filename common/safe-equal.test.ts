import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeEqual } from './safe-equal.ts'

test.each([
  ['key', 'key', true],
  ['key', 'keY', false],
  ['', '', true],
  ['ab', 'é', false],
  ['کلید', 'کلید', true],
  ['\ud800', 'xxx', false],
])('%j and %j', (a, b, same) => {
  expect(safeEqual(a, b)).toBe(same)
})

test('any two texts are compared, never refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
      expect(safeEqual(a, b)).toBe(a === b)
      expect(safeEqual(a, a)).toBe(true)
    }),
  )
})
