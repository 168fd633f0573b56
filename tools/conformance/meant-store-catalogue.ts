import type { MeantDifference } from './meant-differences.ts'

const CATALOGUE = /^store-(wp|more)\//

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
    call: CATALOGUE,
    path: /\.(link|permalink)$/,
    kinds: ['value'],
    when: (expected, actual) =>
      String(expected).includes('/product-category/') && lastPart(expected) === lastPart(actual),
    reason: 'A category has one URL, without those above it.',
  },
  {
    call: CATALOGUE,
    path: /\.add_to_cart\.url$/,
    kinds: ['value'],
    when: (_, actual) => String(actual).includes('/product/'),
    reason: 'The link leads to the page where the product is bought; none changes a cart by being followed.',
  },
  {
    call: CATALOGUE,
    path: /^headers\.Link$/,
    when: (expected, actual) => pages(expected) !== '' && pages(expected) === pages(actual),
    reason: 'WooCommerce escapes the ampersand of its links for HTML, which breaks them.',
  },
  {
    call: /^store-wp\/store-products-related$/,
    path: /./,
    reason: 'WooCommerce 10.5 ignores the parameter; later ones and this shop answer the related products.',
  },
]
