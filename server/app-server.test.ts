import { expect, test, vi } from 'vitest'
import { createAppServer } from './app-server.ts'
import { MAX_BODY_BYTES } from './body-limit.ts'

const ORIGIN = 'http://shop.test'

const serve = () => {
  const seen = vi.fn(async (request: Request) => new Response(`${(await request.text()).length} bytes`))
  const server = createAppServer({
    store: { fetch: seen },
    renderPage: async () => seen,
    readSearch: async () => () => '',
    homeLocale: async () => 'fa',
    development: false,
    siteUrl: null,
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
  const answer = await fetch(
    post(path, body, { Cookie: 'XSRF-TOKEN=x', 'Content-Type': 'application/x-www-form-urlencoded' }),
  )
  expect(answer.status).toBe(413)
  const html = await answer.text()
  expect(html).toContain(`<html lang="${lang}"`)
  expect(html).toContain(words)
  expect(taken()).toBeLessThanOrEqual(MAX_BODY_BYTES + 3 * 1024 * 1024)
  expect(seen).not.toHaveBeenCalled()
})

test('a length that is too large is refused before anything is read; the store says so as JSON', async () => {
  const { seen, fetch } = serve()
  const answer = await fetch(
    post('/wp-json/ghab/v1/contact', 'x', { 'Content-Length': String(MAX_BODY_BYTES + 1) }),
  )
  expect(answer.status).toBe(413)
  expect(await answer.json()).toEqual({
    code: 'rest_request_entity_too_large',
    message: 'The request body is larger than 24 MiB.',
    data: { status: 413 },
  })
  expect(seen).not.toHaveBeenCalled()
})

test('what is small enough arrives whole, after the forgery check has read it', async () => {
  const { fetch } = serve()
  const body = `_xsrf=x&message=${'m'.repeat(100_000)}`
  const answer = await fetch(
    post('/contact-us', body, {
      Cookie: 'XSRF-TOKEN=x',
      'Content-Type': 'application/x-www-form-urlencoded',
    }),
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

test('HEAD of a page tells what GET does, and leaves it kept', async () => {
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
  ['a session has no token of our pages', `vitrin_session=s.${'a'.repeat(43)}`, 403],
  ['the token is another one', `vitrin_session=s.${'a'.repeat(43)}; XSRF-TOKEN=x`, 403],
])('a change is taken or refused where %s', async (_, cookie, status) => {
  const { fetch } = serve()
  const answer = await fetch(
    post('/wp-json/ghab/v1/customer/', '{}', { Cookie: cookie, 'Content-Type': 'application/json' }),
  )
  expect(answer.status).toBe(status)
})
