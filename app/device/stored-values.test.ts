import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartLine } from '#store-api/contract/cart.ts'
import { readStoredValue, type StoredKey } from './stored-values.ts'

/** As spec §3 has it, and nothing of ours. */
const specLine = {
  product_id: 142,
  name: 'فنجان',
  quantity: 2,
  cart_id: '1421700000000000',
  image: '/media/cup.webp',
  stock_quantity: null,
  tax_class: '',
  tax_status: 'taxable',
  price: '178000',
  price_html: '',
  subtotal: '356000',
  total: '356000',
  on_sale: false,
  categories: [{ id: 3, name: 'چای', slug: 'tea' }],
  meta_data: [{ key: 'رنگ', value: 'آبی' }],
  sold_individually: false,
  shipping_required: true,
}

const cartOf = (value: unknown) => readStoredValue('cart', value) as CartLine[]

test('a line as the specification has it stays as it is, and our own too', () => {
  expect(cartOf([specLine])).toEqual([specLine])
  const own = { ...specLine, variation_id: 7, slug: 'cup' }
  expect(cartOf([own])).toEqual([own])
  const open = { ...own, open_options: { pa_size: 'm' } }
  expect(cartOf([open])).toEqual([open])
  expect(cartOf([{ ...own, open_options: { pa_size: {} } }])).toEqual([own])
})

test('numbers as texts, texts as numbers and missing fields are understood', () => {
  const [line] = cartOf([
    { product_id: '142', variation_id: '7', cart_id: 1421, price: 178000, quantity: '3' },
  ])
  expect(line).toMatchObject({
    product_id: 142,
    variation_id: 7,
    cart_id: '1421',
    price: '178000',
    quantity: 3,
    name: '',
    stock_quantity: null,
    shipping_required: true,
    meta_data: [],
  })
})

test('options in the words of a WooCommerce variation are kept', () => {
  const [line] = cartOf([{ ...specLine, meta_data: [{ id: 1, name: 'رنگ', option: 'آبی' }, null, 'x'] }])
  expect(line?.meta_data).toEqual([{ key: 'رنگ', value: 'آبی' }])
})

test('what names no product is dropped, and so is a second line of the same name', () => {
  expect(cartOf([null, 'x', {}, { product_id: -1 }, { product_id: {} }, specLine, specLine])).toEqual([
    specLine,
  ])
})

test('a quantity is one at least and a count', () => {
  const quantities = [0, -3, 1.7, 'x', null, 1e12].map(
    (quantity, index) => cartOf([{ ...specLine, cart_id: `${index}`, quantity }])[0]?.quantity,
  )
  expect(quantities).toEqual([1, 1, 1, 1, 1, 9999])
})

test('codes come by themselves or with their amounts', () => {
  expect(readStoredValue('cart_coupons', ['a', { code: 'b', discount: '1' }, 'a', null, 3])).toEqual([
    'a',
    'b',
    '3',
  ])
})

test('products are known by id, alone or with all that an earlier app kept of them', () => {
  const product = { id: 5, slug: 'cup', name: 'Cup', price: '1' }
  expect(readStoredValue('wishlist', [product, 6, 'x'])).toEqual([
    { id: 5, slug: 'cup', added_at: 0 },
    { id: 6, slug: '', added_at: 0 },
  ])
  expect(readStoredValue('recently_viewed', [5, product, '7', {}])).toEqual([5, 7])
})

test('an answer of the shop is shown again only if it is whole', () => {
  const lists = { lines: [], removed: [], coupons: [], refused_coupons: [], fees: [], taxes: [] }
  const whole = { key: 'k', quote: { ...lists, shipping: { rates: [] }, totals: {} } }
  expect(readStoredValue('cart_quote', whole)).toBe(whole)
  expect(readStoredValue('cart_quote', { key: 'k', quote: lists })).toBeNull()
  expect(readStoredValue('cart_quote', { ...whole, quote: { ...whole.quote, lines: [{}] } })).toBeNull()
  const withLine = (line: object) => ({ ...whole, quote: { ...whole.quote, lines: [line] } })
  const line = { notices: [], entered_price: '10' }
  expect(readStoredValue('cart_quote', withLine(line))).toEqual(withLine(line))
  // of an earlier version
  expect(readStoredValue('cart_quote', withLine({ notices: [] }))).toBeNull()
})

test('nothing that a device can hold breaks a reader, and lists are lists', () => {
  const keys: StoredKey[] = ['cart', 'cart_coupons', 'wishlist', 'recently_viewed', 'open_checkouts']
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.anything(), fc.array(fc.anything()), (key, value, items) => {
      const read = readStoredValue(key, value)
      expect(read === null || Array.isArray(read)).toBe(true)
      expect(readStoredValue(key, items)).toBeInstanceOf(Array)
    }),
  )
})
