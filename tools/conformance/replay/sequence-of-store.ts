import type { Step } from './replay-sequence.ts'

/** The one cart that these calls share. */
const CART_HEADERS = { 'Cart-Token': 'the.recorded.cart' }

const ADDRESS = {
  first_name: 'Jane',
  last_name: 'Doe',
  company: '',
  address_1: '10 Main St',
  address_2: '',
  city: 'Springfield',
  state: 'IL',
  postcode: '62701',
  country: 'US',
  phone: '555-0100',
}

/** What was done with the cart, as the lines and coupons in it tell. */
const CART: readonly Step[] = [
  'store-cart-empty',
  'store-cart-cors',
  'store-cart-add-no-nonce',
  'store-cart-add-bad-token',
  'store-cart-add-tshirt',
  'store-cart-add-same-again',
  'store-cart-add-variation',
  'store-cart-add-variation-attrs',
  'store-cart-add-variable-parent',
  'store-cart-add-grouped',
  'store-cart-add-outofstock',
  'store-cart-add-over-stock',
  'store-cart-add-404',
  'store-cart-add-qty0',
  'store-cart-add-qty-neg',
  'store-cart-add-backorder',
  'store-cart-get',
  'store-cart-items',
  'store-cart-item-one',
  'store-cart-item-404',
  'store-cart-update-item',
  'store-cart-update-item-0',
  'store-cart-update-item-bad-key',
  'store-cart-coupon-apply',
  'store-cart-coupon-apply-again',
  'store-cart-coupon-unknown',
  'store-cart-coupon-expired',
  {
    method: 'POST',
    path: '/wp-json/wc/store/v1/cart/apply-coupon',
    body: { code: 'min100' },
    headers: CART_HEADERS,
  },
  'store-cart-coupon-freeship',
  'store-cart-coupon-remove',
  'store-cart-coupon-remove-unapplied',
  'store-cart-coupons',
  {
    method: 'POST',
    path: '/wp-json/wc/store/v1/cart/update-customer',
    body: { shipping_address: ADDRESS, billing_address: { ...ADDRESS, email: 'jane@example.com' } },
    headers: CART_HEADERS,
  },
  'store-cart-update-customer-bad-country',
  'store-cart-update-customer-bad-postcode',
  'store-cart-update-customer-bad-state',
  'store-cart-get-with-address',
  'store-cart-select-shipping',
  // the hashes of the carts after it are those of the flat rate's total
  {
    method: 'POST',
    path: '/wp-json/wc/store/v1/cart/select-shipping-rate',
    body: { package_id: 0, rate_id: 'flat_rate:1' },
    headers: CART_HEADERS,
  },
  'store-cart-extensions',
  'store-batch',
  'store-cart-patch',
  'store-checkout-get',
  'store-checkout-post-noaddress',
  'store-checkout-post-bad-email',
  'store-checkout-post-bad-gateway',
  'store-checkout-post-cod',
  'store-cart-after-checkout',
  'store-order-get-nokey',
  'store-order-get-nomail',
  'store-order-get',
  'store-checkout-post-empty-cart',
]

/** What is read of the Store API and `wp/v2`, then the cart. */
export const STORE = (names: readonly string[]): readonly Step[] => [
  ...names.filter((name) => !CART.includes(name)),
  ...CART,
]
