import { brotliDecompressSync, createGunzip, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressPage } from './compress-page.ts'

const HTML = `<p>${'سلام '.repeat(2000)}</p>`
const TYPE = { 'Content-Type': 'text/html; charset=utf-8' }

const asked = (accepted?: string) =>
  new Request('http://shop.test/', { headers: accepted ? { 'Accept-Encoding': accepted } : {} })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test.each([
  ['zstd', 'gzip, deflate, br, zstd', zstdDecompressSync],
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
] as const)('a page goes out as %s', async (encoding, accepted, unpack) => {
  const response = await compressPage(
    asked(accepted),
    new Response(HTML, { status: 404, headers: { ...TYPE, 'Content-Length': '1', 'Set-Cookie': 'a=b' } }),
  )
  expect(response.status).toBe(404)
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(response.headers.has('content-length')).toBe(false)
  expect(response.headers.getSetCookie()).toEqual(['a=b'])
  const bytes = await bytesOf(response)
  expect(bytes.byteLength).toBeLessThan(HTML.length / 5)
  expect(unpack(bytes).toString()).toBe(HTML)
})

test.each<[string, string | undefined, Response]>([
  ['nothing is accepted', undefined, new Response(HTML, { headers: TYPE })],
  ['the page is small', 'br', new Response('<p>short</p>', { headers: TYPE })],
  ['it is no text', 'br', new Response(HTML, { headers: { 'Content-Type': 'image/png' } })],
])('it stays as it is where %s', async (_, accepted, response) => {
  const expected = await response.clone().text()
  const answer = await compressPage(asked(accepted), response)
  expect(answer.headers.has('content-encoding')).toBe(false)
  expect(await answer.text()).toBe(expected)
})

test('what is compressed already is not compressed again, nor what has no body', async () => {
  const packed = new Response(HTML, { headers: { ...TYPE, 'Content-Encoding': 'gzip' } })
  expect(await compressPage(asked('br'), packed)).toBe(packed)
  const moved = new Response(null, { status: 302, headers: { Location: '/' } })
  expect(await compressPage(asked('br'), moved)).toBe(moved)
})

test('Vary names the encoding once, also where nothing is compressed', async () => {
  const varies = async (vary: string) => {
    const response = new Response(HTML, { headers: { ...TYPE, ...(vary && { Vary: vary }) } })
    return (await compressPage(asked(), response)).headers.get('vary')
  }
  expect(await varies('')).toBe('Accept-Encoding')
  expect(await varies('Cookie')).toBe('Cookie, Accept-Encoding')
  expect(await varies('accept-encoding')).toBe('accept-encoding')
})

test('a stream that pauses is passed on as far as it is', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const written = 'a page of which the rest is to come. '.repeat(100)
  void writer.write(new TextEncoder().encode(written))
  const response = await compressPage(asked('gzip'), new Response(readable, { headers: TYPE }))
  const unpacked = createGunzip().setEncoding('utf8')
  let text = ''
  unpacked.on('data', (piece: string) => {
    text += piece
  })
  const reader = response.body!.getReader()
  while (text.length < written.length) {
    const { value } = await reader.read()
    await new Promise((resolve) => unpacked.write(value, resolve))
  }
  expect(text).toBe(written)
  await writer.close()
  while (!(await reader.read()).done);
})

test('who stops reading stops the source', async () => {
  const stopped = Promise.withResolvers<void>()
  const source = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(HTML)),
    cancel: () => stopped.resolve(),
  })
  const response = await compressPage(asked('br'), new Response(source, { headers: TYPE }))
  await response.body!.cancel()
  await stopped.promise
})

test('a source that fails ends the answer, and nothing else', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  void writer.write(new TextEncoder().encode(HTML))
  const response = await compressPage(asked('br'), new Response(readable, { headers: TYPE }))
  await writer.abort(new Error('broken'))
  await expect(response.arrayBuffer()).rejects.toThrow('broken')
})
