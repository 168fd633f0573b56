import type { Difference, Kind } from './compare.ts'
import { COMMERCE } from './meant-commerce.ts'
import { ORDERS } from './meant-orders.ts'
import { SETTINGS } from './meant-settings.ts'
import { STORE_CATALOGUE } from './meant-store-catalogue.ts'

/** A difference that we mean to have. Everything given must fit. */
export interface MeantDifference {
  /** the recording's name */
  call?: RegExp
  path: RegExp
  kinds?: readonly Kind[]
  /** what else must hold of the two values */
  when?: (expected: unknown, actual: unknown) => boolean
  reason: string
}

const words = (value: unknown): string[] => (typeof value === 'string' ? value.split(', ') : [])
const fewer = (expected: unknown, actual: unknown): boolean =>
  words(actual).every((word) => words(expected).includes(word))
const bothTexts = (expected: unknown, actual: unknown): boolean =>
  typeof expected === 'string' && typeof actual === 'string' && actual !== ''

const neighbours = (link: unknown): string =>
  [...String(link).matchAll(/[?&]page=(\d+)>; rel="(\w+)"/g)].map(([, page, rel]) => `${rel} ${page}`).join()
const sameNeighbours = (expected: unknown, actual: unknown): boolean =>
  neighbours(expected) !== '' && neighbours(expected) === neighbours(actual)

const withoutEndSlash = (url: unknown): string => String(url).replace(/\/(?=\?|$)/, '')

const EVERYWHERE: MeantDifference[] = [
  {
    path: /\.(\w*permalink(_template)?|link|url|href)$/,
    kinds: ['value'],
    when: (expected, actual) => expected !== actual && withoutEndSlash(expected) === actual,
    reason: 'Our permalinks have no slash at the end, as a WordPress without one in its permalink structure.',
  },
  {
    path: /^headers\.Access-Control-Allow-Origin$/,
    reason: 'No answer depends on a cookie of another origin, so any page may read the public API.',
  },
  {
    path: /^(headers|body\.headers)\.Allow$/,
    when: (expected, actual) => expected === null || fewer(expected, actual),
    reason: 'Only the methods that we serve are named, and for an unknown item too.',
  },
  {
    path: /targetHints\.allow/,
    kinds: ['length', 'value'],
    reason: 'Only the methods that we serve are named.',
  },
]

const ACCESS: MeantDifference[] = [
  {
    path: /^headers\.Cache-Control$/,
    when: (expected) => expected === null,
    reason: 'Without a key WordPress leaves caching open; ours says it of every answer.',
  },
  {
    call: /^auth-(none-(categories|product|products|reviews)|unknown-key|strict-basic-over-http)$/,
    path: /./,
    reason: 'The catalogue is open to shoppers, and an unknown key counts as none.',
  },
]

const LISTS: MeantDifference[] = [
  {
    path: /^(headers\.|body\.headers\.)Link$/,
    when: (expected, actual) => bothTexts(expected, actual) && sameNeighbours(expected, actual),
    reason:
      'Ours repeats the query as it was asked; WooCommerce drops `false`, adds defaults and lets keys through.',
  },
  {
    call: /^options-/,
    path: /^(headers\.Cache-Control|body\.(methods|endpoints|schema))$/,
    reason: 'Only the methods that we serve are described; shapes are described by OpenAPI.',
  },
  {
    call: /^options-/,
    path: /^body\.endpoints\[1\]/,
    reason:
      "What a write takes is described by what is checked of it, without WooCommerce's words and defaults.",
  },
  {
    call: /^options-/,
    path: /\.args\.tax_class$/,
    kinds: ['extra'],
    reason: 'WooCommerce describes it only where the shop has taxes, and filters by it everywhere.',
  },
  {
    call: /^options-/,
    path: /\.args/,
    kinds: ['key order'],
    reason: 'Each parameter names its type first.',
  },
  {
    call: /^options-/,
    path: /\.default$/,
    kinds: ['missing'],
    when: (expected) => expected === null,
    reason: 'A default of null says no more than none.',
  },
  {
    call: /^options-products-N-variations$/,
    path: /\.args\.(product_id|attributes)$/,
    reason: 'The product is in the path; variations are so few that nobody needs them filtered by option.',
  },
  {
    call: /^options-/,
    path: /\.description$/,
    kinds: ['missing'],
    reason: 'Parameters are described by their types; the sentences are WooCommerce’s.',
  },
]

const PRICES: MeantDifference[] = [
  {
    path: /\.price_range$/,
    kinds: ['extra'],
    reason: 'Cards of products with several prices show whether they differ, and the old price of a sale.',
  },
]

const PICTURES: MeantDifference[] = [
  {
    path: /\.(images\[\d+\]|(product_)?image)\.(src|srcset|thumbnail)$/,
    kinds: ['value'],
    when: bothTexts,
    reason: 'Pictures live under /media, with widths of our own.',
  },
  {
    path: /\.(images\[\d+\]|image)\.(width|height|thumbhash|srcset|sizes|thumbnail)$/,
    kinds: ['extra'],
    reason: 'Size and placeholder let the page reserve the place of a picture; every picture has its widths.',
  },
  {
    path: /\.(images\[\d+\]|image)\.date_(created|modified)$/,
    kinds: ['value'],
    when: bothTexts,
    reason: "WooCommerce takes the time zone off twice in a picture's local dates.",
  },
  {
    path: /\.(reviewer_avatar_urls\.\d+|avatar_url)$/,
    kinds: ['value'],
    when: (_, actual) => actual === '',
    reason: 'Nobody is sent to an avatar service.',
  },
]

const PRODUCTS: MeantDifference[] = [
  {
    path: /\.related_ids/,
    kinds: ['value', 'length'],
    reason: 'WooCommerce draws them by lot; ours share most categories and tags, the best sold first.',
  },
  {
    call: /orderby-random/,
    path: /^body\[/,
    reason: 'Random on both sides.',
  },
  {
    call: /^categories-orderby-term_group$/,
    path: /^body\[/,
    reason: 'No term has a group, so that order is left to the database; ours are by id.',
  },
  {
    call: /^(variation-as-product|products-search_sku)$/,
    path: /\.total_sales$/,
    kinds: ['type'],
    reason: 'A number, as for every other product; WooCommerce gives a text for variations.',
  },
  {
    call: /^(variation-as-product|products-search_sku)$/,
    path: /\.categories\[0\]\./,
    reason: 'A variation lies where its product lies; WooCommerce puts it under its default category.',
  },
  {
    call: /^products-suggested-products$/,
    path: /^body\[/,
    reason: 'WooCommerce draws them by lot; ours are the best sold that are in stock.',
  },
  {
    call: /^products-custom-fields-names$/,
    path: /^(body|headers\.X-WP-Total(Pages)?)$/,
    reason: 'WordPress keeps the number of sales as a custom field; ours is none.',
  },
  {
    call: /^all-variations$/,
    path: /\._links\.up/,
    reason: 'WooCommerce names product 0; ours leads to the product.',
  },
  {
    call: /^index-wc-v[12]-products$/,
    path: /./,
    reason: 'Only the current version of the API is promised.',
  },
  {
    call: /^index-restroute$/,
    path: /./,
    reason: 'The form without pretty addresses is not served; WooCommerce takes no key there either.',
  },
  {
    call: /^legacy-wc-api-v3$/,
    path: /./,
    reason: 'The interface of WooCommerce 2 is gone there too; here nobody answers.',
  },
]

export const MEANT: readonly MeantDifference[] = [
  ...EVERYWHERE,
  ...ACCESS,
  ...LISTS,
  ...PRICES,
  ...PICTURES,
  ...PRODUCTS,
  ...COMMERCE,
  ...ORDERS,
  ...SETTINGS,
  ...STORE_CATALOGUE,
]

export const isMeant = (call: string, difference: Difference, rule: MeantDifference): boolean =>
  (rule.call?.test(call) ?? true) &&
  rule.path.test(difference.path) &&
  (rule.kinds?.includes(difference.kind) ?? true) &&
  (rule.when?.(difference.expected, difference.actual) ?? true)
