import { expect, test } from 'vitest'
import { canonicalRequest } from './canonical-request.ts'

const request = (path: string, init?: RequestInit) => new Request(`http://shop.test${path}`, init)

test.each([
  ['X-HTTP-Method-Override', '/wp-json/wc/v3/products/1', { 'X-HTTP-Method-Override': 'put' }],
  ['_method', '/wp-json/wc/v3/products/1?_method=PUT', {}],
])('a POST with %s is the other method, with its body', async (_, path, headers) => {
  const made = canonicalRequest(request(path, { method: 'POST', headers, body: '{"name":"x"}' }))
  expect(made.method).toBe('PUT')
  expect(await made.json()).toEqual({ name: 'x' })
})

test('a POST that stands for a GET has no body', () => {
  const made = canonicalRequest(
    request('/a', { method: 'POST', headers: { 'X-HTTP-Method-Override': 'GET' }, body: 'x' }),
  )
  expect([made.method, made.body]).toEqual(['GET', null])
})

test('other methods and odd wishes stay as they are', () => {
  for (const given of [
    request('/a?_method=DELETE'),
    request('/a?_method=TRACE', { method: 'POST' }),
    request('/wp-json/ghab/v1/checkout/AbC'),
    request('/wp-json/wc/v3/products?search=ABC'),
  ]) {
    expect(canonicalRequest(given)).toBe(given)
  }
})

test('routes of wc are lower case, their query is left alone', () => {
  expect(canonicalRequest(request('/wp-json/wc/v3/Products?search=ABC')).url).toBe(
    'http://shop.test/wp-json/wc/v3/products?search=ABC',
  )
})
