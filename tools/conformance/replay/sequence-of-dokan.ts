import type { Step } from './replay-sequence.ts'

/** What the plug-in put into the shop when it was switched on. */
const ITS_PRODUCT: Step = {
  method: 'POST',
  path: '/wp-json/wc/v3/products',
  body: {
    name: 'Reverse Withdrawal Payment',
    description: '<p>This is Dokan reverse withdrawal payment product, do not delete.</p>\n',
    regular_price: '0',
    catalog_visibility: 'hidden',
    virtual: true,
    sold_individually: true,
    tax_status: 'none',
  },
  answer: { id: 82 },
}

/** The products were read before the order was made. */
const LAST = 'dokan-wc-order-create'

/** The calls on a shop with sellers, where WooCommerce answers as it does without them. */
export const DOKAN = (names: readonly string[]): readonly Step[] => [
  ITS_PRODUCT,
  ...names.filter((name) => name !== LAST),
  LAST,
]
