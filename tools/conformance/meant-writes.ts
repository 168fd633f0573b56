import type { MeantDifference } from './meant-differences.ts'

/** Of what is written, and of the Store API. */
export const WRITES: readonly MeantDifference[] = [
  {
    path: /(\.href|^headers\.Location)$/,
    when: (expected) => String(expected).includes('(?P<'),
    reason: 'WordPress leaves the pattern of its route in the URL.',
  },
  {
    path: /\.targetHints$/,
    kinds: ['extra'],
    reason: 'WordPress says of some items that nothing can be done to them, although it was.',
  },
  {
    route: /wc\/v3\/products/,
    path: /\.description$/,
    kinds: ['value'],
    when: (expected, actual) =>
      typeof actual === 'string' && actual !== '' && String(expected).startsWith(actual),
    reason: 'Of a script nothing is kept; WordPress keeps what stood in it as text.',
  },
  {
    path: /\.new_draft_order_id$/,
    kinds: ['missing'],
    reason: 'A refused order leaves no draft behind.',
  },
  {
    route: /wc\/v3\/customers/,
    path: /\.targetHints\.allow$/,
    kinds: ['length'],
    reason: 'Administrators are deleted by those who may; WooCommerce leaves the method out.',
  },
  {
    route: /^GET wc\/store\/v1$/,
    path: /^body\.routes\..*\.(allow_batch|endpoints|args.*)$/,
    reason: 'The index names routes and methods; what they take stands in OpenAPI.',
  },
]
