import { readFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { createPageMatcher, type MatchPage } from '#app/match-page.ts'
import type { RouteHandle } from '#app/shared/pages/route-handle.ts'
import { type AppRoute, buildOf, loadAppRoutes } from '#tests/support/pages/app-routes.ts'
import { createAppServer } from '../app-server.ts'

const ORIGIN = 'http://shop.test'

let routes: AppRoute[]
let matchPage: MatchPage
beforeAll(async () => {
  routes = await loadAppRoutes()
  matchPage = createPageMatcher(buildOf(routes))
}, 60_000)

const handleOf = ({ module }: AppRoute) => module.handle as RouteHandle | undefined

/** a front whose pages say how often they were drawn */
const serve = () => {
  const drawn = vi.fn(
    async (_: Request) =>
      new Response(`<p>${drawn.mock.calls.length}</p>`, { headers: { 'Content-Type': 'text/html' } }),
  )
  const server = createAppServer({
    store: { fetch: async () => new Response('the store'), owns: () => false },
    renderPage: async () => drawn,
    matchPage: async () => (url, locale, home) => matchPage(url, locale === home ? '/' : `/${locale}`),
    homeLocale: async () => 'fa',
    development: false,
    siteUrl: null,
    log: { error: (details, message) => console.error(message, details) },
    files: async () => null,
  })
  return async (path: string) => {
    const answer = await server.fetch(new Request(ORIGIN + path))
    return { text: await answer.text(), headers: answer.headers }
  }
}

test('every route says whose its page is', () => {
  const leaves = routes.filter(({ isLeaf }) => isLeaf)
  expect(leaves.length).toBeGreaterThan(50)
  const silent = leaves.filter(
    (route) => !['public', 'form', 'personal'].includes(handleOf(route)?.cache ?? ''),
  )
  expect(silent.map(({ file }) => file)).toEqual([])
})

test('no page that reads the session of its visitor is public', () => {
  const knowing = routes.filter(({ file }) =>
    /\b(xsrf|signedIn|requireCustomer|requireVendor|cookie)\b/.test(readFileSync(`app/${file}`, 'utf8')),
  )
  expect(knowing.length).toBeGreaterThan(15)
  const open = knowing.filter((route) => handleOf(route)?.cache === 'public')
  expect(open.map(({ file }) => file)).toEqual([])
})

test.each([
  '/',
  '/en',
  '/shop',
  '/Shop',
  '/product/cap',
  '/en/product/cap',
  '/cart',
  '/settings-of-a-lamp',
  '/manifest.webmanifest',
  '/shop.data',
  '/en/product/cap.data',
  '/_.data',
  '/en.data',
  '/__manifest?paths=%2Fshop&version=1',
])('%s is cached for everybody', async (path) => {
  const get = serve()
  const [first, second] = [await get(path), await get(path)]
  expect(second.text).toBe(first.text)
  expect(second.headers.has('etag')).toBe(true)
})

test.each([
  ['/my-account', 'no-store'],
  ['/My-Account', 'no-store'],
  ['/en/my-account', 'no-store'],
  ['/my-account.data', 'no-store'],
  ['/en/my-shop/orders/7.data?_routes=routes%2Fmy-shop-order', 'no-store'],
  ['/my%2Daccount', 'no-store'],
  ['/track%2dorder?number=7', 'no-store'],
  ['/mobile-checkout/?order_id=x', 'no-store'],
  ['/mobile-checkout/order-received/7?key=x', 'no-store'],
  ['/mobile-checkout.data?order_id=x', 'no-store'],
  ['/reset-password?token=x', 'no-store'],
  ['/contact-us', 'private, no-cache'],
  ['/add-review/7.data', 'private, no-cache'],
  ['/en/demo', 'private, no-cache'],
])('%s is rendered for each visitor, with Cache-Control %s', async (path, caching) => {
  const get = serve()
  const [first, second] = [await get(path), await get(path)]
  expect(second.text).not.toBe(first.text)
  expect([second.headers.get('etag'), second.headers.get('cache-control')]).toEqual([null, caching])
})

test('a route without a handle is personal', () => {
  const silent = { id: 'new', path: 'new', parentId: undefined, module: { default: () => null } }
  const read = createPageMatcher(buildOf([silent as unknown as AppRoute]))
  for (const path of ['/new', '/new.data', '/none']) {
    expect(read(new URL(path, ORIGIN), '/').cache).toBe('personal')
  }
})

test('a URL is reported as the pattern of its route', () => {
  const patternOf = (path: string, basename = '/') => matchPage(new URL(path, ORIGIN), basename).pattern
  expect(patternOf('/')).toBe('/')
  expect(patternOf('/en/product/cap?a=b', '/en')).toBe('/product/:slug')
  expect(patternOf('/product/cap.data')).toBe('/product/:slug')
  expect(patternOf('/my-shop/orders/7')).toBe('/my-shop/orders/:id')
  expect(patternOf('/no/such/page')).toBe('/*')
  expect(patternOf('/__manifest?paths=x')).toBe('/__manifest')
})

test('the pages of the checkout wait in a queue of their own', () => {
  const ofCheckout = routes.filter(({ parentId }) => parentId === 'routes/checkout-layout.tsx')
  expect(ofCheckout.length).toBeGreaterThan(1)
  const queued = routes.filter((route) => handleOf(route)?.queue === 'checkout')
  expect(queued).toEqual(ofCheckout)
})

test.each([
  ['/add-review/5', 'signed-in'],
  ['/my-account', 'signed-in'],
  ['/my-account.data', 'signed-in'],
  ['/en/my-account', 'signed-in'],
  ['/mobile-checkout/order-received/7', 'anyone'],
  ['/my-order-detail', 'anyone'],
  ['/contact-us', undefined],
  ['/no/such/page', undefined],
])('a form with files at %s is taken of: %s', (path, files) => {
  const basename = path.startsWith('/en/') ? '/en' : '/'
  expect(matchPage(new URL(path, ORIGIN), basename).files).toBe(files)
})
