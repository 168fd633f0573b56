import type { Step } from './replay-sequence.ts'

const names = (text: string): string[] => text.trim().split(/\s+/)

/**
 * The calls of `writes/` in the order in which they were made, as the ids and dates in them tell. In between stand the
 * calls whose effect is seen in the recordings, but which were not kept.
 */
export const WRITES: readonly Step[] = [
  ...names(`
    auth-none-404route auth-none-bad-per_page auth-none-categories auth-none-create auth-none-data
    auth-none-data-countries auth-none-data-currencies auth-none-orders auth-none-payment_gateways
    auth-none-product auth-none-product-404 auth-none-products auth-none-reviews auth-none-settings
    auth-unknown-key auth-wrong-secret auth-query auth-query-wrong auth-strict-basic-over-http
    auth-oauth1-missing-params auth-oauth1-over-http auth-oauth1-unknown-key
    auth-oauth1-wrong-secret auth-oauth1-post auth-readonly-get auth-readonly-post
    auth-readonly-delete auth-writeonly-post bad-products-after-bad bad-products-brand-abc
    bad-products-category-abc bad-products-context-bad bad-products-min_price-abc
    bad-products-offset-neg bad-products-on_sale-1 bad-products-on_sale-abc bad-products-order-bad
    bad-products-order-upper bad-products-orderby-bad bad-products-page-0 bad-products-page-abc
    bad-products-per_page-0 bad-products-per_page-101 bad-products-per_page-abc
    bad-products-per_page-empty bad-products-status-bad bad-products-stock_status-bad
    bad-products-two-errors bad-products-type-bad bad-no-content-type
  `),
  { recording: 'form-body', body: 'name=from+form' },
  ...names(`
    method-delete-collection method-not-allowed method-put-collection x-http-method-override
  `),

  ...names(`
    product-create-empty product-create product-create-dup-sku product-create-bad-price
    product-create-price-number product-create-name-number product-create-stock-string
    product-create-bad-type product-create-bad-status product-create-images-bad
    product-create-sale-above-regular product-create-with-id product-update
    product-update-post-method
  `),
  { method: 'PUT', path: '/wp-json/wc/v3/products/80', body: { name: 'Test Mug 3' } },
  ...names(`
    product-update-404 product-update-meta product-delete-trash product-delete-trash-again
    product-delete-force product-delete-gone products-batch-mixed products-batch-empty
    products-batch-too-many
  `),

  ...names(`
    variable-create variation-create variation-create-2 variable-get-after variations-generate
  `),
  {
    method: 'PUT',
    path: '/wp-json/wc/v3/products/88/variations/89',
    body: { regular_price: '19', stock_status: 'outofstock', menu_order: 1 },
  },
  ...names(`
    variation-delete variation-delete-noforce
  `),

  ...names(`
    category-create category-create-dup category-delete-noforce
  `),
  {
    method: 'PUT',
    path: '/wp-json/wc/v3/products/categories/41',
    body: { name: 'Renamed', display: 'products', menu_order: 3 },
  },
  ...names(`
    category-delete attribute-create attribute-create-dup attribute-term-create attribute-delete
  `),

  {
    method: 'POST',
    path: '/wp-json/wc/v3/products/reviews',
    body: {
      product_id: 46,
      review: 'Nice polo',
      reviewer: 'Zed',
      reviewer_email: 'zed@example.net',
      rating: 4,
    },
    answer: { id: 17 },
  },
  ...names(`
    review-create-dup review-update
  `),
  { method: 'DELETE', path: '/wp-json/wc/v3/products/reviews/17' },
  ...names(`
    review-delete review-create-missing review-create-empty review-create-bad-product
    review-create-rating6 review-create-bad-email product-after-review
  `),

  {
    method: 'POST',
    path: '/wp-json/wc/v3/coupons',
    body: { code: 'New Code', discount_type: 'percent', amount: '7' },
    answer: { id: 94 },
  },
  ...names(`
    coupon-create-dup coupon-create-nocode coupon-update coupon-delete-noforce coupon-delete
  `),

  {
    method: 'POST',
    path: '/wp-json/wc/v3/customers',
    body: { email: 'new@example.com', password: 'a password of Golden' },
  },
  ...names(`
    customer-create-dup-email customer-create-dup-username customer-create-bad-email
    customer-create-noemail customer-create-nopassword
  `),

  ...names(`
    belt-before order-create-cod belt-after-pending order-status-on-hold order-status-processing
    belt-order-status-processing order-status-completed order-status-cancelled
    belt-order-status-cancelled order-status-pending order-status-failed
  `),
  {
    method: 'PUT',
    path: '/wp-json/wc/v3/orders/95',
    body: { status: 'refunded' },
    answer: { refunds: [{ id: 96 }] },
  },
  ...names(`
    order-status-wrong order-status-trash order-status-auto-draft order-create-set_paid
    order-note-create order-note-create-empty order-note-get order-note-404
    order-note-delete-noforce order-note-delete order-create-set_paid-virtual
    order-create-bacs-status-processing order-refund-partial-item order-refund-amount
    order-refund-too-much order-refund-zero
  `),
  {
    method: 'POST',
    path: '/wp-json/wc/v3/orders/97/refunds',
    body: { api_refund: false },
    answer: { id: 104 },
  },
  ...names(`
    order-refund-api-cod order-refunds refunds-list order-after-refund
  `),
  {
    method: 'POST',
    path: '/wp-json/wc/v3/orders/97/refunds',
    body: { amount: '18.00', api_refund: false },
    answer: { id: 105 },
  },
  ...names(`
    order-after-full-refund order-refund-delete
  `),

  ...names(`
    order-create-empty order-create-nopayment order-create-bad-product order-create-noproductid
    order-create-qty-string order-create-bad-status order-create-bad-currency order-create-eur
    order-create-bad-customer order-create-bad-email order-create-outofstock
    order-create-more-than-stock order-create-variable-without-variation
    order-create-variation-of-other-parent order-create-variation-id-as-product order-create-grouped
    order-create-external order-create-by-sku order-create-cart-status order-create-own-price
    order-create-bad-gateway order-create-bad-shipping-method order-create-shipping-notitle
  `),

  ...names(`
    order-coupon-FIXED5 order-coupon-prod2 order-coupon-expired order-coupon-once
    order-coupon-freeship order-coupon-alone20 order-coupon-min100 order-coupon-mailonly
    order-coupon-nope order-coupon-blank order-coupon-same-twice order-coupon-with-discount
    order-coupon-once-again order-coupon-guest-no-email
  `),

  ...names(`
    order-edit-create order-add-line order-change-line order-remove-line order-add-coupon
    order-remove-shipping order-line-wrong-id order-update-billing order-update-transaction
    order-receipt-create order-actions-send-details
  `),
  { method: 'DELETE', path: '/wp-json/wc/v3/orders/142' },
  ...names(`
    order-get-trashed order-delete-force order-delete-gone orders-batch
  `),

  ...names(`
    settings-update settings-update-bad webhook-create webhook-create-bad
  `),

  ...names(`
    tax-enable tax-create tax-create-city tax-product tax-order-create tax-order-create-3items
  `),
  {
    method: 'PUT',
    path: '/wp-json/wc/v3/settings/tax/woocommerce_prices_include_tax',
    body: { value: 'yes' },
  },
  ...names(`
    tax-order-prices-include tax-incl-off tax-disable
  `),
]
