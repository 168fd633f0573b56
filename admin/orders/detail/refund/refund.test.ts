import { expect, test } from 'vitest'
import type { Order } from '#admin/orders/order.ts'
import {
  allOf,
  leftOf,
  NOTHING,
  piecesOf,
  problemOf,
  type Refund,
  refundBody,
  returnedOf,
  sumsOf,
} from './refund.ts'

const ORDER = {
  line_items: [
    {
      id: 1,
      name: 'Cup',
      quantity: 3,
      total: '30.01',
      taxes: [
        { id: 7, total: '2.00' },
        { id: 8, total: '1.01' },
      ],
    },
    { id: 2, name: 'Gone', quantity: 1, total: '5.00', taxes: [] },
  ],
  shipping_lines: [{ id: 3, method_title: 'Post', total: '4.00', taxes: [] }],
  fee_lines: [{ id: 4, name: 'Discount', total: '-2.00', taxes: [] }],
} as unknown as Order

const back = (id: number, quantity: number, total: string, taxes: { id: number; total: string }[] = []) => ({
  quantity,
  total,
  taxes,
  meta_data: [{ key: '_refunded_item_id', value: String(id) }],
})
const REFUNDS: Refund[] = [
  {
    id: 9,
    amount: '16.00',
    line_items: [back(1, -1, '-10.00', [{ id: 7, total: '-1.00' }]), back(2, -1, '-5.00')],
    shipping_lines: [],
    fee_lines: [],
  },
]

test('what is left of an order leaves out what was given back, and discounts', () => {
  expect(leftOf(ORDER, REFUNDS, 2)).toMatchObject([
    {
      id: 1,
      quantity: 2,
      total: 2001,
      tax: 201,
      taxes: [
        { id: 7, total: 100 },
        { id: 8, total: 101 },
      ],
    },
    { id: 3, kind: 'shipping', quantity: 0, total: 400, tax: 0 },
  ])
})

test('pieces of a line that were given back are counted over all refunds', () => {
  const more = { ...REFUNDS[0]!, id: 10, line_items: [back(1, -1, '-10.00'), back(1, 0, '-1.00')] }
  expect([1, 2, 3].map((id) => returnedOf(id, [...REFUNDS, more]))).toEqual([2, 1, 0])
})

test('pieces come to their part, and the last of them to all that is left', () => {
  const [cup] = leftOf(ORDER, REFUNDS, 2)
  expect(piecesOf(cup!, '1', 2)).toEqual({ quantity: '1', total: '10.01', tax: '1.01' })
  expect(piecesOf(cup!, '2', 2)).toEqual({ quantity: '2', total: '20.01', tax: '2.01' })
  expect(piecesOf(cup!, '', 2)).toEqual(NOTHING)
})

test('more than is left, and what is no number, is told where it was typed', () => {
  const [cup] = leftOf(ORDER, REFUNDS, 2)
  const typed = (given: object) => problemOf(cup!, { ...NOTHING, ...given }, 2)
  expect(typed({ quantity: '3' })).toEqual({ field: 'quantity', problem: 'pieces' })
  expect(typed({ quantity: '1.5' })).toEqual({ field: 'quantity', problem: 'number' })
  expect(typed({ total: '20.02' })).toEqual({ field: 'total', problem: 'total' })
  expect(typed({ total: '1.001' })).toEqual({ field: 'total', problem: 'number' })
  expect(typed({ tax: '2.02' })).toEqual({ field: 'tax', problem: 'tax' })
  expect(typed({ quantity: '2', total: '20.01', tax: '2.01' })).toBeNull()
})

test('a refund adds up, and its tax goes to the rates that it came from', () => {
  const lines = leftOf(ORDER, REFUNDS, 2)
  const typed = new Map(lines.map((line) => [line.id, allOf(line, 2)]))
  const sums = sumsOf(lines, typed, '0.50', 2)
  expect(sums).toEqual({ items: 2001, shipping: 400, fees: 0, tax: 201, other: 50, total: 2652, pieces: 2 })
  const body = refundBody(lines, typed, {
    total: sums.total,
    reason: 'r',
    restocks: true,
    byBank: true,
    decimals: 2,
  })
  expect(body).toMatchObject({ amount: '26.52', api_refund: true, api_restock: true })
  expect(body.line_items).toEqual([
    {
      id: 1,
      quantity: 2,
      refund_total: '20.01',
      refund_tax: [
        { id: 7, refund_total: '1.00' },
        { id: 8, refund_total: '1.01' },
      ],
    },
    { id: 3, quantity: 0, refund_total: '4.00', refund_tax: [] },
  ])
})
