import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import type { PageRequest } from '#app/handler.ts'
import type { Caller } from '#store/http/caller.ts'
import { type AppServerOptions, createAppServer } from '../app-server.ts'
import { createToken } from '../requests/csrf.ts'

const ORIGIN = 'http://shop.test'
const SOMEBODY: Caller = { clientIp: '203.0.113.7', requestId: 'test' }
const LONG = 'page '.repeat(1000)

const html = (text: string, status = 200) =>
  new Response(`<p>${text}</p>`, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })

type Render = (request: Request, page: PageRequest) => Promise<Response>

/** an app whose pages read `page` of their URL and repeat the whole of it */
const serve = (
  render: Render = async (request) => html(`${request.url} ${LONG}`),
  options: Partial<AppServerOptions> = {},
) => {
  const rendered = vi.fn(render)
  const server = createAppServer({
    store: { fetch: async () => new Response('the store'), owns: (path) => path === '/healthz' },
    renderPage: async () => rendered,
    matchPage: async () => (url) => {
      const page = url.searchParams.get('page')
      const isCheckout = url.pathname.startsWith('/mobile-checkout')
      return {
        cache: isCheckout || url.pathname === '/my-orders' ? 'personal' : 'public',
        queue: isCheckout ? 'checkout' : undefined,
        search: page ? `?page=${page}` : '',
        pattern: '/',
      }
    },
    homeLocale: async () => 'fa',
    development: false,
    siteUrl: null,
    log: { error: (details, message) => console.error(message, details) },
    files: async () => null,
    ...options,
  })
  const get = async (path: string, headers: Record<string, string> = {}, caller = SOMEBODY, method = 'GET') =>
    server.fetch(new Request(path.startsWith('/') ? ORIGIN + path : path, { method, headers }), caller)
  return { rendered, get }
}

test('what its URL never changes is kept by browsers, and carries no token of one visitor', async () => {
  const forever = 'public, max-age=31536000, immutable'
  const { get } = serve(async () => Response.json({}, { headers: { 'Cache-Control': forever } }))
  const seller = `p.${'s'.repeat(43)}`
  const signedIn = { Cookie: `vitrin_session=${seller}; XSRF-TOKEN=${createToken(seller)}` }
  const visitors: Record<string, string>[] = [{}, { 'Accept-Encoding': 'br' }, {}, signedIn]
  for (const headers of visitors) {
    const answer = await get('/__manifest?paths=%2Fshop', headers)
    expect(answer.headers.get('cache-control')).toBe(forever)
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
  expect((await get('/my-orders')).headers.get('cache-control')).toBe('no-store')
})

test('parameters that the page does not read reach neither its key nor the page', async () => {
  const { rendered, get } = serve()
  const first = await (await get('/shop?utm_source=first&page=2&x=1')).text()
  expect(first).toContain(`${ORIGIN}/shop?page=2 `)
  for (const path of [
    '/shop?page=2',
    '/shop?page=2&fbclid=9',
    '/shop?gclid=%3Cb%3E&page=2',
    '/shop?x=1&page=2',
  ]) {
    expect(await (await get(path)).text()).toBe(first)
  }
  expect(rendered).toHaveBeenCalledOnce()
  await get('/shop?page=3')
  expect(rendered).toHaveBeenCalledTimes(2)
})

test('who saves data shares pages of their own, by header or cookie, with nothing else of the visitor', async () => {
  const { rendered, get } = serve(async (request, { savesData }) =>
    html(`${request.url} ${savesData} ${request.headers.get('cookie')} ${LONG}`),
  )
  const whole = await (await get('/shop?page=2')).text()
  const saved = await (await get('/shop?page=2', { 'Save-Data': 'on' })).text()
  expect(whole).toContain(`${ORIGIN}/shop?page=2 false null`)
  expect(saved).toContain(`${ORIGIN}/shop?page=2 true null`)
  expect(await (await get('/shop?page=2', { Cookie: 'a=b; save_data=1' })).text()).toBe(saved)
  expect(await (await get('/shop?page=2', { Cookie: 'a=b' })).text()).toBe(whole)
  expect(rendered).toHaveBeenCalledTimes(2)
  expect((await get('/shop?page=2')).headers.get('vary')).toBe('Accept-Encoding, Save-Data')
})

test('HEAD and If-None-Match are answered by the same key', async () => {
  const { rendered, get } = serve()
  const etag = (await get('/shop?x=1')).headers.get('etag') ?? ''
  const told = await get('/shop?x=2', {}, SOMEBODY, 'HEAD')
  expect([told.status, told.headers.get('etag')]).toEqual([200, etag])
  for (const given of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
    expect((await get('/shop?x=3', { 'If-None-Match': given })).status).toBe(304)
  }
  expect(rendered).toHaveBeenCalledOnce()
})

test('what renders a page for everybody learns nothing of its first visitor', async () => {
  const { rendered, get } = serve()
  const headers = {
    'Accept-Language': 'en',
    'User-Agent': 'first',
    Cookie: 'a=b',
    'X-Forwarded-Host': 'evil',
  }
  await get('/shop', headers)
  const [request, page] = rendered.mock.calls[0]!
  expect([...request.headers]).toEqual([])
  expect(page.storeHeaders).toEqual({ 'Accept-Language': 'fa', 'User-Agent': '' })
})

test('a made-up Host makes no second copy where the shop has a fixed URL', async () => {
  const { rendered, get } = serve(undefined, { siteUrl: 'https://shop.example' })
  for (const host of ['http://a.test', 'http://b.test', 'https://shop.example']) {
    expect(await (await get(`${host}/shop?page=2`)).text()).toContain('https://shop.example/shop?page=2 ')
  }
  expect(rendered).toHaveBeenCalledOnce()
})

test('without a fixed URL made-up hosts get nothing cached beside the own one', async () => {
  const { rendered, get } = serve()
  await get('/shop')
  for (let host = 0; host < 20; host++) await get(`http://host-${host}.test/shop`)
  const before = rendered.mock.calls.length
  await get('http://host-19.test/shop')
  expect(rendered).toHaveBeenCalledTimes(before + 1)
  await get('/shop')
  expect(rendered).toHaveBeenCalledTimes(before + 1)
})

test('who asks for the same page at the same moment waits for one drawing', async () => {
  const { rendered, get } = serve()
  const texts = await Promise.all([1, 2, 3].map(async (x) => (await get(`/shop?x=${x}`)).text()))
  expect(new Set(texts).size).toBe(1)
  expect(rendered).toHaveBeenCalledOnce()
})

test('who asks after a change waits for no drawing that was begun before it', async () => {
  const shop = { version: 0 }
  const begun = Promise.withResolvers<void>()
  const change = Promise.withResolvers<void>()
  const { rendered, get } = serve(
    async (_, { storeFetch }) => {
      const price = await (await storeFetch(new Request(`${ORIGIN}/price`))).json()
      begun.resolve()
      await change.promise
      return html(`price ${price} ${LONG}`)
    },
    {
      store: {
        owns: () => false,
        fetch: async (_, { onDependencies }) => {
          onDependencies?.([[shop, shop.version]])
          return Response.json(shop.version)
        },
      },
    },
  )
  const before = get('/shop')
  await begun.promise
  shop.version += 1
  const after = [get('/shop?x=1'), get('/shop?x=2')]
  change.resolve()
  expect(await (await before).text()).toContain('price 0')
  for (const answer of after) expect(await (await answer).text()).toContain('price 1')
  expect(rendered).toHaveBeenCalledTimes(2)
})

test('what is answered to one visitor alone is not shared with who asked at the same moment', async () => {
  const { rendered, get } = serve(async () => html(LONG, 410))
  const answers = await Promise.all([1, 2, 3].map((x) => get(`/gone?x=${x}`)))
  expect(answers.map(({ status }) => status)).toEqual([410, 410, 410])
  const cookies = answers.map(({ headers }) => headers.getSetCookie().join())
  expect(new Set(cookies).size).toBe(3)
  expect(rendered).toHaveBeenCalledTimes(3)
})

test('the page of an unknown URL is rendered once for who ask together, and cached when asked for again', async () => {
  const { rendered, get } = serve(async () => html(LONG, 404))
  const ask = async (headers?: Record<string, string>) => get('/nothing', headers)
  const answers = await Promise.all([ask(), ask()])
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(rendered).toHaveBeenCalledTimes(1)
  await ask()
  expect(rendered).toHaveBeenCalledTimes(2)
  const kept = await ask({ 'If-None-Match': answers[0]?.headers.get('etag') ?? '' })
  expect([kept.status, await kept.text()]).toEqual([404, `<p>${LONG}</p>`])
  expect(rendered).toHaveBeenCalledTimes(2)
})

test('one that leads nowhere because the store refused is drawn anew each time', async () => {
  const { rendered, get } = serve(
    async (request, page) => {
      await page.storeFetch(request)
      return html(LONG, 404)
    },
    { store: { fetch: async () => new Response('busy', { status: 503 }), owns: () => false } },
  )
  for (let time = 0; time < 3; time++) expect((await get('/nothing')).status).toBe(404)
  expect(rendered).toHaveBeenCalledTimes(3)
})

test.each([
  ['a page for everybody', '/shop', 200, {}],
  ['one that is not found', '/nothing', 404, {}],
  ['a page of an account', '/my-orders', 200, { Cookie: `vitrin_session=s.${'a'.repeat(43)}` }],
  [
    'one that somebody with other prices sees',
    '/shop',
    200,
    { Cookie: `vitrin_session=p.${'a'.repeat(43)}` },
  ],
])('%s is compressed', async (_, path, status, headers) => {
  const { get } = serve(async () => html(LONG, status))
  const answer = await get(path, { ...headers, 'Accept-Encoding': 'gzip' })
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([status, 'gzip'])
  expect(answer.headers.get('vary')).toContain('Accept-Encoding')
  expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain(LONG)
})

test('an IP address that has too many pages rendered is throttled; cached pages, the checkout and others are not', async () => {
  const { get } = serve(undefined, { renders: { perMinute: 5, clock: () => 0 } })
  await get('/shop')
  for (let page = 2; page <= 5; page++) await get(`/shop?page=${page}`)
  const refused = await get('/en/shop?page=6')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '12'])
  expect(await refused.text()).toContain('<html lang="en"')
  expect((await get('/my-orders')).status).toBe(429)
  expect((await get('/shop?utm_source=x')).status).toBe(200)
  expect((await get('/mobile-checkout/?order_id=1')).status).toBe(200)
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/shop?page=7', {}, { ...SOMEBODY, clientIp: '203.0.113.8' })).status).toBe(200)
})

test('where too many wait, newcomers get 503 with Retry-After, and the checkout has a queue of its own', async () => {
  const slow = Promise.withResolvers<void>()
  const { get } = serve(
    async (request) => {
      if (request.url.includes('page=')) await slow.promise
      return html(LONG)
    },
    { renders: { maxWaiting: 2 } },
  )
  const flood = Array.from({ length: 6 }, (_, page) => get(`/shop?page=${page}`))
  const busy = await flood.at(-1)!
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await busy.text()).toContain('فروشگاه شلوغ است')
  expect((await get('/mobile-checkout/?order_id=1')).status).toBe(200)
  slow.resolve()
  expect((await Promise.all(flood)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 503])
})

test('a client that went away is not drawn for, others who wait for the same page are', async () => {
  const slow = Promise.withResolvers<void>()
  const drawn: string[] = []
  const render: Render = async ({ url }) => {
    drawn.push(new URL(url).search)
    if (url.includes('slow')) await slow.promise
    return html(LONG)
  }
  const server = createAppServer({
    store: { fetch: async () => new Response(''), owns: () => false },
    renderPage: async () => render,
    matchPage: async () => (url) => ({ cache: 'public', search: url.search, pattern: '/' }),
    homeLocale: async () => 'fa',
    development: false,
    siteUrl: null,
    log: { error: (details, message) => console.error(message, details) },
    files: async () => null,
  })
  const ask = async (search: string, signal?: AbortSignal) =>
    server.fetch(new Request(`${ORIGIN}/shop${search}`, { signal: signal ?? null }), SOMEBODY)
  const holding = [1, 2, 3].map((number) => ask(`?slow=${number}`))
  const client = new AbortController()
  const leaving = [ask('?alone', client.signal), ask('?both', client.signal), ask('?both')]
  await vi.waitFor(() => expect(drawn).toHaveLength(3))
  client.abort()
  slow.resolve()
  const answers = await Promise.all([...holding, leaving[2]!])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await leaving[0]!).status).toBe(503)
  expect(drawn).toEqual(['?slow=1', '?slow=2', '?slow=3', '?both'])
})

test('a page is packed quickly for those who wait for it, and well for those who ask again', async () => {
  const { get } = serve(async () => html(LONG))
  const ask = async () => {
    const answer = await get('/shop', { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
    return [answer.headers.get('content-encoding'), Buffer.from(await answer.arrayBuffer())] as const
  }
  for (const [encoding, bytes] of await Promise.all([ask(), ask()])) {
    expect(encoding).toBe('zstd')
    expect(zstdDecompressSync(bytes).toString()).toContain(LONG)
  }
  const [encoding, bytes] = await ask()
  expect(encoding).toBe('br')
  expect(brotliDecompressSync(bytes).toString()).toContain(LONG)
})
