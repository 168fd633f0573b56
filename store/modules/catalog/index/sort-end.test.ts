import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortEnd } from './sort-end.ts'

test('the end is what sorting all of it would give, and nothing is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 40 })),
      fc.integer({ min: 0, max: 60 }),
      (given, count) => {
        const sorted = given.toSorted((a, b) => a - b)
        const values = Float64Array.from(given)
        sortEnd(values, count)
        const start = Math.max(0, given.length - count)
        expect([...values.subarray(start)]).toEqual(sorted.slice(start))
        expect([...values].sort((a, b) => a - b)).toEqual(sorted)
      },
    ),
  )
})
