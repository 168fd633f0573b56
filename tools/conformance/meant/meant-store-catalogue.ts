import type { MeantDifference } from './meant-differences.ts'
import { PRIVATE } from './meant-headers.ts'

const CATALOGUE = /^GET wc\/store(\/v1)?\/products/

const lastPart = (url: unknown): string | undefined =>
  String(url)
    .replace(/\/(?=\?|$)/, '')
    .split('/')
    .at(-1)
const pages = (link: unknown): string =>
  [...String(link).matchAll(/[?&]page=(\d+)[^>]*>; rel="(\w+)"/g)]
    .map(([, page, rel]) => `${rel} ${page}`)
    .join()

/** Where the catalogue of the Store API means to differ. */
export const STORE_CATALOGUE: MeantDifference[] = [
  {
    route: CATALOGUE,
    path: /\.(link|permalink)$/,
    kinds: ['value'],
    when: (expected, actual) =>
      /\/(product-category|brand)\//.test(String(expected)) && lastPart(expected) === lastPart(actual),
    reason: 'A category and a brand have one URL, without those above them.',
  },
  {
    route: CATALOGUE,
    path: /^headers\.Cache-Control$/,
    when: (expected, actual) => expected === PRIVATE && actual === 'public, max-age=0, must-revalidate',
    reason: 'The catalogue is the same for everybody: caches may keep it and ask again.',
  },
  {
    route: CATALOGUE,
    path: /\.add_to_cart\.url$/,
    kinds: ['value'],
    when: (_, actual) => String(actual).includes('/product/'),
    reason: 'The link leads to the page where the product is bought; none changes a cart by being followed.',
  },
  {
    route: CATALOGUE,
    path: /^headers\.Link$/,
    when: (expected, actual) => pages(expected) !== '' && pages(expected) === pages(actual),
    reason: 'WooCommerce escapes the ampersand of its links for HTML, which breaks them.',
  },
  {
    route: CATALOGUE,
    query: /[?&]related=/,
    path: /^(body|headers\.(X-WP-|Link))/,
    kinds: ['value', 'length', 'header'],
    reason: 'WooCommerce 10.5 ignores the parameter; later ones and this shop answer the related products.',
  },
  {
    route: CATALOGUE,
    query: /[?&]related=/,
    path: /\.price_range$/,
    kinds: ['type'],
    when: (...both) => both.includes(null),
    reason: 'WooCommerce 10.5 ignores the parameter; later ones and this shop answer the related products.',
  },
  {
    route: CATALOGUE,
    path: /\.images\[\d+\]\.sizes$/,
    kinds: ['value'],
    when: (expected, actual) => String(actual) === String(expected).replaceAll('800px', '801px'),
    reason: 'The pictures of the second recorded shop are a dot narrower.',
  },
  {
    route: CATALOGUE,
    path: /\.average_rating$/,
    when: (expected) => expected === '0' || expected === '5.00',
    reason: 'WooCommerce counts the first review of a product made by its API, or none; ours counts each.',
  },
  {
    route: /^GET wc\/store\/v1\/products\/collection-data$/,
    path: /^body\.rating_counts(\[\d+\]\.rating)?$/,
    kinds: ['length', 'value'],
    when: (expected, actual) => Number(expected) <= Number(actual) || (expected === 5 && actual === 4),
    reason: 'WooCommerce counts the first review of a product made by its API, or none; ours counts each.',
  },
  {
    route: CATALOGUE,
    query: /[?&]rating=/,
    path: /^(body|headers\.X-WP-Total(Pages)?)$/,
    kinds: ['length', 'header'],
    when: (expected, actual) => Number(expected) === 0 && Number(actual) > 0,
    reason: 'WooCommerce counts the first review of a product made by its API, or none; ours counts each.',
  },
]
