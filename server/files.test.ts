import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFiles } from './files.ts'

const root = mkdtempSync(join(tmpdir(), 'vitrin-files-'))
writeFileSync(join(root, 'app.js'), 'let a')
for (const suffix of ['.br', '.gz']) writeFileSync(join(root, `app.js${suffix}`), `packed${suffix}`)
writeFileSync(join(root, '..', 'outside.js'), 'let b')
afterAll(() => {
  rmSync(root, { recursive: true })
  rmSync(join(root, '..', 'outside.js'))
})

test.each([
  ['/app.js', 200],
  ['/none.js', null],
  ['/%2e%2e/outside.js', null],
  [`/${'x'.repeat(3000)}.js`, null],
  ['/app.js/more.js', null],
  ['/%00.js', null],
])('%s is answered with %s', async (path, status) => {
  const answer = await createFiles(root)(new Request(`http://shop.test${path}`))
  expect(answer?.status ?? null).toBe(status)
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0, br;q=0', null],
  ['x-gzip', null],
])('a client that takes %s gets %s', async (accepted, encoding) => {
  const request = new Request('http://shop.test/app.js', { headers: { 'Accept-Encoding': accepted } })
  const answer = await createFiles(root)(request)
  expect(answer?.headers.get('content-encoding') ?? null).toBe(encoding)
  expect(answer?.headers.get('vary')).toBe('Accept-Encoding')
})

test('who holds a file gets 304, also where a proxy has weakened its tag', async () => {
  const files = createFiles(root)
  const etag = (await files(new Request('http://shop.test/app.js')))?.headers.get('etag') ?? ''
  for (const given of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const request = new Request('http://shop.test/app.js', { headers: { 'If-None-Match': given } })
    expect((await files(request))?.status).toBe(304)
  }
})

test.each([3, 3 * 1024 ** 2])('a file of %i bytes is sent whole, again and again', async (size) => {
  const sent = Buffer.alloc(size, 'x')
  writeFileSync(join(root, 'sized.js'), sent)
  const files = createFiles(root)
  for (const _ of [1, 2]) {
    const answer = await files(new Request('http://shop.test/sized.js'))
    expect(answer?.headers.get('content-length')).toBe(String(size))
    expect(sent.equals(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer()))).toBe(true)
  }
})

test('what builds name by content is kept for good, all else is asked for again', async () => {
  const cachingOf = async (path: string) => {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), 'x')
    const answer = await createFiles(root)(new Request(`http://shop.test${path}`))
    return answer?.headers.get('cache-control')
  }
  expect(await cachingOf('/assets/a-1.js')).toContain('immutable')
  expect(await cachingOf('/admin/assets/a-1.js')).toContain('immutable')
  expect(await cachingOf('/admin/manifest.json')).toBe('no-cache')
  expect(await cachingOf('/other/assets/a-1.js')).toBe('no-cache')
})
