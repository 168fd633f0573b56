import { DATED_LATER } from '../shop/shop-content.ts'
import type { MeantDifference } from './meant-differences.ts'

const HOUR = 3_600_000

/** A picture beside a post. */
const EMBEDDED_PICTURE = /\._embedded\.wp:featuredmedia\[\d+\]\.(slug|media_details)/

const isMadeLater = (expected: unknown, actual: unknown): boolean => {
  const later = Date.parse(`${actual}Z`) - Date.parse(`${expected}Z`)
  return later === DATED_LATER - 5 * HOUR
}
const isToldLater = (expected: unknown, actual: unknown): boolean =>
  Date.parse(String(actual)) - Date.parse(String(expected)) === DATED_LATER

const WITHOUT_ZONE =
  'The recorded shop made it before it had a time zone: WordPress keeps the local date of then.'
const NO_MEMORY = 'There are neither networks of sites nor screens of WooCommerce that remember something.'
const NO_PROFILE = 'An author is a name on posts, without a site, and nobody is sent to an avatar service.'
const OWN_FILES = 'Pictures have files and widths of our own, which are made when they are first asked for.'
const HIDDEN = 'A product that is hidden from search is not found; WordPress knows of no such thing.'
const BY_QUERY = 'Terms and formats are not asked for by queries of queries, and texts are searched whole.'
const SHORT_FEED = 'Readers of feeds are told what is new, not how often to ask and who talks about it.'
const ELSEWHERE = 'Products and their terms are read and written by wc/v3, which says all of them.'
const BLOCKS = 'There are neither blocks nor themes.'

/** What is read of the blog, the pages, pictures and authors. */
export const CONTENT: readonly MeantDifference[] = [
  {
    route: /^GET wp\/v2\/(posts|pages|media|comments)(\/\{id})?$/,
    path: /\.(date|modified)$/,
    kinds: ['value'],
    when: isMadeLater,
    reason: WITHOUT_ZONE,
  },
  {
    route: /^GET feed$/,
    path: /\.(pubDate|lastBuildDate)\[0\]$/,
    kinds: ['value'],
    when: isToldLater,
    reason: WITHOUT_ZONE,
  },
  {
    route: /^GET wp\/v2\/(users|posts|pages)/,
    path: /(^body|^body\[\d+\]|\.author\[\d+\])\.(is_super_admin|woocommerce_meta)$/,
    kinds: ['missing'],
    reason: NO_MEMORY,
  },
  {
    route: /^GET wp\/v2\/(users|posts|pages)/,
    path: /(^body|^body\[\d+\]|\.author\[\d+\])\.(url|avatar_urls\.\d+)$/,
    kinds: ['value'],
    when: (_, actual) => actual === '',
    reason: NO_PROFILE,
  },
  {
    route: /^GET wp\/v2\/(posts|pages)$/,
    path: EMBEDDED_PICTURE,
    kinds: ['value', 'missing', 'key order'],
    when: (expected, actual) => actual === undefined || expected !== actual,
    reason: OWN_FILES,
  },
  {
    route: /^GET wp\/v2\/media$/,
    path: /\.(slug|(medium|thumbnail|medium_large|woocommerce_single)\.(file|width|height)|sizes\.(large|woocommerce_single))$/,
    kinds: ['value', 'missing', 'extra'],
    reason: OWN_FILES,
  },
  {
    route: /^GET wp\/v2\/media$/,
    path: /\.post$/,
    kinds: ['type'],
    when: (expected, actual) => Number(expected) > 0 && actual === null,
    reason: 'A picture is there for everything that shows it, and belongs to no post.',
  },
  {
    route: /^GET wp\/v2\/search$/,
    path: /^(body|headers\.X-WP-Total)$/,
    kinds: ['length', 'header'],
    when: (expected, actual) => Number(expected) - Number(actual) === 1,
    reason: HIDDEN,
  },
  {
    route: /^GET wp\/v2\/search$/,
    path: /^body$/,
    kinds: ['order'],
    reason: 'Of pages that were made in the same second the younger is first; the database there draws lots.',
  },
  {
    route: /^GET wp\/v2\/search$/,
    path: /\.url$/,
    kinds: ['value'],
    when: (expected, actual) => String(expected).endsWith('/') && /\/page\/\d+$/.test(String(actual)),
    reason: 'Addresses are those of this shop’s pages.',
  },
  {
    route: /^GET wp\/v2\/search$/,
    query: /_embed/,
    path: /\._embedded$/,
    kinds: ['missing'],
    when: (expected) => JSON.stringify(expected).includes('"type":"product"'),
    reason: ELSEWHERE,
  },
  {
    route: /^OPTIONS wp\/v2\/posts$/,
    path: /\.args\.(search_semantics|search_columns|tax_relation|ignore_sticky|format)$/,
    kinds: ['missing'],
    reason: BY_QUERY,
  },
  {
    route: /^OPTIONS wp\/v2\/posts$/,
    path: /\.args\.(categories|tags)(_exclude)?\.(type|oneOf|items)$/,
    kinds: ['type', 'missing', 'extra'],
    reason: BY_QUERY,
  },
  {
    route: /^OPTIONS wp\/v2\/posts$/,
    path: /(\.allow_batch|\.status\.items\.enum)$/,
    kinds: ['missing'],
    reason: 'What may stand in a batch, and which statuses there are, is described by OpenAPI.',
  },
  {
    route: /^OPTIONS wp\/v2\/posts$/,
    path: /\.status\.default$/,
    kinds: ['type'],
    when: (expected, actual) => JSON.stringify([expected]) === JSON.stringify(actual),
    reason: 'The default of a list is a list.',
  },
  {
    route: /^POST batch\/v1$/,
    path: /^body\.responses\[\d+\]\.headers\.Allow$/,
    when: (expected, actual) => expected === 'GET' && actual === 'GET, POST',
    reason: 'Every answer names the methods of its route; WordPress names those that the caller may use.',
  },
  {
    route: /^POST wp\/v2\/posts$/,
    path: /^body\.(code|message)$/,
    when: (expected, actual) =>
      /^(rest_cannot_create$|Sorry, )/.test(String(expected)) &&
      /^(invalid_username$|<strong>Error:)/.test(String(actual)),
    reason:
      'A consumer key is no name with a password; WordPress says so too once somebody has an application password.',
  },
  {
    route: /^GET feed$/,
    path: /\.(comments|wfw:commentRss|slash:comments|generator|sy:\w+)$/,
    kinds: ['missing'],
    reason: SHORT_FEED,
  },
  {
    route: /^GET feed$/,
    path: /\.(link|guid)\[0\]$/,
    kinds: ['value'],
    when: (expected, actual) =>
      /^http\S+$/.test(String(expected)) && /^http\S+(\/|\?p=\d+|-\w+)$/.test(String(actual)),
    reason: 'Addresses are those of this shop’s pages.',
  },
  {
    route: /^GET feed$/,
    path: /\.item\[\d+\]$/,
    kinds: ['key order'],
    reason: 'Where the parts of an item stand says nothing in RSS.',
  },
  {
    route: /^GET feed$/,
    path: /^headers\.(Link|Access-Control-Allow-Origin)$/,
    when: (_, actual) => actual === null,
    reason: 'The feed is a page of the shop and no call of the API.',
  },
  {
    route: /^GET $/,
    path: /^body\.namespaces$/,
    kinds: ['length'],
    reason: 'Only namespaces that are served.',
  },
  {
    route: /^GET wp\/v2\/(product|product_cat|taxonomies\/product_cat|types\/product)$/,
    path: /^status$/,
    when: (expected, actual) => expected === '200' && /^404 /.test(String(actual)),
    reason: ELSEWHERE,
  },
  {
    route: /^GET wp\/v2\/(block-types|themes|navigation)$/,
    path: /^status$/,
    when: (_, actual) => actual === '404 rest_no_route',
    reason: BLOCKS,
  },
]
