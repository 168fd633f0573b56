import { describe, expect, test } from 'vitest'
import {
  begunTransliterationCost,
  skeletonsOf,
  transliterationAllowed,
  transliterationCost,
} from './transliteration.ts'

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

test.each([
  ['kafs', 'کفش'],
  ['kafs', 'کفسابی'],
  ['piraha', 'پیراهن'],
  ['goosh', 'گوشی'],
])('%s begins to spell %s', (typed, word) => {
  expect(begunTransliterationCost(typed, word)).toBeLessThanOrEqual(0.3)
})

test.each([
  ['kafs', 'کیف'],
  ['piraha', 'پرده'],
  ['kafs', 'shoes'],
])('%s does not begin to spell %s', (typed, word) => {
  expect(begunTransliterationCost(typed, word)).toBeGreaterThan(0.3)
})
