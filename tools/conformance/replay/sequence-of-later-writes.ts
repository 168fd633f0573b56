import { withFile } from './recorded-files.ts'
import type { Step } from './replay-sequence.ts'
import { CONSENT } from './wc-auth/recorded-consent.ts'

type Steps = (names: readonly string[]) => readonly Step[]

/** What was done between two recordings, before the named one. */
const BETWEEN: Record<string, Step> = {
  'orders-batch': {
    method: 'PUT',
    path: '/wp-json/wc/v3/products/37',
    body: { manage_stock: true, stock_quantity: 20 },
  },
  'attribute-delete-noforce': {
    method: 'POST',
    path: '/wp-json/wc/v3/products/attributes',
    body: { name: 'Gone soon', slug: 'gone-soon' },
    answer: { id: 6 },
  },
  // in the place of the product that `wp/v2` made
  'wp-product-cat-create-by-wp': {
    method: 'POST',
    path: '/wp-json/wc/v3/products',
    body: { name: 'By wp' },
    answer: { id: 107 },
  },
  reports: { method: 'PUT', path: '/wp-json/wc/v3/orders/74', body: { status: 'completed' } },
}

const withBetween = (names: readonly string[]): Step[] =>
  names.flatMap((name) => (BETWEEN[name] ? [BETWEEN[name], withFile(name)] : [withFile(name)]))

export const WRITES_MORE: Steps = (names) => withBetween(names.filter((name) => name !== CONSENT))
