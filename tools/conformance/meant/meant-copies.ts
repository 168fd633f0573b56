import type { MeantDifference } from './meant-differences.ts'

const route = /^POST wc\/v3\/products\/\{id}\/duplicate$/
const reason = 'A copy is answered as it is read; WooCommerce answers its inner objects, and other dates.'

/** What WooCommerce's inner object calls otherwise. */
const INNER = /^body\.(\w+_ids|review_count|rating_counts|cogs_value|width|length|height|image_id)$/

const isInner = (expected: unknown): boolean =>
  typeof expected === 'object' && expected !== null && ('timezone_type' in expected || 'pa_color' in expected)

/** Of products that were duplicated. */
export const COPIES: readonly MeantDifference[] = [
  { route, path: INNER, kinds: ['missing'], reason },
  { route, path: /^body\.\w+$/, kinds: ['extra'], reason },
  { route, path: /^body$/, kinds: ['key order'], reason },
  { route, path: /^body\.meta_data$/, kinds: ['length'], reason },
  {
    route,
    path: /^body\.low_stock_amount$/,
    when: (expected, actual) => expected === '' && actual === null,
    reason,
  },
  { route, path: /^body\.(date_created|date_modified|attributes)$/, kinds: ['type'], when: isInner, reason },
  {
    route,
    path: /^body\.sku$/,
    when: (expected, actual) => actual === `${expected}-1`,
    reason: 'A number of stock belongs to one product.',
  },
  {
    route,
    path: /^body\.(price|stock_status)$/,
    kinds: ['value'],
    when: (expected, actual) => expected === '' || actual === 'instock',
    reason: 'A copy has the prices and the stock of its variations at once.',
  },
]
