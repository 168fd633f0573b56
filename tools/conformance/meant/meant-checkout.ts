import type { MeantDifference } from './meant-differences.ts'

const CHECKOUT = / wc\/store\/v1\/checkout(\/\{id})?$/
const PLACED = / wc\/store\/v1\/checkout\/\{id}$/
const ORDER = /^GET wc\/store\/v1\/order\/\{id}$/

/** Number and key in the URL of an order's page of thanks. */
const thanksOf = (url: unknown): string =>
  /\/order-received\/(\d+\/?\?key=[\w-]+)$/.exec(String(url))?.[1]?.replace('/', '') ?? ''

const isAmount = (text: unknown): boolean => typeof text === 'string' && /^\d+$/.test(text)

/** Of the Store API's checkout, its carts and the orders that are read through it. */
export const STORE_CHECKOUT: readonly MeantDifference[] = [
  {
    route: CHECKOUT,
    path: /(redirect_url|payment_details\[\d\]\.value)$/,
    when: (expected, actual) => thanksOf(expected) !== '' && thanksOf(expected) === thanksOf(actual),
    reason: 'The page of thanks has an address of our own.',
  },
  {
    route: CHECKOUT,
    path: /^body\.data\.(params\.payment_method|details\.payment_method\.message)$/,
    when: (expected, actual) => String(expected).replace(' cheque,', '') === actual,
    reason: 'Cheques are not taken.',
  },
  {
    route: CHECKOUT,
    path: /^body\.data\.0$/,
    kinds: ['missing'],
    when: (expected) => expected === 400,
    reason: 'WooCommerce leaves a number without a name in its data.',
  },
  {
    route: CHECKOUT,
    path: /^body\.data$/,
    kinds: ['key order'],
    when: (expected) => String(expected) === 'errors,status',
    reason: 'What is told of a refusal begins with its status, wherever it is refused.',
  },
  {
    route: /^(PUT|PATCH) wc\/store\/v1\/checkout$/,
    path: /^body\.customer_note$/,
    kinds: ['value'],
    when: (expected, actual) => expected === '' && actual !== '',
    reason: 'A note that was given is told; WooCommerce answers as if there were none.',
  },
  {
    route: /^PUT wc\/store\/v1\/checkout$/,
    path: /^status$/,
    when: (expected, actual) =>
      expected === '200' && actual === '400 rest_invalid_param additional_fields rest_field_not_served',
    reason: 'A field that the shop does not have is refused by its name, not swallowed.',
  },
  {
    route: /^POST wc\/store\/v1\/checkout$/,
    path: /^status$/,
    when: (expected, actual) =>
      expected === '409 woocommerce_rest_cart_empty' &&
      actual === '400 rest_invalid_param create_account rest_field_not_served',
    reason: 'A checkout makes no account; who asks for one is told so before anything else.',
  },
  {
    route: /^POST wc\/store\/v1\/checkout$/,
    path: /^body\.data\.cart$/,
    kinds: ['missing'],
    reason: 'A checkout makes no account; who asks for one is told so before anything else.',
  },
  {
    route: PLACED,
    path: /^status$/,
    when: (expected, actual) =>
      expected === '500 invalid_order_update_status' && actual === '400 invalid_order_update_status',
    reason: 'It is the request that is wrong, not the shop.',
  },
  {
    route: PLACED,
    path: /^body\.data$/,
    kinds: ['type'],
    when: (...both) => both.includes(null),
    reason: 'It is the request that is wrong, not the shop.',
  },
  {
    route: /^DELETE wc\/store\/v1\/cart\/(items|coupons)\/\{id}$/,
    path: /^headers\.Content-Type$/,
    when: (expected, actual) => expected === 'application/json; charset=UTF-8' && actual === null,
    reason: 'An answer without content is of no type.',
  },
  {
    route: /^GET wc\/store\/v1\/cart\/coupons\/\{id}$/,
    path: /^body\._links$/,
    kinds: ['extra'],
    reason: 'A coupon has its links wherever it is told by itself.',
  },
  {
    route: ORDER,
    path: /\.prices\.(raw_prices\.)?(regular|sale)_price$/,
    kinds: ['value'],
    when: (expected, actual) => isAmount(expected) && isAmount(actual),
    reason:
      'Lines of an order have the price that they were sold for; WooCommerce tells the prices of the product of today.',
  },
  {
    route: ORDER,
    path: /^body\.totals\.tax_lines\[\d+\]\.price$/,
    kinds: ['value'],
    when: (expected, actual) => isAmount(expected) && Number(actual) > Number(expected),
    reason: 'The taxes of an order add up to its tax; WooCommerce leaves out that of the delivery.',
  },
]
