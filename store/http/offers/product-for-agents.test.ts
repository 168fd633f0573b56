import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { addShippingZone } from '#store/modules/cart/cart.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import { productForAgents } from '#store-api/contract/product-for-agents.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { OFFERS_NOW, offersShop } from '#tests/support/shops/offers-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

let store: TestStore
beforeAll(async () => {
  store = await createTestStore(
    (db) => writeShop(db, { ...offersShop(), customers: [managerRow()] }),
    () => OFFERS_NOW,
  )
})
afterAll(() => store.close())

const read = async (path: string) => {
  const response = await store.call(path)
  expect(response.status).toBe(200)
  return response
}
const productAt = async (path: string) =>
  productForAgents.parse(await (await read(`/product-data/${path}`)).json())

test('a product with its price, sale, delivery, returns and policies', async () => {
  const cup = await productAt('1.json')
  expect(cup).toMatchObject({
    id: 1,
    type: 'simple',
    name: 'Cup',
    url: `${TEST_ORIGIN}/product/cup`,
    language: 'fa',
    rating: { average: 4.5, count: 2 },
    offers: [
      {
        id: 1,
        sku: 'CUP',
        price: { amount: '980000', currency: 'IRR', toman: 98_000 },
        regular_price: { amount: '1200000', currency: 'IRR', toman: 120_000 },
        sale_ends: '2026-11-24T00:00:00Z',
        availability: 'in_stock',
        delivery: [{ country: 'IR', regions: ['تهران'], price: { toman: 40_000 } }],
      },
    ],
    returns: { days: 7, url: `${TEST_ORIGIN}/refund` },
    policies: { terms: `${TEST_ORIGIN}/page/1`, privacy: null, refund: `${TEST_ORIGIN}/refund` },
    seller: 'Test shop',
  })
})

test('variations are offers with their options and their own pages', async () => {
  const { offers } = await productAt('2.json')
  expect(offers).toMatchObject([
    { id: 3, options: { رنگ: 'سرخ', Sleeve: 'long' }, gtin: '4006381333931', availability: 'in_stock' },
    { id: 4, options: { رنگ: 'سرخ', Sleeve: 'short' }, availability: 'out_of_stock' },
  ])
  expect(offers[0]?.url).not.toBe(offers[1]?.url)
})

test('in the second language with the URLs of that', async () => {
  expect(await productAt('1.json?lang=en')).toMatchObject({
    name: 'Teacup',
    language: 'en',
    url: `${TEST_ORIGIN}/en/product/cup`,
    offers: [{ delivery: [{ regions: ['Tehran'] }] }],
  })
})

test('parts of a grouped product are its offers; without a price there are none', async () => {
  expect((await productAt('7.json')).offers.map(({ id }) => id)).toEqual([1, 6])
  expect((await productAt('10.json')).offers).toEqual([])
})

test('what is sold elsewhere names no seller of this shop, and nothing of its delivery and returns', async () => {
  expect(await productAt('11.json')).toMatchObject({
    type: 'external',
    seller: null,
    returns: null,
    policies: { refund: null },
    offers: [{ id: 11, delivery: [] }],
  })
})

test('goods of a vendor name the vendor; what is never sent is not taken back', async () => {
  expect(await productAt('12.json')).toMatchObject({ seller: 'Nila', returns: { days: 7 } })
  expect(await productAt('6.json')).toMatchObject({ seller: 'Test shop', returns: null })
})

test.each(['8.json', '3.json', '99.json', 'x.json', '1'])('%s is nothing that shoppers see', async (file) => {
  expect((await store.call(`/product-data/${file}`)).status).toBe(404)
})

test('llms.txt says what the shop is and where its data are, and each of its links leads somewhere', async () => {
  const save = (settings: object) =>
    saveSettings({ db: store.db, clock: () => OFFERS_NOW, actor: SYSTEM }, settings)
  expect(
    (await save({ site_description: 'Tea [and] <b>cups</b>', product_feeds: ['google', 'torob', 'emalls'] }))
      .ok,
  ).toBe(true)
  const answer = await read('/llms.txt')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  const text = await answer.text()
  expect(text).toMatch(/^# Test shop\n\n> Tea and bcups\/b\n/)
  for (const title of ['Catalogue', 'Data', 'Feeds', 'Policies', 'More'])
    expect(text).toContain(`\n## ${title}\n`)
  expect(text).toContain('Toman')
  expect(text).toContain(`[Returns and refunds](${TEST_ORIGIN}/refund): within 7 days`)
  const links = Array.from(text.matchAll(/\]\((\S+?)\)/g), ([, url = '']) => url)
  expect(links.every((url) => URL.parse(url)?.origin === TEST_ORIGIN)).toBe(true)
  for (const url of links.filter((one) => /\/(product-feeds|feed|sitemap)/.test(one)))
    await read(new URL(url).pathname)
  await save({ product_feeds: [] })
  expect(await (await read('/llms.txt')).text()).not.toContain('## Feeds')
})

test('a zone that is added is delivered to at once, also where the answer was cached', async () => {
  const delivery = async () => (await productAt('1.json')).offers[0]?.delivery.map(({ country }) => country)
  expect(await delivery()).not.toContain('TR')
  const method = { methodId: 'flat_rate' as const, title: 'Post', settings: { cost: '90000' } }
  await inTransaction({ db: store.db, clock: () => OFFERS_NOW, actor: SYSTEM }, (inside) =>
    addShippingZone(inside, { name: 'Turkey', country: 'TR', method }),
  )
  expect(await delivery()).toContain('TR')
})

test('returns are what the owner sets them to, also where they were cached', async () => {
  const head = async () =>
    (
      await read(`/wp-json/rankmath/v1/getHead?url=${encodeURIComponent(`${TEST_ORIGIN}/product/cup`)}`)
    ).text()
  expect(await head()).toMatch(/merchantReturnDays[\\":]+7\b/)
  expect((await productAt('1.json')).returns?.days).toBe(7)
  const put = await store.call('/wp-json/wc/v3/settings/products/ghab_return_days', {
    method: 'PUT',
    headers: await managerHeaders(store),
    body: { value: 21 },
  })
  expect(await put.json()).toMatchObject({ id: 'ghab_return_days', value: '21' })
  expect((await productAt('1.json')).returns?.days).toBe(21)
  expect(await head()).toMatch(/merchantReturnDays[\\":]+21\b/)
})
