import { beforeAll, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { OFFERS_NOW, offersShop } from '#tests/support/shops/offers-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const DAY = 86_400_000

let store: TestStore
beforeAll(async () => {
  store = await createTestStore(
    (db) => writeShop(db, offersShop()),
    () => OFFERS_NOW,
  )
})

interface Thing {
  '@type': string
  [key: string]: unknown
}
const thingsOf = async (id: number, query = ''): Promise<Thing[]> => {
  const response = await store.call(`/wp-json/ghab/v1/products/${id}/structured-data${query}`)
  expect(response.status).toBe(200)
  return response.json()
}
const typed = (things: Thing[], type: string) => things.filter((thing) => thing['@type'] === type)

test('a product: price in Rial with its sale, delivery by zone, returns, rating and published reviews', async () => {
  const things = await thingsOf(1)
  expect(things[0]).toMatchObject({
    '@type': 'Product',
    name: 'Cup',
    sku: 'CUP',
    url: `${TEST_ORIGIN}/product/cup`,
    aggregateRating: { ratingValue: '4.50', ratingCount: 2 },
    review: [{ author: { name: 'Sara' }, reviewBody: 'Fine', reviewRating: { ratingValue: 5 } }],
    offers: {
      '@type': 'Offer',
      url: `${TEST_ORIGIN}/product/cup`,
      price: '980000',
      priceCurrency: 'IRR',
      priceValidUntil: '2026-11-24',
      priceSpecification: { price: '1200000', priceType: 'https://schema.org/StrikethroughPrice' },
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: [{ '@id': '#delivery-1' }],
      hasMerchantReturnPolicy: { '@id': '#returns' },
    },
  })
  // a number of the shop's own is none of GS1
  expect(things[0]).not.toHaveProperty('gtin13')
  expect(things[0]?.review).toHaveLength(1)
  expect(typed(things, 'OfferShippingDetails')).toEqual([
    {
      '@type': 'OfferShippingDetails',
      '@id': '#delivery-1',
      shippingRate: { '@type': 'MonetaryAmount', value: '400000', currency: 'IRR' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IR', addressRegion: ['تهران'] },
    },
  ])
  expect(typed(things, 'MerchantReturnPolicy')).toEqual([
    {
      '@type': 'MerchantReturnPolicy',
      '@id': '#returns',
      applicableCountry: 'IR',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 7,
      merchantReturnLink: `${TEST_ORIGIN}/refund`,
    },
  ])
})

test('a variable product is a group of what can be bought, each with its own offer and URL', async () => {
  const [group] = await thingsOf(2)
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '2',
    variesBy: ['https://schema.org/color', 'Sleeve'],
    hasVariant: [
      {
        '@type': 'Product',
        name: 'Shirt - سرخ, long',
        gtin13: '4006381333931',
        color: 'سرخ',
        additionalProperty: [{ name: 'Sleeve', value: 'long' }],
        offers: { price: '2000000', availability: 'https://schema.org/InStock' },
      },
      { offers: { price: '3000000', availability: 'https://schema.org/OutOfStock' } },
    ],
  })
  const variants = group?.hasVariant as { offers: { url: string } }[]
  expect(variants).toHaveLength(2)
  expect(new Set(variants.map(({ offers }) => offers.url)).size).toBe(2)
  expect(variants[0]?.offers.url).toMatch(/\/product\/shirt\?attribute_.*=long$/)
})

test('products that are sold together are a list, and a group of groups goes no deeper', async () => {
  const [set] = await thingsOf(7)
  expect(set).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      { position: 1, item: { name: 'Cup', offers: { price: '980000' } } },
      { position: 2, item: { name: 'Song', offers: { price: '200000' } } },
    ],
  })
  expect(set).not.toHaveProperty('offers')
  expect((await thingsOf(9))[0]).toMatchObject({ '@type': 'ItemList', numberOfItems: 0 })
})

test('what is not brought has no delivery, what has no price no offer', async () => {
  const [song] = await thingsOf(6)
  expect(song?.offers).not.toHaveProperty('shippingDetails')
  const [priceless] = await thingsOf(10)
  expect(priceless).toMatchObject({ '@type': 'Product', name: 'Priceless' })
  expect(priceless).not.toHaveProperty('offers')
})

test('what is never sent is not taken back either', async () => {
  const things = await thingsOf(6)
  expect(things[0]?.offers).toMatchObject({ seller: { name: 'Test shop' } })
  expect(things[0]?.offers).not.toHaveProperty('hasMerchantReturnPolicy')
  expect(typed(things, 'MerchantReturnPolicy')).toEqual([])
  // of a list, the parts that are sent have the policy
  const [set, ...shared] = await thingsOf(7)
  const parts = set?.itemListElement as { item: Thing }[]
  expect(parts.map(({ item }) => Object.hasOwn(item.offers as object, 'hasMerchantReturnPolicy'))).toEqual([
    true,
    false,
  ])
  expect(typed(shared, 'MerchantReturnPolicy')).toHaveLength(1)
})

test('what is sold elsewhere has neither the shop as its seller nor its delivery and returns', async () => {
  const things = await thingsOf(11)
  expect(things[0]).toMatchObject({ name: 'Lamp', offers: { price: '500000' } })
  for (const name of ['seller', 'shippingDetails', 'hasMerchantReturnPolicy'])
    expect(things[0]?.offers).not.toHaveProperty(name)
  expect(things.map((thing) => thing['@type'])).toEqual(['Product', 'BreadcrumbList'])
})

test('goods of a vendor name the vendor, with the page in the language', async () => {
  const seller = (path: string) => ({ '@type': 'Organization', name: 'Nila', url: TEST_ORIGIN + path })
  const [rug] = await thingsOf(12)
  expect(rug?.offers).toMatchObject({
    seller: seller('/store/nila'),
    shippingDetails: [{ '@id': '#delivery-1' }],
    hasMerchantReturnPolicy: { '@id': '#returns' },
  })
  const [inEnglish] = await thingsOf(12, '?lang=en')
  expect(inEnglish?.offers).toMatchObject({ seller: seller('/en/store/nila') })
})

test('what is on backorder says from when on it can be had', async () => {
  const [rug] = await thingsOf(12)
  expect(rug?.offers).toMatchObject({
    availability: 'https://schema.org/BackOrder',
    availabilityStarts: '2026-12-21',
  })
  expect((await thingsOf(1))[0]?.offers).not.toHaveProperty('availabilityStarts')
})

test('in the second language: names, URLs and places', async () => {
  const things = await thingsOf(1, '?lang=en')
  expect(things[0]).toMatchObject({ name: 'Teacup', url: `${TEST_ORIGIN}/en/product/cup` })
  expect(things[0]?.offers).toMatchObject({ url: `${TEST_ORIGIN}/en/product/cup` })
  expect(typed(things, 'OfferShippingDetails')[0]).toMatchObject({
    shippingDestination: { addressRegion: ['Tehran'] },
  })
  expect(typed(things, 'BreadcrumbList')[0]).toMatchObject({
    itemListElement: [{ name: 'Home', item: `${TEST_ORIGIN}/en` }, { name: 'Teacup' }],
  })
})

test.each([8, 3, 99])('%i is nothing that shoppers see', async (id) => {
  expect((await store.call(`/wp-json/ghab/v1/products/${id}/structured-data`)).status).toBe(404)
})

test('a sale whose old price was not charged is told as its page shows it: as none', async () => {
  let now = OFFERS_NOW
  const other = await createTestStore(
    (db) => writeShop(db, offersShop()),
    () => now,
  )
  now += 40 * DAY
  await inTransaction({ db: other.db, clock: () => now, actor: SYSTEM }, async (inside) => {
    const values = { regular_price: 90_000, sale_price: 20_000 }
    await inside.db.updateTable('products').set(values).where('id', '=', 6).execute()
    await recordEvent(inside, { type: 'product.changed', payload: { id: 6 } })
  })
  const entered = await (await other.call('/wp-json/wc/v3/products/6')).json()
  expect(entered).toMatchObject({ on_sale: true, sale_unproven: true })
  const [song] = await (await other.call('/wp-json/ghab/v1/products/6/structured-data')).json()
  expect(song.offers).toMatchObject({ price: '200000' })
  expect(song.offers).not.toHaveProperty('priceSpecification')
  other.close()
})
