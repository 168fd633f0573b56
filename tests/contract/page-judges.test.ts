import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { productForAgents } from '#store-api/contract/product-for-agents.ts'
import { faultsOf, headFaults } from '../support/crawl/judge-pages.ts'
import { type KnownProduct, productFaults } from '../support/crawl/judge-products.ts'
import { type ReadPage, readPage, type Thing } from '../support/crawl/read-page.ts'
import { OFFERS_NOW, offersShop } from '../support/shops/offers-shop.ts'
import { createTestStore, type TestStore } from '../support/test-store.ts'

/** Those who judge the pages of the sitemap (tests/e2e/across/sitemap.spec.ts) find what is broken. */
let store: TestStore
beforeAll(async () => {
  store = await createTestStore(
    (db) => writeShop(db, offersShop()),
    () => OFFERS_NOW,
  )
})
afterAll(() => store.close())

const json = async (path: string) => (await store.call(path)).json()

const know = async (id: number, reviews = 0): Promise<[KnownProduct, Thing[]]> => [
  { product: productForAgents.parse(await json(`/product-data/${id}.json`)), reviews },
  await json(`/wp-json/ghab/v1/products/${id}/structured-data`),
]

const [CUP, SHIRT, SET] = [1, 2, 7] as const
const REVIEWS = { [CUP]: 1, [SHIRT]: 0, [SET]: 0 }

describe('what the page of a product tells', () => {
  test.each([CUP, SHIRT, SET])('is right of product %i', async (id) => {
    expect(productFaults(...(await know(id, REVIEWS[id])))).toEqual([])
  })

  type Offers = { offers: Record<string, unknown> }
  type Variants = { hasVariant: (Record<string, unknown> & Offers)[] }
  const offerOf = (data: Thing[]) => (data[0] as unknown as Offers).offers
  const variantsOf = (data: Thing[]) => (data[0] as unknown as Variants).hasVariant

  test.each<[string, 1 | 2 | 7, (data: Thing[]) => unknown, RegExp]>([
    ['nothing', CUP, (data) => data.splice(0), /tells nothing/],
    ['no delivery', CUP, (data) => delete offerOf(data).shippingDetails, /0 shippingDetails of 1/],
    [
      'a delivery that is told nowhere',
      CUP,
      (data) => data.splice(1, data.length, ...data.slice(1).filter((one) => !/Shipping/.test(one['@type']))),
      /0 shippingDetails of 1/,
    ],
    ['no returns', CUP, (data) => delete offerOf(data).hasMerchantReturnPolicy, /no hasMerchantReturnPolicy/],
    ['another condition', CUP, (data) => (offerOf(data).itemCondition = 'x'), /condition x, not new/],
    ['no review', CUP, (data) => delete data[0]?.review, /0 reviews of 1/],
    ['a review of nobody', CUP, (data) => (data[0]!.review = [{ reviewBody: 'Fine' }]), /without author/],
    ['no rating', CUP, (data) => delete data[0]?.aggregateRating, /rating/],
    ['no trade number', SHIRT, (data) => delete variantsOf(data)[0]?.gtin13, /gtin , not 4006381333931/],
    ['a trade number of its own', CUP, (data) => (data[0]!.gtin = '1'), /gtin 1, not/],
    ['a variant too few', SHIRT, (data) => variantsOf(data).pop(), /1 variants of 2/],
    [
      'a variant without offer',
      SHIRT,
      (data) => delete (variantsOf(data)[0] as Partial<Offers>).offers,
      /not told/,
    ],
    ['no parts', SET, (data) => delete data[0]?.itemListElement, /not told/],
  ])('%s of product %i is a fault', async (_, id, spoil, fault) => {
    const [known, data] = await know(id, REVIEWS[id])
    spoil(data)
    expect(productFaults(known, data).join('\n')).toMatch(fault)
  })

  test('a return policy of what is not taken back is a fault', async () => {
    const [known, data] = await know(CUP, 1)
    const product = { ...known.product, returns: null }
    expect(productFaults({ ...known, product }, data).join()).toMatch(/a return policy of nobody/)
  })
})

const URL = 'https://shop.test/news'
const ARTICLE = {
  '@type': 'Article',
  headline: 'News',
  datePublished: '2026-11-20',
  dateModified: '2026-11-20',
  author: { '@type': 'Person', name: 'Nila' },
  publisher: { '@type': 'Organization', name: 'Shop' },
}
const page = (article: object): ReadPage =>
  readPage(
    URL,
    200,
    `<html lang="en"><title>News</title><meta name="description" content="${'What is new in the shop. '.repeat(3)}">
    <link rel="canonical" href="${URL}"><meta property="og:image" content="https://shop.test/1.png">
    <script type="application/ld+json">${JSON.stringify({ '@graph': [article] })}</script></html>`,
  )

test.each([
  [{}, null],
  [{ author: {} }, 'an article without author.name'],
  [
    { author: undefined, publisher: { '@type': 'Organization' } },
    'an article without author.name,publisher.name',
  ],
  [{ headline: '' }, 'an article without headline'],
])('an article with %o', (given, fault) => {
  const faults = faultsOf(page({ ...ARTICLE, ...given })).filter((one) => one.includes('an article'))
  expect(faults).toEqual(fault ? [`${URL}: ${fault}`] : [])
})

test('a head without picture, description or its own URL', () => {
  const right = page(ARTICLE)
  expect(headFaults(right)).toEqual([])
  expect(headFaults({ ...right, social: {}, description: 'News', canonical: 'https://shop.test/' })).toEqual([
    `head of ${URL}: canonical https://shop.test/`,
    `head of ${URL}: description: News`,
    `head of ${URL}: og:image undefined`,
  ])
})
