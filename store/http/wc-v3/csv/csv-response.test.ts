import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { csvResponse } from './csv-response.ts'

const app = new Hono().get('/', (c) => {
  c.header('Vary', 'Cookie')
  const text = async function* () {
    yield 'ID,Name\r\n'
  }
  return csvResponse(c, 'things', text())
})

test.each([
  ['gzip', 'gzip, deflate, br'],
  ['gzip', '*'],
  [null, 'gzip;q=0, br'],
  [null, 'br'],
  [null, 'x-gzip'],
])('it is packed by %s for %j', async (encoding, accepted) => {
  const response = await app.request('/', { headers: { 'Accept-Encoding': accepted } })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const body = encoding ? response.body?.pipeThrough(new DecompressionStream('gzip')) : response.body
  expect(await new Response(body ?? null).text()).toBe('ID,Name\r\n')
})
