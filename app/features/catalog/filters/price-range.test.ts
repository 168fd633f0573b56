import fc from 'fast-check'
import { expect, it } from 'vitest'
import { priceBounds, priceStep, tidyRange } from './price-range.ts'

it('has round stops', () => {
  expect(priceStep(0, 100)).toBe(1)
  expect(priceStep(35_000, 48_900_000)).toBe(500_000)
  expect(priceStep(2.5, 19.9)).toBeCloseTo(0.2)
  expect(priceStep(10, 10)).toBe(1)
})

it('reaches beyond the cheapest and the dearest, by less than a stop', () => {
  expect(priceBounds({ min: '35000', max: '48900000' })).toEqual([0, 49_000_000])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e8 }), fc.integer({ min: 0, max: 1e8 }), (least, more) => {
      const most = least + more
      const [low, high] = priceBounds({ min: String(least), max: String(most) })
      const step = priceStep(least, most)
      expect(low).toBeLessThanOrEqual(least)
      expect(high).toBeGreaterThanOrEqual(most)
      expect(least - low).toBeLessThan(step)
      expect(high - most).toBeLessThan(step)
    }),
  )
})

it('is open at an end that is at a bound or beyond it, and turns ends that have crossed', () => {
  expect(tidyRange({ min: 20, max: 50 }, [10, 100])).toEqual({ min: 20, max: 50 })
  expect(tidyRange({ min: null, max: 50 }, [10, 100])).toEqual({ min: null, max: 50 })
  expect(tidyRange({ min: 10, max: 100 }, [10, 100])).toEqual({ min: null, max: null })
  expect(tidyRange({ min: 60, max: 50 }, [10, 100])).toEqual({ min: 50, max: 60 })
  expect(tidyRange({ min: 60, max: 1 }, [10, 100])).toEqual({ min: null, max: 60 })
})
