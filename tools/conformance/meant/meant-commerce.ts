import type { MeantDifference } from './meant-differences.ts'

/** Of shipping, taxes and the data of countries. */
export const COMMERCE: readonly MeantDifference[] = [
  {
    route: /wc\/v3\/shipping/,
    path: /\.(description|method_description|tip|placeholder|label|options\.\w*)$/,
    kinds: ['value'],
    reason: 'Methods explain themselves in our words.',
  },
  {
    route: /wc\/v3\/shipping\/zones\/\{id}$/,
    path: /^body\.name$/,
    when: (expected) => expected === 'Locations not covered by your other zones',
    reason: 'The zone of all other places has a name of our own.',
  },
  {
    route: /^GET wc\/v3\/shipping_methods$/,
    path: /^(body|headers\.X-WP-Total)$/,
    reason: 'Pick-up points of the block checkout are not served; local pick-up is.',
  },
  {
    route: /^GET wc\/v3\/data$/,
    path: /\.description$/,
    reason: 'The lists explain themselves in our words.',
  },
  {
    route: /^GET wc\/v3\/data\/continents/,
    path: /countries\[\d+\]\.name$/,
    reason: 'WooCommerce writes the name of the currency over that of the country.',
  },
  {
    route: /^GET wc\/v3\/data\/co(untries|ntinents)$/,
    path: /\.states\[23\]\.name$/,
    reason: 'A slip of the pen in the name of Kurdistan is not repeated.',
  },
]
