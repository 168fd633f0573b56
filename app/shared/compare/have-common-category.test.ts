import { expect, it } from 'vitest'
import { haveCommonCategory } from './have-common-category.ts'

it.each([
  ['one of all', [[1], [2, 1], [1, 3]], true],
  [
    'one of each pair alone',
    [
      [1, 2],
      [2, 3],
      [3, 1],
    ],
    false,
  ],
  ['a product that has none', [[1], [], [1]], true],
  ['no product', [], true],
])('tells whether products share a category: %s', (_, categories, shared) => {
  expect(haveCommonCategory(categories)).toBe(shared)
})
