import type { Difference, Kind } from '../compare.ts'
import { routeOf } from '../route.ts'
import { STORE_CHECKOUT } from './meant-checkout.ts'
import { COMMERCE } from './meant-commerce.ts'
import { CONSENT_PAGES } from './meant-consent.ts'
import { CONTENT } from './meant-content.ts'
import { COPIES } from './meant-copies.ts'
import { PRIVATE } from './meant-headers.ts'
import { MEDIA_FILES } from './meant-media.ts'
import { ORDERS } from './meant-orders.ts'
import { SELLERS } from './meant-sellers.ts'
import { SETTINGS } from './meant-settings.ts'
import { STORE_CATALOGUE } from './meant-store-catalogue.ts'
import { WEBHOOKS } from './meant-webhooks.ts'
import { WRITES } from './meant-writes.ts'

/** A difference that we mean to have. Everything given must fit. */
export interface MeantDifference {
  /** method and route of the call, as {@link routeOf} writes them */
  route?: RegExp
  /** what stands in the path as it was sent */
  query?: RegExp
  path: RegExp
  kinds?: readonly Kind[]
  /** what else must hold of the two values */
  when?: (expected: unknown, actual: unknown) => boolean
  reason: string
}

const bothTexts = (expected: unknown, actual: unknown): boolean =>
  typeof expected === 'string' && typeof actual === 'string' && actual !== ''

const neighbours = (link: unknown): string =>
  [...String(link).matchAll(/[?&]page=(\d+)>; rel="(\w+)"(?=, <|$)/g)]
    .map(([, page, rel]) => `${rel} ${page}`)
    .join()
const sameNeighbours = (expected: unknown, actual: unknown): boolean =>
  neighbours(expected) !== '' && neighbours(expected) === neighbours(actual)

const withoutEndSlash = (url: unknown): string => String(url).replace(/\/(?=\?|$)/, '')

/** Nobody answers there. */
const NO_ROUTE = '404 rest_no_route'

const EVERYWHERE: MeantDifference[] = [
  {
    path: /\.(\w*permalink(_template)?|link|url|href)$/,
    kinds: ['value'],
    when: (expected, actual) => expected !== actual && withoutEndSlash(expected) === actual,
    reason: 'Our permalinks have no slash at the end, as a WordPress without one in its permalink structure.',
  },
]

const ACCESS: MeantDifference[] = [
  {
    route: /^GET wc\/v3\/products/,
    path: /^status$/,
    when: (expected, actual) => expected === '401 woocommerce_rest_cannot_view' && actual === '200',
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
    route: /^OPTIONS /,
    path: /^(headers\.Cache-Control|body\.(methods|endpoints|schema))$/,
    when: (expected) => expected === PRIVATE || typeof expected !== 'string',
    reason: 'Only the methods that we serve are described; shapes are described by OpenAPI.',
  },
  {
    route: /^OPTIONS /,
    path: /^body\.endpoints\[1\]/,
    when: (expected, actual) =>
      actual !== undefined || (expected !== null && !(typeof expected === 'number' && expected > 0)),
    reason:
      "What a write takes is described by what is checked of it, without WooCommerce's words and defaults.",
  },
  {
    route: /^OPTIONS /,
    path: /\.args\.tax_class$/,
    kinds: ['extra'],
    reason: 'WooCommerce describes it only where the shop has taxes, and filters by it everywhere.',
  },
  {
    route: /^OPTIONS wc\/v3\/coupons$/,
    path: /\.args\.status$/,
    kinds: ['extra'],
    reason: 'The back office lists coupons in the trash by it; WooCommerce does so in its own screens alone.',
  },
  {
    route: /^OPTIONS /,
    path: /\.args/,
    kinds: ['key order'],
    reason: 'Each parameter names its type first.',
  },
  {
    route: /^OPTIONS /,
    path: /\.default$/,
    kinds: ['missing'],
    when: (expected) => expected === null,
    reason: 'A default of null says no more than none.',
  },
  {
    route: /^OPTIONS wc\/v3\/products\/\{id}\/variations$/,
    path: /\.args\.(product_id|attributes)$/,
    reason: 'The product is in the path; variations are so few that nobody needs them filtered by option.',
  },
  {
    route: /^OPTIONS /,
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
    route: /^GET wc\/v3\/products$/,
    query: /orderby=random/,
    path: /^body$/,
    kinds: ['order'],
    reason: 'Random on both sides.',
  },
  {
    route: /^GET wc\/v3\/products\/categories$/,
    query: /orderby=term_group/,
    path: /^body$/,
    kinds: ['order'],
    reason: 'No term has a group, so that order is left to the database; ours are by id.',
  },
  {
    route: /^(GET wc\/v3\/products|POST deliveries\/product\.)/,
    path: /\.total_sales$/,
    kinds: ['type'],
    when: (expected, actual) => typeof expected === 'string' && Number(expected) === actual,
    reason: 'A number, as for every other product; WooCommerce gives a text for variations.',
  },
  {
    route: /^GET wc\/v3\/products/,
    path: /\.categories\[0\]\./,
    kinds: ['value'],
    reason: 'A variation lies where its product lies; WooCommerce puts it under its default category.',
  },
  {
    route: /^GET wc\/v3\/products\/suggested-products$/,
    path: /^body/,
    kinds: ['value', 'length'],
    reason: 'WooCommerce draws them by lot; ours are the best sold that are in stock.',
  },
  {
    route: /^GET wc\/v3\/products\/suggested-products$/,
    path: /\.(stock_quantity|low_stock_amount)$/,
    kinds: ['type'],
    when: (expected, actual) => expected === null && typeof actual === 'number',
    reason: 'WooCommerce draws them by lot; ours are the best sold that are in stock.',
  },
  {
    route: /^GET wc\/v3\/products\/custom-fields\/names$/,
    path: /^(body|headers\.X-WP-Total(Pages)?)$/,
    reason: 'WordPress keeps the number of sales as a custom field; ours is none.',
  },
  ...COPIES,
  {
    path: /\.sale_unproven$/,
    kinds: ['extra'],
    reason: 'Our own field: whether the price before a sale was ever asked.',
  },
  {
    route: /^GET wc\/v3\/variations$/,
    path: /\._links\.up/,
    reason: 'WooCommerce names product 0; ours leads to the product.',
  },
  {
    route: /^GET wc\/v[12]\/products$/,
    path: /^status$/,
    when: (expected, actual) => expected === '200' && actual === NO_ROUTE,
    reason: 'Only the current version of the API is promised.',
  },
  {
    query: /rest_route=/,
    path: /^(status|headers\..*)$/,
    when: (_, actual) => actual === null || actual === NO_ROUTE || actual === 'application/json',
    reason: 'The form without pretty addresses is not served; WooCommerce takes no key there either.',
  },
  {
    route: /^GET wc-api\/v3\/products$/,
    path: /^(headers\.(Content-Type|Access-Control-Allow-Origin|Cache-Control)|body\.\w+)$/,
    kinds: ['header', 'missing', 'extra'],
    reason: 'The interface of WooCommerce 2 is gone there too; here nobody answers.',
  },
]

export const MEANT: readonly MeantDifference[] = [
  ...EVERYWHERE,
  ...MEDIA_FILES,
  ...WRITES,
  ...CONTENT,
  ...ACCESS,
  ...LISTS,
  ...PRICES,
  ...PICTURES,
  ...PRODUCTS,
  ...COMMERCE,
  ...CONSENT_PAGES,
  ...ORDERS,
  ...SELLERS,
  ...SETTINGS,
  ...STORE_CATALOGUE,
  ...STORE_CHECKOUT,
  ...WEBHOOKS,
]

export const isMeant = (
  call: { method: string; path: string },
  difference: Difference,
  rule: MeantDifference,
): boolean =>
  (rule.route?.test(routeOf(call)) ?? true) &&
  (rule.query?.test(call.path) ?? true) &&
  rule.path.test(difference.path) &&
  (rule.kinds?.includes(difference.kind) ?? true) &&
  (rule.when?.(difference.expected, difference.actual) ?? true)
