import { expect, test } from 'vitest'
import { bulkChangesOf, type Variation } from './variation.ts'

const variations = [
  { id: 1, regular_price: '100' },
  { id: 2, regular_price: '' },
] as Variation[]

test('one value is set for all variations; per cent only where there is a price', () => {
  expect(bulkChangesOf(variations, 'price', 5, 0)).toEqual([
    { id: 1, regular_price: '5' },
    { id: 2, regular_price: '5' },
  ])
  expect(bulkChangesOf(variations, 'percent', 10, 0)).toEqual([{ id: 1, regular_price: '110' }])
  expect(bulkChangesOf(variations, 'stock', 3, 0)[1]).toEqual({
    id: 2,
    manage_stock: true,
    stock_quantity: 3,
  })
})
