import type { MeantDifference } from './meant-differences.ts'

const DELIVERY = /^POST deliveries\//

/** Orders of the Store API are read nowhere else in the recordings. */
const ORDER = /^POST deliveries\/order\./

const MD5 = /^[\da-f]{32}$/

const isSameAmount = (expected: unknown, actual: unknown): boolean =>
  [expected, actual].every((text) => typeof text === 'string' && text !== '') &&
  Number(expected) === Number(actual)

/** Of what webhooks deliver, and of what causes it. */
export const WEBHOOKS: readonly MeantDifference[] = [
  {
    route: DELIVERY,
    path: /^headers\.User-Agent$/,
    when: (expected, actual) => String(expected).replace('WordPress/6.9.1', 'Vitrin') === actual,
    reason: 'Receivers are told that no WordPress sends it.',
  },
  {
    route: DELIVERY,
    path: /^body\.(regular_)?price$/,
    kinds: ['value'],
    when: isSameAmount,
    reason: 'Prices are amounts, told without zeros at the end; WooCommerce keeps the text that was sent.',
  },
  {
    route: /^POST deliveries\/product\./,
    path: /^body\.categories$/,
    kinds: ['length'],
    when: (expected, actual) => expected === 1 && actual === 0,
    reason: 'A product may be without a category; there is no default one.',
  },
  {
    route: ORDER,
    path: /^body\.customer_(ip_address|user_agent)$/,
    kinds: ['value'],
    when: (expected, actual) =>
      /^(127\.0\.0\.1|python-requests\/[\d.]+)$/.test(String(expected)) && actual === '',
    reason: 'Of who buys neither the IP address nor the browser is kept.',
  },
  {
    route: ORDER,
    path: /^body\.created_via$/,
    when: (expected, actual) => expected === 'store-api' && actual === 'checkout',
    reason: 'There is one checkout, whichever API places its orders.',
  },
  {
    route: ORDER,
    path: /^body\.cart_hash$/,
    when: (expected, actual) => MD5.test(String(expected)) && actual === '',
    reason: 'A placed order remembers nothing of its cart.',
  },
  {
    route: ORDER,
    path: /^body(\.shipping_lines\[0\])?\.meta_data$/,
    kinds: ['length'],
    when: (expected, actual) => (expected === 6 || expected === 1) && actual === 0,
    reason: 'WooCommerce leaves hashes of the cart and a list of its lines behind.',
  },
  {
    route: /^DELETE wc\/v3\/products\/\{id}$/,
    path: /^body\.deliveries\..* coupon\.deleted$/,
    kinds: ['missing'],
    reason: 'A product that goes into the bin is no coupon.',
  },
  {
    route: /^GET wc\/v3\/webhooks$/,
    path: /^body\[\d+\]\.(topic|resource|event|hooks\[0\])$/,
    kinds: ['value'],
    when: (expected) => /^(action|(action\.)?woocommerce_add_to_cart)$/.test(String(expected)),
    reason: 'A webhook of an action stands there, which is refused here.',
  },
  {
    path: /^body\.deliveries\..* action\.\w+$/,
    kinds: ['missing'],
    reason: 'No PHP action fires here: a webhook of one would never call.',
  },
  {
    route: /^PUT wc\/v3\/orders\/\{id}$/,
    path: /^body\.deliveries\..* order\.restored$/,
    kinds: ['extra'],
    reason: 'An order comes out of the bin by its status; WooCommerce tells of it only in its own screens.',
  },
  {
    route: /^POST wc\/v3\/coupons$/,
    path: /^body\.events\[\d+\]\.pending_delivery$/,
    kinds: ['value'],
    when: (expected, actual) => expected === '0' && actual === '1',
    reason: 'What could not be delivered is sent again later; WooCommerce loses it.',
  },
]
