import { beforeEach, expect, test } from 'vitest'
import { createPageMatcher } from '#app/match-page.ts'
import { writeShop } from '#demo/write-shop.ts'
import { type AppRoute, buildOf } from '#tests/support/pages/app-routes.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore } from '#tests/support/test-store.ts'
import { createAppServer } from './app-server.ts'
import { createLoadShedding } from './requests/load-shedding.ts'

const ORIGIN = 'http://shop.test'
const ROUTES = [
  ['shop', 'shop', 'public'],
  ['any', '*', 'public'],
].map(([id, path, cache]) => ({ id, path, module: { handle: { cache } } }) as unknown as AppRoute)

const GETS = {
  'a cached page': '/shop',
  'a page': '/product/cap',
  'a page in English': '/en/product/cap',
  'a cached answer': '/wp-json/ghab/v1/products',
  'an answer': '/wp-json/wc/v3/products/categories',
  'the health check': '/healthz',
  'a built file': '/assets/a.js',
  'the checkout': '/mobile-checkout?order_id=x',
  'its data': '/mobile-checkout.data',
  'the bank’s way back': '/wp-json/ghab/v1/payments/testbank/return?authority=x',
  'an order': '/wp-json/ghab/v1/orders/7?key=x',
}
type Asked = keyof typeof GETS
const POSTS = {
  'a cart': '/wp-json/ghab/v1/cart/quote',
  'a form': '/contact-us',
  'the draft of an order': '/api/appsettings/ionic_data_link/',
  'placing an order': '/wp-json/ghab/v1/checkout/x/place',
  'placing one by the Store API': '/wp-json/wc/store/v1/checkout',
  'the bank’s word': '/wp-json/ghab/v1/payments/testbank/notify',
}

let lag: number
let front: ReturnType<typeof createAppServer>

const ask = async (path: string, method = 'GET') =>
  front.fetch(new Request(ORIGIN + path, { method, headers: { Accept: 'text/html' } }))

beforeEach(async () => {
  lag = 0
  const store = await createTestStore((db) => writeShop(db, smallShop()))
  const match = createPageMatcher(buildOf(ROUTES))
  front = createAppServer({
    store,
    shedding: createLoadShedding(() => lag),
    renderPage: async () => async () =>
      new Response('<p>page</p>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    matchPage: async () => (url) => match(url, '/'),
    homeLocale: async () => 'fa',
    development: false,
    siteUrl: null,
    log: { error: (details, message) => console.error(message, details) },
    files: async ({ url }) => (url.endsWith('.js') ? new Response('let a') : null),
  })
  for (const asked of ['a cached page', 'a cached answer'] as const) {
    await (await ask(GETS[asked])).text()
  }
})

const refusedAt = async (behind: number): Promise<string[]> => {
  lag = behind
  const refused: string[] = []
  for (const [what, path] of Object.entries(GETS)) {
    if ((await ask(path)).status === 503) refused.push(what)
  }
  for (const [what, path] of Object.entries(POSTS)) {
    if ((await ask(path, 'POST')).status === 503) refused.push(what)
  }
  return refused
}

const ORDERS: string[] = [
  'the checkout',
  'its data',
  'the bank’s way back',
  'an order',
  'the draft of an order',
  'placing an order',
  'placing one by the Store API',
  'the bank’s word',
]
const OTHERS: string[] = ['a page', 'a page in English', 'an answer', 'a cart', 'a form']

test('a process that is on time refuses nothing', async () => {
  expect(await refusedAt(999)).toEqual([])
  expect(front.stats().refused).toEqual({ others: 0, orders: 0 })
})

test('one that is behind refuses what no cache has, but no order', async () => {
  expect((await refusedAt(1000)).sort()).toEqual([...OTHERS].sort())
  expect(front.stats().refused).toEqual({ others: OTHERS.length, orders: 0 })
})

test('one that is far behind refuses orders too, and goes on with what is cached, files and the health check', async () => {
  expect((await refusedAt(4000)).sort()).toEqual([...OTHERS, ...ORDERS].sort())
  lag = 0
  expect((await ask(GETS['a page'])).status).toBe(200)
})

test.each<[Asked, string, RegExp]>([
  ['a page', 'text/html; charset=utf-8', /lang="fa".*فروشگاه شلوغ است/s],
  ['a page in English', 'text/html; charset=utf-8', /lang="en".*The shop is busy/s],
  ['an answer', 'application/json', /"code":"server_busy".*"status":503/s],
])('%s is refused as %s, with a time to come again', async (asked, type, words) => {
  lag = 1000
  const answer = await ask(GETS[asked])
  const { headers } = answer
  expect([answer.status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect(headers.get('content-type')).toBe(type)
  expect(await answer.text()).toMatch(words)
})

test('on a slow machine it begins later, as the owner says, and with orders at four times as much', () => {
  const slow = createLoadShedding(() => lag, 3000)
  const after = (behind: number) => {
    lag = behind
    return [slow.retryAfter('/shop'), slow.retryAfter('/wp-json/ghab/v1/checkout/a/place')]
  }
  expect([after(2999), after(3000), after(11_999), after(12_000)]).toEqual([
    [0, 0],
    [5, 0],
    [5, 0],
    [5, 5],
  ])
})
