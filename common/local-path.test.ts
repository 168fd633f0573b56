import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkHref, localPath } from './local-path.ts'

const SHOP = 'https://shop.example'

test.each([
  '//evil.test',
  '///evil.test',
  '/..//evil.test',
  '/.//evil.test',
  '/./..//evil.test',
  '/%2e%2e//evil.test',
  '/%2E//evil.test',
  '/a/..//evil.test',
  '/a/%2e%2E//evil.test',
  '/en//evil.test',
  '/\\evil.test',
  '/..\\/evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/%2f/evil.test',
  '/%2f%2fevil.test',
  '/%5cevil.test',
  '/a%2f..%2f..//evil.test',
  '/%09/evil.test',
  '/my-orders.data',
  '/my-orders.dat%61',
  '/_root.data?_routes=x',
  '/%',
  '/%E0%A4%A',
  '',
  'evil.test',
  'https://evil.test/',
  'https:evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://local.invalid/',
  '/a\u0000b',
])('%j is no page of this shop', (given) => {
  expect(localPath(given)).toBeNull()
})

test.each([
  ['/', '/'],
  ['/my-orders?page=2', '/my-orders?page=2'],
  ['/a/../my-orders', '/my-orders'],
  ['/shop?next=//evil.test', '/shop?next=//evil.test'],
  ['/product/کتاب\u200cخانه', '/product/%DA%A9%D8%AA%D8%A7%D8%A8%E2%80%8C%D8%AE%D8%A7%D9%86%D9%87'],
  ['/mobile-checkout/?order_id=x', '/mobile-checkout/?order_id=x'],
  ['/my-data', '/my-data'],
])('%j is %s', (given, expected) => {
  expect(localPath(given)).toBe(expected)
})

const PIECES = [
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '\r',
    ' ',
    '@',
    ':',
    '?',
    '#',
    '%',
  ],
  ...[
    'evil.test',
    'https:',
    'javascript:',
    '.data',
    'signin',
    'user',
    '\u0000',
    '\u200c',
    '％',
    '。',
    '[',
    ']',
  ],
]
const given = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 3 })), { maxLength: 12 })
    .map((parts) => parts.join('')),
)
const paths = given.map((text) => `/${text}`)

test('whatever is given, the answer stays in the shop and resolves to itself', () => {
  fc.assert(
    fc.property(fc.oneof(given, paths), (text) => {
      const path = localPath(text)
      if (path === null) return
      const url = new URL(path, SHOP)
      expect(url.origin).toBe(SHOP)
      expect(url.pathname + url.search).toBe(path)
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(localPath(path)).toBe(path)
      // under the prefix of a language, and without it
      expect(new URL(`/en${path}`, SHOP).origin).toBe(SHOP)
      expect(new URL(path.replace(/^\/en(?=\/)/, ''), SHOP).origin).toBe(SHOP)
    }),
    { numRuns: 5000 },
  )
})

test('a link of the owner is a path, a URL, a phone number or nothing', () => {
  expect(linkHref('/shop#top')).toBe('/shop#top')
  expect(linkHref(' https://elsewhere.test/a ')).toBe('https://elsewhere.test/a')
  expect(linkHref('mailto:shop@shop.test')).toBe('mailto:shop@shop.test')
  expect(linkHref('tel:+982112345678')).toBe('tel:+982112345678')
  for (const bad of ['javascript:alert(1)', 'java\nscript:alert(1)', ' JavaScript:x', 'data:text/html,x'])
    expect(linkHref(bad)).toBeUndefined()
  for (const bad of ['', 'words', '//elsewhere.test', 'vbscript:x', 'https://', '/..//elsewhere.test'])
    expect(linkHref(bad)).toBeUndefined()
})
