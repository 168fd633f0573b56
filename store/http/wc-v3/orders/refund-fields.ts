import { parseMoney } from '#common/money.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import { metaArg } from '#store/http/wp-rest/meta-data.ts'
import { args, type Parsed, readOnly } from '#store/http/wp-rest/parameters.ts'
import { MOST_ITEMS, type ReturnedLine } from '#store/modules/orders/orders.ts'
import type { ReturnRefusal } from '#store/modules/payments/payments.ts'
import { unknownOrder } from './order-fields.ts'

/** A decimal as text or as a number. */
const decimal = { type: 'mixed' } as const

export const newRefund = args({
  ...readOnly(
    'order_id',
    'date_created',
    'date_created_gmt',
    'refunded_payment',
    'parent_id',
    'shipping_lines',
    'fee_lines',
    'tax_lines',
  ),
  dp: { type: 'integer' },
  amount: { type: 'string' },
  reason: { type: 'string', default: '' },
  refunded_by: { type: 'unserved', allowed: [] },
  api_refund: { type: 'boolean', default: true },
  api_restock: { type: 'boolean', default: true },
  line_items: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        // the goods of the line; amounts of another name are refused, so that nobody takes them for what is given back
        ...readOnly('name', 'product_id', 'variation_id', 'sku', 'image', 'meta_data'),
        id: { type: 'integer' },
        quantity: { type: 'integer', minimum: 0 },
        refund_total: decimal,
        refund_tax: {
          type: 'array',
          items: {
            type: 'object',
            properties: { id: { type: 'integer', required: true }, refund_total: decimal },
          },
        },
      },
    },
  },
  meta_data: metaArg,
})

type Given = Parsed<typeof newRefund>

// with 500 in WooCommerce, though it is the request that is wrong
const cannotRefund = (message: string) =>
  new ApiError(400, 'woocommerce_rest_cannot_create_order_refund', message)

const conflict = (message: string) => new ApiError(409, 'woocommerce_rest_conflict', message)

/** What WooCommerce lets through is refused too: more pieces than were sold, lines and taxes of no such order. */
export const REFUSALS: Record<ReturnRefusal, () => ApiError> = {
  unknown_order: () => unknownOrder(),
  wrong_amount: () => cannotRefund('Invalid refund amount.'),
  unknown_item: () => cannotRefund('Order item ID provided is not associated with order.'),
  unknown_tax: () => cannotRefund('Tax rate ID provided is not associated with order.'),
  too_many_pieces: () => cannotRefund('More items than are left of the order cannot be refunded.'),
  wrong_sign: () => cannotRefund('Refunded totals cannot be below zero.'),
  not_supported: () => cannotRefund('The payment gateway for this order does not support automatic refunds.'),
  underway: () => conflict('The bank has not answered yet for the refund before.'),
  bank_refused: () => cannotRefund('The payment gateway did not refund this payment.'),
  bank_unreachable: () => conflict('The bank has not answered. It is asked again until it does.'),
  order_changed: () => conflict('The bank has refunded the payment, but the order had changed meanwhile.'),
}

/** WooCommerce adds up what clients send with more digits than the currency has, and rounds the sum. */
const MORE_DIGITS = 3

/**
 * @returns minor units, of which it may be a part
 * @throws ApiError 400 for what is no amount
 */
const partsOf = (given: unknown, decimals: number): number => {
  if (given === undefined || given === null || given === '') return 0
  const amount = parseMoney(String(given), decimals + MORE_DIGITS)
  if (amount !== null) return amount / 10 ** MORE_DIGITS
  const message = 'line_items is not an amount.'
  throw invalidParameters({ line_items: { code: 'rest_invalid_type', message } })
}

/** WooCommerce's own tests send lines with nothing in them beside an amount. */
const givesBack = ({
  quantity,
  refund_total,
  refund_tax,
}: NonNullable<Given['line_items']>[number]): boolean =>
  Boolean(quantity || refund_total || refund_tax?.length)

/** @throws ApiError 400 for amounts that are none and for more lines than an order has */
export const returnedLines = ({ line_items = [] }: Given, decimals: number): ReturnedLine[] => {
  if (line_items.length > MOST_ITEMS) throw cannotRefund(`An order has ${MOST_ITEMS} lines at most.`)
  return line_items
    .filter((line) => line.id !== undefined || givesBack(line))
    .map(({ id = 0, quantity = 0, refund_total, refund_tax = [] }) => ({
      id,
      quantity,
      total: partsOf(refund_total, decimals),
      taxes: refund_tax.map((tax) => ({ id: tax.id, total: partsOf(tax.refund_total, decimals) })),
    }))
}

/**
 * @returns undefined for what is not given
 * @throws ApiError 400 for what is no amount
 */
export const refundAmount = ({ amount }: Given, decimals: number): number | undefined => {
  if (amount === undefined || amount === '') return undefined
  const parsed = parseMoney(amount, decimals)
  if (parsed === null) throw REFUSALS.wrong_amount()
  return parsed
}
