import { expect, test } from 'vitest'
import type { ProductView, VariationView } from '../product-view.ts'
import { lowestBeforeSales, offerOf, pictureOf } from './offer.ts'

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
    priceBefore: '18',
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
  expect(offerOf(shirt, {})).toMatchObject({ variation: null, price: '18', from: true, priceBefore: '' })
  expect(offerOf(shirt, { size: 'm' })).toMatchObject({ price: '20', from: false })
})

test('a sale of all that is left has its end before a choice, so that nothing moves when one is made', () => {
  const soon = { on_sale: true, date_on_sale_to_gmt: '2027-02-01T00:00:00' }
  const endOf = (...rest: Partial<VariationView>[]) =>
    offerOf({ ...shirt, variations: rest.map((changes) => variation('red', 'm', changes)) }, {}).saleEnds
  expect(endOf(soon, { ...soon, price: '18' })).toBe('2027-02-01T00:00:00')
  expect(endOf(soon, { ...soon, date_on_sale_to_gmt: '2027-03-01T00:00:00' })).toBeNull()
  expect(endOf(soon, { ...soon, date_on_sale_to_gmt: null })).toBeNull()
  expect(endOf(soon, { ...soon, on_sale: false })).toBeNull()
})

test('the lowest price before a sale of some is known before a choice, so that its place is kept', () => {
  const reduced = { on_sale: true, price: '18', lowest_price: '19' }
  const lowestOf = (...all: Partial<VariationView>[]) =>
    lowestBeforeSales({ variations: all.map((changes) => variation('red', 'm', changes)) })
  expect(lowestOf(reduced, {})).toBe('19')
  expect(lowestOf({ ...reduced, on_sale: false }, {})).toBe('')
  expect(lowestOf({ on_sale: true })).toBe('')
})

test('a full choice offers its own price, sale, SKU and stock', () => {
  expect(offerOf(shirt, { color: 'red', size: 'l' })).toMatchObject({
    price: '18',
    priceBefore: '20',
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

test('a sale is measured by the lowest price of the thirty days before it', () => {
  const sold = (lowest_price?: string) => offerOf(product({ lowest_price }), {})
  expect(sold('16')).toMatchObject({ onSale: true, priceBefore: '16', lowestBefore: '16' })
  expect(sold('14')).toMatchObject({ priceBefore: '14', lowestBefore: '14' })
  expect(sold('20')).toMatchObject({ priceBefore: '18', lowestBefore: '20' })
  expect(sold()).toMatchObject({ priceBefore: '18', lowestBefore: '' })
  expect(offerOf(product({ on_sale: false, lowest_price: '16' }), {})).toMatchObject({
    priceBefore: '',
    lowestBefore: '',
  })
})

test('before a choice is made a sale is told of only where all that is left has one price and is reduced', () => {
  const reduced = { on_sale: true, price: '18', lowest_price: '19' }
  const shirtOf = (...rest: Partial<VariationView>[]) =>
    product({
      groups: shirt.groups,
      variations: rest.map((changes, at) => variation('red', at ? 'l' : 'm', changes)),
    })
  const none = { onSale: false, priceBefore: '', lowestBefore: '' }
  expect(offerOf(shirtOf(reduced, {}), {})).toMatchObject({ from: true, ...none })
  expect(offerOf(shirtOf(reduced, { price: '18', regular_price: '18' }), {})).toMatchObject(none)
  expect(offerOf(shirtOf(reduced, { ...reduced, lowest_price: '21' }), {})).toMatchObject({
    onSale: true,
    priceBefore: '19',
    lowestBefore: '19',
  })
  expect(offerOf(shirtOf(reduced, {}), { size: 'm' })).toMatchObject({ onSale: true, priceBefore: '19' })
})

test('the picture follows the choice as soon as what fits shares one', () => {
  expect(pictureOf(shirt, {})).toBeNull()
  expect(pictureOf(shirt, { color: 'red' })).toBe('/media/red.webp')
  expect(pictureOf(shirt, { size: 'm' })).toBeNull()
})
