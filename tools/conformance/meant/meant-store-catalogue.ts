import type { MeantDifference } from './meant-differences.ts'

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
      String(expected).includes('/product-category/') && lastPart(expected) === lastPart(actual),
    reason: 'A category has one URL, without those above it.',
  },
  {
    route: CATALOGUE,
    path: /^headers\.Cache-Control$/,
    when: (_, actual) => actual === 'public, max-age=0, must-revalidate',
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
    path: /./,
    reason: 'WooCommerce 10.5 ignores the parameter; later ones and this shop answer the related products.',
  },
]
