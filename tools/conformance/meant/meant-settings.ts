import type { MeantDifference } from './meant-differences.ts'

/** A UUID, or where a picture lies. */
const DOWNLOAD = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|https?:\S+\.jpg)$/

/** Of settings, exports, the state of the system and customers. */
export const SETTINGS: readonly MeantDifference[] = [
  {
    route: /^GET wc\/v3\/settings/,
    path: /^body$/,
    kinds: ['length'],
    reason: 'Only settings that change something here are listed.',
  },
  {
    route: /^GET wc\/v3\/settings$/,
    path: /^body\[email\]\.sub_groups$/,
    reason: 'Mails have no settings of their own: what is sent follows from what happened.',
  },
  {
    route: /wc\/v3\/settings\//,
    path: /\.(label|description|tip|options\.\w*)$/,
    kinds: ['value', 'missing', 'extra'],
    reason: 'Settings explain themselves in our words, currencies by the names that the platform knows.',
  },
  {
    route: /wc\/v3\/settings\//,
    path: /\.default$/,
    kinds: ['value'],
    reason: 'A new shop is an Iranian one here, an American one there.',
  },
  {
    route: /^GET wc\/v3\/settings\/\{group}$/,
    path: /\[woocommerce_(default_country|shipping_tax_class)\]\.(type|options)$/,
    reason: 'Every province of the world, and classes that change, are typed rather than chosen from a list.',
  },
  {
    route: / wp\/v2\/settings$/,
    path: /^body\.(use_smilies|default_category|posts_per_page|default_ping_status|woocommerce_default_catalog_orderby)$/,
    kinds: ['value'],
    reason: 'These tell how the shop is; it has no setting of them.',
  },
  {
    route: /^POST wp\/v2\/settings$/,
    path: /^status$/,
    when: (expected, actual) => expected === '200' && /^400 .* rest_field_not_served$/.test(String(actual)),
    reason:
      'A setting that the shop does not have is refused by its name; WordPress answers as if it were stored.',
  },
  {
    route: /wc\/v3\/system_status\/tools/,
    path: /\.description$/,
    kinds: ['value'],
    reason: 'Tools explain themselves in our words.',
  },
  {
    route: /^GET wc\/v3\/system_status$/,
    path: /^body\.settings\.(api_enabled|order_datastore|enabled_features)$/,
    reason:
      'These tell how that program is built; ours has one way to keep orders, and its API is always on.',
  },
  {
    route: /^GET wc\/v3\/system_status$/,
    path: /^body\.settings\.currency_symbol$/,
    when: (expected, actual) => expected === '&#36;' && actual === '$',
    reason: 'The sign itself, not its escape.',
  },
  {
    route: /^GET wc\/v3\/customers$/,
    path: /\.date_modified(_gmt)?$/,
    kinds: ['type'],
    reason: 'Whoever never changed was last changed when they were made.',
  },
  {
    route: /^GET wc\/v3\/layout-templates$/,
    path: /^status$/,
    when: (expected, actual) => expected === '200' && actual === '404 rest_no_route',
    reason: 'There is no block editor whose templates could be listed.',
  },
  {
    route: /^GET wc\/v3\/products\/export$/,
    path: /\.Download \d (ID|URL)$/,
    kinds: ['value'],
    when: (...both) => both.every((cell) => DOWNLOAD.test(String(cell))),
    reason: 'The two recorded shops numbered and kept their files each in its own way.',
  },
]
