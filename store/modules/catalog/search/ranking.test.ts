import { expect, test } from 'vitest'
import { Columns } from '../index/columns.ts'
import type { ProductIndex } from '../index/product-index.ts'
import { type SortOrderName, SortOrders } from '../index/sort-orders.ts'
import { inOrder, weigh, withRules } from './ranking.ts'
import type { Matches } from './text/matcher.ts'

const MANY_PRODUCTS = 1500
const FEW = 300

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
    soldOut: [0, 0, 1],
  },
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

test.each(['price_low', 'price_high', 'newest', 'best_selling', 'best_rated'] as const)(
  'many matches come into the same order as few: %s',
  (order) => {
    const columns = new Columns()
    columns.grow(MANY_PRODUCTS)
    const slots = Int32Array.from({ length: MANY_PRODUCTS }, (_, slot) => slot)
    for (const slot of slots) {
      const price = slot % 10 === 0 ? Number.NaN : (slot * 7919) % 10_007
      columns.id[slot] = slot + 1
      columns.priceMin[slot] = price
      columns.priceMax[slot] = price
      columns.created[slot] = (slot * 6007) % 10_007
      columns.sales[slot] = (slot * 3001) % 10_007
      columns.rating[slot] = (slot * 4001) % 10_007
    }
    const orders = new SortOrders(columns, [])
    orders.rebuild(slots)
    const shop = { columns, order: (name: SortOrderName) => orders.get(name) } as unknown as ProductIndex
    const many = { slots: [...slots], scores: [...slots].map(() => 10) }
    const priced = (slot: number | undefined) => !Number.isNaN(columns.priceMin[slot as number])

    const all = byScore(inOrder(shop, many, order))
    const few = all.filter((slot) => (slot as number) < FEW).filter(priced)
    const alone = byScore(inOrder(shop, { slots: many.slots.slice(0, FEW), scores: many.scores }, order))
    expect(few).toEqual(alone.filter(priced))
    if (order.startsWith('price')) expect(all.findLastIndex(priced)).toBe(all.filter(priced).length - 1)
  },
)

test('an order leaves what hardly fits behind', () => {
  expect(byScore(inOrder(index, found(10, 1, 8), 'price_low'))).toEqual([0, 2, 1])
})

test('pinned products come first, also where they were not found, hidden ones not at all', () => {
  expect(byScore(withRules(found(10, 9), [2, 1], new Set([0])))).toEqual([2, 1])
  expect(withRules(found(10, 9), [], new Set())).toEqual(found(10, 9))
})
