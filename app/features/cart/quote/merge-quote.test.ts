import { expect, test } from 'vitest'
import type { CartLine, Quote, QuotedLine } from '#store-api/contract/cart.ts'
import { agreedChanges, groupByVendor, mergeQuote, orderedLines } from './merge-quote.ts'

const line = (id: string, changes: Partial<CartLine> = {}) =>
  ({ cart_id: id, product_id: 1, quantity: 2, price: '10.00', ...changes }) as CartLine

const quoted = (id: string, changes: Partial<QuotedLine> = {}): QuotedLine => ({
  cart_id: id,
  product_id: 1,
  variation_id: 0,
  name: 'Cup',
  slug: 'cup',
  image: null,
  meta_data: [],
  quantity: 2,
  requested_quantity: 2,
  max_quantity: null,
  price: '10',
  entered_price: changes.price ?? '10',
  regular_price: '10',
  previous_price: null,
  subtotal: '20',
  total: '20',
  on_sale: false,
  sold_individually: false,
  shipping_required: true,
  vendor: null,
  notices: [],
  ...changes,
})

const quote = (lines: QuotedLine[], removed: Quote['removed'] = []) =>
  ({ lines, removed }) as unknown as Quote

test('without an answer the lines stand as the device has them', () => {
  expect(mergeQuote([line('a')], null)).toEqual([
    { line: line('a'), quoted: null, changes: [], removal: null },
  ])
})

test('a changed price is reported, another way of writing the same one is not', () => {
  const [same, changed] = mergeQuote(
    [line('a'), line('b')],
    quote([quoted('a'), quoted('b', { price: '12.5' })]),
  )
  expect(same!.changes).toEqual([])
  expect(changed!.changes).toEqual([{ kind: 'price', from: '10.00', to: '12.5' }])
})

test('a price that the cart shows without or with tax has not changed', () => {
  const answer = quoted('a', { price: '9.17', entered_price: '10' })
  expect(mergeQuote([line('a')], quote([answer]))[0]!.changes).toEqual([])
  expect(agreedChanges(line('a'), answer)).toMatchObject({ price: '10' })
})

test('less stock than wanted is reported, unless the shopper has changed the quantity since', () => {
  const answer = quote([quoted('a', { requested_quantity: 5, quantity: 3, notices: ['quantity_clamped'] })])
  expect(mergeQuote([line('a', { quantity: 5 })], answer)[0]!.changes).toEqual([
    { kind: 'quantity', from: 5, to: 3 },
  ])
  expect(mergeQuote([line('a', { quantity: 4 })], answer)[0]!.changes).toEqual([])
})

test('a product that is sold individually has a change of its kind', () => {
  const answer = quote([quoted('a', { quantity: 1, notices: ['sold_individually'] })])
  expect(mergeQuote([line('a')], answer)[0]!.changes).toEqual([{ kind: 'only_one' }])
})

test('what cannot be ordered stays in sight with the reason', () => {
  const [gone] = mergeQuote([line('a')], quote([], [{ cart_id: 'a', name: '', reason: 'out_of_stock' }]))
  expect(gone).toMatchObject({ quoted: null, removal: 'out_of_stock' })
})

test('agreeing takes over price, quantity and stock, and leaves no change', () => {
  const answer = quoted('a', { price: '12.5', requested_quantity: 5, quantity: 3, max_quantity: 3 })
  const asked = line('a', { quantity: 5 })
  const agreed = { ...asked, ...agreedChanges(asked, answer) }
  expect(agreed).toMatchObject({ price: '12.5', quantity: 3, stock_quantity: 3 })
  expect(mergeQuote([agreed], quote([answer]))[0]!.changes).toEqual([])
})

test('agreeing to a price leaves a quantity that was changed since', () => {
  const asked = line('a', { quantity: 3 })
  const [shown] = mergeQuote([asked], quote([quoted('a', { price: '12.5' })]))
  expect(shown!.changes).toEqual([{ kind: 'price', from: '10.00', to: '12.5' }])
  expect({ ...asked, ...agreedChanges(asked, shown!.quoted!) }).toMatchObject({ price: '12.5', quantity: 3 })
})

test('only lines that can be ordered are ordered, with the quantities of the quote', () => {
  const lines = mergeQuote(
    [line('a', { quantity: 5 }), line('b')],
    quote(
      [quoted('a', { price: '12.5', requested_quantity: 5, quantity: 3, subtotal: '37.5' })],
      [{ cart_id: 'b', name: '', reason: 'vanished' }],
    ),
  )
  expect(orderedLines(lines)).toMatchObject([{ cart_id: 'a', quantity: 3, price: '12.5', total: '37.5' }])
})

test('lines are grouped by vendor', () => {
  const vendor = { id: 4, name: 'Honar', slug: 'honar' }
  const lines = mergeQuote(
    [line('a'), line('b'), line('c')],
    quote([quoted('a', { vendor }), quoted('b'), quoted('c', { vendor })]),
  )
  expect(
    groupByVendor(lines).map((group) => [
      group.vendor?.name ?? null,
      group.lines.map((one) => one.line.cart_id),
    ]),
  ).toEqual([
    ['Honar', ['a', 'c']],
    [null, ['b']],
  ])
})

test('nobody is named as the vendor of a line before the shop has answered for it', () => {
  const lines = mergeQuote([line('a'), line('b'), line('c')], quote([quoted('b')], []))
  expect(groupByVendor(lines).map(({ vendor, lines }) => [vendor, lines.length])).toEqual([
    [undefined, 2],
    [null, 1],
  ])
})
