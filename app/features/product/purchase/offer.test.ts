import { expect, test } from 'vitest'
import type { ProductView, VariationView } from '../product-view.ts'
import { offerOf, pictureOf } from './offer.ts'

const variation = (color: string, size: string, changes: Partial<VariationView> = {}) =>
  ({
    id: 1,
    price: '20',
    regular_price: '20',
    on_sale: false,
    date_on_sale_to_gmt: null,
    sku: '',
    stock_status: 'instock',
    most: null,
    image: `/media/${color}.webp`,
    values: { color, size },
    ...changes,
  }) as VariationView

const group = (key: string, ...values: string[]) => ({
  key,
  name: key,
  options: values.map((value) => ({ name: value, value, swatch: null })),
})

const product = (changes: Partial<ProductView> = {}) =>
  ({
    price: '15',
    regular_price: '18',
    on_sale: true,
    date_on_sale_to_gmt: '2027-01-01T00:00:00',
    sku: 'CUP',
    stock_status: 'instock',
    stock_quantity: 8,
    manage_stock: true,
    backorders_allowed: false,
    low_stock_amount: null,
    sold_individually: false,
    groups: [],
    variations: [],
    ...changes,
  }) as ProductView

const shirt = product({
  sku: 'SHIRT',
  on_sale: false,
  groups: [group('color', 'red', 'blue'), group('size', 'm', 'l')],
  variations: [
    variation('red', 'm'),
    variation('red', 'l', {
      price: '18',
      on_sale: true,
      date_on_sale_to_gmt: '2027-02-01T00:00:00',
      sku: 'SHIRT-RL',
      most: 2,
    }),
    variation('blue', 'm', { stock_status: 'outofstock', most: 0 }),
  ],
})

test('a simple product offers its price, sale end and stock', () => {
  expect(offerOf(product(), {})).toMatchObject({
    price: '15',
    regularPrice: '18',
    saleEnds: '2027-01-01T00:00:00',
    stock: { kind: 'in_stock', count: 8, low: false },
    most: 8,
    from: false,
  })
})

test('low, sold out, backorder, uncounted and sold individually', () => {
  const stock = (changes: Partial<ProductView>) => offerOf(product(changes), {})
  expect(stock({ stock_quantity: 3 }).stock).toEqual({ kind: 'in_stock', count: 3, low: true })
  expect(stock({ stock_quantity: 5, low_stock_amount: 5 }).stock).toMatchObject({ low: true })
  expect(stock({ stock_status: 'outofstock' })).toMatchObject({ stock: { kind: 'out_of_stock' }, most: 0 })
  expect(stock({ stock_status: 'onbackorder' })).toMatchObject({ stock: { kind: 'backorder' }, most: null })
  expect(stock({ manage_stock: false })).toMatchObject({ stock: { count: null }, most: null })
  expect(stock({ sold_individually: true }).most).toBe(1)
})

test('before everything is chosen the lowest price of what is left is shown', () => {
  expect(offerOf(shirt, {})).toMatchObject({ variation: null, price: '18', from: true, regularPrice: '' })
  expect(offerOf(shirt, { size: 'm' })).toMatchObject({ price: '20', from: false })
})

test('a full choice offers its own price, sale, SKU and stock', () => {
  expect(offerOf(shirt, { color: 'red', size: 'l' })).toMatchObject({
    price: '18',
    regularPrice: '20',
    onSale: true,
    saleEnds: '2027-02-01T00:00:00',
    sku: 'SHIRT-RL',
    stock: { kind: 'in_stock', count: 2, low: true },
    most: 2,
  })
  expect(offerOf(shirt, { color: 'blue', size: 'm' })).toMatchObject({
    sku: 'SHIRT',
    stock: { kind: 'out_of_stock' },
    most: 0,
  })
})

test('the picture follows the choice as soon as what fits shares one', () => {
  expect(pictureOf(shirt, {})).toBeNull()
  expect(pictureOf(shirt, { color: 'red' })).toBe('/media/red.webp')
  expect(pictureOf(shirt, { size: 'm' })).toBeNull()
})
