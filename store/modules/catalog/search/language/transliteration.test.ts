import { describe, expect, test } from 'vitest'
import { skeletonsOf, transliterationAllowed, transliterationCost } from './transliteration.ts'

describe('the same word in the other script', () => {
  test.each([
    ['kafsh', 'کفش'],
    ['gooshi', 'گوشی'],
    ['gushi', 'گوشی'],
    ['lebas', 'لباس'],
    ['saat', 'ساعت'],
    ['eynak', 'عینک'],
    ['ghahve', 'قهوه'],
    ['qahveh', 'قهوه'],
    ['khane', 'خانه'],
    ['xane', 'خانه'],
    ['mardoone', 'مردانه'],
    ['shanbe', 'شنبه'],
    ['kafshe', 'کفش'],
    ['arvin', 'اروین'],
    ['damino', 'دامینو'],
    ['pixora', 'پیکسورا'],
    ['bachche', 'بچه'],
    ['khab', 'خواب'],
  ])('%s is %s', (latin, persian) => {
    expect(skeletonsOf(persian).some((skeleton) => skeletonsOf(latin).includes(skeleton))).toBe(true)
    const cost = transliterationCost(latin, persian)
    expect(cost).toBeLessThanOrEqual(transliterationAllowed(latin.length))
    expect(transliterationCost(persian, latin)).toBe(cost)
  })

  test.each([
    ['kafsh', 'کشف'],
    ['nava', 'نان'],
    ['tire', 'تار'],
    ['kif', 'کافی'],
  ])('%s is not %s', (latin, persian) => {
    expect(transliterationCost(latin, persian)).toBeGreaterThan(transliterationAllowed(latin.length))
  })
})

test('digits and mixtures have no sound', () => {
  for (const word of ['123', 's24', 'kفش', '']) expect(skeletonsOf(word)).toEqual([])
  expect(transliterationCost('کفش', 'کفش')).toBe(Number.POSITIVE_INFINITY)
})
