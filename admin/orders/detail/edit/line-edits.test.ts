import { expect, test } from 'vitest'
import type { Order } from '#admin/orders/order.ts'
import { type LinesForm, lineEdits, unitPriceOf } from './line-edits.ts'

const ORDER = {
  line_items: [
    { id: 1, name: 'Cup', product_id: 10, variation_id: 0, quantity: 2, subtotal: '20.00', total: '18.00' },
    { id: 2, name: 'Pot', product_id: 11, variation_id: 12, quantity: 1, subtotal: '5.00', total: '5.00' },
  ],
  shipping_lines: [{ id: 3, method_title: 'Post', method_id: 'flat_rate', instance_id: '4', total: '4.00' }],
  fee_lines: [{ id: 5, name: 'Wrapping', total: '1.00' }],
  coupon_lines: [],
} as unknown as Order

const form = (): LinesForm => structuredClone(ORDER) as unknown as LinesForm
const withCoupon = { ...ORDER, coupon_lines: [{ id: 6, code: 'ten', discount: '2' }] } as Order

test('of what stayed as it is nothing is sent', () => {
  expect(lineEdits(form(), ORDER, 2)).toEqual({})
})

test('a quantity takes price and discount along, a price its discount', () => {
  const typed = form()
  typed.line_items[0]!.quantity = 3
  expect(lineEdits(typed, ORDER, 2)).toEqual({
    line_items: [{ id: 1, quantity: 3, subtotal: '30.00', total: '27.00' }],
  })
  typed.line_items[0]!.unit_price = '5'
  expect(lineEdits(typed, ORDER, 2)).toEqual({
    line_items: [{ id: 1, quantity: 3, subtotal: '15.00', total: '13.50' }],
  })
})

test('lines, delivery and fees come and go', () => {
  const typed: LinesForm = {
    line_items: [
      form().line_items[0]!,
      { name: 'New', product_id: 20, variation_id: 21, quantity: 2, unit_price: '1.50' },
      { name: 'As sold', product_id: 22, variation_id: 0, quantity: 1 },
    ],
    shipping_lines: [{ method_title: 'Courier', total: '9' }],
    fee_lines: [{ ...form().fee_lines[0]!, total: '2' }],
    coupon_lines: [],
  }
  expect(lineEdits(typed, ORDER, 2)).toEqual({
    line_items: [
      { id: 2, quantity: 0 },
      { product_id: 20, variation_id: 21, quantity: 2, subtotal: '3.00', total: '3.00' },
      { product_id: 22, quantity: 1 },
    ],
    shipping_lines: [
      { id: 3, method_title: null },
      { method_title: 'Courier', total: '9' },
    ],
    fee_lines: [{ id: 5, name: 'Wrapping', total: '2' }],
  })
})

test('coupons are sent where they change, and where what they are laid on does', () => {
  const typed = { ...form(), coupon_lines: [{ code: 'ten' }] }
  expect(lineEdits(typed, ORDER, 2)).toEqual({ coupon_lines: [{ code: 'ten' }] })
  expect(lineEdits(typed, withCoupon, 2)).toEqual({})
  typed.line_items[1]!.quantity = 4
  expect(lineEdits(typed, withCoupon, 2)).toMatchObject({ coupon_lines: [{ code: 'ten' }] })
  expect(lineEdits(form(), withCoupon, 2)).toEqual({ coupon_lines: [] })
})

test('the price of a piece is that before coupons', () => {
  expect(unitPriceOf(ORDER.line_items[0]!, 2)).toBe('10')
  expect(unitPriceOf({ ...ORDER.line_items[0]!, quantity: 3 }, 0)).toBe('6.67')
})
