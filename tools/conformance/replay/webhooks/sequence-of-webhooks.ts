import { RECORDED_ADDRESS } from '../recorded-address.ts'
import type { Step, UnrecordedCall } from '../replay-sequence.ts'

/** Deliveries of what the calls cause, or else of what the step before caused. */
interface DeliveryStep {
  deliveries: string
  causes: readonly UnrecordedCall[]
}
/** Deliveries to a webhook that fail, or what came after them. */
interface FailureStep {
  failures: string
  part: 'events' | 'then'
}
export type WebhookStep = { call: Step } | DeliveryStep | FailureStep

const V3 = '/wp-json/wc/v3'

const call = (method: string, path: string, body?: unknown, answer?: unknown): UnrecordedCall => ({
  method,
  path: V3 + path,
  ...(body !== undefined && { body }),
  ...(answer !== undefined && { answer }),
})

/** What was in the shop before, as the orders tell. */
const BEFORE: readonly UnrecordedCall[] = [
  call('POST', '/shipping/zones', { name: 'US' }, { id: 1 }),
  call('PUT', '/shipping/zones/1/locations', [{ code: 'US', type: 'country' }]),
  call(
    'POST',
    '/shipping/zones/1/methods',
    { method_id: 'flat_rate', settings: { cost: '5.00' } },
    { id: 1, instance_id: 1 },
  ),
]

/** In the place of the webhook of an action, which is refused here: nothing is delivered to it. */
const INSTEAD_OF_ACTION = call(
  'POST',
  '/webhooks',
  {
    name: 'On action.woocommerce_add_to_cart',
    topic: 'coupon.restored',
    delivery_url: 'http://127.0.0.1:9311/action-woocommerce_add_to_cart',
  },
  { id: 15 },
)

const CART_TOKEN = { 'Cart-Token': 'the.recorded.cart' }
const store = (path: string, body: unknown): UnrecordedCall => ({
  method: 'POST',
  path: `/wp-json/wc/store/v1${path}`,
  auth: 'none',
  body,
  headers: CART_TOKEN,
})

/** The calls behind recorded deliveries, as their triggers and bodies tell. */
const CAUSES: Record<string, readonly UnrecordedCall[]> = {
  'delivery-product-created': [
    call(
      'POST',
      '/products',
      { name: 'Hooked', type: 'simple', sku: 'hook-1', regular_price: '12.50', description: 'Text' },
      { id: 59 },
    ),
  ],
  'delivery-product-updated': [call('PUT', '/products/59', { regular_price: '13' })],
  'delivery-product-updated-twice': [
    call('PUT', '/products/59', { regular_price: '14' }),
    call('PUT', '/products/59', { regular_price: '15' }),
  ],
  'delivery-product-trashed': [call('DELETE', '/products/59')],
  'delivery-product-restored': [call('PUT', '/products/59', { status: 'publish' })],
  'delivery-product-deleted-force': [call('DELETE', '/products/59?force=true')],
  'delivery-products-batch': [
    call(
      'POST',
      '/products/batch',
      {
        create: [
          { name: 'Hook A', regular_price: '1' },
          { name: 'Hook B', regular_price: '2' },
        ],
      },
      { create: [{ id: 60 }, { id: 61 }] },
    ),
  ],
  'delivery-variable-created': [
    call(
      'POST',
      '/products',
      {
        name: 'Hook V',
        type: 'variable',
        attributes: [{ name: 'Size', variation: true, options: ['S', 'M'] }],
      },
      { id: 62 },
    ),
  ],
  'delivery-variation-created': [
    call(
      'POST',
      '/products/62/variations',
      { regular_price: '5', attributes: [{ name: 'Size', option: 'S' }] },
      { id: 63 },
    ),
  ],
  'delivery-variation-updated': [call('PUT', '/products/62/variations/63', { regular_price: '6' })],
  'delivery-customer-created': [
    call(
      'POST',
      '/customers',
      {
        email: 'hook@example.test',
        first_name: 'Ho',
        last_name: 'Ok',
        username: 'hook',
        password: 'a password of Hook',
      },
      { id: 2 },
    ),
  ],
  'delivery-customer-updated': [call('PUT', '/customers/2', { first_name: 'Hoo' })],
  'delivery-coupon-created': [
    call('POST', '/coupons', { code: 'hookten', discount_type: 'percent', amount: '10' }, { id: 64 }),
  ],
  'delivery-coupon-updated': [call('PUT', '/coupons/64', { amount: '11' })],
  'delivery-order-created': [
    call(
      'POST',
      '/orders',
      {
        status: 'processing',
        customer_id: 2,
        billing: { first_name: 'Ho', email: 'hook@example.test', country: 'US', state: 'CA' },
        line_items: [{ product_id: 37, quantity: 2 }],
        shipping_lines: [{ method_id: 'flat_rate', method_title: 'Flat rate', total: '5.00' }],
      },
      { id: 65 },
    ),
  ],
  'delivery-order-updated-status': [call('PUT', '/orders/65', { status: 'completed' })],
  'delivery-order-note': [call('POST', '/orders/65/notes', { note: 'A note' })],
  'delivery-order-refunded': [
    call('POST', '/orders/65/refunds', { amount: '1.00', api_refund: false }, { id: 66 }),
  ],
  'delivery-order-trashed': [call('DELETE', '/orders/65')],
  'delivery-order-restored': [call('PUT', '/orders/65', { status: 'pending' })],
  'delivery-order-deleted-force': [call('DELETE', '/orders/65?force=true')],
  'delivery-order-created-checkout': [
    store('/cart/add-item', { id: 37, quantity: 1 }),
    store('/checkout', {
      billing_address: { ...RECORDED_ADDRESS, email: 'ann@example.test' },
      shipping_address: RECORDED_ADDRESS,
      payment_method: 'cod',
    }),
  ],
  'delivery-coupon-deleted': [call('DELETE', '/coupons/64?force=true')],
  'delivery-customer-deleted': [call('DELETE', '/customers/2?force=true')],
}

const failuresOf = (name: string, part: FailureStep['part']): WebhookStep => ({
  failures: name.replace(/^failing-(\d+)-.*$/, 'failure-$1'),
  part,
})

/** What follows on recorded calls with webhooks that fail. */
const afterFailing = (name: string): WebhookStep[] => {
  if (/^failing-\d+-webhook-create$/.test(name)) return [failuresOf(name, 'events')]
  const isLast = name === 'failing-500-reactivate' || /^failing-(302|404)-webhook-after$/.test(name)
  return isLast ? [failuresOf(name, 'then')] : []
}

const stepsOf = (name: string): WebhookStep[] => {
  if (name.startsWith('delivery-')) return [{ deliveries: name, causes: CAUSES[name] ?? [] }]
  const before = name === 'webhook-create-noname' ? [{ call: INSTEAD_OF_ACTION }] : []
  return [...before, { call: name }, ...afterFailing(name)]
}

/** The calls in their order, with what they had delivered. */
export const webhookSteps = (names: readonly string[]): WebhookStep[] => [
  ...BEFORE.map((one) => ({ call: one })),
  ...names.flatMap(stepsOf),
]
