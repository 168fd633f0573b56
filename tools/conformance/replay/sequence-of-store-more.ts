import { RECORDED_ADDRESS } from './recorded-address.ts'
import type { Step, UnrecordedCall } from './replay-sequence.ts'

const V3 = '/wp-json/wc/v3'
const PRODUCTS = `${V3}/products`

const brand = (id: number, body: object): Step => ({
  method: 'POST',
  path: `${PRODUCTS}/brands`,
  body,
  answer: { id },
})

const product = (id: number, body: object): Step => ({ method: 'PUT', path: `${PRODUCTS}/${id}`, body })

const review = (id: number, product_id: number, rating: number): Step => ({
  method: 'POST',
  path: `${PRODUCTS}/reviews`,
  body: {
    product_id,
    rating,
    review: `r${rating}`,
    reviewer: `P${product_id}${rating}`,
    reviewer_email: `p${product_id}${rating}@example.test`,
  },
  answer: { id },
})

const [ACME, GLOBEX] = [{ id: 30 }, { id: 31 }]

/** What was done before the first call, as `fixtures.json` tells. */
const BEFORE: readonly Step[] = [
  brand(ACME.id, { name: 'Acme', description: 'Tools' }),
  brand(GLOBEX.id, { name: 'Globex', parent: ACME.id }),
  product(34, { brands: [ACME] }),
  product(33, { brands: [ACME] }),
  product(35, { brands: [ACME, GLOBEX] }),
  product(36, { brands: [GLOBEX] }),
  review(3, 35, 5),
  review(4, 35, 3),
  review(5, 36, 4),
  review(6, 34, 1),
  product(39, { stock_status: 'outofstock' }),
  product(38, { manage_stock: true, stock_quantity: 0, backorders: 'notify' }),
]

/** Taxes, a coupon and a delivery that is not taxed, as the first carts tell. */
const BEFORE_CARTS: readonly Step[] = [
  {
    method: 'POST',
    path: `${V3}/taxes`,
    body: { country: 'US', state: 'CA', rate: '8.25', name: 'CA', shipping: true },
    answer: { id: 1 },
  },
  { method: 'POST', path: `${V3}/coupons`, body: { code: 'save10', discount_type: 'percent', amount: '10' } },
  {
    method: 'POST',
    path: `${V3}/shipping/zones/0/methods`,
    body: { method_id: 'flat_rate', settings: { cost: '5.00', tax_status: 'none' } },
    answer: { id: 1, instance_id: 1 },
  },
]

/** An order of one piece that waits to be paid for. */
const pendingOrder = (product_id: number, answer: object, more: object = {}): UnrecordedCall => ({
  method: 'POST',
  path: `${V3}/orders`,
  body: {
    status: 'pending',
    billing: { ...RECORDED_ADDRESS, email: 'ann@example.test' },
    shipping: RECORDED_ADDRESS,
    line_items: [{ product_id, quantity: 1 }],
    shipping_lines: [{ method_id: 'flat_rate', method_title: 'Flat rate', total: '5.00' }],
    ...more,
  },
  answer,
})

const BELT = 37
const SOLD_OUT = 39

/** What was done between two recordings, before the named one. */
const BETWEEN: Record<string, readonly Step[]> = {
  'checkout-get-empty-cart': BEFORE_CARTS,
  'pay-order-get': [
    pendingOrder(BELT, {
      id: 61,
      order_key: 'wc_order_TozPXkkCR75Ry',
      line_items: [{ id: 9 }],
      shipping_lines: [{ id: 10 }],
      tax_lines: [{ id: 11 }],
    }),
  ],
  'pay-customers-order-as-guest': [
    pendingOrder(BELT, { id: 62, order_key: 'wc_order_zBR7GU1zxJZm0' }, { customer_id: 1 }),
  ],
  'pay-cancelled-order': [
    pendingOrder(BELT, { id: 63, order_key: 'wc_order_lhBrUMjcCCWpJ' }),
    { method: 'PUT', path: `${V3}/orders/63`, body: { status: 'cancelled' } },
  ],
  'pay-new-address': [pendingOrder(BELT, { id: 64, order_key: 'wc_order_IomoKsfFx0epH' })],
  'pay-out-of-stock': [pendingOrder(SOLD_OUT, { id: 65, order_key: 'wc_order_8eaOi5n41SZep' })],
}

/** What is read of the Store API's catalogue, carts and checkouts, and orders that are paid for. */
export const STORE_MORE = (names: readonly string[]): readonly Step[] => [
  ...BEFORE,
  ...names.flatMap((name) => [...(BETWEEN[name] ?? []), name]),
]
