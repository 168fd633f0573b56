import { expect, test } from 'vitest'
import type { Product } from '../product.ts'
import { changedPrice, changesOfProduct, formerOf } from './bulk-changes.ts'

const cake = {
  id: 7,
  type: 'simple',
  status: 'publish',
  regular_price: '150.55',
  sale_price: '',
  manage_stock: true,
  categories: [{ id: 1, name: 'Sweets' }],
} as Product

test('a price changes by per cent, rounded to the decimals of the currency', () => {
  expect(changedPrice('150.55', 10, 2)).toBe('165.61')
  expect(changedPrice('178000', -10, 0)).toBe('160200')
  expect(changedPrice('5', -150, 0)).toBe('0')
})

test('a product gets only what was chosen, and a category beside those it has', () => {
  expect(changesOfProduct(cake, { category: 2, percent: 100 }, 2)).toEqual({
    categories: [{ id: 1 }, { id: 2 }],
    regular_price: '301.1',
  })
  expect(changesOfProduct({ ...cake, regular_price: '' }, { percent: 10 }, 2)).toEqual({})
})

test('a state of the stock that is chosen by hand is no longer counted', () => {
  expect(changesOfProduct(cake, { stock_status: 'outofstock' }, 2)).toEqual({
    stock_status: 'outofstock',
    manage_stock: false,
  })
  expect(
    changesOfProduct({ ...cake, type: 'variable', manage_stock: false }, { stock_status: 'instock' }, 2),
  ).toEqual({})
})

test('undo puts back what a change of many replaced', () => {
  const changes = changesOfProduct(cake, { category: 2, status: 'draft' }, 2)
  expect(formerOf(cake, changes)).toEqual({ status: 'publish', categories: [{ id: 1 }] })
})
