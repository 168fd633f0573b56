import { expect, test } from 'vitest'
import { createTestStore } from '#tests/support/test-store.ts'
import { bodyCost, bodyLimit, STORE_UPLOADS, takeBody } from './request-body.ts'

test.each(Object.entries(STORE_UPLOADS))(
  'what larger bodies are sent to as %s is a route of the store',
  async (_, pattern) => {
    const store = await createTestStore()
    const { routes } = (await (await store.call('/wp-json')).json()) as { routes: Record<string, unknown> }
    const paths = Object.keys(routes).map((path) => `/wp-json${path.replace(/\(\?P<.*?\)(?=\/|$)/g, '7')}`)
    expect(paths.filter((path) => pattern.test(path))).toHaveLength(1)
  },
)

const MEDIA = '/wp-json/wp/v2/media'
const limitOf = (contentType: string, headers: Record<string, string> = {}, path = MEDIA) =>
  bodyLimit(
    new Request(`http://shop.test${path}`, {
      method: 'POST',
      headers: { 'content-type': contentType, ...headers },
    }),
    path,
    async () => undefined,
  )

test('pictures of the shop may be ten MiB long, as they are or in a form, where somebody is signed in', async () => {
  const session = { authorization: 'Basic b3duZXI6c2VjcmV0' }
  const MB = 1024 * 1024
  expect(await limitOf('image/png', session)).toBe(10 * MB)
  expect(await limitOf('multipart/form-data; boundary=x', session)).toBeGreaterThan(10 * MB)
  for (const type of ['image/png', 'multipart/form-data; boundary=x', 'application/octet-stream']) {
    expect(await limitOf(type)).toBeLessThan(MB)
    expect(await limitOf(type, session, `${MEDIA}/1`)).toBeLessThan(MB)
  }
})

test('pictures of a vendor are those of the shop in length', async () => {
  const path = '/wp-json/ghab/v1/vendor/pictures'
  expect(await limitOf('image/webp', KEY, path)).toBe(10 * MIB)
  expect(await limitOf('image/webp', {}, path)).toBeLessThan(MIB)
})

const DOWNLOADS = '/wp-json/ghab/v1/download-files'

test('a file for buyers may be 200 MiB long, is left to its route, and costs little', async () => {
  const type = 'application/octet-stream'
  expect(await limitOf(type, KEY, DOWNLOADS)).toBe(200 * MIB)
  expect(await limitOf(type, {}, DOWNLOADS)).toBe(100_000)
  expect(await limitOf('text/plain', KEY, DOWNLOADS)).toBe(100_000)
  const request = upload({ ...KEY, 'Content-Type': type }, `http://shop.test${DOWNLOADS}`)
  expect(await takeBody(request, 200 * MIB)).toBe(request)
  expect(bodyCost(request, 200 * MIB)).toBe(1000)
})

const IMPORT = 'http://shop.test/wp-json/wc/v3/products/import'
const upload = (headers: Record<string, string>, url = IMPORT) =>
  new Request(url, { method: 'POST', headers, body: 'SKU' })
const KEY = { Authorization: 'Basic a' }
const MIB = 1024 * 1024

test.each([
  ['of somebody with a key', { ...KEY, 'Content-Type': 'text/csv' }, IMPORT, 32 * MIB],
  [
    'of somebody whose key is in the URL',
    { 'Content-Type': 'text/csv' },
    `${IMPORT}?consumer_key=ck_1`,
    32 * MIB,
  ],
  ['of nobody', { 'Content-Type': 'text/csv' }, IMPORT, 100_000],
  ['that is no file', { ...KEY, 'Content-Type': 'application/json' }, IMPORT, MIB],
  ['that is sent elsewhere', { ...KEY, 'Content-Type': 'text/csv' }, `${IMPORT}/1/start`, 100_000],
])('a file of products %s', async (_, headers, url, limit) => {
  const request = upload(headers, url)
  expect(await bodyLimit(request, new URL(url).pathname, async () => undefined)).toBe(limit)
  // only a file is left to its route, which reads it piece by piece
  expect((await takeBody(request, limit)) === request).toBe(limit === 32 * MIB)
})
