import type { MeantDifference } from './meant-differences.ts'

const PLUGIN = / dokan\/v1\//
const PRODUCTS = /^(GET|PUT) wc\/v3\/products(\/\{id})?$/

/** What the plug-in answers. */
const ANSWERS = new Set([
  '200',
  '400 rest_invalid_param id rest_invalid_param',
  '400 rest_user_invalid_reassign',
  '401 invalid_username',
  '401 rest_forbidden',
  '500 existing_user_login',
  '500 simplepie-error',
])

const NOT_PROMISED = 'Sellers are told by ghab/v1/vendors; the API of the plug-in for them is not served.'
const ONE_ORDER = 'An order is one, whoever sells what stands in it.'
const BEFORE_WRITE = 'WooCommerce answers the seller from before the write.'

const isOfShop = (store: unknown): boolean =>
  typeof store === 'object' && store !== null && 'name' in store && store.name === 'admin'

/** Of a shop with sellers, as a plug-in makes it of WooCommerce. */
export const SELLERS: readonly MeantDifference[] = [
  {
    route: PLUGIN,
    path: /^status$/,
    when: (expected, actual) => ANSWERS.has(String(expected)) && actual === '404 rest_no_route',
    reason: NOT_PROMISED,
  },
  {
    route: PLUGIN,
    path: /^body\.data$/,
    kinds: ['type'],
    when: (_, actual) => actual === null,
    reason: NOT_PROMISED,
  },
  {
    route: PRODUCTS,
    path: /\.store$/,
    kinds: ['missing'],
    when: isOfShop,
    reason: 'The shop’s own products belong to no seller.',
  },
  {
    route: PRODUCTS,
    query: /\/products(\?per_page=2|\/46)$/,
    path: /\.purchasable$/,
    kinds: ['value'],
    when: (expected, actual) => expected === false && actual === true,
    reason: 'The shop sells its own products; there the owner is a seller who may not sell yet.',
  },
  {
    route: PRODUCTS,
    path: /\.store\.address$/,
    kinds: ['missing'],
    reason: 'Where a seller is, their own page tells.',
  },
  {
    route: PRODUCTS,
    path: /\.store\.name$/,
    kinds: ['value'],
    when: (expected, actual) => expected === 'vendorb' && actual === 'Vendor B',
    reason: 'A seller without a name is called as their store is, not as their account.',
  },
  {
    route: /^PUT wc\/v3\/products\/\{id}$/,
    path: /\.store\.(id|name|shop_name|url)$/,
    kinds: ['value'],
    when: (expected) =>
      expected === 1 || expected === '' || /\b(admin|store\/admin\/)$/.test(String(expected)),
    reason: BEFORE_WRITE,
  },
  {
    route: /^PUT wc\/v3\/products\/\{id}$/,
    path: /^body$/,
    kinds: ['key order'],
    when: (expected) => Array.isArray(expected) && expected.at(-2) === 'store',
    reason: 'The plug-in puts the seller behind what only answers to writes have.',
  },
  {
    route: /^POST wc\/v3\/orders$/,
    path: /^body\.stores?$/,
    kinds: ['missing'],
    reason: ONE_ORDER,
  },
  {
    route: /^POST wc\/v3\/orders$/,
    path: /^body\.meta_data$/,
    kinds: ['length'],
    when: (expected, actual) => expected === 1 && actual === 0,
    reason: ONE_ORDER,
  },
]
