import { expect, test } from 'vitest'
import type { Entry } from '../index/entry.ts'
import type { ProductIndex } from '../index/product-index.ts'
import { inOrder, weigh, withRules } from './ranking.ts'
import type { Matches } from './text/matcher.ts'

const index = {
  columns: {
    id: [1, 2, 3],
    fame: [1, 1.1, 1],
    priceMin: [300, 100, Number.NaN],
    priceMax: [300, 200, Number.NaN],
    created: [3, 1, 2],
    sales: [0, 9, 4],
    rating: [400, 500, 450],
    ratings: [1, 1, 1],
  },
  entries: [{ stock: 'instock' }, { stock: 'instock' }, { stock: 'outofstock' }] as Entry[],
} as unknown as ProductIndex

const byScore = ({ slots, scores }: Matches) =>
  [...slots.keys()].sort((a, b) => (scores[b] as number) - (scores[a] as number)).map((at) => slots[at])
const found = (...scores: number[]): Matches => ({ slots: scores.map((_, slot) => slot), scores })

test('what sells comes first among equals, what is out of stock last, what was opened a little earlier', () => {
  expect(byScore(weigh(index, found(10, 10, 10), new Map()))).toEqual([1, 0, 2])
  expect(byScore(weigh(index, found(10, 10, 10), new Map([[1, 4]])))).toEqual([0, 1, 2])
  expect(byScore(weigh(index, found(20, 10, 10), new Map([[2, 1]])))).toEqual([0, 1, 2])
})

test.each([
  ['price_low', [1, 0, 2]],
  ['price_high', [0, 1, 2]],
  ['newest', [0, 2, 1]],
  ['best_selling', [1, 2, 0]],
  ['best_rated', [1, 2, 0]],
] as const)('%s orders what fits', (order, slots) => {
  expect(byScore(inOrder(index, found(10, 9, 8), order))).toEqual(slots)
})

test('what is of the wanted kind is put into the order, however little its words fit', () => {
  expect(byScore(inOrder(index, found(10, 2, 9), 'price_low'))).toEqual([0, 2, 1])
  expect(byScore(inOrder(index, found(10, 2, 9), 'price_low', (slot) => slot === 1))).toEqual([1, 0, 2])
})

test('equals of an order stay as they were found', () => {
  const alike = {
    ...index,
    columns: { ...index.columns, priceMin: [100, 50, 100] },
  } as unknown as ProductIndex
  expect(byScore(inOrder(alike, found(10, 10, 10), 'price_low'))).toEqual([1, 0, 2])
})

test('an order leaves what hardly fits behind', () => {
  expect(byScore(inOrder(index, found(10, 1, 8), 'price_low'))).toEqual([0, 2, 1])
})

test('pinned products come first, also where they were not found, hidden ones not at all', () => {
  expect(byScore(withRules(found(10, 9), [2, 1], new Set([0])))).toEqual([2, 1])
  expect(withRules(found(10, 9), [], new Set())).toEqual(found(10, 9))
})
