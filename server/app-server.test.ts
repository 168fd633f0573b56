import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { PageMatch } from '#app/match-page.ts'
import { createAppServer } from './app-server.ts'
import { createToken, maskToken } from './requests/csrf.ts'
import { MAX_FILES_BYTES } from './requests/request-body.ts'

const ORIGIN = 'http://shop.test'
const FORM = 'application/x-www-form-urlencoded'
const SESSION = `s.${'a'.repeat(43)}`
const caller = (clientIp: string) => ({ clientIp, requestId: '' })

const MATCHES: Record<string, Partial<PageMatch>> = {
  '/contact-us': { cache: 'form' },
  '/my-account': { cache: 'personal', files: 'signed-in' },
  '/order-received': { cache: 'personal', files: 'anyone' },
}

const serve = (
  answer: (request: Request) => Promise<Response> = async (request) =>
    new Response(`${(await request.text()).length} bytes`),
  siteUrl: string | null = null,
  ofStore = /^\/(wp-json|api)(\/|$)/,
  hasCached?: (request: Request) => boolean,
) => {
  const seen = vi.fn(answer)
  const server = createAppServer({
    store: { fetch: seen, owns: (path) => ofStore.test(path), hasCached },
    renderPage: async () => seen,
    matchPage: async () => (url) => ({ cache: 'public', search: '', pattern: '/', ...MATCHES[url.pathname] }),
    homeLocale: async () => 'fa',
    development: false,
    siteUrl,
    uptime: () => 0,
    log: { error: (details, message) => console.error(message, details) },
    files: async () => null,
  })
  return { seen, fetch: server.fetch }
}

/** a body of unknown length that counts what was taken of it */
const endless = () => {
  let taken = 0
  const piece = new Uint8Array(1024 * 1024)
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      taken += piece.length
      controller.enqueue(piece)
    },
  })
  return { body, taken: () => taken }
}

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  new Request(ORIGIN + path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)

test.each([
  ['/contact-us', 'fa', 'حجم فرستاده'],
  ['/en/contact-us', 'en', 'too large'],
])('a body without end to %s is refused with a page, and read no further', async (path, lang, words) => {
  const { seen, fetch } = serve()
  const { body, taken } = endless()
  const answer = await fetch(post(path, body, { Cookie: 'XSRF-TOKEN=x', 'Content-Type': FORM }))
  expect(answer.status).toBe(413)
  const html = await answer.text()
  expect(html).toContain(`<html lang="${lang}"`)
  expect(html).toContain(words)
  expect(taken()).toBeLessThanOrEqual(4 * 1024 * 1024)
  expect(seen).not.toHaveBeenCalled()
})

test('a length that is too large is refused before anything is read; the store says so as JSON', async () => {
  const { seen, fetch } = serve()
  const answer = await fetch(
    post('/wp-json/ghab/v1/contact', 'x', {
      'Content-Type': 'application/json',
      'Content-Length': String(1024 * 1024 + 1),
    }),
  )
  expect(answer.status).toBe(413)
  expect(await answer.json()).toEqual({
    code: 'rest_request_entity_too_large',
    message: 'The request body is larger than 1 MiB.',
    data: { status: 413 },
  })
  expect(seen).not.toHaveBeenCalled()
})

test('what is small enough arrives whole, after the token check has read it', async () => {
  const { fetch } = serve()
  const token = createToken(null)
  const body = `_xsrf=${maskToken(token)}&message=${'m'.repeat(90_000)}`
  const answer = await fetch(
    post('/contact-us', body, { Cookie: `XSRF-TOKEN=${token}`, 'Content-Type': FORM }),
  )
  expect(await answer.text()).toBe(`${body.length} bytes`)
})

test.each([
  ['/product/cap/', '/product/cap'],
  ['/en/', '/en'],
  ['/en//product//cap/?page=2&a=%2F', '/en/product/cap?page=2&a=%2F'],
  ['//elsewhere.example/', '/elsewhere.example'],
])('%s has moved to %s for good', async (path, own) => {
  const { seen, fetch } = serve()
  for (const method of ['GET', 'HEAD']) {
    const answer = await fetch(new Request(ORIGIN + path, { method }))
    expect([answer.status, answer.headers.get('location')]).toEqual([301, own])
  }
  expect(seen).not.toHaveBeenCalled()
})

test.each([
  ['GET', '/'],
  ['GET', '/product/cap'],
  ['GET', '/wp-json/'],
  ['GET', '/api/appsettings/ionic_data_link/'],
  ['GET', '/mobile-checkout/?order_id=x'],
  ['GET', '/en/mobile-checkout/?order_id=x'],
  ['POST', '/contact-us/'],
])('%s %s is answered where it is', async (method, path) => {
  const { fetch } = serve()
  expect((await fetch(new Request(ORIGIN + path, { method }))).status).toBe(200)
})

test('HEAD of a page answers with the headers of GET, and leaves it cached', async () => {
  const { seen, fetch } = serve()
  const told = await fetch(new Request(`${ORIGIN}/shop`, { method: 'HEAD' }))
  const got = await fetch(new Request(`${ORIGIN}/shop`))
  expect(seen).toHaveBeenCalledOnce()
  expect(await told.text()).toBe('')
  const named = ['etag', 'content-type', 'cache-control', 'content-security-policy', 'vary']
  for (const name of named) expect([name, told.headers.get(name)]).toEqual([name, got.headers.get(name)])
  expect(told.headers.get('etag')).not.toBe(null)
  expect(told.headers.get('content-length')).toBe(String((await got.arrayBuffer()).byteLength))
})

test.each([
  ['nobody has signed in', '', 200],
  ['a session has no token of our pages', `vitrin_session=${SESSION}`, 403],
  ['the token is another one', `vitrin_session=${SESSION}; XSRF-TOKEN=x`, 403],
  ['the token is of a guest', `vitrin_session=${SESSION}; XSRF-TOKEN=${createToken(null)}`, 403],
])('a change is taken or refused where %s', async (_, cookie, status) => {
  const { fetch } = serve()
  const headers = { Cookie: cookie, 'Content-Type': 'application/json' }
  for (const path of ['/wp-json/ghab/v1/customer/', '/wp-json/batch/v1']) {
    expect([path, (await fetch(post(path, '{}', headers))).status]).toEqual([path, status])
  }
})

test('the page that asks for a consumer key has a nonce of its own, and no other path passes for it', async () => {
  const { fetch } = serve(undefined, null, /^\/(en\/)?wc-auth\//)
  const sent = (path: string) =>
    fetch(post(path, 'choice=approve', { 'Content-Type': FORM, Cookie: `vitrin_session=${SESSION}` }))
  for (const path of ['/wc-auth/v1/authorize', '/wc-auth/v1/authorize/', '/en/wc-auth/v1/authorize']) {
    expect([path, (await sent(path)).status]).toEqual([path, 200])
  }
  for (const path of ['/wc-auth/v1/authorize/x', '/wc-auth/v1/login', '/signin/wc-auth/v1/authorize']) {
    expect([path, (await sent(path)).status]).toEqual([path, 403])
  }
})

test.each([
  ['a form of 3 MB', '/signin', 'a&'.repeat(1_500_000), FORM],
  ['a short form of many fields', '/signin', 'a&'.repeat(2000), FORM],
  ['a form of 3 MB to the store', '/wp-json/wc/v3/orders/1', 'a&'.repeat(1_500_000), FORM],
  [
    'a form with files where none are taken',
    '/contact-us',
    'x'.repeat(200_000),
    'multipart/form-data; boundary=b',
  ],
  ['text of no known type', '/signin', 'x'.repeat(200_000), 'text/plain'],
  ['JSON above 1 MB', '/wp-json/ghab/v1/cart/quote', 'x'.repeat(1_100_000), 'application/json'],
])('%s is refused before anything parses it', async (_, path, body, type) => {
  const { seen, fetch } = serve()
  const parsed = vi.spyOn(Request.prototype, 'formData')
  const token = createToken(null)
  const answer = await fetch(post(path, body, { 'Content-Type': type, Cookie: `XSRF-TOKEN=${token}` }))
  expect(answer.status).toBe(413)
  expect(seen).not.toHaveBeenCalled()
  expect(parsed).not.toHaveBeenCalled()
})

/** A form with a picture of 2 MB from a guest, or from who has this session. */
const sendPicture = async (path: string, session: string | null): Promise<number> => {
  const { fetch } = serve()
  const token = createToken(session)
  const form = new FormData()
  form.set('_xsrf', token)
  form.set('photo', new File([new Uint8Array(2_000_000)], 'photo.png'))
  const Cookie = `XSRF-TOKEN=${token}${session ? `; vitrin_session=${session}` : ''}`
  const encoded = new Response(form)
  const headers = { Cookie, 'Content-Type': encoded.headers.get('content-type') ?? '' }
  return (await fetch(post(path, await encoded.bytes(), headers))).status
}

test.each(['/my-account', '/wp-json/ghab/v1/reviews'])(
  'a form with files is taken at %s of who is signed in, of nobody else',
  async (path) => {
    expect(await sendPicture(path, null)).toBe(413)
    if (!path.startsWith('/wp-json')) expect(await sendPicture(path, `s.${'a'.repeat(43)}`)).toBe(200)
  },
)

// the store wants the token in a header, and says so once the body was taken
test.each([
  ['/order-received', 200],
  ['/wp-json/ghab/v1/orders/7/receipt', 403],
])('a guest sends the receipt of a transfer at %s', async (path, status) => {
  expect(await sendPicture(path, null)).toBe(status)
})

test('who sends body after body is throttled, by IP address and by how much there is to parse', async () => {
  const { seen, fetch } = serve()
  const send = (ip: string) =>
    fetch(
      post('/wp-json/ghab/v1/cart/quote', 'x'.repeat(1_000_000), { 'Content-Type': 'application/json' }),
      caller(ip),
    )
  const statuses = async (ip: string) => {
    const answers = await Promise.all(Array.from({ length: 80 }, () => send(ip)))
    return answers.map(({ status }) => status)
  }
  const strangers = await statuses('203.0.113.7')
  expect(strangers.filter((status) => status === 200)).toHaveLength(61)
  expect(strangers.at(-1)).toBe(429)
  const refused = await send('203.0.113.7')
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1'])
  seen.mockClear()
  expect((await send('203.0.113.8')).status).toBe(200)
  // everybody behind a proxy that we were not told of
  expect(new Set(await statuses('127.0.0.1'))).toEqual(new Set([200]))
})

test('who reads the API on and on is throttled by IP address, but for what a cache has', async () => {
  const isKept = (request: Request) => request.url.endsWith('/kept')
  const { seen, fetch } = serve(undefined, null, undefined, isKept)
  const read = async (path: string, ip: string, method = 'GET') =>
    fetch(new Request(ORIGIN + path, { method }), caller(ip))
  const anew = async (ip: string) => {
    const statuses: number[] = []
    for (let at = 0; at < 1201; at++) {
      const { status } = await read(`/wp-json/wc/v3/products?search=${at}`, ip)
      statuses.push(status)
    }
    return statuses
  }
  const stranger = '203.0.113.7'
  const statuses = await anew(stranger)
  expect(statuses.slice(0, 1200)).not.toContain(429)
  expect(statuses.at(-1)).toBe(429)
  seen.mockClear()
  for (const method of ['GET', 'HEAD']) {
    const refused = await read('/wp-json/wp/v2/posts?search=x', stranger, method)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1'])
  }
  expect(seen).not.toHaveBeenCalled()
  expect((await read('/wp-json/wc/v3/products/kept', stranger)).status).toBe(200)
  // pictures and what else is no API
  expect((await read('/api/picture', stranger)).status).toBe(200)
  expect((await read('/wp-json/wp/v2/posts?search=x', '203.0.113.8')).status).toBe(200)
  expect(await anew('10.0.0.7')).not.toContain(429)
})

test('a body with files is larger than any other', () => {
  expect(MAX_FILES_BYTES).toBeGreaterThan(4 * 5 * 1024 * 1024)
})

test('a form that repeats a token of another script is refused with a page', async () => {
  const { fetch } = serve()
  const token = createToken(null)
  const answer = await fetch(
    post('/contact-us', `_xsrf=${encodeURIComponent('ی'.repeat(68))}`, {
      Cookie: `XSRF-TOKEN=${token}`,
      'Content-Type': FORM,
    }),
  )
  expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8'])
})

const page = (headers: Record<string, string> = {}) =>
  new Response('<p>page</p>', { headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })
const ask = (path: string, cookie = '') => new Request(ORIGIN + path, { headers: { Cookie: cookie } })

test('a cached page is private as long as it sets a cookie', async () => {
  const { seen, fetch } = serve(async () => page())
  const first = await fetch(ask('/shop'))
  const token = /XSRF-TOKEN=([^;]+)/.exec(first.headers.get('set-cookie') ?? '')?.[1]
  const second = await fetch(ask('/shop', `XSRF-TOKEN=${token}`))
  expect([second.headers.get('cache-control'), second.headers.get('set-cookie')]).toEqual(['no-cache', null])
  const stranger = await fetch(ask('/shop'))
  expect(stranger.headers.get('cache-control')).toBe('private, no-cache')
  // signed in meanwhile: the guest's token is of no use any more
  const signedIn = await fetch(ask('/shop', `XSRF-TOKEN=${token}; vitrin_session=${SESSION}`))
  expect(signedIn.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=/)
  expect(seen).toHaveBeenCalledOnce()
})

test('an answer that signs in or out brings the token of the new session', async () => {
  const to = `s.${'b'.repeat(43)}`
  const { fetch } = serve(async (request) => {
    await request.text()
    return page({ 'Set-Cookie': `vitrin_session=${to}; Path=/; HttpOnly; SameSite=Lax` })
  })
  const before = createToken(null)
  const signedIn = await fetch(
    post('/signin', `_xsrf=${before}`, { 'Content-Type': FORM, Cookie: `XSRF-TOKEN=${before}` }),
  )
  const cookies = signedIn.headers.getSetCookie()
  const after = /^XSRF-TOKEN=([^;]+)/.exec(cookies.find((one) => one.startsWith('XSRF')) ?? '')?.[1] ?? ''
  const change = (token: string) =>
    fetch(
      post('/wp-json/ghab/v1/customer/', '{}', {
        Cookie: `vitrin_session=${to}; XSRF-TOKEN=${token}`,
        'X-XSRF-TOKEN': token,
        'Content-Type': 'application/json',
      }),
    )
  expect((await change(after)).status).toBe(200)
  const stale = await change(before)
  expect(stale.status).toBe(403)
  // and with the refusal a token that is taken
  expect(stale.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=/)
})

test('where the public origin is https, no cookie of ours leaves TLS', async () => {
  const { fetch } = serve(async () => page(), 'https://shop.example')
  for (const path of ['/', '/contact-us', '/my-account']) {
    expect((await fetch(ask(path))).headers.get('set-cookie')).toMatch(/; Secure$/)
  }
})

test('a script that was injected into a cached page is not allowed', async () => {
  const { seen, fetch } = serve(async () => page())
  seen.mockImplementation(
    async (_, given?: { nonce: string }) =>
      new Response(
        `<script nonce="${given?.nonce}">ours</script><script>theirs</script><style nonce="${given?.nonce}">a{}</style><style>b{}</style>`,
        { headers: { 'Content-Type': 'text/html; charset=utf-8' } },
      ),
  )
  const policy = (await fetch(ask('/shop'))).headers.get('content-security-policy') ?? ''
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  for (const ours of ['ours', 'a{}']) expect(policy).toContain(hash(ours))
  for (const theirs of ['theirs', 'b{}']) expect(policy).not.toContain(hash(theirs))
})

test.each([
  ['GET', '/shop', 'text/html; charset=utf-8'],
  ['POST', '/contact-us', 'text/html; charset=utf-8'],
  ['POST', '/wp-json/ghab/v1/contact', 'application/json'],
])('a failure at %s %s is logged and answered, without a word of what failed', async (method, path, type) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { fetch } = serve(async () => {
    throw new Error('secret of the house')
  })
  const answer = await fetch(new Request(ORIGIN + path, { method }))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([500, type])
  expect(await answer.text()).not.toContain('secret')
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})

test.each(['/%zz', '/en/product/%e2%82', '/shop/..%c0%af', '/x'.repeat(13), `${'/x'.repeat(2000)}.data`])(
  '%s is no valid URL and reaches no page',
  async (path) => {
    const { seen, fetch } = serve()
    const answer = await fetch(new Request(ORIGIN + path))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
    expect(seen).not.toHaveBeenCalled()
  },
)
