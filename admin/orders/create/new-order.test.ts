import { expect, test } from 'vitest'
import type { Quote } from '#store-api/contract/cart.ts'
import { BLANK, canPlace, type NewOrder, orderBody, quoteOf } from './new-order.ts'

const FORM: NewOrder = {
  ...BLANK,
  line_items: [{ name: 'Cup', product_id: 4, variation_id: 0, quantity: 5 }],
}

const quoteWith = (parts: object) =>
  ({
    lines: [{ cart_id: '4:0', quantity: 5, requested_quantity: 5 }],
    removed: [],
    refused_coupons: [],
    ...parts,
  }) as unknown as Quote

test('an order by phone is placed where all of it was quoted as typed', () => {
  expect(canPlace(FORM, quoteWith({}))).toBe(true)
  expect(canPlace(FORM, undefined)).toBe(false)
  expect(canPlace(BLANK, quoteWith({ lines: [] }))).toBe(false)
  expect(canPlace(FORM, quoteWith({ refused_coupons: [{ code: 'old', reason: 'expired' }] }))).toBe(false)
})

test('an order by phone is not placed where the quote is for fewer pieces', () => {
  const lines = [{ cart_id: '4:0', quantity: 3, requested_quantity: 5, notices: ['quantity_clamped'] }]
  expect(canPlace(FORM, quoteWith({ lines }))).toBe(false)
})

test('an order by phone is not placed where the quote leaves an item out', () => {
  const removed = [{ cart_id: '4:0', name: 'Cup', reason: 'out_of_stock' }]
  expect(canPlace(FORM, quoteWith({ lines: [], removed }))).toBe(false)
})

test('an order by phone names the option that a variation leaves open, of each of its lines', () => {
  const open = [{ slug: 'colour', name: 'Colour', options: ['Red', 'Blue'] }]
  const line = { name: 'Shoe', product_id: 10, variation_id: 11, quantity: 1, open }
  const form = {
    ...BLANK,
    line_items: [
      { ...line, row: 1, chosen: { colour: 'Red' } },
      { ...line, row: 2, chosen: { colour: 'Blue' } },
    ],
  }
  const options = (value: string) => [{ key: 'colour', value }]
  expect(quoteOf(form).lines).toMatchObject([
    { cart_id: '10:11:1', meta_data: options('Red') },
    { cart_id: '10:11:2', meta_data: options('Blue') },
  ])
  expect(orderBody(form, undefined, String).line_items).toEqual([
    { product_id: 10, variation_id: 11, quantity: 1, meta_data: options('Red') },
    { product_id: 10, variation_id: 11, quantity: 1, meta_data: options('Blue') },
  ])
})
